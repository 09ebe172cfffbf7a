"""The quick rules of Gosu X (X13), which predate the final ones: the same cards, and otherwise the same rules."""

from typing import Final

from gosux.cards import gosu_x
from gosux.model.law import NO_LIMIT, Law
from gosux.rules.games.gosu_x.law import OPTIONS
from gosux.rules.games.gosu_x.law import law as gosu_x_law
from gosux.rules.games.gosu_x.setup import Setup
from gosux.rules.games.gosu_x_quick.mulligan import FREE_MULLIGAN
from gosux.rules.games.gosu_x_quick.refill import AFTER_REFILL
from gosux.rules.ruleset import Ruleset

VERSION: Final = "4"  # since X5.4c and X13.7
QUICK_SETUP: Final = Setup(FREE_MULLIGAN)  # X13.1

# The quick rules' own numbers for rules that shared mechanisms cite.
CITATIONS: Final = {
    "X1.2": "X13.4",
}


def law() -> Law:
    rules = gosu_x_law()
    rules.setup = QUICK_SETUP
    rules.more_procedures = {"free-mulligan": FREE_MULLIGAN, "after-refill": AFTER_REFILL}
    rules.may_decline_effects = True  # X13.2
    rules.passes_freely = True  # X13.3a
    rules.hand_limit = NO_LIMIT  # X13.3b
    rules.locked = 0  # X13.4
    rules.common_supply = True
    rules.wonder_pays_troops = False  # X13.5
    rules.loses_tokens = True  # X13.6
    rules.reveals_refill = True  # X13.7
    rules.after_refill = AFTER_REFILL
    rules.tie_is_won = True  # X13.8
    rules.citations = CITATIONS
    return rules


def gosu_x_quick_rules() -> Ruleset:
    layers = ("gosu-x", "gosu-x-quick")
    return Ruleset(
        "gosu-x-quick",
        gosu_x.CLANS,
        law(),
        players=(2, 2),
        choices=OPTIONS,
        layers=layers,
        drafts=True,
        version=VERSION,
        ready_decks=gosu_x.READY_DECKS,
    )
