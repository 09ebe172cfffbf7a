"""Why nothing can be done with something the player clicked."""

from gosux.game.explain import cited, why_not
from gosux.game.view import is_secret
from gosux.model import kinds
from gosux.model.catalogue import CAPTURED
from gosux.model.messages import Reason
from gosux.model.state import State
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import Refusal
from gosux.sessions.messages.pointers import Pointer
from gosux.sessions.scenes.labels import label
from gosux.sessions.scenes.pointers import TURN_ACTIONS, meanings, verb
from gosux.sessions.scenes.sentences import Seats, sentences_for


def being_resolved(state: State) -> Reason:
    """Why a player whose action is still being resolved cannot act."""
    return cited(state.catalogue.law, Reason("being-resolved", ("X4.2a",)))


def refusals_meanwhile(state: State, ruleset: str, you: int, at: Pointer, names: Seats) -> list[Refusal]:
    """The same while the player's own action is being resolved."""
    reasons = [sentences_for(ruleset, len(state.seats), you, names).reason(being_resolved(state))]
    return [Refusal(verb=verb(state, row), label=None, reasons=reasons) for row in meanings(state, you, at)[:1]]


def refusals(state: State, ruleset: str, you: int, at: Pointer, names: Seats) -> list[Refusal]:
    """What a click could have meant, with all reasons against it; empty if anything is possible."""
    if is_secret(state, you):
        state = state.clone()
        state.kind = kinds.TURN  # the real one must stay hidden
    found: list[Refusal] = []
    for row in meanings(state, you, at):
        reasons = why_not(state, row, you)
        if not reasons:
            return []
        sentences = sentences_for(ruleset, len(state.seats), you, names)
        said = [sentences.reason(reason) for reason in reasons]
        if not any(one.reasons == said for one in found):
            found.append(Refusal(verb=verb(state, row), label=_label(state, ruleset, row, you, names), reasons=said))
    return found


def _label(state: State, ruleset: str, row: int, you: int, names: Seats) -> "Sentence | None":
    """The label of the action, if possible: for the player who is asked, about a card that is there."""
    table = state.catalogue.table
    family = table.family(row)
    index = table.index(row)
    if state.decider != you or state.kind == kinds.ONE_OF or family == kinds.WORD:
        return None
    asked = TURN_ACTIONS if state.kind == kinds.TURN else {table.family(choice) for choice in state.choices}
    if family not in asked:
        return None
    if family in (kinds.SHIFT, kinds.USE) and not 0 <= state.seats[you].army[index] < CAPTURED:
        return None
    return label(state, ruleset, row, names)
