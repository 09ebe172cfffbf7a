"""Write the puzzles of the package from what ``gosux puzzles mine`` has found.

    python scripts/make_puzzles.py gosu-x 150 mined.jsonl

Of more puzzles than wanted it takes those of rare themes, rare grades and long lines first, so that there is something
for everybody, and mixes them, so that two days in a row differ.
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "src/gosux/puzzles"
LONG = 0.6  # how much less a puzzle of several steps counts as one of its kind than one of a single step
OBVIOUS = 1.0  # a puzzle that even the weakest level always finds teaches nobody


def own_steps(puzzle: dict[str, Any]) -> int:
    return sum(step["seat"] == puzzle["view"]["viewer"] for step in puzzle["line"])


def chosen(mined: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """One after the other, the puzzle of whose theme and grade there are fewest so far."""
    left = [one for one in mined if one["found"]["recruit"] < OBVIOUS]
    taken: list[dict[str, Any]] = []
    themes: Counter[str] = Counter()
    grades: Counter[str] = Counter()

    def crowded(one: dict[str, Any]) -> float:
        weight = LONG if own_steps(one) > 1 else 1.0
        return weight * (1 + themes[one["theme"]] + grades[one["grade"]])

    while left and len(taken) < count:
        best = min(left, key=crowded)
        left.remove(best)
        taken.append(best)
        themes[best["theme"]] += 1
        grades[best["grade"]] += 1
    random.Random("puzzles").shuffle(taken)
    return taken


def main(ruleset: str, count: int, paths: list[Path]) -> None:
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    mined = [puzzle for line in lines for puzzle in json.loads(line)["puzzles"]]
    picked = [{**one, "id": f"{ruleset}-{number:03}"} for number, one in enumerate(chosen(mined, count), start=1)]
    text = ",\n".join(json.dumps(one, separators=(",", ":")) for one in picked)
    (FOLDER / f"{ruleset}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
    print(f"{len(picked)} of {len(mined)} puzzles")
    for name in ("theme", "grade"):
        print(dict(Counter(one[name] for one in picked)))
    print(dict(sorted(Counter(map(own_steps, picked)).items())), "steps")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), [Path(one) for one in sys.argv[3:]])
