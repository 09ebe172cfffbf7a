"""The plot of an arena: ratings on the left, scores of all meetings on the right, a row for each mode.

The caller provides the texts.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from gosux.lab.arena.report import Report, Standing
from gosux.lab.plotting import BLUE, INK, ORANGE, Mark, entitle, mark_rows, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 10.0  # inches
HEAD, LINE = 1.5, 0.34  # inches for titles and axes, and for each bot or meeting


def draw(report: Report, path: Path, words: Mapping[str, str]) -> None:
    """Draw a PNG. ``words``: ``title``, ``rating``, ``score``, ``interval``, ``decimal`` (the sign), and each mode."""
    from matplotlib.figure import Figure

    rows = [max(len(standing.bots), len(standing.meetings)) for standing in report.standings]
    heights = [HEAD + LINE * count for count in rows]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    panels = figure.subplots(len(rows), 2, squeeze=False, gridspec_kw={"height_ratios": heights})
    for (left, right), standing in zip(panels, report.standings, strict=True):
        _ratings(left, standing, words)
        _scores(right, standing, words)
    entitle(figure, words["title"])
    save(figure, path)


def _ratings(axes: "Axes", standing: Standing, words: Mapping[str, str]) -> None:
    ranked = standing.best_first()[::-1]  # the best on top
    labels = [bot for bot, _, _ in ranked]
    marks: list[Mark] = [(rating.points, rating.low, rating.high, f"{rating.points:.0f}") for _, rating, _ in ranked]
    mark_rows(axes, labels, [marks], [(BLUE, "o")])
    axes.set_title(words[standing.mode], loc="left", fontsize=11, color=INK)
    axes.set_xlabel(f"{words['rating']} ({words['interval']})")
    axes.margins(x=0.15)


def _scores(axes: "Axes", standing: Standing, words: Mapping[str, str]) -> None:
    meetings = standing.meetings[::-1]  # the first on top
    labels = [" – ".join(one.bots) for one in meetings]
    marks: list[Mark] = []
    for one in meetings:
        low, high = one.interval
        marks.append((100 * one.score, 100 * low, 100 * high, f"{100 * one.score:.1f}".replace(".", words["decimal"])))
    mark_rows(axes, labels, [marks], [(ORANGE, "D")])
    axes.axvline(50, color=INK, linewidth=0.8, linestyle="--", zorder=1)
    axes.set_xlim(-3, 103)
    axes.set_xlabel(f"{words['score']} ({words['interval']})")
