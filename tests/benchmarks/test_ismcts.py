"""The match against OpenSpiel's IS-MCTS, with next to no time to think."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install gosux[openspiel]")

from benchmarks import ismcts  # noqa: E402
from benchmarks.ismcts import Match, Pace, Stopwatch, TimedSearch, main, play_pair, told  # noqa: E402
from gosux import bots  # noqa: E402

HASTE = "0.000001"
MATCH = Match("random", "gosu-x-quick", "draft", 2, float(HASTE), "s")
COMMAND = ["--bot", "random", "--ruleset", "gosu-x-quick", "--seconds", HASTE, "--pairs", "2", "--seed", "s"]


class Ticks:
    """A clock that moves on whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def somewhere(moves: int = 12) -> Any:
    """A state in the middle of a game, with a choice."""
    state = pyspiel.load_game("python_gosu_x_quick(deals=1)").new_initial_state()
    state.apply_action(0)
    rng = random.Random(1)
    while moves > 0 or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("seconds", [5.0, 20.0])
def test_their_search_is_ended_by_the_clock(seconds: float) -> None:
    state = somewhere()
    search = TimedSearch(state.get_game(), seconds, "s", Ticks())
    assert search.step(state) in state.legal_actions()
    # One look begins the search; the first two simulations look at no clock, each further one does.
    assert search.simulations == 2 + (seconds - 1)


def test_their_search_tries_something_even_without_time() -> None:
    state = somewhere()
    search = TimedSearch(state.get_game(), 0.0, "s")
    assert search.step(state) in state.legal_actions()
    assert search.simulations == 2


def test_their_search_leaves_the_game_alone_and_sees_other_worlds() -> None:
    state = somewhere()
    before = str(state)
    worlds = []
    search = TimedSearch(state.get_game(), 10.0, "s", Ticks())
    sample = search._resampler_cb

    def listening(real: Any, player: int) -> Any:
        worlds.append(sample(real, player))
        return worlds[-1].clone()

    search.set_resampler(listening)
    search.step(state)
    assert str(state) == before
    you = state.current_player()
    assert {world.observation_string(you) for world in worlds} == {state.observation_string(you)}
    assert len({str(world) for world in worlds} - {before}) == len(worlds) > 5


def test_both_games_of_a_pair_have_one_deal_and_the_seats_are_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, str]] = []
    play: Any = ismcts.play_game

    def listening(match: Match, number: int, ours: int, watches: Any) -> Any:
        state = play(match, number, ours, watches)
        seen.append((ours, state.match.seed))
        return state

    monkeypatch.setattr(ismcts, "play_game", listening)
    pair = play_pair((MATCH, 0))
    other = play_pair((MATCH, 1))
    assert [ours for ours, _ in seen] == [0, 1, 0, 1]
    assert seen[0][1] == seen[1][1] != seen[2][1] == seen[3][1]
    assert (pair.number, other.number) == (0, 1)
    for side in pair.paces:
        assert 0 < side.moves <= sum(pair.moves)
    assert pair.paces[1].rounds >= 2 * pair.paces[1].moves


def test_thinking_is_summed_up() -> None:
    watch = Stopwatch()
    watch.add(0.5, 3)
    watch.add(0.25, 1)
    assert watch.pace() == Pace(moves=2, seconds=0.75, slowest=0.5, rounds=4)


def test_our_searching_bot_gets_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    make = bots.named

    def listening(*words: Any) -> Any:
        made.append(make(*words))
        return made[-1]

    monkeypatch.setattr(bots, "named", listening)
    pair = play_pair((MATCH._replace(bot="immortal", decks="clans", ruleset="gosu-x"), 0))
    assert [bot.seconds for bot in made] == [MATCH.seconds, MATCH.seconds]
    assert pair.paces[0].rounds > 0


def test_the_result_counts_every_game() -> None:
    pairs = [play_pair((MATCH, number)) for number in range(2)]
    result = told(MATCH, pairs)
    assert result["wins"] + result["losses"] + result["draws"] == sum(result["endings"].values()) == 4
    assert result["score"] == sum(result["pair_scores"]) / 2
    assert result["interval"][0] <= result["score"] <= result["interval"][1]
    assert set(result["thinking"]) == {"random", "is-mcts"}


def test_a_file_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    assert main([*COMMAND, "--out", str(path), "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 3
    path.write_text("".join(lines[:2]))
    assert main([*COMMAND, "--out", str(path), "--workers", "2"]) == 0
    told = capsys.readouterr().out
    assert "2 pairs, 4 games" in told and "is-mcts: " in told
    assert path.read_text().startswith("".join(lines[:2]))
    assert len(path.read_text().splitlines()) == 3
    assert whole["pairs"] == 2


def test_another_match_or_a_damaged_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    main([*COMMAND, "--out", str(path)])
    before = path.read_text()
    assert main([*COMMAND, "--clans", "--out", str(path)]) == 2
    assert "decks is draft there, not clans" in capsys.readouterr().err
    path.write_text(before.replace('"number"', '"pair"'))
    assert main([*COMMAND, "--out", str(path)]) == 2
    assert "line 2 is damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--pairs", "0"], ["--seconds", "0"], ["--workers", "0"], ["--ruleset", "gosu", "--clans"]]
)
def test_nothing_to_play_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        main(words)
    assert ending.value.code == 2


def test_an_unknown_bot_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bot", "deep"]) == 2
    assert "no bot is called 'deep'" in capsys.readouterr().err
