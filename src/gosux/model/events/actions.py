"""What players announce and choose: actions of a turn, answers that other events do not show, bans."""

from dataclasses import dataclass

from gosux.model.events.base import Event, Move, Place, Zone, card_move
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, ClanRef, KindRef, LevelRef, SlotRef


@dataclass
class Plays(Event):
    """``cost`` is None while it depends on a row not chosen yet."""

    player: int
    card: CardRef
    cost: int | None = None


@dataclass
class Recalls(Plays):
    """A card of the discard pile is played (X11.7)."""


@dataclass
class Shifts(Event):
    player: int
    card: CardRef
    slot: SlotRef
    cost: int


@dataclass
class SetAside(Event):
    """The goblin that will enter by a mutation is announced (G5.1a)."""

    player: int
    card: CardRef
    origin: Zone

    def moves(self) -> list[Move]:
        return [card_move(self.card, Place(self.origin, self.player), Place("aside", self.player))]


@dataclass
class ActionUsed(Event):
    """The ACTION power of a card is used (X13.10)."""

    player: int
    card: CardRef
    slot: SlotRef


@dataclass
class ActivationCancelled(Event):
    player: int
    card: CardRef


@dataclass
class Echo(Event):
    """The effect of a card is resolved once more (X10.4a)."""

    player: int
    card: CardRef


@dataclass
class Declined(Event):
    """The player declines the effect of a card that enters (X13.2)."""

    player: int
    card: CardRef


@dataclass
class Copied(Event):
    player: int
    card: CardRef


@dataclass
class NothingHappens(Event):
    """A clause has nothing to choose; ``card`` is the card it belongs to, or "none"."""

    player: int
    card: CardRef | str


@dataclass
class ClanChosen(Event):
    player: int
    clan: ClanRef


@dataclass
class LevelChosen(Event):
    player: int
    level: LevelRef


@dataclass
class NumberChosen(Event):
    player: int
    number: int


@dataclass
class PlayerChosen(Event):
    player: int
    other: int


@dataclass
class ChosenForYou(Event):
    """A question with only one possible answer was not asked. Only its player sees this event.

    ``choice`` is the action's text, ``thing`` what it points at.
    """

    silent = True

    player: int
    choice: str
    question: KindRef
    thing: Argument


@dataclass
class Banned(Event):
    """``other`` may not play a card until the end of the next turn of ``player`` (X11.6)."""

    player: int
    other: int
    card: CardRef


@dataclass
class BanOver(Event):
    player: int
    card: CardRef
