"""``gosux rules``: the rules in our own words, all of them, one chapter, or one number."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gosux.commands.shared.completions import rule_numbers, ruleset_ids
from gosux.commands.shared.output import fail, open_console, open_words, paragraph
from gosux.rules.registry import rulesets
from gosux.text import LANGUAGES, Section, UnknownRule, Words
from gosux.text.rulebook import rules_under

USUAL = "gosu-x"


def rules(
    number: Annotated[
        str | None,
        typer.Argument(help="A chapter (X5, G5) or a rule (X5.2, X5.2c, G5.1b).", autocompletion=rule_numbers),
    ] = None,
    ruleset: Annotated[
        str | None, typer.Option(help="The ruleset; by default the one that has this rule.", autocompletion=ruleset_ids)
    ] = None,
    lang: Annotated[str, typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Show the rules, a chapter or a single rule."""
    words = open_words(lang, ruleset or game_of(number or "", lang))
    console = open_console()
    chapters = words.rules()
    if number is None:
        console.print(Text(words.title(), "bold"))
        for chapter in chapters:
            console.print()
            show(console, chapter, words)
        return
    named = [chapter for chapter in chapters if chapter.number.lower() == number.lower()]
    if named:
        show(console, named[0], words)
        return
    try:
        found = rules_under(lang, words.ruleset, number)
    except UnknownRule as error:
        fail(words.mistake(error))
    for rule, text in found:
        paragraph(console, text, rule)


def game_of(number: str, lang: str) -> str:
    """The first ruleset that has a rule or chapter of this number; else one whose numbers begin with its letter."""
    if lang not in LANGUAGES:
        return USUAL
    wanted = number.strip().lower()
    chapters = {ruleset: [chapter.number.lower() for chapter in Words(lang, ruleset).rules()] for ruleset in rulesets()}
    for ruleset, numbers in chapters.items():
        if wanted.partition(".")[0] in numbers:
            return ruleset
    for ruleset, numbers in chapters.items():
        if numbers and wanted[:1] == numbers[0][:1]:
            return ruleset
    return USUAL


def show(console: Console, chapter: Section, words: Words) -> None:
    console.print(Text(f"{chapter.number} {chapter.title}", "bold"))
    for rule, text in chapter.rules:
        if rule in chapter.fine[:1]:
            console.print(Text(f"  {words.say('rules-fine')}", "bold"))
        paragraph(console, text, rule, indent=2)
