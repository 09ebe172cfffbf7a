"""How often a net wins: quickly against random play, and against the bots of the package."""

import numpy as np
import torch

from gosux import bots, new_game
from gosux.envs.batch import BatchEnv
from gosux.learner.bot import NetBot
from gosux.learner.net import Net, tensors


def against_random(net: Net, ruleset: str = "gosu-x", games: int = 256, seed: int = 0) -> float:
    """The share won against random play, side by side: the first game of each row counts, seats alternate."""
    tables = BatchEnv(ruleset, games, f"measuring {seed}", dense=False)
    rng = np.random.default_rng(seed)
    seats = np.arange(games) % tables.players
    left = np.ones(games, np.bool_)
    won = 0.0
    while left.any():
        with torch.no_grad():
            policy, _ = net(*tensors(tables.places, tables.values, tables.counts), torch.tensor(tables.masks))
        tables.step(np.where(tables.asked == seats, policy.argmax(1).numpy(), tables.random_actions(rng)))
        over = left & tables.ended
        won += float(np.sum((1 + tables.rewards[np.flatnonzero(over), seats[over]]) / 2))
        left &= ~over
    return won / games


def against_bot(net: Net, name: str, ruleset: str = "gosu-x", games: int = 40, seed: int = 0) -> float:
    """The share won against a bot; each deal is played twice, with seats swapped."""
    player = NetBot(net)
    won = 0.0
    for number in range(games):
        game = new_game(ruleset, f"measuring {seed} {number // 2}")
        seat, rival = number % 2, bots.named(name, f"{seed} {number}")
        while (decision := game.decision) is not None:
            asked = player if decision.player == seat else rival
            game.step(asked.choose(game.view(decision.player), decision).id)
        assert game.result is not None
        winners = game.result.winners
        won += (seat in winners) / len(winners) if winners else 0.5
    return won / games
