"""The open question and the result of a state, for programs."""

from gosux.game.decision import Action, Decision, Result
from gosux.model.catalogue import CAPTURED
from gosux.model.kinds import KINDS
from gosux.model.messages import Argument, Message
from gosux.model.state import NOBODY, State, seat_of, slot_of


def prompt_of(state: State) -> Message:
    """The current question: the deciding ``player``, the ``card`` it is about, how many are left (``count``)."""
    args: dict[str, Argument] = {"player": state.decider, "card": "none", "count": 0}
    if state.stack:
        top = state.stack[-1]
        if top.source >= 0:
            design = state.seats[seat_of(top.source)].army[slot_of(top.source)]
            if design >= 0:
                args["card"] = state.card_ref(design % CAPTURED)
        args.update(top.effect.prompt_args(state, top))
    return Message(f"prompt-{KINDS[state.kind].name}", args)


def decision_of(state: State) -> "Decision | None":
    if state.decider == NOBODY:
        return None
    table = state.catalogue.table
    actions = [Action(choice, table.text(state.kind, choice)) for choice in state.choices]
    return Decision(state.decider, KINDS[state.kind].name, prompt_of(state), actions)


def result_of(state: State) -> "Result | None":
    if not state.over:
        return None
    return Result([seat for seat in range(len(state.seats)) if state.winners & (1 << seat)], state.reason)
