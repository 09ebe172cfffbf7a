"""Pictures of what was measured. ``python -m benchmarks.plot`` draws the last results again."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator

from benchmarks.measures import COMPILED, MEASURES, PACE, PLAIN, Measure

# A palette for all kinds of colour vision (Okabe and Ito), and a marker for each colour.
BLUE, ORANGE, GREEN, PURPLE = "#0072B2", "#E69F00", "#009E73", "#CC79A7"
INK, GRID = "#333333", "#DDDDDD"
WIDTH = 8.5  # of a picture, in inches
SHARPNESS = 150  # dots per inch


def draw(results: Mapping[str, Any], path: Path) -> None:
    """Decisions per second of all libraries, the fastest on top: medians as marks, ranges as lines."""
    measured = results["measures"]
    shown = [one for one in MEASURES if one.unit == PACE and one.name in measured]
    shown.sort(key=lambda one: float(measured[one.name]["median"]))
    figure = Figure(figsize=(WIDTH, 1.6 + 0.34 * len(shown)), layout="constrained")
    axes = figure.subplots()
    lowest = min(min(measured[one.name]["values"]) for one in shown)
    highest = max(max(measured[one.name]["values"]) for one in shown)
    explained: set[str] = set()
    for height, one in enumerate(shown):
        values = measured[one.name]["values"]
        middle = measured[one.name]["median"]
        group, colour, shape = look(one)
        axes.plot([min(values), max(values)], [height, height], color=colour, linewidth=2, solid_capstyle="butt")
        label = None if group in explained else group
        axes.plot(middle, height, shape, color=colour, markersize=8, linestyle="none", label=label)
        explained.add(group)
        axes.annotate(f"{middle:,.0f}", (max(values), height), (6, 0), textcoords="offset points", va="center",
                      color=INK, fontsize=9, bbox={"facecolor": "white", "edgecolor": "none", "pad": 1})  # fmt: skip
    axes.set_yticks(range(len(shown)), [one.label for one in shown])
    axes.set_xscale("log")
    axes.set_xticks([digit * 10**power for power in range(3, 7) for digit in (1, 2, 5)])
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    axes.set_xlim(lowest * 0.8, highest * 1.9)
    axes.set_xlabel("decisions per second of processor time, logarithmic")
    axes.grid(axis="x", color=GRID, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    handles, labels = axes.get_legend_handles_labels()
    axes.legend(handles[::-1], labels[::-1], loc="lower right", frameon=True, framealpha=1, edgecolor=GRID)
    title = "Random games driven from Python on one core"
    subtitle = f"medians of {results['rounds']} rounds, lines from the lowest to the highest; {results['machine']}"
    figure.suptitle(title, fontsize=13, fontweight="bold")
    axes.set_title(subtitle, fontsize=9, color=INK)
    save(figure, path)


def look(measure: Measure) -> tuple[str, str, str]:
    """To whom a measure belongs, and its colour and shape."""
    if measure.child == COMPILED:
        return "gosux, compiled", BLUE, "o"
    if measure.child == PLAIN:
        return "gosux, plain Python", ORANGE, "D"
    if measure.needs == "open_spiel":
        return "OpenSpiel (C++)", GREEN, "s"
    return "RLCard (Python)", PURPLE, "^"


def save(figure: Figure, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=SHARPNESS, metadata={"Software": None})


if __name__ == "__main__":
    from benchmarks.run import PICTURE, RESULTS

    draw(json.loads(RESULTS.read_text(encoding="utf-8")), PICTURE)
