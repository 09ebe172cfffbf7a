"""``gosux bench``: how fast the engine is here. ``make bench`` compares it with others."""

import json
from typing import Annotated, Literal

import typer

import gosux
from gosux.lab.measure import cost, middle_of_a_game, random_play

WORDS = {
    "en": {
        "core": "core: {core}",
        "compiled": "compiled",
        "plain": "plain Python",
        "decisions": "{count:,.0f} decisions a second",
        "games": "{count:,.0f} games a second",
        "clone": "{count:.1f} µs to copy a game",
    },
    "fr": {
        "core": "noyau : {core}",
        "compiled": "compilé",
        "plain": "Python pur",
        "decisions": "{count:,.0f} décisions par seconde",
        "games": "{count:,.0f} parties par seconde",
        "clone": "{count:.1f} µs pour copier une partie",
    },
}


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.1, max=600)] = 3.0,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Measure the speed of the engine on this machine."""
    words = WORDS[lang]
    random_play(seconds / 10, "warm")
    speed = random_play(seconds * 0.7, "bench")
    clone = cost(middle_of_a_game("bench").clone, seconds * 0.2)
    measured = {
        "compiled": gosux.compiled,
        "games": speed.games,
        "decisions": speed.decisions,
        "seconds": round(speed.seconds, 3),
        "decisions_per_second": round(speed.decisions_per_second),
        "games_per_second": round(speed.games_per_second, 1),
        "clone_microseconds": round(clone * 1e6, 2),
    }
    if as_json:
        print(json.dumps(measured))
        return
    print(words["core"].format(core=words["compiled" if gosux.compiled else "plain"]))
    print(words["decisions"].format(count=speed.decisions_per_second))
    print(words["games"].format(count=speed.games_per_second))
    print(words["clone"].format(count=clone * 1e6))
