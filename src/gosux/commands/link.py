"""``gosux link``: a position or replay as a link."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.check import recognise
from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import in_time
from gosux.records.files import RecordError, read_text
from gosux.records.links import link_to


def link(
    file: Annotated[Path, typer.Argument(help="A position or a replay.")],
    page: Annotated[str, typer.Option(help="The address of the page that opens it.")] = "http://127.0.0.1:8000/",
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Print a link that opens a position or replay in the browser."""
    with reading(file, lang):
        kind, _ = in_time(recognise, file, None)
        if kind == "save":  # it belongs to its host, seed and hidden cards included
            raise RecordError("link-to-save")
        print(page.partition("#")[0] + link_to(read_text(file)))
