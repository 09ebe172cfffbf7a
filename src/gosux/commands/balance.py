"""``gosux balance``: how games between equal bots end, how long they are, and who wins them (docs/balance.md)."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.balance_page import write_page
from gosux.commands.balance_tables import plot_labels, show
from gosux.commands.shared.completions import ruleset_ids
from gosux.commands.shared.options import RayOption, UntilOption, options_of
from gosux.commands.shared.packs import PackOption, with_packs
from gosux.commands.simulate import progress_bar
from gosux.lab.balance import BOT, GAMES, Store, check_folder, game_count, keep_longest, kept_seed, plan, study
from gosux.lab.balance.plot import draw
from gosux.lab.checks import BadRun
from gosux.lab.plotting import check_plot
from gosux.text import Words


def balance(
    bot: Annotated[str, typer.Option(help="The bot that plays every seat.")] = BOT,
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.", autocompletion=ruleset_ids)] = "gosu-x",
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    games: Annotated[int, typer.Option(help="Number of games, for each compared value.")] = GAMES,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same games.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game.", metavar="KEY=VALUE")] = None,
    compare: Annotated[str | None, typer.Option(help="Play with every value of this option.", metavar="KEY")] = None,
    pack: PackOption = None,
    what_if: Annotated[
        str | None, typer.Option(help="Play with and without this pack, the same deals.", metavar="FILE.py|NAME")
    ] = None,
    until: UntilOption = None,
    drafted: Annotated[bool, typer.Option("--draft", help="Let the bots draft their decks.")] = False,
    iterations: Annotated[int | None, typer.Option(help="Limit searches by iterations instead of time.")] = None,
    budget: Annotated[float, typer.Option(help="Divide the bots' thinking time by this.", metavar="X")] = 1.0,
    workers: Annotated[int, typer.Option(help="Number of worker processes.")] = 1,
    ray: RayOption = None,
    out: Annotated[Path | None, typer.Option(help="Store finished games in this file and resume from it.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a plot.", metavar="FILE.png")] = None,
    page: Annotated[Path | None, typer.Option("--html", help="Write one HTML page.", metavar="FILE")] = None,
    longest: Annotated[
        tuple[int, Path] | None,
        typer.Option("--keep-longest", help="Write replays of the games with the longest rounds.", metavar="K DIR"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Play many games between equal bots and report how they end and who wins."""
    if seed is None and out is not None:
        seed = kept_seed(out)
    more = [*(pack or []), what_if] if what_if is not None else None
    planned = plan(
        with_packs(ruleset, pack),
        what_if=with_packs(ruleset, more) if more else None,
        more_packs=more,
        until=until,
        bot=bot,
        games=games,
        seed=seed,
        players=players,
        options=options_of(option or []),
        drafted=drafted,
        compare=compare,
        iterations=iterations,
        budget=budget,
        packs=pack,
    )
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    for picture in (plot, page):
        if picture is not None:
            check_plot(picture)
    if longest is not None:
        if longest[0] < 1:
            raise BadRun("no-games", {"count": longest[0]})
        check_folder(longest[1])
    words = Words(lang, planned.ruleset)
    keeping = nullcontext() if out is None else Store(out, planned)
    with keeping as store, progress_bar(game_count(planned), words.say("simulate-playing")) as progress:
        report = study(planned, workers, store, progress, ray)
    replays = keep_longest(report, *longest) if longest is not None else []
    if plot is not None:
        draw(report, plot, plot_labels(report, words))
    if page is not None:
        write_page(report, page, words, workers, ray)
    if as_json:
        print(json.dumps(report.to_json() | {"replays": [str(path) for path in replays]}))
    else:
        show(report, replays, words)
