"""The tables of ``gosux balance``: one per question, with a column for each compared value.

They are plain rows, so that the terminal (``show``) and the HTML page (``balance_page``) tell the same.
"""

from math import isnan
from pathlib import Path
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table as PrintedTable

from gosux.commands.arena import decimal
from gosux.lab.arena import PLAIN
from gosux.lab.balance import Report
from gosux.lab.balance.cards import CardFindings
from gosux.lab.balance.differences import FIRST, TURNS
from gosux.lab.balance.plot import Labels
from gosux.lab.balance.plot_cards import CardLabels
from gosux.lab.balance.report import LONG, Pair
from gosux.lab.certainty import Estimate
from gosux.lab.shares import Share, Spread
from gosux.text import Words

NOTHING = "–"

Name = TypeVar("Name", str, Pair)


class Table(NamedTuple):
    """A table: a column of labels and one for each of ``columns``; rows in parts that belong together."""

    title: str
    columns: list[str]
    parts: list[list[list[str]]]


def show(report: Report, replays: list[Path], words: Words) -> None:
    """Print tables."""
    console = Console(highlight=False, markup=False)
    console.print(title(report, words))
    console.print(words.say("balance-how-to-read"))
    for table in tables(report, words):
        console.print()
        console.print(printed(table))
    for path in replays:
        console.print(words.say("balance-replay", file=str(path)))


def printed(table: Table) -> PrintedTable:
    """A table for the terminal."""
    made = PrintedTable(title=table.title, title_justify="left", highlight=False)
    made.add_column("")
    for name in table.columns:
        made.add_column(name, justify="right", no_wrap=True)
    for part in table.parts:
        for row in part:
            made.add_row(*row)
        made.add_section()
    return made


def title(report: Report, words: Words) -> str:
    """What was played; a second line if the bots' thinking time was changed."""
    planned = report.balance
    seed = planned.seed.encode(errors="replace").decode()  # the user's text may not be printable
    games = len(report.findings[0].games)
    facts = {"games": str(games), "bot": planned.bot, "ruleset": planned.ruleset, "seed": seed}
    said = words.say("balance-title", players=str(planned.players), games_number=games, **facts)
    if planned.decks != PLAIN:
        said += " " + words.say(f"balance-decks-{planned.decks}")
    if planned.other_rules:
        said += " " + words.say("balance-what-if", ruleset=planned.values[1])
    elif planned.compare is not None:
        said += " " + words.say("balance-compared", option=planned.compare)
    if planned.iterations is not None:
        count = planned.iterations
        return f"{said}\n{words.say('arena-iterations', iterations=str(count), iterations_number=count)}"
    if planned.budget != 1:
        return f"{said}\n{words.say('arena-budget', budget=decimal(words, planned.budget, 6))}"
    return said


def tables(report: Report, words: Words) -> list[Table]:
    """One for each question."""
    made = [endings_table(report, words), lengths_table(report, words), places_table(report, words)]
    if any(one.clans for one in report.findings):
        made += [clans_table(report, words), pairs_table(report, words)]
    return [*made, corrected_table(report, words)] if report.corrected else made


def corrected_table(report: Report, words: Words) -> Table:
    """Shares without luck, or what changes from the first compared value; how many games that saves."""
    names = {FIRST: words.say("balance-first-player"), TURNS: words.say("balance-turns")}
    rows: list[list[str]] = []
    several = len(report.balance.values) > 2
    for one in report.corrected:
        label = names.get(one.about) or words.clan(one.about)
        if several:
            label = f"{one.value} · {label}"
        scale = 1 if one.about == TURNS else 100
        numbers = [ends(estimate, scale, words) for estimate in (one.plain, one.corrected)]
        rows.append(
            [
                words.say("balance-of-games", name=label, games=str(one.deals)),
                *numbers,
                f"× {decimal(words, one.saving)}",
            ]
        )
    titled = "balance-without-luck" if len(report.balance.values) == 1 else "balance-differences"
    return Table(words.say(titled), [words.say(f"balance-{name}") for name in ("plain", "luckless", "saving")], [rows])


