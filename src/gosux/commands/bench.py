"""``gosux bench``: the speed of the engine on this machine. ``make bench`` compares it with other libraries."""

import json
from typing import Annotated, Literal

import typer

import gosux
from gosux.commands.shared.completions import ruleset_ids
from gosux.lab.measure import cost, middle_of_a_game, random_play
from gosux.rules.registry import ruleset as known_ruleset
from gosux.text import Words


def bench(
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.", autocompletion=ruleset_ids)] = "gosu-x",
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.1, max=600)] = 3.0,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Measure the speed of the engine on this machine."""
    rules = known_ruleset(ruleset)
    seats = rules.seats(players)
    words = Words(lang, rules.id)
    random_play(seconds / 10, "warm", rules.id, seats)
    speed = random_play(seconds * 0.7, "bench", rules.id, seats)
    clone = cost(middle_of_a_game("bench", rules.id, seats).clone, seconds * 0.2)
    measured = {
        "ruleset": rules.id,
        "players": seats,
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
    print(words.say("bench-core", core="compiled" if gosux.compiled else "plain"))
    print(words.say("bench-decisions", count=f"{speed.decisions_per_second:,.0f}"))
    print(words.say("bench-games", count=f"{speed.games_per_second:,.0f}"))
    print(words.say("bench-clone", count=f"{clone * 1e6:.1f}"))
