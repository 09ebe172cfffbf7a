"""A picture of an arena: ratings on the left, scores of every two bots on the right, a row for each mode.

matplotlib is optional (the extra ``plots``) and loaded only here. The words come from whoever asks for the picture.
"""

from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from gosux.lab.arena_report import Report, Standing
from gosux.lab.simulate import BadRun
from gosux.rules.records import RecordError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Colours that people with any sight can tell apart (Okabe and Ito), and a shape for each.
BLUE, ORANGE = "#0072B2", "#E69F00"
INK, GRID = "#333333", "#DDDDDD"
WIDTH = 10.0  # inches
HEAD, LINE = 1.5, 0.34  # inches for titles and axes, and for each bot or meeting
LETTERS = 90  # in a line of the title
SHARPNESS = 150  # dots an inch


def check_plot(path: Path) -> None:
    """Whether a picture can be drawn there: asked before games are played for hours. Raises BadRun or RecordError."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise BadRun("arena-no-plots") from error
    if not path.parent.is_dir() or path.is_dir():
        raise RecordError("no-path", {"path": str(path)})


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
    # A seed may be any text, formulas included.
    title = "\n".join(part for line in words["title"].splitlines() for part in wrap(line, LETTERS))
    figure.suptitle(title, fontsize=12, fontweight="bold", color=INK, parse_math=False)
    try:
        figure.savefig(path, format="png", dpi=SHARPNESS, metadata={"Software": None})
    except OSError as error:
        raise RecordError("cannot-write", {"file": str(path), "why": error.strerror or str(error)}) from error


def _ratings(axes: "Axes", standing: Standing, words: Mapping[str, str]) -> None:
    ranked = standing.best_first()[::-1]  # the best on top
    labels = [bot for bot, _, _ in ranked]
    marks = [(rating.points, rating.low, rating.high, f"{rating.points:.0f}") for _, rating, _ in ranked]
    _marks(axes, labels, marks, BLUE, "o")
    axes.set_title(words[standing.mode], loc="left", fontsize=11, color=INK)
    axes.set_xlabel(f"{words['rating']} ({words['interval']})")
    axes.margins(x=0.15)


def _scores(axes: "Axes", standing: Standing, words: Mapping[str, str]) -> None:
    meetings = standing.meetings[::-1]  # the first on top
    labels = [" – ".join(one.bots) for one in meetings]
    marks: list[tuple[float, float, float, str]] = []
    for one in meetings:
        low, high = one.interval
        marks.append((100 * one.score, 100 * low, 100 * high, f"{100 * one.score:.1f}".replace(".", words["decimal"])))
    _marks(axes, labels, marks, ORANGE, "D")
    axes.axvline(50, color=INK, linewidth=0.8, linestyle="--", zorder=1)
    axes.set_xlim(-3, 103)
    axes.set_xlabel(f"{words['score']} ({words['interval']})")


def _marks(
    axes: "Axes", labels: list[str], marks: list[tuple[float, float, float, str]], colour: str, shape: str
) -> None:
    """A line for each interval, a mark for each estimate and its number above."""
    for height, (middle, low, high, text) in enumerate(marks):
        axes.plot([low, high], [height, height], color=colour, linewidth=2, solid_capstyle="butt", zorder=2)
        axes.plot(middle, height, shape, color=colour, markersize=7, zorder=3)
        axes.annotate(text, (middle, height), (0, 6), textcoords="offset points", ha="center", color=INK, fontsize=8)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(-0.7, len(labels) - 0.2)
    axes.grid(axis="x", color=GRID, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
