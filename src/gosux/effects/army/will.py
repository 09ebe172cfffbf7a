"""Force of will: discarding cards from the hand, in any player's turn, to cancel something (X10.6)."""

from mypy_extensions import i64

from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import designs_in_hand
from gosux.model.changes.piles import discard_from_hand
from gosux.model.keywords import FORCE_OF_WILL
from gosux.model.messages import Reason
from gosux.model.state import State


def wills_in_hand(state: State, seat: i64, occasion: i64) -> list[int]:
    """The actions for the cards of a hand that may be discarded on this occasion."""
    catalogue = state.catalogue
    for entry in state.seats[seat].hand:
        if catalogue.keywords[entry & DESIGN] & FORCE_OF_WILL:
            first = catalogue.table.hand
            return [first + d for d in designs_in_hand(state.seats[seat]) if catalogue.wills[d] & occasion]
    return []


def use_will(state: State, seat: i64, answer: i64) -> None:
    discard_from_hand(state, seat, answer - state.catalogue.table.hand, will=True)


def will_refusals(state: State, seat: i64, action: i64) -> list[Reason]:
    """Why a card in hand cannot be discarded on this occasion (X10.6a)."""
    design = action - state.catalogue.table.hand
    if design in designs_in_hand(state.seats[seat]):
        return [Reason("no-will-for-this", ("X10.6a",), {"card": state.card_ref(design)})]
    return []
