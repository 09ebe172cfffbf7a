"""The ratings of bots, computed from the ledgers of measured games: fixed points for the ratings of people.

    python -m benchmarks.anchors            # writes src/gosux/bots/anchors.json
    python -m benchmarks.anchors --check    # whether it is what the ledgers say

Only games at full thinking time under today's rules and default options count, between levels of the package. The
strengths are the most likely ones if the chance to win is proportional to 10^(rating / 400), for any number of players.
"""

import gzip
import json
import math
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from gosux.bots.anchors import ELO, FILE, START
from gosux.bots.levels import LEVELS
from gosux.rules.registry import ruleset

LEDGERS = Path(__file__).parent / "ledgers"
FIXED = "troop"  # this level is at START in every pool; nobody has measured people yet
CLOSE_ENOUGH = 1e-9
MOST_STEPS = 100_000

Seats = tuple[str, ...]
"""The levels that met, one for each seat, sorted."""


class Pool:
    """Games of one ruleset and number of players: how often these levels met, and who won."""

    def __init__(self) -> None:
        self.met: Counter[Seats] = Counter()
        self.won: dict[str, float] = {}
        self.games: Counter[str] = Counter()

    def add(self, seats: list[str], winners: list[int]) -> None:
        """Nobody wins a draw: then everybody has an equal part."""
        self.met[tuple(sorted(seats))] += 1
        for level in set(seats):
            self.games[level] += 1
        for seat in winners or range(len(seats)):
            self.won[seats[seat]] = self.won.get(seats[seat], 0.0) + 1 / len(winners or seats)

    def strengths(self) -> dict[str, float]:
        """The most likely ones (Hunter 2004, "MM algorithms for generalized Bradley-Terry models")."""
        found = dict.fromkeys(self.games, 1.0)
        for _ in range(MOST_STEPS):
            expected = dict.fromkeys(found, 0.0)
            for seats, count in self.met.items():
                whole = math.fsum(found[level] for level in seats)
                for level in seats:
                    expected[level] += count / whole
            better = {level: self.won[level] / expected[level] for level in found}
            change = max(abs(math.log(better[level] / found[level])) for level in found)
            found = better
            if change < CLOSE_ENOUGH:
                return found
        raise ValueError("the games do not decide the strengths: somebody never won or never lost")


def pools() -> dict[tuple[str, int], Pool]:
    found: dict[tuple[str, int], Pool] = {}
    for path in sorted(LEDGERS.glob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if counts(head):
                pool = found.setdefault((head["ruleset"], head["players"]), Pool())
                for line in lines:
                    add_pair(pool, json.loads(line))
    return found


def counts(head: "dict[str, Any]") -> bool:
    if not str(head.get("format")).startswith("gosux-arena/"):  # decks were measured too
        return False
    rules = ruleset(head["ruleset"])
    return (
        all(bot in LEVELS for bot in head["bots"])
        and (head["budget"], head["iterations"]) == (1.0, None)
        and head["rules"] == rules.version
        and head["options"] == rules.defaults.texts
    )


def add_pair(pool: Pool, pair: "dict[str, Any]") -> None:
    """People draft where there is a draft."""
    if pair["mode"] in ("draft", "plain"):
        for game in pair["games"]:
            pool.add([pair["bots"][bot] for bot in game["seats"]], game["winners"])


def anchors() -> "dict[str, dict[str, dict[str, int]]]":
    found: dict[str, dict[str, dict[str, int]]] = {}
    for (name, players), pool in sorted(pools().items()):
        strengths = pool.strengths()
        ratings = {
            level: round(START + ELO * math.log(strengths[level] / strengths[FIXED]))
            for level in LEVELS if level in strengths
        }  # fmt: skip
        found.setdefault(name, {})[str(players)] = ratings
    return found


def text() -> str:
    return json.dumps(anchors(), indent=1) + "\n"


def main() -> None:
    made = text()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(made, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != made:
        sys.exit("anchors.json is not what the ledgers say: python -m benchmarks.anchors")
    for (name, players), pool in sorted(pools().items()):
        print(name, players, dict(pool.games))


if __name__ == "__main__":
    main()
