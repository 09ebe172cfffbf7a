"""Force of will: cards discarded from the hand, in anyone's turn, to cancel something (X10.6)."""

from gosux.model.keywords import FORCE_OF_WILL
from gosux.model.knowledge import designs_in_hand
from gosux.model.messages import Reason
from gosux.model.piles import discard_from_hand
from gosux.model.state import State


def wills_in_hand(state: State, seat: int, occasion: int) -> list[int]:
    """The rows of the cards in a hand that may be discarded on this occasion."""
    catalogue = state.catalogue
    if not any(catalogue.keywords[entry & 255] & FORCE_OF_WILL for entry in state.seats[seat].hand):
        return []
    table = catalogue.table
    return [table.hand + d for d in designs_in_hand(state.seats[seat]) if catalogue.wills[d] & occasion]


def use_will(state: State, seat: int, answer: int) -> None:
    discard_from_hand(state, seat, answer - state.catalogue.table.hand, "used-will")


def will_refusals(state: State, seat: int, action: int) -> list[Reason]:
    """Why a card of the hand cannot be discarded on this occasion (X10.6a)."""
    design = action - state.catalogue.table.hand
    if design in designs_in_hand(state.seats[seat]):
        return [Reason("no-will-for-this", ("X10.6a",), {"card": state.card_text(design)})]
    return []
