"""One player's side of the table: hand, deck, piles, army and tokens."""

from mypy_extensions import i64, mypyc_attr

from gosux.model.actions import ARMY_SIZE
from gosux.model.vectors import vec


@mypyc_attr(acyclic=True)
class Seat:
    """A player's side of the table.

    Hands and decks hold *entries*: a design's number plus, in higher bits, who knows it (see ``knowledge``). The top of
    a deck is its last entry. Army slots 0 to 14 run from I1 to III5; a slot holds -1, a design, or a design + 256 while
    the card is captured. With common piles, the seats share the same two lists, which are only changed in place.
    Army, rows and the tokens on them are never changed in place (``replaced``), so clones share them.
    """

    __slots__ = (
        "hand", "deck", "discard", "removed", "absent", "army", "rows", "resting", "doubled", "tokens", "spent", "lost",
        "locked", "supremacy", "clans", "passed", "turns", "out", "deck_seen", "force", "troop_clans", "hero_clans",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        removed: tuple[int, ...],
        army: vec[i64],
        rows: vec[i64],
        resting: vec[i64],
        doubled: vec[i64],
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.removed = removed  # from the game
        self.absent: tuple[int, ...] = ()  # cards that a position file leaves out of the game
        self.army = army
        self.rows = rows  # number of cards in each row
        self.resting = resting  # Activation tokens on each slot
        self.doubled = doubled  # how many of them show x2 (X7.8)
        self.tokens: i64 = 0  # in hand
        self.spent: i64 = 0
        self.lost: i64 = 0  # out for the rest of the round (X13.6)
        self.locked: i64 = 0
        self.supremacy: i64 = 0  # Supremacy tokens; in GOSU victory points
        self.clans: i64 = 0  # mask of the clans of the deck
        self.passed = False
        self.turns: i64 = 0  # taken in this round
        self.out = False  # has left the game, which continues without them (G3.6b)
        self.deck_seen = True  # whether anybody may know a card of the deck
        # Cached by ``traits``: the ongoing effects in force, and the clans of the face-up cards of two rows.
        self.force: i64 = 0
        self.troop_clans: i64 = 0
        self.hero_clans: i64 = 0

    def clone(self) -> "Seat":
        return self.clone_with(self.deck[:], self.discard[:])

    def clone_with(self, deck: list[int], discard: list[int]) -> "Seat":
        """A copy with these piles."""
        copy = Seat(
            self.hand[:], deck, discard, self.removed,
            self.army, self.rows, self.resting, self.doubled,
        )  # fmt: skip
        copy.absent = self.absent
        copy.tokens = self.tokens
        copy.spent = self.spent
        copy.lost = self.lost
        copy.locked = self.locked
        copy.supremacy = self.supremacy
        copy.clans = self.clans
        copy.passed = self.passed
        copy.turns = self.turns
        copy.out = self.out
        copy.deck_seen = self.deck_seen
        copy.force = self.force
        copy.troop_clans = self.troop_clans
        copy.hero_clans = self.hero_clans
        return copy

    def owned_tokens(self) -> i64:
        """X: all tokens that the player owns: in hand, on cards and spent (X7.7)."""
        count = self.tokens + self.spent + self.lost
        for resting in self.resting:
            count += resting
        return count

    def army_size(self) -> i64:
        return self.rows[0] + self.rows[1] + self.rows[2]


def empty_seat() -> Seat:
    """A player's side of an empty table."""
    return Seat([], [], [], (), vec[i64]([-1] * ARMY_SIZE), vec[i64]([0] * 3), no_tokens(), no_tokens())


def no_tokens() -> vec[i64]:
    """Nothing on any slot of an army."""
    return vec[i64]([0] * ARMY_SIZE)


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy of a vector in which one number is different."""
    copy = numbers[:]
    copy[place] = number
    return copy
