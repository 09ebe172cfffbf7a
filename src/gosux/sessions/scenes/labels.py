"""The cost and the label of an action."""

from gosux.model import kinds
from gosux.model.catalogue import CAPTURED
from gosux.model.state import State
from gosux.rules.play import play_cost, playable_rows
from gosux.rules.replacement import shift_cost
from gosux.sessions.messages.base import Sentence
from gosux.sessions.scenes.sentences import Seats, sentences_for

LEVEL_ONE = 1  # only cards of this level, or of every level, may have a cost


def cost_of(state: State, row: int) -> "int | None":
    """How many cards an action costs; None if it has no cost, or one that depends on the row a card is played in."""
    table = state.catalogue.table
    family = table.family(row)
    index = table.index(row)
    if family in (kinds.PLAY, kinds.RECALL) and state.catalogue.levels[index] & LEVEL_ONE:
        others = len(state.seats[state.decider].hand) - (1 if family == kinds.PLAY else 0)
        rows = playable_rows(state, state.decider, index, others)
        costs = {int(play_cost(state, state.decider, index, row)) for row in rows}
        return costs.pop() if len(costs) == 1 else None
    if family == kinds.SHIFT and state.seats[state.decider].army[index] >= 0:
        return int(shift_cost(state, state.decider, index)) if not captured(state, index) else None
    return None


def captured(state: State, slot: int) -> bool:
    return state.seats[state.decider].army[slot] >= CAPTURED


def label(state: State, ruleset: str, row: int, names: Seats) -> Sentence:
    """The label of a legal action, for the player who is asked."""
    return sentences_for(ruleset, len(state.seats), int(state.decider), names).action(state, row)
