"""Words that follow a number agree with it: every message with 0, 1 and 2, in every language and game."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import gosux
from gosux.text import LANGUAGES, Words
from gosux.text.bundle import Bundle, Word

# Arguments that are numbers; others that messages choose a variant by are plain words. Players are always two or more.
NUMBERS = (
    "actions", "cost", "count", "decisions", "deck", "discard", "gained", "games", "hand", "icons", "iterations",
    "kept", "lead", "left", "length", "locked", "lost", "most", "needed", "number", "others", "paid", "pairs", "placed",
    "points", "rate", "ready", "round", "seconds", "spent", "tokens", "turns", "usual", "value", "x",
)  # fmt: skip
# Measures, which have decimals or thousands, and numbers that are never 0 or 1: a pair is two games, a Troop costs 2,
# events told together are two or more.
MANY = {
    "arena-title", "balance-long", "bench-decisions", "bench-games", "events-drew", "reason-cannot-pay-troop",
    "simulate-speed",
}  # fmt: skip
# Limits that are always the same, and what is more than such a limit.
LIMITS = {
    "mistake-activation-tokens", "mistake-army-slots", "mistake-bad-seed", "mistake-long-line", "mistake-long-list",
    "mistake-long-row", "mistake-many-dots", "mistake-oversized", "mistake-pack-card-copies", "mistake-pack-gist",
    "mistake-player-count",
    "mistake-seats", "mistake-tokens-of-supply", "mistake-too-many-bans", "mistake-too-many-steps",
    "mistake-wrong-length",
}  # fmt: skip
WRONG = {
    "en": re.compile(r"(?<![\w:.+−-])(?:1 (?:[\w-]+ )?[A-Za-z]+s|0 (?:[\w-]+ )?(?:card|token|turn|game|point|copy))\b"),
    "fr": re.compile(r"(?<![\w:.+−-])[01] (?:[\w-]+ )?\w+s\b"),
}
# An s that makes no plural: "1 less", "1 dans …".
NO_PLURAL = {
    "en": {
        "less",
        "watches",
        "wins",
        "draws",
        "takes",
        "begins",
        "follows",
        "comes",
        "has",
        "does",
        "is",
        "of",
        "on",
        "was",
    },
    "fr": {
        "sans",
        "dans",
        "pas",
        "plus",
        "fois",
        "moins",
        "puis",
        "dessus",
        "après",
        "hors",
        "des",
        "sur",
        "µs",
        "ces",
        "processus",
    },
}


class Selectors(Visitor):
    """The variables that a message chooses its variants by, with the keys of these."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by the library)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
        self.generic_visit(node)


def base_of(variable: str) -> str:
    return variable.rpartition("_")[2] if variable.endswith(("_count", "_number")) else variable


def ways(bundle: Bundle, id: str, part: str) -> Iterator[dict[str, Word]]:
    """Each number of a message as 0, as 1 and as 2, in every variant of its words."""
    seen = Selectors()
    seen.visit(bundle.patterns[(id, part)])
    asked = bundle.asks(id, part)
    numbers = [name for name in asked if base_of(name) in NUMBERS and "short" not in name]
    words = [name for name in asked if name not in numbers]
    choices = [sorted(seen.keys.get(name, set())) or ["…"] for name in words]
    counted = sorted({name.removesuffix("_number") for name in numbers})  # shown as text, chosen by as a number
    for given in product((0, 1, 2), repeat=len(counted)) if counted else ():
        value = dict(zip(counted, given, strict=True))
        for chosen in product(*choices):
            yield {
                **{name: value[name.removesuffix("_number")] for name in numbers},
                **dict(zip(words, chosen, strict=True)),
            }


def disagreeing(language: str, rules: str) -> dict[str, str]:
    bundle = Words(language, rules).messages
    found: dict[str, str] = {}
    for id, part in bundle.patterns:
        if id in MANY | LIMITS or id.startswith("noun"):  # test_compositions.py puts nouns together in every way
            continue
        for args in ways(bundle, id, part):
            said = bundle.format(id, args, part).replace("\u00a0", " ")
            for match in WRONG[language].finditer(said):
                if not NO_PLURAL[language] & set(match[0].split()):
                    found[f"{id}.{part}"] = said
    return found


@pytest.mark.parametrize("rules", gosux.rulesets())
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_agree_with_their_number(language: str, rules: str) -> None:
    """0 is many in English and one in French."""
    assert disagreeing(language, rules) == {}
