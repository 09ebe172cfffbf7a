"""The tables of ``gosux balance``: one per question, with a column for each compared value."""

from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from gosux.commands.arena import decimal
from gosux.lab.arena import PLAIN
from gosux.lab.balance import Report
from gosux.lab.balance.plot import Labels
from gosux.lab.balance.report import LONG, Pair
from gosux.lab.shares import Share, Spread
from gosux.text import Words

NOTHING = "–"

Name = TypeVar("Name", str, Pair)


def show(report: Report, replays: list[Path], words: Words) -> None:
    """Print tables."""
    console = Console(highlight=False, markup=False)
    console.print(title(report, words))
    console.print(words.say("balance-how-to-read"))
    for table in tables(report, words):
        console.print()
        console.print(table)
    for path in replays:
        console.print(words.say("balance-replay", file=str(path)))


def title(report: Report, words: Words) -> str:
    """What was played; a second line if the bots' thinking time was changed."""
    planned = report.balance
    seed = planned.seed.encode(errors="replace").decode()  # the user's text may not be printable
    facts = {"games": str(planned.games), "bot": planned.bot, "ruleset": planned.ruleset, "seed": seed}
    said = words.say("balance-title", players=str(planned.players), games_number=planned.games, **facts)
    if planned.decks != PLAIN:
        said += " " + words.say(f"balance-decks-{planned.decks}")
    if planned.compare is not None:
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
    return made


def endings_table(report: Report, words: Words) -> Table:
    """How many games each rule ended, and how many nobody won."""
    table = new_table(report, words, "endings")
    for rule in sorted({rule for one in report.findings for rule in one.endings}):
        table.add_row(rule, *[percent(one.endings.get(rule), words) for one in report.findings])
    table.add_row(words.say("simulate-draws"), *[percent(one.draws, words) for one in report.findings])
    if len(report.findings) > 1:
        changed = [percent(share, words) for share in report.changed[1:]]
        table.add_row(words.say("balance-changed"), NOTHING, *changed)
    return table


def lengths_table(report: Report, words: Words) -> Table:
    """Lengths of games and rounds, and repeated positions."""
    table = new_table(report, words, "lengths")
    for name in ("rounds", "turns", "decisions", "longest"):
        spreads: list[Spread] = [getattr(one.lengths, name) for one in report.findings]
        table.add_row(words.say(f"balance-{name}"), *[spread(numbers, words) for numbers in spreads])
    table.add_section()
    long = words.say("balance-long", turns=str(LONG))
    table.add_row(long, *[percent(one.long, words) for one in report.findings])
    table.add_row(words.say("balance-repeated"), *[percent(one.repeated, words) for one in report.findings])
    return table


def places_table(report: Report, words: Words) -> Table:
    """Who plays first, and who sits where."""
    table = new_table(report, words, "places")
    for place, label in enumerate(order_names(report, words)):
        table.add_row(label, *[percent(one.order[place], words) for one in report.findings])
    table.add_section()
    for seat in range(report.balance.players):
        table.add_row(words.players[seat], *[percent(one.seats[seat], words) for one in report.findings])
    return table


def clans_table(report: Report, words: Words) -> Table:
    """Clans, the best first. With a draft, the number of games shows how often bots pick a clan."""
    names = {clan: words.clan(clan) for one in report.findings for clan in one.clans}
    return shares_table(report, words, "clans", names, [one.clans for one in report.findings])


def pairs_table(report: Report, words: Words) -> Table:
    """Pairs of clans in a deck, the best first."""
    pairs = {pair for one in report.findings for pair in one.pairs}
    names = {pair: " + ".join(words.clan(clan) for clan in pair) for pair in pairs}
    return shares_table(report, words, "pairs", names, [one.pairs for one in report.findings])


def shares_table(
    report: Report, words: Words, name: str, labels: "dict[Name, str]", shares: "list[dict[Name, Share]]"
) -> Table:
    """A row for each clan or pair, the best first by the first value that is compared."""
    table = new_table(report, words, name)
    first = shares[0]
    best_first = sorted(labels, key=lambda one: (-first[one].share if one in first else 1.0, labels[one]))
    for one in best_first:
        games = first[one].games if one in first else 0
        label = words.say("balance-of-games", name=labels[one], games=str(games))
        table.add_row(label, *[percent(every.get(one), words) for every in shares])
    return table


def order_names(report: Report, words: Words) -> list[str]:
    return [words.say("balance-place", place=place + 1) for place in range(report.balance.players)]


def new_table(report: Report, words: Words, name: str) -> Table:
    """A table with a name in the first column and one more for each value."""
    table = Table(title=words.say(f"balance-{name}"), title_justify="left", highlight=False)
    table.add_column("")
    for value in value_names(report, words):
        table.add_column(value, justify="right", no_wrap=True)
    return table


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
    texts["decimal"] = words.say("arena-decimal", whole="", part="")
    clans = {clan: words.clan(clan) for one in report.findings for clan in one.clans}
    values = [f"{report.balance.compare} = {name}" for name in value_names(report, words)]
    return Labels(texts, values, order_names(report, words), words.players[: report.balance.players], clans)
