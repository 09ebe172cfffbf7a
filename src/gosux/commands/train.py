"""``gosux train``: train the evaluation of positions by self-play."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.arena import percent
from gosux.commands.shared.completions import ruleset_ids
from gosux.commands.shared.options import RayOption
from gosux.commands.simulate import progress_bar
from gosux.lab.plotting import check_plot
from gosux.lab.train import Training, write_whole
from gosux.lab.train import train as learn
from gosux.lab.train_games import RANDOM, UNLEARNED
from gosux.lab.train_plot import draw
from gosux.text import Words
from gosux.thinking.evaluation import EXPLORATION


def train(
    out: Annotated[Path, typer.Argument(help="The weight file to write.", metavar="FILE")],
    ruleset: Annotated[str, typer.Option(help="The ruleset to train for.", autocompletion=ruleset_ids)] = "gosu-x",
    games: Annotated[int, typer.Option(help="Number of games.")] = 5000,
    searched: Annotated[int, typer.Option(help="How many of them, the last ones, are played by searching.")] = 0,
    iterations: Annotated[int, typer.Option(help="Iterations of each search.")] = 60,
    several: Annotated[bool, typer.Option("--several", help="Train for more than two players.")] = False,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same weights.")] = "1",
    exploration: Annotated[
        float, typer.Option(help="The exploration constant for searches with these weights.")
    ] = EXPLORATION,
    checkpoint: Annotated[
        Path | None, typer.Option(help="Save progress here after every step and resume from it.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Number of worker processes.")] = 1,
    ray: RayOption = None,
    plot: Annotated[Path | None, typer.Option(help="Plot strength over time.", metavar="FILE.png")] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Train the weights with which bots evaluate positions."""
    training = Training(ruleset, games, seed, exploration, searched, iterations, several)
    words = Words(lang, training.rules.id)
    if plot is not None:
        check_plot(plot)
    if checkpoint is not None:
        training.resume(checkpoint)
    with progress_bar(games - training.played, words.say("train-playing")) as report:
        learn(training, checkpoint, report, workers, ray)
    write_whole(out, training.weights())
    for (played, score), (_, by_chance) in zip(training.strength[UNLEARNED], training.strength[RANDOM], strict=True):
        scores = {"score": percent(words, score), "random": percent(words, by_chance)}
        print(words.say("train-strength", games=str(played), games_number=played, **scores))
    print(words.say("train-written", file=str(out)))
    if plot is not None:
        draw(training, plot, plot_words(training, words))


def plot_words(training: Training, words: Words) -> dict[str, str]:
    """The texts of the plot."""
    seed = training.seed.encode(errors="replace").decode()  # the user's text may not be printable
    facts = {"ruleset": training.rules.id, "games": str(training.games), "seed": seed}
    texts = {name: words.say(f"train-{name}") for name in ("games", "score", UNLEARNED, RANDOM)}
    return {"title": words.say("train-title", games_number=training.games, **facts), **texts}
