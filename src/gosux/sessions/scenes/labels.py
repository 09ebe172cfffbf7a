"""A legal action of the open question as a message, to the player who is asked.

``gosux.text.actions`` says the same in words; a test compares the two.
"""

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED
from gosux.model.state import State
from gosux.rules.play import play_cost
from gosux.rules.shift import shift_cost
from gosux.sessions.messages.base import Localised, Said
from gosux.sessions.scenes.sentences import arguments, words_of
from gosux.text.actions import clause_of, pointed_at
from gosux.text.clauses import Clauses
from gosux.text.grammar import capitalised

LEVEL_ONE = 1
OF_A_TURN = {kinds.PLAY: "play", kinds.RECALL: "recall", kinds.SHIFT: "shift", kinds.USE: "use"}


def cost_of(state: State, row: int) -> "int | None":
    """How many cards an action costs; None if it has no cost, or one that depends on the row a card is played in."""
    table = state.catalogue.table
    family = table.family(row)
    index = table.index(row)
    if family in (kinds.PLAY, kinds.RECALL) and state.catalogue.levels[index] == LEVEL_ONE:
        return int(play_cost(state, state.decider, index, 0))
    if family == kinds.SHIFT and state.seats[state.decider].army[index] >= 0:
        return int(shift_cost(state, state.decider, index)) if not captured(state, index) else None
    return None


def captured(state: State, slot: int) -> bool:
    return state.seats[state.decider].army[slot] >= CAPTURED


def label(state: State, ruleset: str, row: int) -> Said:
    table = state.catalogue.table
    family = table.family(row)
    index = table.index(row)
    kind = kinds.KINDS[state.kind].name
    if family == kinds.WORD:
        return Said(id=f"action-{kind}", attribute=table.words[index].replace(" ", "-"))
    if state.kind == kinds.ONE_OF:
        return Said(id="action-one-of", args={"clause": _clause(state, ruleset, index)})
    args = arguments(ruleset, pointed_at(state, family, index))
    if family in OF_A_TURN:
        if family != kinds.USE:
            args["cost"] = cost_of(state, row) or 0
        return Said(id=f"action-{OF_A_TURN[family]}", args=args)
    if family == kinds.ACTIVATE:
        own = index // ARMY_SIZE == state.decider
        return Said(id="action-activate" if own else "action-activate-other", args=args)
    return Said(id=f"action-{kind}", args=args)


def _clause(state: State, ruleset: str, number: int) -> Localised:
    clause = clause_of(state, number)
    said = [
        capitalised(Clauses(words_of(language, ruleset).names).infinitive(clause)) for language in ("en", "fr")
    ]  # fmt: skip
    return Localised(en=said[0], fr=said[1])
