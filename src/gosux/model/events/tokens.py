"""Tokens and Immortal tiles."""

from dataclasses import dataclass

from gosux.model.events.base import NOBODY, Event, Move, Place, in_army, token_move
from gosux.model.messages.references import CardRef, ClanRef, SlotRef


def holder(seat: int) -> Place:
    """The place of a token that a player can hold."""
    return Place("tokens", seat) if seat >= 0 else Place("board")


@dataclass
class TokensSpent(Event):
    player: int
    count: int

    def moves(self) -> list[Move]:
        return [token_move(self.player, Place("tokens", self.player), Place("spent", self.player), self.count)]


@dataclass
class TokenPlaced(Event):
    """A card is activated; with ``veteran`` the token shows x2 (X7.3)."""

    player: int
    card: CardRef
    slot: SlotRef
    veteran: int

    def moves(self) -> list[Move]:
        return [token_move(self.player, Place("tokens", self.player), in_army(self.slot))]


@dataclass
class TokenPlacedOn(Event):
    """Another player's card is activated (G6.4)."""

    player: int
    owner: int
    card: CardRef
    slot: SlotRef

    def moves(self) -> list[Move]:
        return [token_move(self.player, Place("tokens", self.player), in_army(self.slot))]


@dataclass
class TokenBack(Event):
    player: int
    card: CardRef
    slot: SlotRef

    def moves(self) -> list[Move]:
        return [token_move(self.player, in_army(self.slot), Place("tokens", self.player))]


@dataclass
class TokenBackSpent(Event):
    player: int

    def moves(self) -> list[Move]:
        return [token_move(self.player, Place("spent", self.player), Place("tokens", self.player))]


@dataclass
class TokensToSpent(Event):
    """The card with tokens of ``player`` has left or was turned face down (X7.5, G6.2)."""

    player: int
    count: int
    slot: SlotRef

    def moves(self) -> list[Move]:
        return [token_move(self.player, in_army(self.slot), Place("spent", self.player), self.count)]


@dataclass
class TokenLost(Event):
    """Like ``TokensToSpent``, but out for the rest of the round (X13.6)."""

    player: int
    count: int
    slot: SlotRef

    def moves(self) -> list[Move]:
        return [token_move(self.player, in_army(self.slot), Place("lost", self.player), self.count)]


@dataclass
class TokensReturn(Event):
    """All used tokens of a player come back; the player then has ``count``.

    ``slots`` names the slot of each token that was on a card.
    """

    player: int
    count: int
    spent: int
    lost: int
    slots: list[SlotRef]

    def moves(self) -> list[Move]:
        own = Place("tokens", self.player)
        places = [*[Place("spent", self.player)] * self.spent, *[Place("lost", self.player)] * self.lost]
        return [token_move(self.player, place, own) for place in [*places, *map(in_army, self.slots)]]


@dataclass
class Unlocked(Event):
    """The player gets one more token; ``count`` is how many they own now, ``locked`` how many were unlocked."""

    player: int
    count: int
    locked: int

    def moves(self) -> list[Move]:
        origin = Place("locked", self.player) if self.locked else Place("board")
        return [token_move(self.player, origin, Place("tokens", self.player))]


@dataclass
class FifthToken(Event):
    player: int


@dataclass
class FifthTokenInSong(Event):
    player: int


@dataclass
class AdvantageTaken(Event):
    """``previous`` is who held it, -1 for nobody."""

    player: int
    previous: int

    def moves(self) -> list[Move]:
        return [Move("advantage", holder(self.previous), holder(self.player))]


@dataclass
class WonderTaken(Event):
    player: int
    previous: int

    def moves(self) -> list[Move]:
        return [Move("wonder", holder(self.previous), holder(self.player))]


@dataclass
class WonderReturned(Event):
    player: int

    def moves(self) -> list[Move]:
        return [Move("wonder", holder(self.player), holder(NOBODY))]


@dataclass
class BountyToken(Event):
    """The Bounty token is put on a card of ``player``; ``origin`` is the slot it came from, if any."""

    player: int
    card: CardRef
    slot: SlotRef
    by: int
    origin: SlotRef | None

    def moves(self) -> list[Move]:
        origin = in_army(self.origin) if self.origin is not None else Place("board")
        return [Move("bounty", origin, in_army(self.slot))]


@dataclass
class BountyTokenBack(Event):
    """Its card has left play."""

    slot: SlotRef

    def moves(self) -> list[Move]:
        return [Move("bounty", in_army(self.slot), Place("board"))]


@dataclass
class TileFlipped(Event):
    """An Immortal tile becomes active for both players (X11.2)."""

    player: int
    tile: ClanRef
