"""A player concedes in the middle of a game, and everything about it still works."""

import json
import random

from gosux import Game, View, read_position
from tests.random_play import moments
from tests.scene import kinds

PSI = """
    deck = ["kork", "mind", "trix", "dawn", "higuma", "angel"]
    [[player]]
    hand = ["psi", "loya"]
    [[player]]
    army.I = ["guardian"]
    hand = ["kao"]
"""

THREE = """
    advantage = {holder}
    deck = ["kork", "mind", "trix", "dawn"]
    [[player]]
    army.I = ["seeker", "scout"]
    hand = ["loya", "sol"]
    [[player]]
    army.I = ["guardian"]
    hand = ["kao", "dom"]
    [[player]]
    hand = ["awn"]
"""


def leave(game: Game, seat: int) -> list[str]:
    """A player concedes; everything else about the game still works. Returns the kinds of the events."""
    events = game.concede(seat)
    works(game)
    return kinds(events)


def works(game: Game) -> None:
    """Save, position and views of this moment can be written and read, and play goes on to an end."""
    gone = [seat for seat, player in enumerate(game.state.seats) if player.out]
    assert Game.from_json(json.loads(json.dumps(game.to_json()))) == game
    assert read_position(game.to_position()) == game
    for seat in range(game.players):
        data = json.loads(json.dumps(game.view(seat).to_json()))
        view = View.from_json(data)
        assert view.to_json() == data
        if not game.state.over:
            assert view.sample(random.Random(7)).legal()
    rest = game.clone()
    for _ in moments(rest, random.Random(7)):
        assert rest.state.decider not in gone
    assert rest.result is not None
    assert not set(rest.result.winners) & set(gone)
