"""Prints the tables of docs/performance.md from the last results: ``python -m benchmarks.markdown``."""

import json
from collections.abc import Mapping
from typing import Any

from benchmarks.report import spread
from benchmarks.run import RESULTS


def goals(results: Mapping[str, Any]) -> str:
    lines = ["| ratio within a round | median | low to high | goal |", "|---|---|---|---|"]
    for goal in results["goals"].values():
        values = spread(goal["ratios"])
        bounds = [f"{name} {goal[name]:g}" for name in ("at least", "at most") if goal.get(name) is not None]
        between = f"{values.low:.2f} to {values.high:.2f}"
        lines.append(f"| {goal['label']} | **{values.median:.2f}** | {between} | {''.join(bounds)} |")
    return "\n".join(lines)


def measures(results: Mapping[str, Any]) -> str:
    lines = ["| | median | low to high | games/s |", "|---|---|---|---|"]
    for measure in results["measures"].values():
        values = spread(measure["values"])
        form = ",.0f" if values.median >= 1000 else ".2f"
        games = f"{measure['games/s']:,.0f}" if "games/s" in measure else ""
        middle, between = f"{values.median:{form}}", f"{values.low:{form}} to {values.high:{form}}"
        lines.append(f"| {measure['label']} | {middle} {measure['unit']} | {between} | {games} |")
    return "\n".join(lines)


if __name__ == "__main__":
    last = json.loads(RESULTS.read_text(encoding="utf-8"))
    print(goals(last), measures(last), sep="\n\n")
