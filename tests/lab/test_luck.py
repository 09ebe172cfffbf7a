"""Luck that is taken off scores has the mean 0, and is counted only where chance had a part."""

import random
from pathlib import Path
from statistics import fmean, stdev

import pytest

from gosux.game.game import new_game
from gosux.lab.arena import Store, hold, plan
from gosux.lab.arena.planning import Arena
from gosux.lab.certainty import EARLIEST, LOOK
from gosux.lab.luck import LuckCounter
from tests.lab.bots_for_tests import Seer, register


def luck_of_games(ruleset: str, games: int, players: int = 2) -> list[float]:
    """Of the first seat, in random games."""
    found: list[float] = []
    for number in range(games):
        game = new_game(ruleset, f"game {number}", {}, players)
        counter = LuckCounter(game, f"other {number}")
        rng = random.Random(number)
        while legal := game.legal():
            counter.step(rng.choice(legal))
        assert sum(counter.luck) == pytest.approx(0, abs=1e-4)
        found.append(counter.luck[0])
    return found


def assert_fair(luck: list[float]) -> None:
    assert stdev(luck) > 0.01
    assert abs(fmean(luck)) < 3.5 * stdev(luck) / len(luck) ** 0.5


def test_luck_has_the_mean_zero() -> None:
    assert_fair(luck_of_games("gosu-x-quick", 60))


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "players"), [("gosu-x", 2), ("gosu-x-quick", 2), ("gosu", 2), ("gosu", 3)])
def test_luck_has_the_mean_zero_in_many_games(ruleset: str, players: int) -> None:
    assert_fair(luck_of_games(ruleset, 800, players))


@pytest.mark.slow
def test_luck_has_the_mean_zero_where_bots_think() -> None:
    report = hold(plan(["ozeki", "ozeki"], "gosu-x", pairs=150, seed="mean", modes=["clans"]))
    assert_fair([record.luck for record in report.records])


def test_actions_without_chance_have_no_luck() -> None:
    game = new_game("gosu-x", "draft", {})
    counter = LuckCounter(game, "draft")
    while game.decision is not None and game.decision.kind == "draft":
        before = counter.luck
        counter.step(game.legal()[0])
        if game.decision.kind == "draft":
            assert counter.luck == before == (0.0, 0.0)


def test_to_a_bot_that_sees_everything_nothing_is_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, seer=lambda seed: Seer(seed, []))
    report = hold(plan(["seer", "random"], "gosu-x-quick", pairs=2, seed=1, modes=["clans"]))
    assert [record.luck for record in report.records] == [0.0, 0.0]


def stopping(until: "str | None" = "decided", pairs: int = 70) -> Arena:
    return plan(["random", "recruit"], "gosu-x-quick", pairs=pairs, seed=3, modes=["clans"], until=until)


def test_an_arena_stops_when_it_is_decided_and_goes_on_from_its_file(tmp_path: Path) -> None:
    with Store(tmp_path / "a.jsonl", stopping()) as store:
        report = hold(stopping(), store=store)
    (meeting,) = report.standings[0].meetings
    assert EARLIEST <= meeting.pairs < 70
    assert (meeting.pairs - EARLIEST) % LOOK == 0
    assert meeting.without_luck.high < 0.5
    with Store(tmp_path / "a.jsonl", stopping()) as store:
        again = hold(stopping(), store=store)
    assert again.standings[0].to_json() == report.standings[0].to_json()


def test_what_was_played_beyond_the_end_does_not_count(tmp_path: Path) -> None:
    beyond = hold(stopping(until=None, pairs=EARLIEST + 2 * LOOK)).records
    with Store(tmp_path / "a.jsonl", stopping()) as store:
        store.records.extend(beyond)  # as other processes may have, before the end was known
        report = hold(stopping(), store=store)
    assert len(report.records) < len(beyond)
    assert report.records == beyond[: len(report.records)]
