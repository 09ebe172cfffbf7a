"""``gosux train``: learn how to judge positions, by games against oneself."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.simulate import progress_bar
from gosux.lab.train import Training, write_whole
from gosux.lab.train import train as learn
from gosux.text import Words


def train(
    out: Annotated[Path, typer.Argument(help="The file of weights to write.", metavar="FILE")],
    ruleset: Annotated[str, typer.Option(help="The game to learn.")] = "gosu-x",
    games: Annotated[int, typer.Option(help="How many games.")] = 5000,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same weights.")] = "1",
    checkpoint: Annotated[Path | None, typer.Option(help="Kept after every step; training goes on from it.")] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Learn the weights by which bots judge positions."""
    training = Training(ruleset, games, seed)
    words = Words(lang, training.rules.id)
    if checkpoint is not None:
        training.resume(checkpoint)
    with progress_bar(games - training.played, words.say("train-playing")) as report:
        learn(training, checkpoint, report)
    write_whole(out, training.weights())
    for played, score in training.strength:
        print(words.say("train-strength", games=str(played), score=f"{score:.1%}"))
    print(words.say("train-written", file=str(out)))
