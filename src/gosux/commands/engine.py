"""``gosux engine``: a gosux bot as an engine for other programs (docs/protocol.md)."""

import sys
from typing import Annotated, Literal

import typer

from gosux.commands.shared.completions import bot_names
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.protocol.serve import serve
from gosux.text import Words


def engine(
    level: Annotated[str, typer.Option(help="The bot that plays.", autocompletion=bot_names)] = "immortal",
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Run a bot as an engine: answer JSON lines on standard input."""
    learn_packs(pack)
    serve(level, sys.stdin, sys.stdout, lambda error: Words(lang).mistake(error))
