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
    """The clans that nobody drafted lie there as active Immortal tiles (X2.2b)."""

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
    """A player gains a turn; ``pending`` are coming now.

    With ``recall`` one card of the discard pile can be played in it (X11.7).
    """

    player: int
    recall: int
    pending: int


@dataclass
class NoAdditionalTurn(Event):
    player: int


@dataclass
class Passed(Event):
    """A player passes. ``left`` is how many turns that leaves to the last one; -1 while there is no limit."""

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
    """The game goes on without a player; what they held has been discarded (G3.6b). ``left`` as in ``Passed``."""

    player: int
    left: int
