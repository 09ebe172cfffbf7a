"""The Great Battle, points, and the end of the game."""

from dataclasses import dataclass

from gosux.model.actions import ROW_LENGTH
from gosux.model.events.base import Event, Move, Place
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, Reference, SlotRef


@dataclass(frozen=True)
class BattleCard:
    """A card and what it is worth: what is printed on it, and what a token (X7.3) or Bounty (X8.1) adds.

    A captured card is worth nothing.
    """

    slot: SlotRef
    card: CardRef
    captured: bool
    printed: int
    by_token: int
    by_bounty: int

    @property
    def value(self) -> int:
        return 0 if self.captured else self.printed + self.by_token + self.by_bounty


@dataclass(frozen=True)
class BattleSide:
    """What an army is worth: its cards, and the hand (X10.27), which counts because of ``hand_by``."""

    seat: int
    cards: tuple[BattleCard, ...]
    hand: int
    hand_by: tuple[Reference, ...] = ()

    @property
    def rows(self) -> tuple[int, int, int]:
        """The rows I to III."""
        sums = [0, 0, 0]
        for card in self.cards:
            sums[card.slot.slot // ROW_LENGTH] += card.value
        return sums[0], sums[1], sums[2]

    @property
    def total(self) -> int:
        return sum(self.rows) + self.hand

    @property
    def doubled(self) -> tuple[SlotRef, ...]:
        """Where the cards lie that count double."""
        return tuple(card.slot for card in self.cards if card.value > card.printed)


@dataclass
class Battle(Event):
    """The armies are counted at the end of ``round``. ``sides`` are the participants, by seat; ``winners`` gain a
    point.

    ``winner`` is the only winner, or -1; ``tie`` says whether several had the most, even if the Wonder or Advantage
    token broke the tie.
    """

    sides: list[BattleSide]
    winner: int
    winners: list[int]
    tie: int
    round: int

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
    """The Song for the Dead begins; ``player`` goes first, ``starter`` begins the next round.

    For each player, ``armies`` is how many cards are in play, ``sacrifices`` how many of them are given up, ``extra``
    how many of these for a narrow victory (X8.4c).
    """

    player: int
    sacrifices: list[int]
    starter: int
    armies: list[int]
    extra: list[int]

    @property
    def args(self) -> dict[str, Argument]:
        """Without what only a full report tells."""
        return {name: value for name, value in super().args.items() if name in ("player", "sacrifices")}


@dataclass
class GameOver(Event):
    winners: list[int]
    rule: str
