"""Output to the terminal: texts in the requested language, paragraphs, and errors."""

import sys
from typing import NoReturn

import typer
from rich.console import Console
from rich.text import Text

from gosux.model.messages.mistakes import Mistake
from gosux.rules.registry import ruleset as find_ruleset
from gosux.text import LANGUAGES, Words

PIPE_WIDTH = 10_000  # without a screen, a paragraph is one line


def open_words(lang: str, rules: str) -> Words:
    """The words; a wrong language or ruleset ends the command with one line."""
    try:
        find_ruleset(rules)
        return Words(lang, rules)
    except Mistake as error:
        fail(Words(lang if lang in LANGUAGES else "en").mistake(error))


def open_console() -> Console:
    """A console that leaves colours to the styles given here."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)


def fail(message: str) -> NoReturn:
    """One line, and exit code 2."""
    typer.echo(f"gosux: {message}", err=True)
    raise typer.Exit(2)


def paragraph(console: Console, text: str, number: str = "", indent: int = 0) -> None:
    """Lines that fit the screen, indented, without trailing spaces."""
    whole = Text.assemble((number, "bold"), " ", text) if number else Text(text)
    for line in whole.wrap(console, console.width - indent):
        line.rstrip()
        console.print(Text(" " * indent).append_text(line))
