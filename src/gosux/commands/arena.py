"""``gosux arena``: a round-robin of bots over pairs of games; scores and ratings with intervals (docs/arena.md)."""

import json
from contextlib import nullcontext
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table

from gosux.commands.shared.completions import bot_names, ruleset_ids
from gosux.commands.shared.options import RayOption, UntilOption, options_of
from gosux.commands.shared.packs import PackOption, with_packs
from gosux.commands.simulate import progress_bar
from gosux.lab.arena import CLANS, DRAFT, PAIRS, Meeting, Report, Standing, Store, hold, kept_seed, pair_count, plan
from gosux.lab.arena.plot import draw
from gosux.lab.checks import BadRun
from gosux.lab.plotting import check_plot
from gosux.text import Words

WIDEST = 36  # characters of a bot in a table


def arena(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Two or more bots.", metavar="BOT", autocompletion=bot_names)
    ] = None,
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.", autocompletion=ruleset_ids)] = "gosu-x",
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    pairs: Annotated[int, typer.Option(help="Number of pairs of games per meeting of two bots.")] = PAIRS,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same games.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game.", metavar="KEY=VALUE")] = None,
    pack: PackOption = None,
    drafted: Annotated[bool, typer.Option("--draft", help="Play only with decks that the bots draft.")] = False,
    fixed: Annotated[bool, typer.Option("--clans", help="Play only with fixed decks drawn from the seed.")] = False,
    budget: Annotated[float, typer.Option(help="Divide the thinking time of all bots by this.", metavar="X")] = 1.0,
    iterations: Annotated[int | None, typer.Option(help="Limit searches by iterations instead of time.")] = None,
    until: UntilOption = None,
    workers: Annotated[int, typer.Option(help="Number of worker processes.")] = 1,
    ray: RayOption = None,
    out: Annotated[Path | None, typer.Option(help="Store finished pairs in this file and resume from it.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a plot.", metavar="FILE.png")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Play every pair of bots against each other and rate them."""
    modes = [mode for mode, wanted in ((DRAFT, drafted), (CLANS, fixed)) if wanted]
    if seed is None and out is not None:
        seed = kept_seed(out)
    planned = plan(
        bots or [],
        with_packs(ruleset, pack),
        pairs=pairs,
        seed=seed,
        players=players,
        options=options_of(option or []),
        modes=modes,
        budget=budget,
        iterations=iterations,
        until=until,
        packs=pack,
    )
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    if plot is not None:
        check_plot(plot)
    words = Words(lang, planned.ruleset)
    keeping = nullcontext() if out is None else Store(out, planned)
    with keeping as store, progress_bar(pair_count(planned), words.say("arena-playing")) as progress:
        report = hold(planned, workers, store, progress, ray)
    if plot is not None:
        draw(report, plot, plot_words(report, words))
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        show(report, words)


def show(report: Report, words: Words) -> None:
    """Print tables."""
    console = Console(highlight=False, markup=False)
    console.print(title(report, words))
    for standing in report.standings:
        console.print()
        console.print(words.say(f"arena-mode-{standing.mode}"))
        console.print(ratings_table(standing, words))
        if standing.bounded:
            console.print(words.say("arena-bounded"))
        console.print(scores_table(standing, words))
        console.print(words.say("arena-without-luck"))
        console.print(luck_table(standing, words))
        console.print(words.say("arena-endings"))
        console.print(endings_table(standing, words))


def title(report: Report, words: Words) -> str:
    """What was played; a second line if the bots' thinking time was changed."""
    planned = report.arena
    seed = planned.seed.encode(errors="replace").decode()  # the user's text may not be printable
    pairs = max(meeting.pairs for standing in report.standings for meeting in standing.meetings)
    facts = {"games": str(report.games), "pairs": str(pairs), "ruleset": planned.ruleset, "seed": seed}
    said = words.say("arena-title", players=str(planned.players), pairs_number=pairs, **facts)
    if planned.iterations is not None:
        count = planned.iterations
        return f"{said}\n{words.say('arena-iterations', iterations=str(count), iterations_number=count)}"
    if planned.budget == 1:
        return said
    return f"{said}\n{words.say('arena-budget', budget=decimal(words, planned.budget, 6))}"


def ratings_table(standing: Standing, words: Words) -> Table:
    """Ratings, the best bot first."""
    table = new_table(words, "bot", "rating", "interval", "mean", "slowest")
    for bot, rating, pace in standing.best_first():
        low, high = f"{rating.low:.0f}", f"{rating.high:.0f}"
        ends = "" if rating.low == rating.high else words.say("arena-from-to", low=low, high=high)
        table.add_row(
            folded(bot), f"{rating.points:.0f}", ends, decimal(words, pace.mean), decimal(words, pace.slowest)
        )
    return table


def scores_table(standing: Standing, words: Words) -> Table:
    """Two lines per meeting."""
    table = new_table(words, "bot", "wins", "score", "interval", "mean", "slowest")
    for meeting in standing.meetings:
        low, high = meeting.interval
        sides = [(meeting.score, low, high), (1 - meeting.score, 1 - high, 1 - low)]
        for side, (score, least, most) in enumerate(sides):
            ends = words.say("arena-from-to", low=decimal(words, 100 * least, 1), high=percent(words, most))
            pace = meeting.thinking[side]
            times = decimal(words, pace.mean), decimal(words, pace.slowest)
            table.add_row(folded(meeting.bots[side]), str(meeting.wins[side]), percent(words, score), ends, *times)
        table.add_section()
    return table


def luck_table(standing: Standing, words: Words) -> Table:
    """The first bot's score of each meeting less what luck explains, and how many games that saves."""
    table = new_table(words, "meeting", "pairs", "score", "interval", "saving")
    for meeting in standing.meetings:
        mean, low, high = meeting.without_luck
        ends = words.say("arena-from-to", low=decimal(words, 100 * low, 1), high=percent(words, high))
        saved = decimal(words, meeting.saving)
        table.add_row(together(meeting), str(meeting.pairs), percent(words, mean), ends, f"× {saved}")
    return table


def endings_table(standing: Standing, words: Words) -> Table:
    """Lengths, draws, shared victories and the rules that ended the games."""
    rules = sorted({rule for meeting in standing.meetings for rule in meeting.reasons})
    shared = any(meeting.shared for meeting in standing.meetings)
    table = new_table(words, "meeting", "games", "draws", *(["shared"] if shared else []), "decisions")
    for rule in rules:
        table.add_column(rule, justify="right")
    for meeting in standing.meetings:
        table.add_row(*counts(meeting, shared, words), *[str(meeting.reasons.get(rule, 0)) for rule in rules])
    return table


def counts(meeting: Meeting, shared: bool, words: Words) -> list[str]:
    both = [str(meeting.shared)] if shared else []
    return [together(meeting), str(meeting.games), str(meeting.draws), *both, decimal(words, meeting.decisions, 1)]


def together(meeting: Meeting) -> str:
    return folded(" – ".join(meeting.bots))


def folded(name: str) -> str:
    """In lines, as the commands of engines are long."""
    return "\n".join(wrap(name, WIDEST))


def new_table(words: Words, *columns: str) -> Table:
    """A table with a name in the first column and numbers in the others."""
    table = Table(highlight=False)
    for place, column in enumerate(columns):
        table.add_column(words.say(f"arena-{column}"), justify="right" if place else "left", no_wrap=not place)
    return table


def decimal(words: Words, number: float, digits: int = 2) -> str:
    """A number with the decimal sign of the language."""
    whole, _, part = f"{number:.{digits}f}".partition(".")
    part = part.rstrip("0") if digits > 2 else part  # only the user's own numbers have that many
    return words.say("arena-decimal", whole=whole, part=part) if part else whole


def percent(words: Words, share: float) -> str:
    return words.say("arena-percent", number=decimal(words, 100 * share, 1))


def plot_words(report: Report, words: Words) -> dict[str, str]:
    """The texts of the plot."""
    parts = {part: words.say(f"arena-{part}") for part in ("rating", "interval")}
    modes = {mode: words.say(f"arena-mode-{mode}") for mode in report.arena.modes}
    sign = words.say("arena-decimal", whole="", part="")
    score = words.say("arena-score-percent")
    return {"title": title(report, words), "score": score, "decimal": sign, **parts, **modes}
