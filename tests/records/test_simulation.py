"""Many games at once: counted rightly, and the same ones in any number of processes."""

import pytest

from gosux import IllegalAction
from gosux.bots import Bot
from gosux.lab import simulate as laboratory
from gosux.lab.checks import BadRun
from gosux.lab.simulate import bots_of, chunks, game_of, plan, play_chunk, play_out, simulate
from gosux.model.dice import derived_seed


def test_every_game_is_counted_once_by_its_result() -> None:
    run = plan("gosu-x", 25, seed="count")
    tally = simulate(run).tally
    wins, draws, decisions = [0, 0], 0, 0
    reasons: dict[str, int] = {}
    for number in range(25):
        game = game_of(run, number)
        play_out(game, bots_of(run, number))
        assert game.result is not None
        if len(game.result.winners) == 1:
            wins[game.result.winners[0]] += 1
        else:
            draws += 1
        reasons[game.result.rule] = reasons.get(game.result.rule, 0) + 1
        decisions += len(game.history)
    assert (tally.games, tally.wins, tally.draws) == (25, wins, draws)
    assert (tally.reasons, tally.decisions) == (reasons, decisions)


def test_each_game_has_its_own_seed_and_its_bots_have_others() -> None:
    run = plan("gosu-x", 3, seed=9)
    assert [game_of(run, number).seed for number in range(3)] == [derived_seed("9", number) for number in range(3)]
    assert len({game_of(run, number).digest() for number in range(3)}) == 3


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
@pytest.mark.parametrize("games", [1, 7, 100, 1234])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    numbers = [
        number for _, first, end in chunks(plan("gosu-x", games, seed=1), workers) for number in range(first, end)
    ]
    assert numbers == list(range(games))


def test_progress_adds_up_to_all_games() -> None:
    told: list[int] = []
    simulate(plan("gosu-x", 30, seed=1), 1, told.append)
    assert sum(told) == 30
    assert len(told) > 1


def test_workers_play_the_same_games() -> None:
    alone, shared = (simulate(plan("gosu-x", 24, seed="shared"), workers).tally for workers in (1, 2))
    assert vars(alone) == vars(shared)


def test_a_game_that_goes_wrong_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(game: object, players: list[Bot]) -> int:
        raise IllegalAction("cheat", [])

    monkeypatch.setattr(laboratory, "play_out", cheat)
    run = plan("gosu-x", 3, seed=9)
    with pytest.raises(RuntimeError, match=f"game 2 .seed '{derived_seed('9', 2)}'.*went wrong: IllegalAction"):
        play_chunk((run, 2, 3))


def test_a_run_needs_a_worker() -> None:
    with pytest.raises(BadRun):
        simulate(plan("gosu-x", 1), 0)
