"""OpenSpiel games and states: the code that all our games share (docs/openspiel.md)."""

import json
import random
from collections.abc import Callable
from typing import Any

import pyspiel

from gosux.envs.openspiel_memory import Memory, Vocabulary
from gosux.envs.openspiel_observer import (
    InformationObserver,
    ObservationObserver,
    Observer,
    PrivateObserver,
    PublicObserver,
)
from gosux.game.codec import state_json
from gosux.game.game import Game, new_game
from gosux.model.dice import derived_seed
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset

Parameter = bool | int | str

MOST_DECISIONS = 10_000
DEALS = 10_000
MEMORY = 8192  # numbers; no game of random play needs half of it


def game_type(short_name: str, long_name: str, players: tuple[int, int], parameters: dict[str, Parameter]) -> Any:
    """The metadata that OpenSpiel needs to register a game."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of a ruleset. Subclasses say how it begins.

    ``chance_nodes`` are at the beginning of every history and have at most ``outcomes`` outcomes.
    """

    chance_nodes = 1
    memory_length = MEMORY

    def __init__(
        self, kind: Any, rules: Ruleset, given: dict[str, Parameter], outcomes: int, horizon: int = MOST_DECISIONS
    ) -> None:
        self.rules = rules
        self.vocabulary = Vocabulary(rules.catalogue)
        players = rules.seats(int(given.get("players", rules.players[0])))
        if horizon < 1 or outcomes < 1:
            raise ValueError(f"{kind.short_name}: horizon and deals must be at least 1")
        self.last_move = self.chance_nodes + horizon
        defaults = kind.parameter_specification
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.catalogue.table.size,
            max_chance_outcomes=outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=horizon,
        )
        # Only what differs from the defaults, so that the game's name in texts stays short.
        super().__init__(kind, info, {name: value for name, value in given.items() if value != defaults[name]})

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (pyspiel.load_game, (str(self),))

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def new_initial_state(self) -> "TableState":
        raise NotImplementedError

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer | None:
        """The observer of that kind; None if there is none."""
        if parameters:
            raise ValueError(f"observations have no parameters: {parameters}")
        if kind is None:
            return ObservationObserver(self)
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        nobody = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.public_info and single:
            return InformationObserver(self) if kind.perfect_recall else ObservationObserver(self)
        if kind.perfect_recall:
            return None
        if kind.public_info and nobody:
            return PublicObserver()
        if single:
            return PrivateObserver()
        return None


class TableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. ``match`` is the game itself, None before chance has dealt.

    OpenSpiel copies and pickles the attributes: the match does both by its own ``clone`` and JSON.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.match: Game | None = None
        self.memory: Memory | None = None
        self.last_move = game.last_move

    # -- what OpenSpiel asks ---------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.state.decider

    def is_terminal(self) -> bool:
        return self.match is not None and (self.match.state.over or self.move_number() >= self.last_move)

    def returns(self) -> list[float]:
        """Each loser pays 1, the winners share it. After a draw or at the horizon everybody gets 0."""
        players = self.num_players()
        winners = self.match.result.winners if self.match is not None and self.match.result is not None else []
        if not winners or len(winners) == players:
            return [0.0] * players
        share = (players - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        raise NotImplementedError

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._match().legal())

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.deal(action)
        else:
            self.match.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.deal_text(action)
        return self._match().action_text(action)

    def __str__(self) -> str:
        """The whole state, hidden cards included: for the host only."""
        if self.match is None:
            return "before the deal"
        return json.dumps(state_json(self.match.state), sort_keys=True, separators=(",", ":"))

    # -- what is ours ----------------------------------------------------------------------------------------------

    def deal(self, outcome: int) -> None:
        """Take an outcome of chance; after the last one, ``begin``."""
        raise NotImplementedError

    def deal_text(self, outcome: int) -> str:
        raise NotImplementedError

    def begin(self, match: Game) -> None:
        self.match = match
        self.memory = Memory.opening(match, match.opening, self.get_game().vocabulary)

    def remembered(self) -> Memory:
        """All players' memories now."""
        assert self.memory is not None
        self.memory = self.memory.until(self._match(), self.get_game().vocabulary)
        return self.memory

    def resample(self, player: int, rng: random.Random) -> "TableState":
        """A state that ``player`` cannot distinguish from this one; ``rng`` deals everything they do not know."""
        world = self._match().view(player).sample(rng)
        copy: TableState = self.clone()
        copy.match = world
        copy.memory = self.remembered().sampled(world, player)
        return copy

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """OpenSpiel's name for it. ``sampler`` gives numbers from 0 to 1."""
        return self.resample(player, random.Random(sampler()))

    def _match(self) -> Game:
        if self.match is None:
            raise ValueError("the cards have not been dealt yet")
        return self.match


class SeededGame(TableGame):
    """A game whose one chance node keys the dice: outcome ``n`` is game ``n`` of the run that ``seed`` names."""

    def __init__(self, kind: Any, ruleset_id: str, given: dict[str, Parameter]) -> None:
        parameters: dict[str, Parameter] = {**kind.parameter_specification, **given}
        rules = ruleset(ruleset_id)
        self.seed = str(parameters["seed"])
        self.deals = int(parameters["deals"])
        self.options = {name: option_text(parameters[name]) for name in rules.choices}
        if rules.drafts and parameters["clans"]:
            self.options["clans"] = str(parameters["clans"])
        rules.options({**self.options})  # raises BadOption now rather than at the deal
        super().__init__(kind, rules, parameters, self.deals, int(parameters["horizon"]))

    def new_initial_state(self) -> "SeededState":
        return SeededState(self)


class SeededState(TableState):
    """Before the deal, or a moment of the game that chance has chosen."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def deal(self, outcome: int) -> None:
        game: SeededGame = self.get_game()
        self.begin(new_game(game.rules.id, derived_seed(game.seed, outcome), {**game.options}, int(game.num_players())))

    def deal_text(self, outcome: int) -> str:
        return f"deal {outcome}"


def option_parameter(values: list[str]) -> Parameter:
    """An option's default as OpenSpiel writes it: true or false, a number, a word."""
    if values == ["no", "yes"]:
        return False
    return int(values[0]) if values[0].isdecimal() else values[0]


def option_text(parameter: Parameter) -> str:
    """The value of an option: -1 stands for ``none`` where others are numbers."""
    if isinstance(parameter, bool):
        return "yes" if parameter else "no"
    return "none" if parameter == -1 else str(parameter)


def seeded_parameters(rules: Ruleset) -> dict[str, Parameter]:
    """The parameters of a game of this ruleset with their defaults."""
    parameters: dict[str, Parameter] = {"seed": 0, "deals": DEALS, "horizon": MOST_DECISIONS}
    if rules.players[0] < rules.players[1]:
        parameters["players"] = rules.players[0]
    for name, values in rules.choices.items():
        parameters[name] = option_parameter(values)
    if rules.drafts:
        parameters["clans"] = ""
    return parameters
