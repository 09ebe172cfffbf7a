"""Hands, decks and piles. With common piles, those of ``player`` are the common ones."""

from dataclasses import dataclass

from gosux.model.events.base import Event, Move, Place, Zone, card_move, cards_move
from gosux.model.messages.references import CardRef


@dataclass
class _OneCard(Event):
    """A card that all see."""

    abstract = True

    player: int
    card: CardRef

    def move(self, origin: Zone, target: Zone) -> list[Move]:
        return [card_move(self.card, Place(origin, self.player), Place(target, self.player))]


@dataclass
class _Cards(Event):
    """Cards that all see."""

    abstract = True

    player: int
    cards: list[CardRef]

    def move(self, origin: Zone, target: Zone) -> list[Move]:
        return cards_move(self.cards, self.player, origin, target)


# -- setup -------------------------------------------------------------------------------------------------------


@dataclass
class DeckBuilt(Event):
    """A deck is ready, face down."""

    silent = True

    player: int
    count: int

    def moves(self) -> list[Move]:
        return [Move("card", Place("board"), Place("deck", self.player), count=self.count)]


@dataclass
class Mulligan(_Cards):
    """A hand is shown and shuffled back (X2.4)."""

    reveals = True

    def moves(self) -> list[Move]:
        return self.move("hand", "deck")


@dataclass
class MulliganUnseen(Event):
    """A hand is shuffled back, for the ``count``-th time (X13.1)."""

    reveals = True

    player: int
    count: int
    cards: int

    def moves(self) -> list[Move]:
        return [Move("card", Place("hand", self.player), Place("deck", self.player), count=self.cards)]


@dataclass
class Redraw(_Cards):
    """A hand without a Bakuto is discarded (G1.3); each discarded card is an event of its own."""

    reveals = True


# -- drawing and discarding --------------------------------------------------------------------------------------


@dataclass
class Drew(Event):
    reveals = True
    secrets = ("card",)

    player: int
    card: CardRef | None

    def moves(self) -> list[Move]:
        return [card_move(self.card, Place("deck", self.player), Place("hand", self.player))]


@dataclass
class DrawLost(Event):
    """Deck and discard pile are empty."""

    player: int


@dataclass
class Discarded(_OneCard):
    """``origin`` is where it comes from: the hand, or set aside by a player who leaves (G3.7)."""

    origin: Zone = "hand"

    def moves(self) -> list[Move]:
        return self.move(self.origin, "discard")


@dataclass
class UsedWill(_OneCard):
    """A card is discarded for its Force of will (X10.6)."""

    def moves(self) -> list[Move]:
        return self.move("hand", "discard")


@dataclass
class Took(_OneCard):
    def moves(self) -> list[Move]:
        return self.move("discard", "hand")


@dataclass
class TookRemoved(_OneCard):
    def moves(self) -> list[Move]:
        return self.move("removed", "hand")


@dataclass
class Milled(_Cards):
    reveals = True

    def moves(self) -> list[Move]:
        return self.move("deck", "discard")


@dataclass
class Removed(Event):
    """``player`` removes a card of the discard pile of ``owner`` from the game."""

    player: int
    owner: int
    card: CardRef

    def moves(self) -> list[Move]:
        return [card_move(self.card, Place("discard", self.owner), Place("removed", self.owner))]


# -- looking -----------------------------------------------------------------------------------------------------


@dataclass
class Vision(Event):
    """A player sees the top card of their deck (X13.9)."""

    reveals = True
    secrets = ("card",)

    player: int
    card: CardRef | None


@dataclass
class LookedAtHand(Event):
    """``player`` sees the hand of ``other``."""

    reveals = True
    secrets = ("cards",)

    player: int
    other: int
    cards: list[CardRef] | None


@dataclass
class Revealed(_Cards):
    reveals = True

    def moves(self) -> list[Move]:
        return self.move("deck", "revealed")


@dataclass
class Kept(_OneCard):
    reveals = True

    def moves(self) -> list[Move]:
        return self.move("revealed", "hand")


@dataclass
class DiscardedRevealed(_Cards):
    reveals = True

    def moves(self) -> list[Move]:
        return self.move("revealed", "discard")


# -- decks -------------------------------------------------------------------------------------------------------


@dataclass
class Searched(Event):
    """A card is found in a deck; ``target`` says where it goes. It goes on top after shuffling (X11.10)."""

    reveals = True
    secrets = ("card",)

    player: int
    target: Zone
    card: CardRef | None

    def moves(self) -> list[Move]:
        target: Zone = "aside" if self.target == "deck" else self.target
        return [card_move(self.card, Place("deck", self.player), Place(target, self.player))]


@dataclass
class PutOnTop(_OneCard):
    """``origin`` is where it was: among the revealed cards, or set aside after a search."""

    origin: Zone = "revealed"

    def moves(self) -> list[Move]:
        return self.move(self.origin, "deck")


@dataclass
class PutUnder(_OneCard):
    def moves(self) -> list[Move]:
        return self.move("revealed", "deck")


@dataclass
class PutOnDeckInOrder(_Cards):
    """Cards of the discard pile go on top of the deck, in an order known only to their player."""

    def moves(self) -> list[Move]:
        return self.move("discard", "deck")


@dataclass
class ShuffledIn(_Cards):
    """Cards of the discard pile are shuffled into the deck; ``left`` stay in the pile."""

    reveals = True

    left: int

    def moves(self) -> list[Move]:
        return self.move("discard", "deck")


@dataclass
class ReturnedToDeck(_OneCard):
    """A removed card is shuffled into its owner's deck."""

    def moves(self) -> list[Move]:
        return self.move("removed", "deck")


@dataclass
class Shuffled(Event):
    reveals = True

    player: int
