"""Batches of games: the games, observations, masks and rewards are those of single games, whatever the batch."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import multiprocessing
import os
import random
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")

from gosux import Game, IllegalAction, UnknownAction, new_game
from gosux.envs import rewards
from gosux.envs.batch import BatchArrays, BatchEnv
from gosux.envs.batch_processes import ProcessBatchEnv
from gosux.envs.observation import action_mask
from gosux.model.dice import derived_seed
from gosux.packs import use_packs
from tests.envs.reference import slowly
from tests.random_play import GOSU_3, GOSU_X, Variant, every_variant

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "embers.py")
NAMES = tuple(BatchArrays.__annotations__)


def make(variant: Variant, games: int, seed: int | str = "batch", **more: Any) -> BatchEnv:
    return BatchEnv(variant.ruleset, games, seed, variant.players, **more)


def agrees_with_the_game(tables: BatchEnv, row: int, game: Game) -> None:
    """All that a row tells is what the asked player of this game sees and may do."""
    view = game.view(game.state.decider)
    expected = slowly(view)
    assert tables.asked[row] == view.viewer
    assert np.array_equal(tables.observations[row], expected)
    count = tables.counts[row]
    assert sorted(tables.places[row][:count]) == np.flatnonzero(expected).tolist()
    assert np.array_equal(expected[tables.places[row][:count]], tables.values[row][:count])
    assert not tables.values[row][count:].any() and not tables.places[row][count:].any()
    assert np.array_equal(tables.masks[row], action_mask(view))
    assert tables.legal[row][: tables.legal_counts[row]].tolist() == game.legal()


@every_variant
def test_every_row_is_a_game_of_the_sequence(variant: Variant) -> None:
    """Against games played singly, until several rows have gone on to their next game."""
    rows, rng = 3, np.random.default_rng(1)
    tables = make(variant, rows)
    single = [new_game(variant.ruleset, derived_seed("batch", row), None, variant.players) for row in range(rows)]
    numbers, finished, steps = list(range(rows)), 0, 0
    while finished < 4:
        actions = tables.random_actions(rng)
        tables.step(actions)
        steps += 1
        for row in range(rows):
            game = single[row]
            game.step(int(actions[row]))
            assert tables.ended[row] == game.state.over
            expected = [0.0] * variant.players
            if game.result is not None:
                expected = rewards(game.result, variant.players)
                numbers[row] += rows
                seed = derived_seed("batch", numbers[row])
                game = single[row] = new_game(variant.ruleset, seed, None, variant.players)
                finished += 1
            assert tables.rewards[row].tolist() == expected
            if steps % 7 == 0 or tables.ended[row]:
                agrees_with_the_game(tables, row, game)
        assert tables.numbers.tolist() == numbers


def chosen(tables: BatchArrays, taken: list[int]) -> Any:
    """Actions that depend on nothing but the number of a game and how many were taken in it."""
    return np.array(
        [
            int(random.Random(f"{number}/{count}").choice(legal[:some]))
            for number, count, legal, some in zip(tables.numbers, taken, tables.legal, tables.legal_counts, strict=True)
        ]
    )


def played(variant: Variant, rows: int, wanted: int) -> dict[int, list[int]]:
    """The actions of the first games of the sequence, played in a batch."""
    tables = make(variant, rows)
    taken = [0] * rows
    found: dict[int, list[int]] = {}
    while not set(range(wanted)) <= set(found):
        games, numbers = [tables.game(row) for row in range(rows)], tables.numbers.tolist()
        tables.step(chosen(tables, taken))
        for row in range(rows):
            taken[row] += 1
            if tables.ended[row]:
                taken[row] = 0
                found[numbers[row]] = games[row].history
    return {number: found[number] for number in range(wanted)}


@pytest.mark.parametrize("variant", [GOSU_X, GOSU_3], ids=str)
def test_the_same_games_whatever_the_size_of_the_batch(variant: Variant) -> None:
    assert played(variant, 1, 5) == played(variant, 2, 5) == played(variant, 5, 5)


def test_a_seed_gives_the_same_games_again() -> None:
    tables, rng = make(GOSU_X, 4, 7), np.random.default_rng(2)
    first = tables.observations.copy()
    for _ in range(200):
        tables.step(tables.random_actions(rng))
    assert not np.array_equal(tables.observations, first)
    tables.reset(7)
    assert np.array_equal(tables.observations, first)
    assert tables.numbers.tolist() == [0, 1, 2, 3] and not tables.ended.any() and not tables.rewards.any()
    tables.reset(8)
    assert not np.array_equal(tables.observations, first)


def test_an_illegal_action_changes_nothing() -> None:
    tables = make(GOSU_X, 3)
    before = [tables.game(row).digest() for row in range(3)]
    actions = tables.random_actions(np.random.default_rng(1))
    illegal = np.flatnonzero(tables.masks[2] == 0)[0]
    for wrong, mistake in ((illegal, IllegalAction), (-1, UnknownAction), (10_000, UnknownAction)):
        actions[2] = wrong
        with pytest.raises(mistake):
            tables.step(actions)
    with pytest.raises(ValueError, match="2 actions: there are 3 games"):
        tables.step(actions[:2])
    assert [tables.game(row).digest() for row in range(3)] == before


def test_the_arrays_are_allocated_once_and_cannot_be_written_to() -> None:
    tables = make(GOSU_X, 2)
    before = {name: getattr(tables, name) for name in NAMES}
    tables.step(tables.random_actions(np.random.default_rng(1)))
    for name, array in before.items():
        assert getattr(tables, name) is array
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_batch_of_lists_alone() -> None:
    rng = np.random.default_rng(3)
    dense, lists = make(GOSU_X, 3), make(GOSU_X, 3, dense=False)
    assert lists.observations.shape == (3, 0)
    for _ in range(30):
        actions = dense.random_actions(rng)
        dense.step(actions)
        lists.step(actions)
        for name in NAMES[1:]:
            assert np.array_equal(getattr(dense, name), getattr(lists, name)), name


def test_options_and_mistakes() -> None:
    tables = make(GOSU_X, 1, options={"edition": "fr"})
    assert tables.game(0).options["edition"] == "fr"
    with pytest.raises(ValueError, match="at least one"):
        BatchEnv(games=0)
    with pytest.raises(ValueError, match="3 processes for 2 games"):
        ProcessBatchEnv(games=2, processes=3)


def agrees_with_one_process(tables: ProcessBatchEnv, single: BatchEnv, steps: int) -> None:
    rng = np.random.default_rng(4)
    for step in range(steps):
        for name in NAMES:
            assert np.array_equal(getattr(tables, name), getattr(single, name)), (name, step)
        actions = single.random_actions(rng)
        single.step(actions)
        tables.step(actions)


@pytest.mark.parametrize("processes", [1, 3])
def test_the_number_of_processes_changes_nothing(processes: int) -> None:
    with ProcessBatchEnv("gosu", 4, "batch", 3, processes=processes) as tables:
        agrees_with_one_process(tables, BatchEnv("gosu", 4, "batch", 3), 60)


def test_processes_learn_packs() -> None:
    ruleset = use_packs("gosu-x", [EXAMPLE])
    with ProcessBatchEnv(ruleset, 2, "batch", packs=[EXAMPLE]) as tables:
        agrees_with_one_process(tables, BatchEnv(ruleset, 2, "batch"), 30)


def test_what_goes_wrong_at_the_beginning_leaves_no_process_behind() -> None:
    """The others do not know the pack; neither of the two is left to wait for orders."""
    before = set(multiprocessing.active_children())
    with pytest.raises(Exception, match="nowhere"):
        ProcessBatchEnv(use_packs("gosu-x", [EXAMPLE]), 3, "batch", processes=3, packs=["nowhere.py"])
    assert set(multiprocessing.active_children()) == before


@pytest.mark.parametrize("when", ["between steps", "while a step is taken"])
def test_a_killed_process_is_told_at_once_and_ends_the_batch(when: str) -> None:
    before = set(multiprocessing.active_children())
    tables = ProcessBatchEnv("gosu-x-quick", 3, "batch", processes=3)
    victim, other = sorted(set(multiprocessing.active_children()) - before, key=lambda process: process.pid or 0)
    assert victim.pid is not None
    if when == "between steps":
        victim.kill()
        victim.join()
    else:
        os.kill(victim.pid, signal.SIGSTOP)  # it cannot answer
        threading.Timer(0.5, victim.kill).start()
    actions = tables.random_actions(np.random.default_rng(1))
    with pytest.raises(RuntimeError, match="a process of the batch has ended"):
        tables.step(actions)
    assert not other.is_alive()
    with pytest.raises(ValueError, match="closed"):
        tables.step(actions)
    tables.close()


def test_processes_write_the_same_arrays() -> None:
    rng = np.random.default_rng(5)
    single = make(GOSU_X, 5)
    with ProcessBatchEnv("gosu-x", 5, "batch", processes=2) as tables:
        agrees_with_one_process(tables, single, 150)
        before = tables.observations.copy()
        actions = tables.random_actions(rng)
        actions[4] = np.flatnonzero(tables.masks[4] == 0)[0]
        with pytest.raises(IllegalAction):
            tables.step(actions)
        actions[4] = -1
        with pytest.raises(UnknownAction):
            tables.step(actions)
        assert np.array_equal(tables.observations, before)
        tables.reset("other")
        single.reset("other")
        assert np.array_equal(tables.observations, single.observations)
    with pytest.raises(ValueError, match="closed"):
        tables.step(actions)
