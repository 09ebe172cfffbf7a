"""``gosux simulate``: many games between bots, counted."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from gosux.commands.shared.completions import bot_names, ruleset_ids
from gosux.commands.shared.options import RayOption, options_of
from gosux.commands.shared.packs import PackOption, with_packs
from gosux.lab.checks import BadRun
from gosux.lab.simulate import Progress as Report
from gosux.lab.simulate import Run, Summary, plan
from gosux.lab.simulate import simulate as play_all
from gosux.text import Words


class ManyBots(TyperCommand):
    """A command whose option ``--bots`` takes as many names as follow it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spread(args, "--bots"))


def spread(args: list[str], option: str) -> list[str]:
    """``--bots a b`` written as ``--bots a --bots b``."""
    result: list[str] = []
    names = False
    for place, arg in enumerate(args):
        if arg.startswith("-"):
            names = arg == option
        elif names and args[place - 1] != option:
            result.append(option)
        result.append(arg)
    return result


def simulate(
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.", autocompletion=ruleset_ids)] = "gosu-x",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    bots: Annotated[
        list[str] | None, typer.Option(help="A bot for each player.", metavar="A B", autocompletion=bot_names)
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same games.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game.", metavar="KEY=VALUE")] = None,
    pack: PackOption = None,
    workers: Annotated[int, typer.Option(help="Number of worker processes.")] = 1,
    ray: RayOption = None,
    dataset: Annotated[
        Path | None, typer.Option(help="Write games, decisions and observations to a Parquet file.", metavar="FILE")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Play many games between bots and count how they end."""
    given = options_of(option or [])
    run = plan(with_packs(ruleset, pack), games, bots, seed=seed, players=players, options=given, packs=pack)
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    words = Words(lang, run.ruleset)
    with progress_bar(games, words.say("simulate-playing")) as report:
        summary = _recorded(run, dataset, workers, report, ray) if dataset else play_all(run, workers, report, ray)
    if as_json:
        print(json.dumps(summary.to_json()))
    else:
        show(summary, words)


def _recorded(run: Run, path: Path, workers: int, report: Report | None, ray: str | None) -> Summary:
    from gosux.lab.dataset import write_dataset  # imported here: it needs pyarrow

    return write_dataset(run, path, workers, report, ray)


@contextmanager
def progress_bar(games: int, label: str) -> Iterator[Report | None]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=games)
        yield lambda finished: bar.advance(task, finished)


def show(summary: Summary, words: Words) -> None:
    tally = summary.tally
    run = summary.run
    seed = run.seed.encode(errors="replace").decode()  # the user's text may not be printable
    games = tally.games
    title = words.say("simulate-title", games=str(games), games_number=games, ruleset=run.ruleset, seed=seed)
    table = Table(title=title, title_justify="left", highlight=False)
    table.add_column(words.say("simulate-result"))
    table.add_column(words.say("simulate-games"), justify="right")
    table.add_column(words.say("simulate-share"), justify="right")

    def row(label: str, count: int) -> None:
        table.add_row(label, str(count), f"{count / tally.games:.1%}")

    for seat, bot in enumerate(run.bots):
        row(words.say("simulate-wins", player=words.players[seat], bot=bot), tally.wins[seat])
    if tally.shared:
        row(words.say("simulate-shared"), tally.shared)
    row(words.say("simulate-draws"), tally.draws)
    table.add_section()
    for rule, count in sorted(tally.reasons.items()):
        row(words.say("simulate-reason", rule=rule), count)
    console = Console(highlight=False, markup=False)
    console.print(table)
    rate = tally.games / summary.seconds
    seconds = f"{summary.seconds:.2f}"
    counts = {"decisions": str(tally.decisions), "turns": str(tally.turns)}
    console.print(words.say("simulate-speed", seconds=seconds, rate=f"{rate:.0f}", **counts))
