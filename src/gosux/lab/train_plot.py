"""The plot of training: the score against each fixed opponent after every step."""

from collections.abc import Mapping
from pathlib import Path

from gosux.lab import train
from gosux.lab.plotting import GRID, INK, LOOKS, bare, entitle, save
from gosux.lab.shares import wilson

SIZE = (8.0, 4.5)  # inches


def draw(training: "train.Training", path: Path, words: Mapping[str, str]) -> None:
    """Draw a PNG. ``words``: ``title``, ``games``, ``score``, and each opponent by its name."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    for (opponent, scores), (colour, shape) in zip(training.strength.items(), LOOKS):
        games = [played for played, _ in scores]
        ends = [wilson(score * train.MEASURED, train.MEASURED) for _, score in scores]
        lows, highs = [100 * low for low, _ in ends], [100 * high for _, high in ends]
        axes.fill_between(games, lows, highs, color=colour, alpha=0.2, linewidth=0)
        values = [100 * score for _, score in scores]
        axes.plot(games, values, color=colour, marker=shape, markersize=5, label=words[opponent])
    axes.axhline(50, color=INK, linewidth=0.8, linestyle="--", zorder=1)
    axes.set_xlim(0, training.games * 1.02)
    axes.set_ylim(0, 102)
    axes.set_xlabel(words["games"])
    axes.set_ylabel(words["score"])
    axes.grid(color=GRID, linewidth=0.6)
    axes.legend(frameon=False, fontsize=9, loc="lower right")
    bare(axes, "top", "right")
    entitle(figure, words["title"])
    save(figure, path)
