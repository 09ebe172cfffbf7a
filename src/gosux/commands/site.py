"""``gosux site``: the edition without a server, as files for any web host."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.text.words import Words


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write: new, empty or an older site.")],
    pyodide: Annotated[
        Path | None, typer.Option(help="The folder of the npm package pyodide; by default that of a checkout.")
    ] = None,
    pause: Annotated[
        float, typer.Option(help="Minimum seconds before outcomes that could reveal hidden cards.", min=0, max=60)
    ] = 1.0,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Write the edition without a server, as static files."""
    from gosux.server.page_files import PAGE
    from gosux.site.runtime import USUAL
    from gosux.site.writer import write_site

    size = write_site(folder, PAGE, pyodide or USUAL, pause)
    print(Words(lang).say("site-written", file=str(folder), size=f"{size / 1_000_000:.1f}"))
