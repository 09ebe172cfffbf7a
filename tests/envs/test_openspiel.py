"""The OpenSpiel games pass OpenSpiel's own tests, and its algorithms run on them."""

# ruff: noqa: E402 (what needs the library is imported once it is known to be there)

import json
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install gosux[openspiel]")

import numpy as np
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, get_all_states, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import gosux
from gosux import Game
from gosux.envs import openspiel, openspiel_small
from gosux.envs.openspiel import TableState, resampler
from gosux.envs.openspiel_memory import Memory
from gosux.envs.openspiel_state import MEMORY
from gosux.model.dice import derived_seed
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import BadOption, BadPlayers
from gosux.text import Words
from tests.scene import choices, scene

ROOT = Path(__file__).parents[2]

SMALL = "python_gosu_x_small"
VARIANTS = [
    "python_gosu_x",
    "python_gosu_x(edition=fr,wonder_returns=True,uncertain_shift=-1,seed=3)",
    "python_gosu_x(clans=galmi+narashima+abhilasha/justice+xian+tomorrow)",
    "python_gosu_x_quick",
    "python_gosu",
    "python_gosu(players=3,last_player_turns=10)",
    "python_gosu(players=4,seed=5)",
    SMALL,
]


def started(game: str, deal: int = 0) -> Any:
    """The state at the first decision."""
    state = pyspiel.load_game(game).new_initial_state()
    state.apply_action(deal)
    return state


def at(game: Game) -> Any:
    """A state of ``python_gosu_x`` that stands at a scene."""
    table = pyspiel.load_game("python_gosu_x")
    state = table.new_initial_state()
    state.match = game
    state.memory = Memory.opening(game, [], table.vocabulary)
    return state


def play_out(state: Any, rng: random.Random) -> None:
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


# -- OpenSpiel's own tests -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", VARIANTS)
def test_random_simulations_pass(game: str) -> None:
    """Clones, masks, sorted and unique actions, tensors, returns, and serialization along whole games."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", VARIANTS)
def test_simulations_of_the_python_suite_pass(game: str) -> None:
    """The same from Python, with games and states pickled."""
    np.random.seed(1)
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(game))


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's API tests on some states of a game. Few deals, so that they lie deep."""

    __test__ = False
    game_name = ""

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()


class TestPartialTreeOfGosuX(PartialTree):
    __test__ = True
    game_name = "python_gosu_x(deals=2)"


class TestPartialTreeOfGosuXQuick(PartialTree):
    __test__ = True
    game_name = "python_gosu_x_quick(deals=2)"


class TestPartialTreeOfGosuWithFour(PartialTree):
    __test__ = True
    game_name = "python_gosu(players=4,deals=2)"


class TestPartialTreeOfTheSmallGame(PartialTree):
    __test__ = True
    game_name = SMALL


