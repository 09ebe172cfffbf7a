"""The plot of a balance study: endings, lengths, wins by seat, clan and pair of clans."""

from collections import Counter
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gosux.lab.balance.report import Findings, Pair, Report, longest
from gosux.lab.plotting import INK, LOOKS, Mark, bare, entitle, legend, mark_rows, save
from gosux.lab.shares import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 12.0  # inches
HEAD, LINE = 1.3, 0.36  # inches for titles and axes, and for each row
SQUARE = 5.4  # inches that a table of clans is high
FARTHEST = 25  # points from even where colours end


class Labels(NamedTuple):
    """The words of the picture. ``texts`` has a title for each part."""

    texts: Mapping[str, str]
    decimal: str  # the sign between a number's whole and its parts
    values: list[str]  # of the compared option
    order: list[str]  # who plays first, second ...
    seats: list[str]
    clans: Mapping[str, str]


def draw(report: Report, path: Path | BytesIO, labels: Labels) -> None:
    """Draw a PNG."""
    from matplotlib.figure import Figure

    findings = report.findings
    clans = sorted({clan for one in findings for clan in one.clans}, key=lambda clan: labels.clans[clan])
    rules = sorted({rule for one in findings for rule in one.endings}, reverse=True)
    places = [*labels.order, *labels.seats]
    heights = [HEAD + LINE * len(rules), HEAD + LINE * max(len(places), len(clans)), *([SQUARE] if clans else [])]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
    panels = figure.subplots(len(heights), 2, squeeze=False, gridspec_kw={"height_ratios": heights})
    even = 100 / report.balance.players
    mark_rows(
        panels[0][0], rules, [[mark_of(one.endings.get(rule), labels.decimal) for rule in rules] for one in findings]
    )
    _lengths(panels[0][1], findings)
    by_place = [[*one.order, *one.seats] for one in findings]
    rows = [[mark_of(share, labels.decimal) for share in shares[::-1]] for shares in by_place]
    mark_rows(panels[1][0], places[::-1], rows)
    panels[1][0].axvline(even, color=INK, linewidth=0.8, linestyle="--", zorder=1)
    parts = ["endings", "longest", "places"]
    if clans:
        names = [labels.clans[clan] for clan in clans]
        rows = [[mark_of(one.clans.get(clan), labels.decimal) for clan in clans[::-1]] for one in findings]
        mark_rows(panels[1][1], names[::-1], rows)
        panels[1][1].axvline(even, color=INK, linewidth=0.8, linestyle="--", zorder=1)
        first = findings[0]
        together = first.pairs | {(two, one): share for (one, two), share in first.pairs.items()}
        _table(panels[2][0], clans, names, together.get)
        _table(panels[2][1], clans, names, first.against.get)
        parts += ["clans", "pairs", "against"]
    else:
        panels[1][1].axis("off")
    for axes, part in zip(panels.flat, parts, strict=False):
        axes.set_title(labels.texts[part], loc="left", fontsize=11, color=INK)
    if len(findings) > 1:
        legend(panels[0][1], labels.values)
    entitle(figure, labels.texts["title"])
    save(figure, path)


def mark_of(share: Share | None, decimal: str) -> Mark | None:
    """A share in per cent, with its interval; ``decimal`` is the sign between a number's whole and its parts."""
    if share is None or not share.games:
        return None
    low, high = share.interval
    text = f"{100 * share.share:.1f}".replace(".", decimal)
    return 100 * share.share, 100 * low, 100 * high, text


def _lengths(axes: "Axes", findings: list[Findings]) -> None:
    """How many games of 100 have a longest round of so many turns."""
    most = max(longest(game) for one in findings for game in one.games)
    width = max(1, -(-most // 24))
    edges = [*range(0, most + 2 * width, width)]
    for number, one in enumerate(findings):
        counts = Counter(longest(game) // width for game in one.games)
        heights = [100 * counts[place] / len(one.games) for place in range(len(edges) - 1)]
        colour, _ = LOOKS[number % len(LOOKS)]
        axes.stairs(heights, edges, color=colour, linewidth=1.8, fill=len(findings) == 1, alpha=0.9)
    axes.set_xlim(0, edges[-1])
    bare(axes, "top", "right")


def _table(axes: "Axes", clans: list[str], names: list[str], share_of: Callable[[Pair], Share | None]) -> None:
    """Every clan with every clan: a number, and a colour that says how far from even it is."""
    found = [[share_of((one, other)) for other in clans] for one in clans]
    colours = [[100 * share.share if share is not None else float("nan") for share in row] for row in found]
    axes.imshow(colours, cmap="PuOr", vmin=50 - FARTHEST, vmax=50 + FARTHEST)
    for row, shares in enumerate(found):
        for column, share in enumerate(shares):
            if share is not None:
                number = 100 * share.share
                ink = "white" if abs(number - 50) > 0.7 * FARTHEST else INK
                axes.text(column, row, f"{number:.0f}", ha="center", va="center", fontsize=8, color=ink)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(length=0)
    bare(axes, "top", "right", "left", "bottom")
