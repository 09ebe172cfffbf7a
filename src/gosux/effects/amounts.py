"""Amounts in card texts, computed when the clause is resolved."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.combine import CannotCombine
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.effect import Amount
from gosux.model.frame import NOWHERE, Frame
from gosux.model.messages import Message
from gosux.model.messages.references import ClanRef
from gosux.model.state import State, seat_of, slot_of
from gosux.model.traits import clans_in_slot, clans_of_design

# The verbs that some amounts require.
DRAW: Final = "draw"
DISCARD: Final = "discard"
SACRIFICE: Final = "sacrifice"


class Number(Amount):
    """A constant."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def count(self, state: State, frame: Frame) -> i64:
        return self.number

    def phrase(self) -> Message:
        return Message("amount-number", {"number": self.number})


class OwnedTokens(Amount):
    """X: the Activation tokens that you own (X7.7)."""

    def count(self, state: State, frame: Frame) -> i64:
        return state.seats[frame.controller].owned_tokens()

    def phrase(self) -> Message:
        return Message("amount-x")


X: Final = OwnedTokens()


class Bonus(Amount):
    """n(+m): n, or n + m while at least one opponent has more victory points than you (G8.1, G8.3)."""

    def __init__(self, number: i64, more: i64) -> None:
        self.number = number
        self.more = more

    def by_user(self) -> bool:
        return True

    def count(self, state: State, frame: Frame) -> i64:
        you = frame.controller
        points = state.seats[you].supremacy
        behind = any(state.seats[other].supremacy > points for other in state.opponents(you))
        return self.number + (self.more if behind else 0)

    def phrase(self) -> Message:
        return Message("amount-bonus", {"number": self.number, "more": self.more})


class ChosenNumber(Amount):
    """X, chosen by an earlier clause (G8.2)."""

    def by_user(self) -> bool:
        return True

    def count(self, state: State, frame: Frame) -> i64:
        return frame.x

    def phrase(self) -> Message:
        return Message("amount-x")


class VictoryPoints(Amount):
    """One for each victory point of the player who carries out the clause."""

    def count(self, state: State, frame: Frame) -> i64:
        return state.seats[frame.controller].supremacy

    def phrase(self) -> Message:
        return Message("amount-points")


class UpToHand(Amount):
    """As many cards as the player needs to hold this number."""

    def __init__(self, number: "int | Amount") -> None:
        self.number = amount(number)

    def until(self) -> bool:
        return True

    def only_to(self) -> str:
        return DRAW

    def count(self, state: State, frame: Frame) -> i64:
        return max(0, self.number.count(state, frame) - len(state.seats[frame.controller].hand))

    def phrase(self) -> Message:
        return Message("amount-up-to-hand", {"amount": self.number.phrase()})


class LevelOfThat(Amount):
    """The level of the card that an earlier clause destroyed."""

    def count(self, state: State, frame: Frame) -> i64:
        return frame.level + 1

    def phrase(self) -> Message:
        return Message("amount-level-of-that")


def amount(value: "int | Amount", verb: str = "") -> Amount:
    """Allow 2 for ``Number(2)`` in declarations; reject an amount that makes no sense with the verb."""
    if isinstance(value, int):
        if value < 0:
            raise CannotCombine(f"{value} is no number of cards")
        return Number(value)
    if value.only_to() not in ("", verb):
        raise CannotCombine(f"{type(value).__name__} says how many cards to {value.only_to()}; nothing else")
    return value


class UpToOpponentsHand(Amount):
    """As many cards as you need to hold as many as your opponent."""

    def only_to(self) -> str:
        return DRAW

    def count(self, state: State, frame: Frame) -> i64:
        you = frame.controller
        return max(0, len(state.seats[state.opponent(you)].hand) - len(state.seats[you].hand))

    def phrase(self) -> Message:
        return Message("amount-up-to-opponents-hand")


class DownToOpponentsHand(Amount):
    """As many cards as you hold more than your opponent."""

    def only_to(self) -> str:
        return DISCARD

    def count(self, state: State, frame: Frame) -> i64:
        you = frame.controller
        return max(0, len(state.seats[you].hand) - len(state.seats[state.opponent(you)].hand))

    def phrase(self) -> Message:
        return Message("amount-down-to-opponents-hand")


class DownToOpponentsArmy(Amount):
    """As many cards as you have more in play than your opponent."""

    def only_to(self) -> str:
        return SACRIFICE

    def count(self, state: State, frame: Frame) -> i64:
        you = frame.controller
        return max(0, state.seats[you].army_size() - state.seats[state.opponent(you)].army_size())

    def phrase(self) -> Message:
        return Message("amount-down-to-opponents-army")


class HalfOfHand(Amount):
    """Half of your hand, rounded up or down."""

    def __init__(self, up: bool = True) -> None:
        self.up = up

    def count(self, state: State, frame: Frame) -> i64:
        return (len(state.seats[frame.controller].hand) + (1 if self.up else 0)) // 2

    def phrase(self) -> Message:
        return Message("amount-half-of-hand", {"up": int(self.up)})


ROW: Final = "row"
COLUMN: Final = "column"


def here(frame: Frame, area: str) -> list[int]:
    """The slots of this card's current row or column in its own army (X3.6c, X5.11)."""
    if frame.source == NOWHERE:
        return []
    slot = slot_of(frame.source)
    if area == ROW:
        first = slot // ROW_LENGTH * ROW_LENGTH
        return list(range(first, first + ROW_LENGTH))
    return list(range(slot % ROW_LENGTH, ARMY_SIZE, ROW_LENGTH))


class ClansIn(Amount):
    """One for each different clan in this row or column (X10.16b)."""

    def __init__(self, area: str) -> None:
        self.area = area

    def count(self, state: State, frame: Frame) -> i64:
        clans = 0
        for slot in here(frame, self.area):
            clans |= clans_in_slot(state, seat_of(frame.source), slot)
        return clans.bit_count()

    def phrase(self) -> Message:
        return Message("amount-clans-in", {"area": self.area})


class CardsOfClanIn(Amount):
    """One for each card of a clan in this row or column."""

    def __init__(self, clan: str, area: str) -> None:
        self.clan = clan
        self.area = area

    def count(self, state: State, frame: Frame) -> i64:
        if frame.source == NOWHERE:
            return 0
        bit = 1 << state.catalogue.table.clan_numbers[self.clan]
        seat = seat_of(frame.source)
        return sum(1 for slot in here(frame, self.area) if clans_in_slot(state, seat, slot) & bit)

    def phrase(self) -> Message:
        return Message("amount-cards-of-clan-in", {"clan": ClanRef(self.clan), "area": self.area})


class ClansInDiscardPile(Amount):
    """One for each different clan in your discard pile."""

    def count(self, state: State, frame: Frame) -> i64:
        clans = 0
        for design in state.seats[frame.controller].discard:
            clans |= clans_of_design(state, frame.controller, design)
        return clans.bit_count()

    def phrase(self) -> Message:
        return Message("amount-clans-in-discard-pile")
