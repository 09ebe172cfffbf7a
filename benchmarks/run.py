"""Measures gosux, OpenSpiel and RLCard side by side: ``make bench``.

All libraries play whole games with random legal actions from the same Python loop, in separate processes on the same
processor core. They take turns, round by round; only one works at a time. Seconds are processor time of that process,
and only medians of ratios within a round count, because the speed of shared machines varies. Prints a table, writes
``benchmarks/results.json`` and ``docs/pictures/performance.png``. Exit code 1: a goal was missed.
"""

import argparse
import datetime
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import report
from benchmarks.children import ROOT, Child, ChildFailed, core_count
from benchmarks.measures import COMPILED, MEASURES, PEERS, PLAIN, SIMULATIONS, WORKERS, Measure

RESULTS = ROOT / "benchmarks" / "results.json"
PICTURE = ROOT / "docs" / "pictures" / "performance.png"
LIBRARIES = ("open_spiel", "rlcard", "matplotlib")
LONG = 20  # a simulation lasts that many times longer than another measure, so that starting processes weighs little

Answers = dict[str, list[dict[str, float]]]


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.run", description="Compare our speed with the peers'.")
    parser.add_argument("--rounds", type=int, default=11, help="how often everything is measured (11)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long the main ones play in a round (1)")
    parser.add_argument("--no-goals", action="store_true", help="only measure: a missed goal is not a failure")
    parser.add_argument("--no-workers", action="store_true", help="leave out the simulations by one and two workers")
    parser.add_argument("--json", type=Path, default=RESULTS, help="where the values go (benchmarks/results.json)")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="and the plot (docs/pictures/performance.png)")
    chosen = parser.parse_args(words)
    if chosen.rounds < 1:
        parser.error("there must be at least one round")
    if chosen.seconds <= 0:
        parser.error("seconds must be more than 0")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    libraries = {name: found for name in LIBRARIES if (found := installed(name))}
    for name in LIBRARIES:
        if name not in libraries:
            say(f"{name} is not installed (pip install 'gosux[bench]'): what needs it is left out")
    with ExitStack() as stack:
        children = {
            COMPILED: stack.enter_context(Child(pure=False)),
            PLAIN: stack.enter_context(Child(pure=True)),
            PEERS: stack.enter_context(Child(pure=True)),
            WORKERS: stack.enter_context(Child(pure=False, pinned=False)),
        }
        try:
            ours = children[COMPILED].ask({"task": "about"})
            if not ours["compiled"]:
                say("the core is not compiled (make compiled): only plain Python is measured")
                children.pop(COMPILED)
            chosen = [one for one in MEASURES if one.child in children and (not one.needs or one.needs in libraries)]
            answers = in_rounds(children, chosen, given.rounds, given.seconds)
            if core_count() < 2:
                say("there is only one core: two workers are not measured")
            elif not given.no_workers:
                answers |= simulations(children[WORKERS], answers, given.rounds, given.seconds)
        except ChildFailed as failure:
            say(f"a measuring process failed {failure}")
            return 2
    about = ours | machine(children[PLAIN].core) | {"rounds": given.rounds, "seconds": given.seconds} | libraries
    results = report.to_json(about, answers)
    print(heading(about), report.table(answers), sep="\n\n")
    given.json.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if "matplotlib" in libraries:
        from benchmarks.plot import draw

        draw(results, given.picture)
    return 1 if report.missed(answers) and not given.no_goals else 0


def in_rounds(children: Mapping[str, Child], measures: Sequence[Measure], rounds: int, seconds: float) -> Answers:
    """All measures in every round, forwards and backwards by turns."""
    answers: Answers = {one.name: [] for one in measures}
    for one in measures:  # everybody is warm before the first round
        children[one.child].ask(one.task | {"seconds": one.share * seconds / 4})
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for one in measures if number % 2 == 0 else reversed(measures):
            answers[one.name].append(children[one.child].ask(one.task | {"seconds": one.share * seconds}))
    return answers


def simulations(child: Child, answers: Answers, rounds: int, seconds: float) -> Answers:
    """The same simulation by one and by two workers, in turns."""
    pace = answers.get("gosu-x") or answers["gosu-x-plain"]
    games = max(8, round(LONG * seconds * median(one["games"] for one in pace)))
    found: Answers = {one.name: [] for one in SIMULATIONS}
    rounds = max(1, rounds // 3)
    for number in range(rounds):
        say(f"simulations {number + 1} of {rounds}, {games:,} games each")
        for one in SIMULATIONS if number % 2 == 0 else reversed(SIMULATIONS):
            found[one.name].append(child.ask(one.task | {"games": games}))
    return found


def machine(core: int | None) -> dict[str, Any]:
    name = platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        names = [
            line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if line.startswith("model name")
        ]
        name = f"{names[0]}, {name}" if names else name
    return {"date": datetime.date.today().isoformat(), "machine": name, "cores": core_count(), "core": core}


def heading(about: Mapping[str, Any]) -> str:
    core = "compiled and plain" if about["compiled"] else "not compiled"
    peers = ", ".join(f"{name} {about[name]}" for name in LIBRARIES[:2] if name in about)
    place = "" if about["core"] is None else f", all but the simulations on core {about['core']}"
    return (
        f"gosux {about['gosux']} ({core}), {peers or 'no peers'}, Python {about['python']}\n"
        f"{about['machine']}, {about['cores']} cores{place}; rounds of {about['seconds']:g} s: {about['rounds']}"
    )


def installed(library: str) -> str:
    """The version of a library; empty if it is not there."""
    try:
        return version(library)
    except PackageNotFoundError:
        return ""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
