"""``gosux engine``: one of our bots for whoever speaks the protocol (docs/protocol.md)."""

import sys
from typing import Annotated, Literal

import typer

from gosux.commands.packs import PackOption, learn_packs
from gosux.protocol.serve import serve
from gosux.text import Words


def engine(
    level: Annotated[str, typer.Option(help="The bot that plays.")] = "immortal",
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Be an engine: answer JSON lines on standard input, for arenas of other programs."""
    learn_packs(pack)
    serve(level, sys.stdin, sys.stdout, lambda error: Words(lang).mistake(error))
