"""The games as OpenSpiel games: importing this registers them (docs/openspiel.md).

    import pyspiel
    import gosux.envs.openspiel

    game = pyspiel.load_game("python_gosu(players=3,seed=7)")

OpenSpiel is optional (`pip install gosux[openspiel]`).
"""

import random
from collections.abc import Callable

import pyspiel

from gosux.envs.openspiel_small import KIND as SMALL
from gosux.envs.openspiel_small import SmallGame
from gosux.envs.openspiel_state import Parameter, SeededGame, TableGame, TableState, game_type, seeded_parameters
from gosux.rules.registry import ruleset

RULESETS = {"gosu-x": "Gosu X", "gosu-x-quick": "Gosu X, the quick rules", "gosu": "GOSU"}


def short_name(ruleset_id: str) -> str:
    """OpenSpiel's name of a game: python_gosu_x."""
    return "python_" + ruleset_id.replace("-", "_")


def register(ruleset_id: str, long_name: str) -> str:
    """Register a game with OpenSpiel, also with packs; returns its OpenSpiel name."""
    rules = ruleset(ruleset_id)
    kind = game_type(short_name(ruleset_id), long_name, rules.players, seeded_parameters(rules))

    # A class, because OpenSpiel drops it only after the interpreter has ended: a plain object would be freed then.
    class Registered(SeededGame):
        def __init__(self, given: dict[str, Parameter] | None = None) -> None:
            super().__init__(kind, ruleset_id, given or {})

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


def resampler(rng: random.Random) -> Callable[[TableState, int], TableState]:
    """For ``ISMCTSBot.set_resampler``: worlds that the searching player cannot distinguish from the real one."""

    def resample(state: TableState, player: int) -> TableState:
        return state.resample(player, rng)

    return resample


GAMES = [register(id, name) for id, name in RULESETS.items()]
pyspiel.register_game(SMALL, SmallGame)
GAMES.append(str(SMALL.short_name))

__all__ = ["GAMES", "TableGame", "TableState", "register", "resampler", "short_name"]
