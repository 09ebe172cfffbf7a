"""Luck: what chance did to the players' chances, counted apart from what they chose.

An action may draw cards or use dice. Its luck is the value of the position that came of it, less the average over other
orders of the cards that nobody knew: a control variate, as in AIVAT. The sum over a game has the mean 0.
"""

from typing import Final

from gosux.game.game import Game, new_game
from gosux.model.changes.knowledge import decks, group_of, knowers
from gosux.model.dice import FastDice
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge
from gosux.thinking.lookahead import settle
from gosux.thinking.weight_files import judge_of

ORDERS: Final = 24  # of the decks that are tried
NONE: Final = 1e-9  # less is a rounding error


def luck_of_action(before: State, action: int, ruleset: str) -> list[float]:
    """The luck of each player in what followed from an action, in chances to win."""
    seats = range(len(before.seats))
    judge = judge_of(ruleset, before.catalogue, len(before.seats))
    after = before.clone()
    after.take(action)
    asked = int(before.decider)
    luck = [0.0 for _ in seats]
    tried = 0
    for order in range(ORDERS):
        world = reordered(before, order)
        came = reordered(after, order)  # what is still unknown afterwards is averaged in the same way
        try:
            world.take(action)
            other = settled_values(judge, world, asked)
            value = settled_values(judge, came, asked)
        except NoChoice:
            continue
        tried += 1
        luck = [sum_ + value[seat] - other[seat] for seat, sum_ in zip(seats, luck, strict=True)]
    mean = [one / max(1, tried) for one in luck]
    return [one if abs(one) > NONE else 0.0 for one in mean]


def luck_of_deal(game: Game) -> list[float]:
    """The luck of what was dealt before the first decision of a game from its seed; none in a position."""
    seats = range(game.players)
    if game.origin is not None:
        return [0.0 for _ in seats]
    judge = judge_of(game.ruleset, game.rules.catalogue, game.players)
    options: dict[str, object] = {**game.options}
    others = [new_game(game.ruleset, f"order {order}", options, game.players).state for order in range(ORDERS)]
    values = [judge.values(other) for other in others]
    came = judge.values(game.state)
    luck = [came[seat] - sum(value[seat] for value in values) / len(values) for seat in seats]
    return [one if abs(one) > NONE else 0.0 for one in luck]


def reordered(state: State, order: int) -> State:
    """A copy with new dice and the unknown cards of each deck in another order."""
    world = state.clone()
    world.dice = FastDice(order + 1)
    for deck in decks(world):
        places = [place for place, entry in enumerate(deck) if not knowers(entry) and not group_of(entry)]
        unknown = sorted(deck[place] for place in places)
        world.dice.shuffle(unknown)
        for place, entry in zip(places, unknown, strict=True):
            deck[place] = entry
    return world


def settled_values(judge: Judge, world: State, asked: int) -> list[float]:
    """The chances once the action is over: in the middle of it, cards lie neither here nor there."""
    settle(judge, world, asked)
    return judge.values(world)
