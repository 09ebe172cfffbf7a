"""Cards in play enter, leave, are turned, change places. ``by`` is the player who did it, -1 for the rules."""

from dataclasses import dataclass

from gosux.model.events.base import Event, Move, Place, Zone, card_move, in_army
from gosux.model.messages.references import CardRef, SlotRef


@dataclass
class Entered(Event):
    player: int
    card: CardRef
    slot: SlotRef
    origin: Zone

    def moves(self) -> list[Move]:
        return [card_move(self.card, Place(self.origin, self.player), in_army(self.slot))]


@dataclass
class LeftArmy(Event):
    """A card goes to the discard pile."""

    abstract = True

    player: int
    card: CardRef
    slot: SlotRef
    by: int

    def moves(self) -> list[Move]:
        return [card_move(self.card, in_army(self.slot), Place("discard", self.player))]


@dataclass
class Destroyed(LeftArmy):
    pass


@dataclass
class Sacrificed(LeftArmy):
    pass


@dataclass
class ShiftedOut(LeftArmy):
    """Another card takes its place."""


@dataclass
class ReturnedToHand(Event):
    """``target`` is the discard pile for a player who has left (G3.7)."""

    player: int
    card: CardRef
    slot: SlotRef
    by: int
    target: Zone

    def moves(self) -> list[Move]:
        return [card_move(self.card, in_army(self.slot), Place(self.target, self.player))]


@dataclass
class Lifted(Event):
    """A card in play goes on top of its owner's deck."""

    player: int
    card: CardRef
    slot: SlotRef
    by: int

    def moves(self) -> list[Move]:
        return [card_move(self.card, in_army(self.slot), Place("deck", self.player))]


@dataclass
class Captured(Event):
    player: int
    card: CardRef
    slot: SlotRef
    by: int

    def moves(self) -> list[Move]:
        return [Move("card", in_army(self.slot), in_army(self.slot), self.card, turn="down")]


@dataclass
class Released(Event):
    player: int
    card: CardRef
    slot: SlotRef
    by: int

    def moves(self) -> list[Move]:
        return [Move("card", in_army(self.slot), in_army(self.slot), self.card, turn="up")]


@dataclass
class Swapped(Event):
    """Two cards change places, with their tokens; ``card`` is in ``slot`` now (X10.12a)."""

    player: int
    card: CardRef
    slot: SlotRef
    other_card: CardRef
    other_slot: SlotRef

    def moves(self) -> list[Move]:
        one, two = in_army(self.slot), in_army(self.other_slot)
        return [card_move(self.card, two, one), card_move(self.other_card, one, two)]


@dataclass
class Saved(Event):
    """Force of will saves a card from being captured or destroyed."""

    player: int
    card: CardRef
    slot: SlotRef