class TestFullTreeOfTheSmallGame(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    """OpenSpiel's API tests on all states of the small game."""

    game_name = SMALL

    @classmethod
    def setUpClass(cls) -> None:
        # Chance: the root, then 3, 6 and 18 nodes. The others are counted below without OpenSpiel.
        api_test.TOTAL_NUM_STATES[SMALL] = (1 + 3 + 6 + 18, 1718, 890)
        api_test.PERFECT_RECALL_NUM_STATES[SMALL] = 619
        cls.game = pyspiel.load_game(SMALL)
        super().setUpClass()


@pytest.mark.parametrize("game", ["python_gosu_x(deals=5)", "python_gosu(deals=5,players=3)", SMALL])
def test_a_playthrough_can_be_written(game: str) -> None:
    """OpenSpiel calls every function of the interface at every state of a short game and writes the answers down."""
    short = game.replace(")", ",horizon=6)") if game != SMALL else game
    text = generate_playthrough.playthrough(short, [], seed=4)
    assert "IsTerminal() = True" in text
    assert "PublicObservationString()" in text


# -- the games -----------------------------------------------------------------------------------------------------


def test_importing_registers_the_games() -> None:
    assert openspiel.GAMES == ["python_gosu_x", "python_gosu_x_quick", "python_gosu", SMALL]
    assert set(openspiel.GAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("ruleset_id", ["gosu-x", "gosu-x-quick", "gosu"])
def test_actions_are_the_rows_of_the_rulesets_table(ruleset_id: str) -> None:
    state = started(openspiel.short_name(ruleset_id), deal=4)
    table = ruleset(ruleset_id).catalogue.table
    assert state.get_game().num_distinct_actions() == table.size
    rng = random.Random(2)
    for _ in range(60):
        if state.is_terminal():
            break
        decision = state.match.decision
        assert state.current_player() == decision.player
        assert state.legal_actions() == sorted(action.id for action in decision.actions)
        for action in decision.actions:
            assert state.action_to_string(action.id) == str(action)
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_one_chance_node_and_the_seed_key_the_dice() -> None:
    game = pyspiel.load_game("python_gosu_x(seed=7,deals=20)")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(deal, 1 / 20) for deal in range(20)]
    root.apply_action(11)
    assert root.match == gosux.new_game("gosu-x", derived_seed("7", 11))
    digests = {started(f"python_gosu_x(seed={seed})", deal).match.digest() for seed in (7, 8) for deal in range(10)}
    assert len(digests) == 20
    play_out(root, random.Random(1))
    assert [item.player for item in root.full_history()].count(pyspiel.PlayerId.CHANCE) == 1


def test_parameters_are_the_options_of_the_game() -> None:
    game = "python_gosu_x(edition=fr,wonder_returns=True,uncertain_shift=-1)"
    options = {"edition": "fr", "wonder_returns": "yes", "uncertain_shift": "none"}
    assert started(game).match.options == options
    assert started("python_gosu_x").match.options == gosux.new_game("gosu-x").options
    assert started("python_gosu(players=3,last_player_turns=10)").match.options == {"last_player_turns": "10"}
    assert started("python_gosu(players=3)").match.players == 3
    fixed = started("python_gosu_x(clans=galmi+narashima+abhilasha/justice+xian+tomorrow)")
    assert fixed.match.options["clans"] == "galmi+narashima+abhilasha/justice+xian+tomorrow"
    assert fixed.match.decision.kind != "draft"


def test_parameters_that_mean_nothing_are_refused() -> None:
    with pytest.raises(BadPlayers):
        pyspiel.load_game("python_gosu(players=5)")
    with pytest.raises(BadOption, match="edition"):
        pyspiel.load_game("python_gosu_x(edition=de)")
    with pytest.raises(ValueError, match="deals"):
        pyspiel.load_game("python_gosu_x(deals=0)")
    with pytest.raises(pyspiel.SpielError, match="players"):
        pyspiel.load_game("python_gosu_x(players=2)")


@pytest.mark.parametrize(
    ("winners", "returns"),
    [
        ([], [0, 0, 0, 0]),
        ([2], [-1, -1, 3, -1]),
        ([0, 3], [1, -1, -1, 1]),
        ([0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_losers_pay_and_winners_share(winners: list[int], returns: list[float]) -> None:
    state = started("python_gosu(players=4)")
    assert state.returns() == [0] * 4
    state.match.state.over = True
    state.match.state.winners = sum(1 << seat for seat in winners)
    assert state.is_terminal()
    assert state.returns() == returns


def test_who_wins_gains_what_the_other_loses() -> None:
    seen = set()
    for deal in range(12):
        state = started("python_gosu_x", deal)
        play_out(state, random.Random(deal))
        winners = state.match.result.winners
        assert state.returns() == ([0, 0] if len(winners) != 1 else [1, -1] if winners == [0] else [-1, 1])
        seen.add(tuple(state.returns()))
    assert {(1.0, -1.0), (-1.0, 1.0)} <= seen


def test_a_game_that_reaches_the_horizon_is_a_draw() -> None:
    state = started("python_gosu_x(horizon=3)")
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.match.decision is not None
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [0, 0]


# -- the small game ------------------------------------------------------------------------------------------------


def count(game: Game) -> tuple[int, int]:
    """Decisions and ends of games from here on, by the engine alone."""
    if game.state.over:
        return 0, 1
    decisions, ends = 1, 0
    for action in game.legal():
        after = game.clone()
        after.step(action)
        more = count(after)
        decisions, ends = decisions + more[0], ends + more[1]
    return decisions, ends


@cache
def all_states() -> list[TableState]:
    states = get_all_states.get_all_states(pyspiel.load_game(SMALL), include_chance_states=True)
    return list(states.values())


def test_the_small_tree_is_the_engines() -> None:
    hands = [(held, top) for held in range(3) for top in range(3) if held != top]
    counts = [count(openspiel_small.dealt_game([*one, *other])) for one in hands for other in hands]
    assert len(counts) == 36
    assert (sum(one for one, _ in counts), sum(one for _, one in counts)) == (1718, 890)


def test_the_small_game_throws_no_dice_and_lasts_one_round() -> None:
    states = all_states()
    assert len(states) == 28 + 1718 + 890 <= 20_000
    assert any(state.is_terminal() for state in states)
    for state in states:
        if state.match is not None:
            assert state.match.state.dice.position == 0
            assert state.match.state.round == 1
            assert len(state.remembered().numbers[0]) <= openspiel_small.MEMORY
            assert state.match.state.over == state.is_terminal()


def test_the_small_game_hides_the_hands() -> None:
    """From the first information set of seat 0, seat 1 may hold any of three cards, with any of two to come."""
    firsts = [state for state in all_states() if len(state.history()) == 4]
    assert len(firsts) == 36
    sets = {state.information_state_string(0) for state in firsts}
    assert len(sets) == 3
    assert {state.information_state_string(1) for state in firsts}.isdisjoint(sets)


def test_equal_information_means_equal_observations_and_actions() -> None:
    known: dict[str, tuple[object, ...]] = {}
    for state in all_states():
        if not state.is_chance_node() and not state.is_terminal():
            seen = (
                state.observation_string(),
                tuple(state.observation_tensor()),
                tuple(state.information_state_tensor()),
                tuple(state.legal_actions()),
            )
            assert known.setdefault(state.information_state_string(), seen) == seen
    assert len(known) == 619
    assert len({seen[2] for seen in known.values()}) == 619  # tensors tell as much as texts


def test_cfr_learns_the_small_game() -> None:
    """Best replies gain 0.97 from two players who play at random (NashConv, by OpenSpiel)."""
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < 0.5


def test_the_small_game_can_be_played_outside_openspiel_too() -> None:
    pyspiel.load_game(SMALL)
    results = set()
    for seed in range(30):
        game = gosux.new_game("gosu-x-small", seed)
        rng = random.Random(seed)
        while game.legal():
            game.step(rng.choice(game.legal()))
        assert game.result is not None
        results.add(tuple(game.result.winners))
    assert results == {(), (0,), (1,)}
    for language in ("en", "fr"):
        assert all(Words(language, "gosu-x-small").card(card.id).gist for card in gosux.cards("gosu-x-small"))


# -- searches and learners -----------------------------------------------------------------------------------------


def searcher(game: Any, simulations: int, observes: bool) -> Any:
    dice = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=dice, use_observation_string=observes)


@pytest.mark.parametrize("game", ["python_gosu_x", "python_gosu_x_quick", "python_gosu(players=3)"])
def test_information_set_search_plays(game: str) -> None:
    """At every decision of a game for a while, in the middle of effects and at questions others must not notice too."""
    state = started(game, deal=9)
    bot = searcher(state.get_game(), simulations=4, observes=True)
    bot.set_resampler(resampler(random.Random(5)))
    rng = random.Random(4)
    kinds = set()
    for _ in range(40):
        if state.is_terminal():
            break
        kinds.add(state.match.decision.kind)
        assert bot.step(state) in state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(kinds) > 2


LAST_TURN = """
tiles = []
turns_left = 0
[[player]]
army.I = ["arpia"]
hand = ["timer"]
supremacy = 1
spent = 2
[[player]]
army.I = ["volantis"]
supremacy = 1
passed = true
"""


@pytest.mark.parametrize("observes", [True, False])
def test_information_set_search_finds_the_winning_move(observes: bool) -> None:
    """Passing is a draw, 2 against 2; another Troop wins 4 to 2. By observations, and by information states."""
    state = at(scene(LAST_TURN))
    assert choices(state.match) == ["pass", "play timer"]
    assert state.child(state.string_to_action("pass")).returns() == [0, 0]
    assert state.child(state.string_to_action("play timer")).returns() == [1, -1]
    action = searcher(state.get_game(), 12, observes).step(state)  # OpenSpiel resamples by ``resample_from_infostate``
    assert state.action_to_string(action) == "play timer"


def test_the_environment_of_reinforcement_learning_runs() -> None:
    table = rl_environment.Environment(pyspiel.load_game("python_gosu(players=3)"))
    table.seed(1)
    rng = random.Random(1)
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


def test_the_page_tells_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "openspiel.md").read_text(encoding="utf-8")
    for kind in pyspiel.registered_games():
        if kind.short_name in openspiel.GAMES:
            assert f"| `{kind.short_name}` |" in page
            for name, default in kind.parameter_specification.items():
                assert re.search(rf"^\| `{name}` \| `?{default}", page, re.MULTILINE), name
    assert f"room for {MEMORY:,} numbers ({openspiel_small.MEMORY} in the small game)" in page
    assert "28 chance nodes, 1,718\ndecisions, 890 ends and 619 information sets" in page
    block = page.split("```python\n")[1].split("```")[0]
    exec(compile(block, "docs/openspiel.md", "exec"), {})
    assert sum(json.loads(capsys.readouterr().out.splitlines()[-1])) == 0


def test_the_example_plays_a_game() -> None:
    script = ROOT / "examples" / "openspiel_ismcts.py"
    told = subprocess.run(
        [sys.executable, str(script), "3", "2"], capture_output=True, text=True, check=True, timeout=120
    ).stdout.splitlines()
    assert len(told) > 20
    assert told[-1] in ("search +1, random -1", "search -1, random +1", "search +0, random +0")
