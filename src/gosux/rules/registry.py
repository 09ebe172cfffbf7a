"""All rulesets by name: the games of the package, and games with packs once they were added.

Reading a record looks up its ruleset here; it never adds one.
"""

from typing import Final

from gosux.model.messages.mistakes import Mistake
from gosux.rules.games.gosu.law import gosu_rules
from gosux.rules.games.gosu_x.law import gosu_x_rules
from gosux.rules.games.gosu_x_quick.law import gosu_x_quick_rules
from gosux.rules.ruleset import Ruleset

GAMES: Final = ("gosu-x", "gosu-x-quick", "gosu")

_known: dict[str, Ruleset] = {}


class UnknownRuleset(Mistake):
    """No ruleset has that name."""


def ruleset(id: str) -> Ruleset:
    """The ruleset of that name; raises UnknownRuleset."""
    if id not in _known:
        if id.partition("+")[0] in GAMES and "+" in id:
            raise UnknownRuleset("no-pack-named", {"ruleset": id})
        if id not in GAMES:
            raise UnknownRuleset("no-ruleset", {"ruleset": id, "known": [*rulesets()]})
        _known[id] = gosu_x_rules() if id == "gosu-x" else gosu_rules() if id == "gosu" else gosu_x_quick_rules()
    return _known[id]


def rulesets() -> list[str]:
    """The names of all rulesets."""
    return [*GAMES, *[id for id in _known if id not in GAMES]]


def add_ruleset(rules: Ruleset) -> "Ruleset | None":
    """Register a ruleset under its id; returns the one that had this id before."""
    before = _known.get(rules.id)
    _known[rules.id] = rules
    return before


def forget_ruleset(id: str, before: "Ruleset | None") -> None:
    """Undo ``add_ruleset`` after a pack turned out to be unusable: restore what had its id before."""
    if before is None:
        del _known[id]
    else:
        _known[id] = before
