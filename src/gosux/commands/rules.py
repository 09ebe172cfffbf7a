"""``gosux rules``: the rules in our own words, all of them, one chapter, or one number."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gosux.commands.cards import fail, open_console, open_words, paragraph
from gosux.text import Section, UnknownRule
from gosux.text.rulebook import rules_under


def rules(
    number: Annotated[str | None, typer.Argument(help="A chapter (X5) or a rule (X5.2, X5.2c).")] = None,
    ruleset: Annotated[str, typer.Option(help="The game.")] = "gosu-x",
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Show the rules, a chapter or a single rule."""
    words = open_words(lang, ruleset)
    console = open_console()
    chapters = words.rules()
    if number is None:
        console.print(Text(words.title(), "bold"))
        for chapter in chapters:
            console.print()
            show(console, chapter)
        return
    named = [chapter for chapter in chapters if chapter.number.lower() == number.lower()]
    if named:
        show(console, named[0])
        return
    try:
        found = rules_under(lang, ruleset, number)
    except UnknownRule as error:
        fail(words.mistake(error))
    for rule, text in found:
        paragraph(console, text, rule)


def show(console: Console, chapter: Section) -> None:
    console.print(Text(f"{chapter.number} {chapter.title}", "bold"))
    for rule, text in chapter.rules:
        paragraph(console, text, rule, indent=2)