def ends(estimate: Estimate, scale: float, words: Words) -> str:
    mean, low, high = (decimal(words, scale * number, 1) for number in estimate)
    return mean if isnan(estimate.low) else f"{mean} [{low}; {high}]"


def endings_table(report: Report, words: Words) -> Table:
    """How many games each rule ended, and how many nobody won."""
    rules = sorted({rule for one in report.findings for rule in one.endings})
    rows = [[rule, *[percent(one.endings.get(rule), words) for one in report.findings]] for rule in rules]
    rows.append([words.say("simulate-draws"), *[percent(one.draws, words) for one in report.findings]])
    if len(report.findings) > 1:
        changed = [percent(share, words) for share in report.changed[1:]]
        rows.append([words.say("balance-changed"), NOTHING, *changed])
    return new_table(report, words, "endings", rows)


def lengths_table(report: Report, words: Words) -> Table:
    """Lengths of games and rounds, and repeated positions."""
    lengths = []
    for name in ("rounds", "turns", "decisions", "longest"):
        spreads: list[Spread] = [getattr(one.lengths, name) for one in report.findings]
        lengths.append([words.say(f"balance-{name}"), *[spread(numbers, words) for numbers in spreads]])
    odd = [
        [words.say("balance-long", turns=str(LONG)), *[percent(one.long, words) for one in report.findings]],
        [words.say("balance-repeated"), *[percent(one.repeated, words) for one in report.findings]],
    ]
    return new_table(report, words, "lengths", lengths, odd)


def places_table(report: Report, words: Words) -> Table:
    """Who plays first, and who sits where."""
    order = [
        [label, *[percent(one.order[place], words) for one in report.findings]]
        for place, label in enumerate(order_names(report, words))
    ]
    seats = [
        [words.players[seat], *[percent(one.seats[seat], words) for one in report.findings]]
        for seat in range(report.balance.players)
    ]
    return new_table(report, words, "places", order, seats)


def clans_table(report: Report, words: Words) -> Table:
    """Clans, the best first. With a draft, the number of games shows how often bots pick a clan."""
    names = {clan: words.clan(clan) for one in report.findings for clan in one.clans}
    return shares_table(report, words, "clans", names, [one.clans for one in report.findings])


def pairs_table(report: Report, words: Words) -> Table:
    """Pairs of clans in a deck, the best first."""
    pairs = {pair for one in report.findings for pair in one.pairs}
    names = {pair: " + ".join(words.clan(clan) for clan in pair) for pair in pairs}
    return shares_table(report, words, "pairs", names, [one.pairs for one in report.findings])


def against_table(report: Report, words: Words) -> Table:
    """Clans against clans, the best first."""
    pairs = {pair for one in report.findings for pair in one.against if pair[0] != pair[1]}
    names: dict[Pair, str] = {}
    for clan, other in pairs:
        names[clan, other] = words.say("balance-against-name", clan=words.clan(clan), other=words.clan(other))
    return shares_table(report, words, "against", names, [one.against for one in report.findings])


def shares_table(
    report: Report, words: Words, name: str, labels: "dict[Name, str]", shares: "list[dict[Name, Share]]"
) -> Table:
    """A row for each clan or pair, the best first by the first value that is compared."""
    first = shares[0]
    best_first: list[Name] = sorted(
        labels, key=lambda name: (-first[name].share if name in first else 1.0, labels[name])
    )
    rows: list[list[str]] = []
    for key in best_first:
        games = first[key].games if key in first else 0
        row = [words.say("balance-of-games", name=labels[key], games=str(games))]
        row.extend(percent(every.get(key), words) for every in shares)
        rows.append(row)
    return new_table(report, words, name, rows)


def cards_table(report: Report, cards: list[CardFindings], words: Words) -> Table:
    """Every card: games won by players who drew it, and by those who played it; the best drawn first."""
    ids = {card for one in cards for card in [*one.drawn, *one.played]}
    first = cards[0].drawn
    best_first = sorted(ids, key=lambda card: (-first[card].share if card in first else 1.0, card))
    rows = []
    for card in best_first:
        games = str(first[card].games if card in first else 0)
        label = words.say("balance-of-games", name=words.card(card).name, games=games)
        shares = [share for one in cards for share in (one.drawn.get(card), one.played.get(card))]
        rows.append([label, *[percent(share, words) for share in shares]])
    return Table(words.say("balance-cards"), double(report, words, "balance-drawn", "balance-played"), [rows])


