"""A legal action of the open question as a message, to the player who is asked.

``gosux.text.actions`` says the same in words; a test compares the two.
"""

from gosux.effects.together import POWERS, Together
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DEEDS, ROMAN, slot_text
from gosux.model.catalogue import CAPTURED
from gosux.model.messages import Message
from gosux.model.state import State
from gosux.rules.play import play_cost
from gosux.rules.prompts import prompt_of
from gosux.rules.shift import shift_cost
from gosux.server.messages.base import Argument, Localised, Said
from gosux.server.speech import words_of
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
    args = _object(state, family, index)
    if family in OF_A_TURN:
        if family != kinds.USE:
            args["cost"] = cost_of(state, row) or 0
        return Said(id=f"action-{OF_A_TURN[family]}", args=args)
    if family == kinds.ACTIVATE:
        own = index // ARMY_SIZE == state.decider
        return Said(id="action-activate" if own else "action-activate-other", args=args)
    return Said(id=f"action-{kind}", args=args)


def _clause(state: State, ruleset: str, number: int) -> Localised:
    clauses = prompt_of(state).args["clauses"]
    assert isinstance(clauses, list)
    clause = clauses[number - 1]
    assert isinstance(clause, Message)
    said = [
        capitalised(Clauses(words_of(language, ruleset).names).infinitive(clause)) for language in ("en", "fr")
    ]  # fmt: skip
    return Localised(en=said[0], fr=said[1])


def _object(state: State, family: int, index: int) -> dict[str, Argument]:
    catalogue = state.catalogue
    if family in (kinds.PLAY, kinds.RECALL, kinds.HAND, kinds.OFFER):
        return {"card": state.card_text(index), "name": f"name:{catalogue.cards[index].common_name}", "pile": "none"}
    if family == kinds.PILE:
        seat, design = divmod(index, len(catalogue.cards))
        own = "yours" if seat == state.decider else "opposing"
        pile = own if catalogue.table.piles > 1 else "common"
        return {"card": state.card_text(design), "pile": pile, "slot": "none"}
    if family in (kinds.SHIFT, kinds.USE):
        return _in_slot(state, int(state.decider), index)
    if family in (kinds.SLOT, kinds.ACTIVATE):
        return _in_slot(state, *divmod(index, ARMY_SIZE))
    if family in (kinds.CLAN, kinds.TILE):
        return {"clan": f"clan:{catalogue.clans[index].id}"}
    if family == kinds.LEVEL:
        return {"level": ROMAN[index], "row": f"row:{index + 1}"}
    if family == kinds.DEED:
        return {"deed": DEEDS[index]}
    if family == kinds.SEAT:
        return {"player": index}
    return {"number": index}


def _in_slot(state: State, seat: int, slot: int) -> dict[str, Argument]:
    design = state.seats[seat].army[slot]
    top = state.stack[-1] if state.stack else None
    if top is not None and isinstance(top.effect, Together):  # the card whose power waits may have left its slot
        code = seat * ARMY_SIZE + slot
        waiting = [power // POWERS for _, where, power in top.effect.waiting(state, top) if where == code]
        design = waiting[0] if waiting else design
    card = state.card_text(design % CAPTURED) if design >= 0 else "none"
    return {"card": card, "slot": f"slot:{seat}:{slot_text(slot)}", "pile": "none"}
