"""The Great Battle, points, and the end of the game."""

from dataclasses import dataclass

from gosux.model.events.base import Event, Move, Place
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, SlotRef


@dataclass(frozen=True)
class BattleSide:
    """What an army is worth: the rows I to III, the hand (X10.27), and the cards that count double."""

    seat: int
    rows: tuple[int, int, int]
    hand: int
    doubled: tuple[SlotRef, ...]

    @property
    def total(self) -> int:
        return sum(self.rows) + self.hand


@dataclass
class Battle(Event):
    """The armies are counted. ``sides`` are the participants, by seat; ``winners`` gain a point.

    ``winner`` is the only winner, or -1; ``tie`` says whether several had the most, even if the Wonder or Advantage
    token broke the tie.
    """

    sides: list[BattleSide]
    winner: int
    winners: list[int]
    tie: int

    @property
    def args(self) -> dict[str, Argument]:
        """Totals by seat instead of their parts; -1 for a player who does not take part."""
        totals = {side.seat: side.total for side in self.sides}
        values: list[Argument] = [totals.get(seat, -1) for seat in range(max(totals) + 1)]
        return {"values": values, "winner": self.winner, "winners": [*self.winners], "tie": self.tie}


@dataclass
class Supremacy(Event):
    """Supremacy tokens or victory points: ``gained`` more, ``count`` in all."""

    player: int
    count: int
    gained: int

    def moves(self) -> list[Move]:
        return [Move("point", Place("board"), Place("points", self.player), count=self.gained)]


@dataclass
class SpecialVictory(Event):
    player: int
    card: CardRef


@dataclass
class Song(Event):
    """The Song for the Dead begins; ``player`` goes first. ``sacrifices`` is how many cards each player gives up."""

    player: int
    sacrifices: list[int]


@dataclass
class GameOver(Event):
    winners: list[int]
    rule: str
