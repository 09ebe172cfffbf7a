"""The second plot of a balance study: what tiles change, and the cards that win most and least often."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from gosux.lab.balance.cards import CardFindings
from gosux.lab.balance.plot import HEAD, LINE, WIDTH, mark_of
from gosux.lab.plotting import INK, Mark, legend, mark_rows, save
from gosux.lab.shares import Share

MOST = 20  # cards that are shown at each end


class CardLabels(NamedTuple):
    """The words of the picture. ``texts`` has a title for each part, and the words ``drawn`` and ``played``."""

    texts: Mapping[str, str]
    decimal: str  # the sign between a number's whole and its parts
    values: list[str]  # of the compared option
    cards: Mapping[str, str]
    clans: Mapping[str, str]


def draw_cards(found: list[CardFindings], players: int, path: Path | BytesIO, labels: CardLabels) -> None:
    """Draw a PNG. ``found`` is by the value of the compared option; cards are those of the first one."""
    from matplotlib.figure import Figure

    tiles = sorted({clan for one in found for clan in one.tiles}, key=lambda clan: labels.clans[clan], reverse=True)
    ends = best_and_worst(found[0].drawn)
    rows = [*([len(tiles)] if tiles else []), max(map(len, ends))]
    heights = [HEAD + LINE * count for count in rows]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    panels = figure.subplots(len(heights), 2, squeeze=False, gridspec_kw={"height_ratios": heights})
    even = 100 / players
    if tiles:
        names = [labels.clans[clan] for clan in tiles]
        every = [[one.tiles.get(clan) for clan in tiles] for one in found]
        first = [[mark_of(tile.first_player if tile else None, labels.decimal) for tile in some] for some in every]
        turns = [[_number(tile.turns, labels.decimal) if tile else None for tile in some] for some in every]
        mark_rows(panels[0][0], names, first)
        mark_rows(panels[0][1], names, turns)
        panels[0][0].axvline(even, color=INK, linewidth=0.8, linestyle="--", zorder=1)
        panels[0][0].set_title(labels.texts["tiles"], loc="left", fontsize=11, color=INK)
        panels[0][1].set_title(labels.texts["turns"], loc="left", fontsize=11, color=INK)
        if len(found) > 1:
            legend(panels[0][1], labels.values)
    for axes, cards, part in zip(panels[-1], ends, ("best", "worst"), strict=True):
        upwards = cards[::-1]  # the first row is the lowest
        series = [
            [mark_of(by.get(card), labels.decimal) for card in upwards] for by in (found[0].drawn, found[0].played)
        ]
        mark_rows(axes, [labels.cards[card] for card in upwards], series)
        axes.set_xlim(0, 100)
        axes.axvline(even, color=INK, linewidth=0.8, linestyle="--", zorder=1)
        axes.set_title(labels.texts[part], loc="left", fontsize=11, color=INK)
    legend(panels[-1][0], [labels.texts["drawn"], labels.texts["played"]])
    save(figure, path)


def best_and_worst(drawn: Mapping[str, Share]) -> tuple[list[str], list[str]]:
    """The cards that win most often when drawn, and least often, at most ``MOST`` of each.

    By the end of the interval that is nearer to the middle: a card that was drawn once and won tells nothing yet.
    """
    count = min(MOST, len(drawn) // 2)
    best = sorted(drawn, key=lambda card: (-drawn[card].interval[0], card))[:count]
    worst = sorted((card for card in drawn if card not in best), key=lambda card: (drawn[card].interval[1], card))
    return best, worst[:count]


def _number(estimate: tuple[float, float, float], decimal: str) -> Mark:
    return *estimate, f"{estimate[0]:.1f}".replace(".", decimal)
