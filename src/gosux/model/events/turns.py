"""Setup, rounds and turns: who plays when, who has passed or left."""

from dataclasses import dataclass

from gosux.model.events.base import Event
from gosux.model.messages.references import ClanRef


@dataclass
class FirstPlayer(Event):
    player: int


@dataclass
class Drafted(Event):
    player: int
    clan: ClanRef


@dataclass
class TilesActive(Event):
    """The Immortal tiles of the clans that nobody drafted are active (X2.2b)."""

    tiles: list[ClanRef]


@dataclass
class Round(Event):
    """A round begins; nobody has passed."""

    round: int
    player: int


@dataclass
class Turn(Event):
    """A turn begins. ``left`` is how many more follow for this player; -1 while there is no limit (X4.4c)."""

    player: int
    additional: int
    left: int


@dataclass
class AdditionalTurn(Event):
    """A player gains a turn; ``pending`` additional turns are coming now.

    With ``recall``, one card of the discard pile can be played in it (X11.7).
    """

    player: int
    recall: int
    pending: int


@dataclass
class NoAdditionalTurn(Event):
    player: int


@dataclass
class Passed(Event):
    """A player passes. ``left`` is how many turns may still follow in this round; -1 while there is no limit."""

    player: int
    left: int


@dataclass
class PassesByLimit(Event):
    player: int
    turns: int


@dataclass
class TooManyTurns(Event):
    turns: int


@dataclass
class Conceded(Event):
    player: int


@dataclass
class LeftTheGame(Event):
    """The game goes on without a player, whose hand has been discarded (G3.6b). ``left`` as in ``Passed``."""

    player: int
    left: int
