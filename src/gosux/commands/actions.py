"""``gosux actions``: every kind of question of a game, and how its answers are written."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from gosux.commands.shared.completions import ruleset_ids
from gosux.commands.shared.output import open_console, open_words
from gosux.commands.shared.packs import PackOption, with_packs
from gosux.game.questions import Question, questions
from gosux.text import Words


def actions(
    ruleset: Annotated[str, typer.Option(help="The ruleset.", autocompletion=ruleset_ids)] = "gosu-x",
    pack: PackOption = None,
    lang: Annotated[str, typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """List the questions that scripts, position files and programs answer, with the texts of answers."""
    words = open_words(lang, with_packs(ruleset, pack))
    open_console().print(table(words, questions(words.ruleset)))


def table(words: Words, asked: list[Question]) -> Table:
    """A line for each way to answer; answers without a verb share one."""
    lines = Table(header_style="bold", pad_edge=False, box=None)
    for column in ("kind", "question", "answer", "meaning"):
        lines.add_column(words.say(f"actions-{column}"), no_wrap=column in ("kind", "answer"))
    piles = "common" if words.names.catalogue.law.common_piles else "own"
    for question in asked:
        answers = [(answer.example, answer.points_at) for answer in question.answers if answer.points_at != "word"]
        plain = [answer.example for answer in question.answers if answer.points_at == "word"]
        if plain:
            answers.append((", ".join(plain), "word"))
        for number, (text, points_at) in enumerate(answers):
            topic = words.say(f"prompt-{question.kind}.topic") if number == 0 else ""
            meaning = words.say(f"actions-points-at-{points_at}", piles=piles)
            lines.add_row(*[Text(cell) for cell in (question.kind if number == 0 else "", topic, text, meaning)])
    return lines
