"""Actions that do not exist: a misspelt text, or a number outside the table."""

import difflib

from gosux.game.decision import Action
from gosux.model.actions import FAMILY_NAMES, ActionTable
from gosux.model.kinds import ACTIVATE, KINDS, PLAY, RECALL, SHIFT, TURN, USE
from gosux.model.messages.mistakes import Mistake


class UnknownAction(Mistake):
    """No such action in this game. ``action`` is what the caller wrote, ``close`` what was probably meant."""

    @property
    def action(self) -> str:
        problem = self.facts.get("problem")
        return problem.action if isinstance(problem, UnknownAction) else str(self.facts["action"])

    @property
    def close(self) -> "str | None":
        return str(self.facts["close"]) if "close" in self.facts else None


def no_such_action(ruleset: str, table: ActionTable, action: "int | str | Action") -> UnknownAction:
    """The error for this action; it depends only on the game's vocabulary, not on hidden cards."""
    if isinstance(action, int):
        mistake = UnknownAction("no-action-number", {"action": action, "last": table.size - 1})
    else:
        mistake = UnknownAction("no-action", {"action": str(action)})
        close = close_to(table, str(action))
        if close is not None:
            mistake = UnknownAction("did-you-mean", {"problem": mistake, "close": close})
    mistake.game = ruleset
    return mistake


def verbs_of(table: ActionTable) -> list[str]:
    """Every verb that an action text can start with in this game."""
    own = [FAMILY_NAMES[family] for family in (PLAY, RECALL, SHIFT, ACTIVATE, USE) if table.sizes[family]]
    return [table.verb(verb) for verb in dict.fromkeys([*own, *[kind.verb for kind in KINDS if kind.verb]])]


def close_to(table: ActionTable, text: str) -> "str | None":
    """The text of the most similar action; None if none is similar."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    words = difflib.get_close_matches(f"{verb} {rest}".strip(), table.words, 1, 0.75)
    if words:
        return words[0]
    verbs = [table.verb(verb), *difflib.get_close_matches(table.verb(verb), verbs_of(table), 3)]
    head, colon, name = rest.rpartition(":")
    names = [rest, head + colon + name.upper()]
    for known in (table.designs, table.clans):
        names += [head + colon + close for close in difflib.get_close_matches(name, known, 1)]
    for likely in dict.fromkeys(verbs):
        for one in dict.fromkeys(names):
            if table.parse(TURN, f"{likely} {one}") >= 0:
                return f"{likely} {one}"
    return None
