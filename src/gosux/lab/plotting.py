"""Shared code of the plots. matplotlib is optional (the extra ``results``)."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from gosux.lab.checks import BadRun
from gosux.records.files import RecordError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# A palette for all kinds of colour vision (Okabe and Ito), and a marker for each colour.
BLUE, ORANGE, GREEN = "#0072B2", "#E69F00", "#009E73"
LOOKS = [(BLUE, "o"), (ORANGE, "D"), (GREEN, "s"), ("#CC79A7", "^"), ("#56B4E9", "v")]
INK, GRID = "#333333", "#DDDDDD"
LETTERS = 90  # in a line of the title
SHARPNESS = 150  # dots per inch

Mark = tuple[float, float, float, str]
"""An estimate, both ends of its interval, and what is written above."""


def check_plot(path: Path) -> None:
    """Check before hours of games that the plot can be written. Raises BadRun or RecordError."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise BadRun("arena-no-plots") from error
    if not path.parent.is_dir() or path.is_dir():
        raise RecordError("no-path", {"path": str(path)})


def entitle(figure: "Figure", title: str) -> None:
    """The title of a picture. It may hold a seed, which is any text, formulas included."""
    text = "\n".join(part for line in title.splitlines() for part in wrap(line, LETTERS))
    figure.suptitle(text, fontsize=12, fontweight="bold", color=INK, parse_math=False)


def save(figure: "Figure", path: Path | BytesIO) -> None:
    """Write a PNG. Raises RecordError."""
    try:
        figure.savefig(path, format="png", dpi=SHARPNESS, metadata={"Software": None})
    except OSError as error:
        raise RecordError("cannot-write", {"file": str(path), "why": error.strerror or str(error)}) from error


def mark_rows(
    axes: "Axes",
    labels: Sequence[str],
    series: Sequence[Sequence[Mark | None]],
    looks: Sequence[tuple[str, str]] = LOOKS,
) -> None:
    """A row for each label, the first at the bottom; in it, for each series a line (the interval) and a mark on it.

    None leaves a place empty. With several series nothing is written above the marks.
    """
    step = 0.7 / len(series)
    for number, marks in enumerate(series):
        colour, shape = looks[number % len(looks)]
        for row, mark in enumerate(marks):
            if mark is None:
                continue
            middle, low, high, text = mark
            height = row + step * ((len(series) - 1) / 2 - number)
            axes.plot([low, high], [height, height], color=colour, linewidth=2, solid_capstyle="butt", zorder=2)
            axes.plot(middle, height, shape, color=colour, markersize=7 if len(series) == 1 else 5, zorder=3)
            if len(series) == 1:
                where = (middle, height)
                axes.annotate(text, where, (0, 6), textcoords="offset points", ha="center", color=INK, fontsize=8)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(-0.7, len(labels) - 0.2)
    axes.grid(axis="x", color=GRID, linewidth=0.6)
    axes.tick_params(axis="y", length=0)
    bare(axes, "top", "right", "left")


def legend(axes: "Axes", names: Sequence[str]) -> None:
    """What the series of ``mark_rows`` are."""
    for number, name in enumerate(names):
        colour, shape = LOOKS[number % len(LOOKS)]
        axes.plot([], [], shape, color=colour, linestyle="-", label=name)
    axes.legend(frameon=False, fontsize=9)


def bare(axes: "Axes", *sides: str) -> None:
    """No frame on these sides, and grids behind everything."""
    axes.set_axisbelow(True)
    for side in sides:
        axes.spines[side].set_visible(False)