def tiles_table(report: Report, cards: list[CardFindings], words: Words) -> Table:
    """Every Immortal tile: how often the first player wins while it is active, and how long games are."""
    rows = []
    for clan in sorted({clan for one in cards for clan in one.tiles}, key=words.clan):
        found = [one.tiles.get(clan) for one in cards]
        games = found[0].first_player.games if found[0] is not None else 0
        row = [words.say("balance-of-games", name=words.clan(clan), games=str(games))]
        for tile in found:
            row += [NOTHING] * 2 if tile is None else [percent(tile.first_player, words), ends(tile.turns, 1, words)]
        rows.append(row)
    return Table(words.say("balance-tiles"), double(report, words, "balance-first", "balance-turns"), [rows])


def double(report: Report, words: Words, *names: str) -> list[str]:
    """Titles of several columns for each compared value."""
    values = [""] if report.balance.compare is None else [f"{value} · " for value in report.balance.values]
    return [value + words.say(name) for value in values for name in names]


def order_names(report: Report, words: Words) -> list[str]:
    return [words.say("balance-place", place=place + 1) for place in range(report.balance.players)]


def new_table(report: Report, words: Words, name: str, *parts: list[list[str]]) -> Table:
    """A table with a column for each value."""
    return Table(words.say(f"balance-{name}"), value_names(report, words), [*parts])


def value_names(report: Report, words: Words) -> list[str]:
    if report.balance.compare is None:
        return [words.say("balance-all")]
    return [*report.balance.values]


def percent(share: Share | None, words: Words) -> str:
    """A share of 100 with its interval: 53.1 [50.0–56.2]."""
    if share is None or not share.games:
        return NOTHING
    low, high = (decimal(words, 100 * end, 1) for end in share.interval)
    return f"{decimal(words, 100 * share.share, 1)} [{low}–{high}]"


def spread(numbers: Spread, words: Words) -> str:
    """The mean; in parentheses the 95th percentile and the maximum."""
    return f"{decimal(words, numbers.mean, 1)} ({numbers.most:.0f}, {numbers.largest:.0f})"


def plot_labels(report: Report, words: Words) -> Labels:
    """The texts of the plot."""
    texts = {name: words.say(f"balance-{name}") for name in ("places", "clans", "endings")}
    texts["longest"] = words.say("balance-longest-plot")
    value = value_names(report, words)[0]
    for name in ("pairs", "against"):
        texts[name] = words.say(f"balance-{name}-plot")
        if report.balance.compare is not None:
            texts[name] += f"\n({report.balance.compare} = {value})"
    texts["title"] = title(report, words)
    clans = {clan: words.clan(clan) for one in report.findings for clan in one.clans}
    seats = words.players[: report.balance.players]
    return Labels(texts, decimal_sign(words), plotted_values(report, words), order_names(report, words), seats, clans)


def card_labels(report: Report, cards: list[CardFindings], words: Words) -> CardLabels:
    """The texts of the plot of tiles and cards."""
    titles = {"tiles": "tiles-plot", "turns": "turns-plot", "best": "best-plot", "worst": "worst-plot"}
    texts = {part: words.say(f"balance-{name}") for part, name in titles.items()}
    if report.balance.compare is not None:
        for part in ("best", "worst"):
            texts[part] += f"\n({report.balance.compare} = {value_names(report, words)[0]})"
    texts |= {name: words.say(f"balance-{name}") for name in ("drawn", "played")}
    names = {card: words.card(card).name for card in cards[0].drawn}
    clans = {clan: words.clan(clan) for one in cards for clan in one.tiles}
    return CardLabels(texts, decimal_sign(words), plotted_values(report, words), names, clans)


def plotted_values(report: Report, words: Words) -> list[str]:
    return [f"{report.balance.compare} = {name}" for name in value_names(report, words)]


def decimal_sign(words: Words) -> str:
    return words.say("arena-decimal", whole="", part="")
