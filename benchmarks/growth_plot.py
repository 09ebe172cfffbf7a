"""The picture of how the cost of a decision grows."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from benchmarks.growth import GROUP, Growth
from benchmarks.plot import BLUE, GREEN, GRID, INK, ORANGE, PURPLE, WIDTH, save

LOOKS = [(BLUE, "o"), (GREEN, "s"), (ORANGE, "D"), (PURPLE, "^")]


def draw(growths: Sequence[Growth], path: Path, core: str) -> None:
    """On the left by cards in play, on the right by players."""
    figure = Figure(figsize=(WIDTH, 4.2), layout="constrained")
    by_cards, by_players = figure.subplots(1, 2, sharey=True, width_ratios=(3, 1))
    for growth, (colour, shape) in zip(growths, LOOKS):
        means = growth.means()
        middles = [first + (GROUP - 1) / 2 for first in means]
        by_cards.plot(middles, list(means.values()), marker=shape, color=colour, label=growth.label)
        mean = growth.mean()
        by_players.plot(growth.players, mean, shape, color=colour, markersize=8)
        left = growth.ruleset == "gosu-x"  # beside the other kind with two players
        by_players.annotate(f"{mean:.2f}", (growth.players, mean), (-8 if left else 8, 0), textcoords="offset points",
                            ha="right" if left else "left", va="center", color=INK, fontsize=9)  # fmt: skip
    by_cards.set_ylim(bottom=0)
    by_cards.set_xlim(left=0)
    by_cards.set_ylabel("µs a decision, mean")
    by_cards.set_xlabel(f"cards in all armies, groups of {GROUP}")
    by_cards.legend(frameon=True, framealpha=1, edgecolor=GRID)
    by_players.set_xlabel("players, all decisions")
    by_players.set_xticks([2, 3, 4])
    by_players.set_xlim(1, 5)
    for axes in (by_cards, by_players):
        axes.grid(color=GRID, linewidth=0.6)
        axes.set_axisbelow(True)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    figure.suptitle(f"What a decision costs as cards and players become more ({core})", fontsize=13, fontweight="bold")
    save(figure, path)
