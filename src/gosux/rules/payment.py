"""Paying with cards in hand: first the Wonder token may lower the cost, then card by card (X5.6, X6.1)."""

from typing import Final

from mypy_extensions import i64

from gosux.model import kinds
from gosux.model.actions import NO, YES
from gosux.model.changes.knowledge import hand_choices
from gosux.model.changes.piles import discard_from_hand
from gosux.model.changes.tokens import return_wonder
from gosux.model.state import State

ASKED: Final = -1


def lowered_by_wonder(state: State, seat: i64, cost: i64, spare: i64) -> i64:
    """The cost after the holder of the Wonder token had the choice to return it; ASKED while the question is open.

    Without enough ``spare`` cards it must be returned; never for a cost of 0, and at most once (X6.6).
    """
    if cost == 0 or state.wonder != seat:
        return cost
    if state.answer < 0:
        state.ask(seat, kinds.WONDER, [YES] if spare < cost else [YES, NO])
        return ASKED
    if state.take_answer() == NO:
        return cost
    return_wonder(state)
    return cost - 1


def ask_for_payment(state: State, seat: i64, cost: i64, payments: list[int]) -> bool:
    """Ask which of these designs to discard next; False once everything is paid, or was paid without a choice."""
    if len(payments) > cost:
        state.ask(seat, kinds.PAY, hand_choices(state, payments))
        return True
    for payment in payments:  # all of them: nothing to choose
        discard_from_hand(state, seat, payment)
    return False
