"""Why an action is not possible, using only what one player sees (design 8)."""

from typing import Final

from gosux.game.view import is_secret
from gosux.model import kinds
from gosux.model.catalogue import DESIGN
from gosux.model.kinds import ACTIVATE, HAND, KINDS, PLAY, RECALL, SHIFT, USE, WORD
from gosux.model.law import Law
from gosux.model.messages import Reason
from gosux.model.messages.references import KindRef
from gosux.model.state import State

TURN_WORDS: Final = ("pass", "draw 1", "draw 3", "draw 5")


def why_not(state: State, action: int, player: int) -> list[Reason]:
    """The most specific reasons, with this game's rule numbers; empty if that player can take the action now."""
    return [cited(state.catalogue.law, reason) for reason in _reasons(state, action, player)]


def cited(law: Law, reason: Reason) -> Reason:
    """A reason of a shared mechanism, with this game's own rule numbers."""
    numbers = tuple(dict.fromkeys([law.cite(rule, reason.id) for rule in reason.rules]))
    reason.rules = numbers
    return reason


def _reasons(state: State, action: int, player: int) -> list[Reason]:
    table = state.catalogue.table
    if not 0 <= action < table.size:
        return [Reason("unknown-action", ())]
    if state.over:
        return [Reason("game-over", ("X1.0",))]
    if state.decider != player:
        if is_secret(state, player):  # nothing may reveal that somebody is asked
            if state.active == player:
                return [Reason("being-resolved", ("X4.2a",))]
            return [Reason("not-your-turn", ("X4.1",))]
        if state.kind == kinds.TURN:
            return [Reason("not-your-turn", ("X4.1",))]
        return [Reason("not-your-decision", ("X4.2a",))]
    if action in state.choices:
        return []
    top = state.stack[-1]
    reasons = top.effect.refusals(state, top, action)
    if reasons:
        return reasons
    family = table.family(action)
    index = table.index(action)
    question = KindRef(KINDS[state.kind].name)
    if state.kind == kinds.TURN:
        return [Reason("choose-an-action", ("X4.1",))]
    if family in (PLAY, RECALL, SHIFT, ACTIVATE, USE) or (family == WORD and table.words[index] in TURN_WORDS):
        return [Reason("answer-first", ("X4.2a",), {"question": question})]
    if family == HAND and not any(entry & DESIGN == index for entry in state.seats[player].hand):
        return [Reason("not-in-hand", ("X3.8b",), {"card": state.card_ref(index)})]
    return [Reason("no-answer-to-this", ("X5.7b",), {"question": question})]
