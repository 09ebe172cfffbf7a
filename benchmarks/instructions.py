"""Instructions per decision, which do not depend on the load of the machine: a speed regression check.

    python -m benchmarks.instructions             compare with benchmarks/instructions.json
    python -m benchmarks.instructions --record    write it

Counted by ``valgrind --tool=cachegrind``, as the difference between a short and a long run, so that starting Python and
importing cancel out. Exit code 1: some figure is more than 5% higher than the recorded one. Figures are compared only
with those of the same Python on the same kind of machine.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
RECORD = HERE / "instructions.json"
SHORT, LONG = 500, 3_500  # decisions
MOST = 1.05  # times the recorded figure
GAMES = {"gosu-x": ("gosu-x", 2), "gosu with 4 players": ("gosu", 4)}

Figures = dict[str, int]


class CountingFailed(Exception):
    """Valgrind or the game it ran failed; says how."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.instructions", description="Instructions per decision.")
    parser.add_argument("--record", action="store_true", help="record the figures instead of comparing them")
    record = parser.parse_args(words).record
    if shutil.which("valgrind") is None:
        print("instructions are not counted: valgrind is missing (on Debian: apt-get install valgrind)")
        return 0
    if not record and not RECORD.exists():
        print(f"{RECORD.name} is missing: write it with --record", file=sys.stderr)
        return 2
    try:
        figures = measure()
    except CountingFailed as failure:
        print(f"counting instructions failed: {failure}", file=sys.stderr)
        return 2
    here = place()
    if record:
        RECORD.write_text(json.dumps(here | {"instructions": figures}, indent=1) + "\n", encoding="utf-8")
        print(table(figures, {}))
        return 0
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    there = {name: recorded[name] for name in here}
    before = recorded["instructions"] if there == here else {}
    print(table(figures, before))
    if there != here:
        print(f"Not compared: this is {', '.join(here.values())}, recorded was {', '.join(there.values())}.")
    worse = dearer(figures, before)
    for name in worse:
        print(f"{name}: more than {MOST - 1:.0%} above the recorded figure", file=sys.stderr)
    return 1 if worse else 0


def place() -> dict[str, str]:
    """What figures must have in common to be compared."""
    version = ".".join(platform.python_version_tuple()[:2])
    return {"python": f"{platform.python_implementation()} {version}", "machine": platform.machine()}


def measure() -> Figures:
    """Instructions per decision; compiled ones only if compiled files exist."""
    wanted: list[tuple[str, str, bool]] = []
    if is_compiled():
        wanted += [(f"{game}, compiled", game, False) for game in GAMES]
    else:
        print("The core is not compiled (make compiled): only plain Python is measured.")
    wanted += [(f"{game}, plain Python", game, True) for game in GAMES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        few = [pool.submit(count, game, pure, SHORT) for _, game, pure in wanted]
        many = [pool.submit(count, game, pure, LONG) for _, game, pure in wanted]
    costs = [(more.result() - less.result()) / (LONG - SHORT) for less, more in zip(few, many)]
    return {name: round(cost) for (name, _, _), cost in zip(wanted, costs)}


def is_compiled() -> bool:
    command = [sys.executable, str(HERE / "decisions.py"), "gosu-x", "2", "1"]
    return run(command, pure=False).stdout.strip() == "compiled"


def count(game: str, pure: bool, decisions: int) -> int:
    """All instructions of one run."""
    ruleset, players = GAMES[game]
    return counted([sys.executable, str(HERE / "decisions.py"), ruleset, str(players), str(decisions)], pure)


def counted(command: list[str], pure: bool) -> int:
    """All instructions of a command."""
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    told = run([*valgrind, *command], pure)
    found = re.search(r"I\s+refs:\s+([\d,]+)", told.stderr)
    if found is None:
        raise CountingFailed(told.stderr[-2000:])
    return int(found[1].replace(",", ""))


def run(command: list[str], pure: bool) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONHASHSEED": "0", "GOSUX_PURE": "1" if pure else ""}
    told = subprocess.run(command, env=environment, capture_output=True, text=True)
    if told.returncode:
        raise CountingFailed(told.stderr[-2000:])
    return told


def dearer(figures: Mapping[str, int], recorded: Mapping[str, Any]) -> list[str]:
    """What costs clearly more than it did."""
    return [name for name, figure in figures.items() if name in recorded and figure > MOST * recorded[name]]


def table(figures: Mapping[str, int], recorded: Mapping[str, Any]) -> str:
    lines = [f"{'instructions per decision':<34}{'now':>10}{'recorded':>12}{'change':>10}"]
    for name, figure in figures.items():
        line = f"  {name:<32}{figure:>10,}"
        if name in recorded:
            line += f"{recorded[name]:>12,}{figure / recorded[name] - 1:>+10.1%}"
        lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
