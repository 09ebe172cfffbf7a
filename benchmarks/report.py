"""From the values of all rounds to ratios, a table and a JSON object."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

from benchmarks.measures import COPY, GOALS, MEASURES, PACE, SIMULATIONS, Goal

Answer = Mapping[str, float]
Answers = Mapping[str, Sequence[Answer]]
"""By the name of a measure: what it came to in each round."""

LABEL = 40
FIGURE = 10


class Spread(NamedTuple):
    """Several values of one thing."""

    median: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratios(answers: Answers, goal: Goal) -> list[float]:
    """A goal's ratio in each round; empty if one of its measures is missing."""
    over, under = answers.get(goal.over, []), answers.get(goal.under, [])
    return [one["value"] / two["value"] for one, two in zip(over, under)]


def missed(answers: Answers) -> list[Goal]:
    """The goals that were measured and not reached."""
    return [goal for goal in GOALS if (found := ratios(answers, goal)) and not goal.reached(median(found))]


def table(answers: Answers) -> str:
    """Medians and spread of all that was measured, then the goals."""
    lines = [f"{'decisions/s':<{LABEL}}{'median':>{FIGURE}}   {'low to high':<24}{'games/s':>9}"]
    lines += [_line(answers, one.name, one.label) for one in MEASURES if one.unit == PACE and one.name in answers]
    lines += ["", f"{'one copy, in µs':<{LABEL}}{'median':>{FIGURE}}   low to high"]
    lines += [_line(answers, one.name, one.label) for one in MEASURES if one.unit == COPY and one.name in answers]
    if any(one.name in answers for one in SIMULATIONS):
        title = "wall clock, decisions/s"
        lines += ["", f"{title:<{LABEL}}{'median':>{FIGURE}}   {'low to high':<24}{'games/s':>9}{'cores':>8}"]
        lines += [_line(answers, one.name, one.label) for one in SIMULATIONS if one.name in answers]
        lines += ["Two workers need two cores that nobody else uses."]
    lines += ["", f"{'goals: ratios within a round':<{LABEL}}{'median':>{FIGURE}}   {'low to high':<17}goal"]
    lines += [_goal_line(answers, goal) for goal in GOALS]
    return "\n".join(lines)


def _line(answers: Answers, name: str, label: str) -> str:
    found = answers[name]
    values = spread([one["value"] for one in found])
    form = ",.0f" if values.median >= 1000 else ",.2f"
    line = f"  {label:<{LABEL - 2}}{values.median:>{FIGURE}{form}}   "
    line += f"{f'{values.low:{form}} to {values.high:{form}}':<24}"
    for unit, width, digits in (("games", 9, ",.0f"), ("cores", 8, ".2f")):
        if unit in found[0]:
            line += f"{median(one[unit] for one in found):>{width}{digits}}"
    return line.rstrip()


def _goal_line(answers: Answers, goal: Goal) -> str:
    found = ratios(answers, goal)
    wanted = "" if goal.wanted is None else f"{'at most' if goal.at_most else 'at least'} {goal.wanted:g}"
    if not found:
        return f"  {goal.label:<{LABEL - 2}}{'-':>{FIGURE}}   {'':<17}{wanted:<14}not measured"
    values = spread(found)
    verdict = "" if goal.wanted is None else "reached" if goal.reached(values.median) else "MISSED"
    between = f"{values.low:.2f} to {values.high:.2f}"
    return f"  {goal.label:<{LABEL - 2}}{values.median:>{FIGURE}.2f}   {between:<17}{wanted:<14}{verdict}".rstrip()


def to_json(about: Mapping[str, Any], answers: Answers) -> dict[str, Any]:
    """All results as JSON."""
    measures = {}
    for one in [*MEASURES, *SIMULATIONS]:
        if one.name in answers:
            measures[one.name] = {"label": one.label, "unit": one.unit} | _columns(answers[one.name])
    goals = {}
    for goal in GOALS:
        if found := ratios(answers, goal):
            goals[goal.name] = {
                "label": goal.label,
                "at most" if goal.at_most else "at least": goal.wanted,
                "median": round(median(found), 3),
                "ratios": [round(one, 3) for one in found],
                "reached": goal.reached(median(found)),
            }
    return {**about, "measures": measures, "goals": goals}


def _columns(found: Sequence[Answer]) -> dict[str, Any]:
    values = [one["value"] for one in found]
    columns: dict[str, Any] = {"median": round(median(values), 3), "values": [round(one, 3) for one in values]}
    if "games" in found[0]:
        columns["games/s"] = round(median(one["games"] for one in found), 1)
    if "cores" in found[0]:
        columns["cores"] = round(median(one["cores"] for one in found), 2)
    return columns
