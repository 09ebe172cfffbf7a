"""The text of a legal action."""

from gosux.effects.together import POWERS, Together
from gosux.game.prompts import prompt_of
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DEEDS, ROMAN
from gosux.model.catalogue import CAPTURED
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import ClanRef, NameRef, RowRef, SlotRef
from gosux.model.state import State
from gosux.rules.play import play_cost
from gosux.rules.replacement import shift_cost
from gosux.text.cards.clauses import Clauses
from gosux.text.grammar import capitalised
from gosux.text.names import Names
from gosux.text.rich_text import RichText

LEVEL_ONE = 1
# Families of rows whose index is a design, without a seat.
DESIGNS = (kinds.HAND, kinds.OFFER)


def action_words(names: Names, state: State, action: int) -> RichText:
    """An action as an answer to the open question, addressed to the player who is asked."""
    table = state.catalogue.table
    family = table.family(action)
    index = table.index(action)
    kind = kinds.KINDS[state.kind].name
    if family == kinds.WORD:
        return names.messages.format(f"action-{kind}", {}, table.words[index].replace(" ", "-"))
    if state.kind == kinds.ONE_OF:
        clause = capitalised(Clauses(names).infinitive(clause_of(state, index)))
        return names.messages.format("action-one-of", {"clause": clause})
    pointed = pointed_at(state, family, index)
    if state.kind == kinds.WILL:
        asked = prompt_of(state).args
        pointed |= {"occasion": asked["occasion"], "other_card": asked["card"]}
    args = names.arguments(pointed, state.decider)
    if family in (kinds.PLAY, kinds.RECALL):
        args["cost"] = _cost(state, index)
        return names.messages.format("action-play" if family == kinds.PLAY else "action-recall", args)
    if family == kinds.SHIFT:
        args["cost"] = shift_cost(state, state.decider, index)
        return names.messages.format("action-shift", args)
    if family == kinds.ACTIVATE:
        own = index // ARMY_SIZE == state.decider
        return names.messages.format("action-activate" if own else "action-activate-other", args)
    if family == kinds.USE:
        return names.messages.format("action-use", args)
    return names.messages.format(f"action-{kind}", args)


def _cost(state: State, design: int) -> int:
    """The cost of a card that can only be played as a Troop; other cards are free, or the cost depends on the row."""
    return play_cost(state, state.decider, design, 0) if state.catalogue.levels[design] == LEVEL_ONE else 0


def clause_of(state: State, number: int) -> Message:
    """One of the things to do that the open question offers."""
    clauses = prompt_of(state).args["clauses"]
    assert isinstance(clauses, list)
    clause = clauses[number - 1]
    assert isinstance(clause, Message)
    return clause


def pointed_at(state: State, family: int, index: int) -> "dict[str, Argument]":
    """What an action points at, as arguments for its message."""
    catalogue = state.catalogue
    if family in (kinds.PLAY, kinds.RECALL) or family in DESIGNS:
        return {"card": state.card_ref(index), "name": NameRef(catalogue.cards[index].common_name), "pile": "none"}
    if family == kinds.PILE:
        seat, design = divmod(index, len(catalogue.cards))
        own = "yours" if seat == state.decider else "opposing"
        pile = own if catalogue.table.piles > 1 else "common"
        return {"card": state.card_ref(design), "pile": pile, "slot": "none"}
    if family in (kinds.SHIFT, kinds.USE):
        return _in_slot(state, state.decider, index)
    if family in (kinds.SLOT, kinds.ACTIVATE):
        return _in_slot(state, *divmod(index, ARMY_SIZE))
    if family in (kinds.CLAN, kinds.TILE):
        return {"clan": ClanRef(catalogue.clans[index].id)}
    if family == kinds.LEVEL:
        return {"level": ROMAN[index], "row": RowRef(index + 1)}
    if family == kinds.DEED:
        return {"deed": DEEDS[index]}
    if family == kinds.SEAT:
        return {"player": index}
    return {"number": index}  # NUMBER


def _in_slot(state: State, seat: int, slot: int) -> "dict[str, Argument]":
    design = state.seats[seat].army[slot]
    top = state.stack[-1] if state.stack else None
    if top is not None and isinstance(top.effect, Together):  # the card with the pending power may have left its slot
        waiting = [
            power // POWERS for _, code, power in top.effect.waiting(state, top) if code == seat * ARMY_SIZE + slot
        ]
        design = waiting[0] if waiting else design
    card: Argument = state.card_ref(design % CAPTURED) if design >= 0 else "none"
    return {"card": card, "slot": SlotRef(seat, slot), "pile": "none"}
