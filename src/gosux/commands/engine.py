"""``gosux engine``: a gosux bot as an engine for other programs (docs/protocol.md)."""

import sys
from functools import partial
from typing import Annotated, Literal

import typer

from gosux.bots import named
from gosux.commands.shared.completions import bot_names
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.protocol.parallel import MOST_PROCESSES, Helpers
from gosux.protocol.serve import serve
from gosux.text import Words


def engine(
    level: Annotated[str, typer.Option(help="The bot that plays.", autocompletion=bot_names)] = "immortal",
    processes: Annotated[int, typer.Option(min=1, max=MOST_PROCESSES, help="Processes that search side by side.")] = 1,
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Run a bot as an engine: answer JSON lines on standard input."""
    learn_packs(pack)
    named(level)  # raises UnknownBot before processes are started
    helpers = Helpers(processes - 1, partial(learn_packs, pack)) if processes > 1 else None
    try:
        serve(level, sys.stdin, sys.stdout, lambda error: Words(lang).mistake(error), helpers)
    finally:
        if helpers is not None:
            helpers.close()
