"""Write the puzzles of the package from what ``gosux puzzles mine`` has found.

    python scripts/make_puzzles.py gosu-x 150 mined.jsonl     # add to those of the package until there are so many
    python scripts/make_puzzles.py gosu-x again               # after the search or its reasons have changed

Puzzles of the package keep their names, because browsers remember which were solved. ``again`` searches their lines
again and drops those that are no puzzles any more; their names are not given to others. Of more new ones than wanted it
takes those of rare themes, rare grades and long lines first, so that there is something for everybody, and mixes them,
so that two days in a row differ.
"""

import json
import random
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from gosux.analysis.puzzle_search import NoPuzzle, find_line
from gosux.analysis.puzzles import Puzzle, puzzle_of

FOLDER = Path(__file__).resolve().parent.parent / "src/gosux/puzzles"
LONG = 0.3  # how much less a puzzle of several steps counts as one of its kind than one of a single step
OBVIOUS = 1.0  # a puzzle that even the weakest level always finds teaches nobody


def has_reply(one: Puzzle) -> bool:
    return any(step.seat != one.solver for step in one.line)


def chosen(mined: list[Puzzle], count: int, there: list[Puzzle]) -> list[Puzzle]:
    """One after the other, the puzzle of whose theme and grade there are fewest so far; first those with replies."""
    positions = [one.view for one in there]
    left = [one for one in mined if one.found["recruit"] < OBVIOUS and one.view not in positions]
    taken: list[Puzzle] = []
    themes = Counter(one.theme for one in there)
    grades = Counter(one.grade for one in there)

    def crowded(one: Puzzle) -> float:
        if has_reply(one):
            return 0.0
        weight = LONG if len(one.own) > 1 else 1.0
        return weight * (1 + themes[one.theme] + grades[one.grade])

    while left and len(there) + len(taken) < count:
        best = min(left, key=crowded)
        left.remove(best)
        taken.append(best)
        themes[best.theme] += 1
        grades[best.grade] += 1
    random.Random("puzzles").shuffle(taken)
    return taken


def searched_again(there: list[Puzzle]) -> list[Puzzle]:
    """With the lines that are found now, by the same search as when they were mined; without those that have none."""
    kept: list[Puzzle] = []
    for one in there:
        try:
            found = find_line(one.known, one.iterations, one.source.partition(",")[0])
        except NoPuzzle as error:
            print(f"{one.id} is no puzzle any more: {error}", flush=True)
            continue
        if found.line[0].action != one.line[0].action:
            print(f"{one.id} has another solution now: {found.line[0].action}", flush=True)
            continue
        kept.append(replace(one, line=found.line, theme=found.theme, nudge=found.nudge))
    return kept


def of_package(ruleset: str) -> list[Puzzle]:
    return [puzzle_of(one) for one in json.loads((FOLDER / f"{ruleset}.json").read_text(encoding="utf-8"))]


def mined_in(paths: list[Path]) -> list[Puzzle]:
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return [puzzle_of(puzzle) for line in lines for puzzle in json.loads(line)["puzzles"]]


def write(ruleset: str, puzzles: list[Puzzle]) -> None:
    told: list[dict[str, Any]] = [one.to_json() for one in puzzles]
    text = ",\n".join(json.dumps(one, separators=(",", ":")) for one in told)
    (FOLDER / f"{ruleset}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
    print(len(puzzles), "puzzles,", sum(map(has_reply, puzzles)), "with replies")
    for name in ("theme", "grade"):
        print(dict(Counter(getattr(one, name) for one in puzzles)))
    print(dict(sorted(Counter(len(one.own) for one in puzzles).items())), "steps")


def numbered(ruleset: str, there: list[Puzzle], new: list[Puzzle]) -> list[Puzzle]:
    last = max((int(one.id.rpartition("-")[2]) for one in there), default=0)
    return [replace(one, id=f"{ruleset}-{number:03}") for number, one in enumerate(new, last + 1)]


def main(ruleset: str, wanted: str, *paths: str) -> None:
    there = of_package(ruleset)
    if wanted == "again":
        write(ruleset, searched_again(there))
    else:
        new = chosen(mined_in([Path(path) for path in paths]), int(wanted), there)
        write(ruleset, [*there, *numbered(ruleset, there, new)])


if __name__ == "__main__":
    main(*sys.argv[1:])
