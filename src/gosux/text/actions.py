"""A legal action of the open decision in words."""

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DEEDS, ROMAN, WORDS, slot_text
from gosux.model.catalogue import CAPTURED
from gosux.model.messages import Argument
from gosux.model.state import State
from gosux.rules.play import play_cost
from gosux.rules.shift import shift_cost
from gosux.text.names import Names

LEVEL_ONE = 1
# Families of rows whose index is a design, without a seat.
DESIGNS = (kinds.HAND, kinds.OFFER)


def action_words(names: Names, state: State, action: int) -> str:
    """What an action means as an answer to the question that is open now, to the player who is asked."""
    table = state.catalogue.table
    family = table.family(action)
    index = table.index(action)
    kind = kinds.KINDS[state.kind].name
    if family == kinds.WORD:
        return names.messages.format(f"action-{kind}", {}, WORDS[index].replace(" ", "-"))
    args = names.arguments(_object(state, family, index), state.decider)
    if family in (kinds.PLAY, kinds.RECALL):
        args["cost"] = _cost(state, index)
        return names.messages.format("action-play" if family == kinds.PLAY else "action-recall", args)
    if family == kinds.SHIFT:
        args["cost"] = shift_cost(state, state.decider, index)
        return names.messages.format("action-shift", args)
    if family == kinds.ACTIVATE:
        return names.messages.format("action-activate", args)
    if family == kinds.SEAT:
        args["seat_is"] = "you" if index == state.decider else "they"
    return names.messages.format(f"action-{kind}", args)


def _cost(state: State, design: int) -> int:
    """What a card that can only be played as a Troop costs; other cards cost nothing, or it depends on the row."""
    return play_cost(state, state.decider, design, 0) if state.catalogue.levels[design] == LEVEL_ONE else 0


def _object(state: State, family: int, index: int) -> "dict[str, Argument]":
    """What an action points at, as arguments for its message."""
    catalogue = state.catalogue
    if family in (kinds.PLAY, kinds.RECALL) or family in DESIGNS:
        return {"card": state.card_text(index), "name": f"name:{catalogue.cards[index].common_name}", "pile": "none"}
    if family == kinds.PILE:
        seat, design = divmod(index, len(catalogue.cards))
        pile = "yours" if seat == state.decider else "opposing"
        return {"card": state.card_text(design), "pile": pile, "slot": "none"}
    if family == kinds.SHIFT:
        return _in_slot(state, state.decider, index)
    if family in (kinds.SLOT, kinds.ACTIVATE):
        return _in_slot(state, *divmod(index, ARMY_SIZE))
    if family in (kinds.CLAN, kinds.TILE):
        return {"clan": f"clan:{catalogue.clans[index].id}"}
    if family == kinds.LEVEL:
        return {"level": ROMAN[index], "row": f"row:{index + 1}"}
    if family == kinds.DEED:
        return {"deed": DEEDS[index]}
    return {"number": index}  # NUMBER; SEAT


def _in_slot(state: State, seat: int, slot: int) -> "dict[str, Argument]":
    design = state.seats[seat].army[slot]
    card: Argument = state.card_text(design % CAPTURED) if design >= 0 else "none"
    return {"card": card, "slot": f"slot:{seat}:{slot_text(slot)}", "pile": "none"}
