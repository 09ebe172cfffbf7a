"""The measured ratings of bots: fixed points for the ratings of people (docs/ratings.md).

``benchmarks/anchors.py`` computes them from measured games.
"""

import json
import math
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "anchors.json"
START = 1500.0  # where everybody begins
ELO = 400 / math.log(10)  # points for each unit of the logarithm of odds


@cache
def _anchors() -> "dict[str, dict[str, dict[str, int]]]":
    found: dict[str, dict[str, dict[str, int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def anchor(ruleset: str, players: int, level: str) -> "int | None":
    """The rating of a level in games of so many players; None if it was not measured there."""
    return _anchors().get(ruleset, {}).get(str(players), {}).get(level)


def anchors_of(ruleset: str, players: int) -> list[tuple[str, int]]:
    """All measured levels and their ratings."""
    return list(_anchors().get(ruleset, {}).get(str(players), {}).items())
