"""Pairs of an arena: the same deal and the same decks, while the bots change places."""

import random

import pytest

from gosux.bots import RandomBot
from gosux.game.game import Game
from gosux.game.view import View
from gosux.lab.arena.pairs import key_of, options_of, play_pair, seatings, seed_of, tasks
from gosux.lab.arena.planning import labelled, plan
from gosux.lab.arena.records import GameRecord
from gosux.lab.decks import decks
from gosux.rules.registry import ruleset
from tests.lab.bots_for_tests import Seer, Thrifty, Witness, register, seat_of

TWO = ["random", "random"]


def test_two_players_swap_their_seats() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]


def test_three_and_four_seats_are_filled_alternately_and_turned() -> None:
    assert seatings(4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert seatings(3) == [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_takes_each_place_equally_often(players: int) -> None:
    for place in range(players):
        bots = [seating[place] for seating in seatings(players)]
        assert bots.count(0) == bots.count(1)


@pytest.mark.parametrize(
    ("game", "players", "mode"),
    [("gosu-x", 2, "draft"), ("gosu-x", 2, "clans"), ("gosu", 2, "plain"), ("gosu", 3, "plain"), ("gosu", 4, "plain")],
)
def test_bots_that_play_alike_share_every_pair(
    game: str, players: int, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their choices depend on the seat alone, so all games of a pair are one game: nothing but the bots changes."""
    register(
        monkeypatch,
        one=lambda seed: RandomBot(random.Random(seat_of(seed))),
        other=lambda seed: RandomBot(random.Random(seat_of(seed))),
    )
    arena = plan(["one", "other"], game, players=players, pairs=3, seed="s")
    records = [play_pair(task) for task in tasks(arena) if task[1] == mode]
    assert len(records) == 3
    for record in records:
        assert [one.seats for one in record.games] == seatings(players)
        assert len({one.model_copy(update={"seats": (), "luck": 0.0}) for one in record.games}) == 1
        assert record.score == 0.5
        assert record.luck == pytest.approx(0, abs=1e-5)
    assert len({record.games[0] for record in records}) == 3  # another deal for each pair


def test_within_a_pair_the_decks_stay_with_the_seats() -> None:
    arena = plan(TWO, pairs=4, seed="s", modes=["clans"])
    records = [play_pair(task) for task in tasks(arena)]
    for record in records:
        given = [{*deck} for deck in decks(ruleset("gosu-x"), record.seed)]
        for game in record.games:
            assert [{*deck} for deck in game.clans] == given
    assert len({record.games[0].clans for record in records}) == 4


def test_decks_are_six_different_clans() -> None:
    for seed in "abcdef":
        first, second = decks(ruleset("gosu-x"), seed)
        assert len(first) == len(second) == 3
        assert len({*first, *second}) == 6


def test_decks_that_are_named_are_played_in_every_pair() -> None:
    clans = "justice+galmi+xian/phoenix+tomorrow+narashima"
    arena = plan(TWO, pairs=2, seed="s", options={"clans": clans})
    assert arena.modes == ["clans"]
    assert [options_of(arena, "clans", pair)["clans"] for pair in range(2)] == [clans, clans]


def test_drafted_decks_are_written_down() -> None:
    record = play_pair(next(tasks(plan(TWO, pairs=1, seed="s", modes=["draft"]))))
    for game in record.games:
        assert [len(deck) for deck in game.clans] == [3, 3]
        assert len({*game.clans[0], *game.clans[1]}) == 6
    assert play_pair(next(tasks(plan(TWO, "gosu", pairs=1, seed="s")))).games[0].clans == ()


def test_everybody_gets_the_same_deals_and_the_same_games_in_any_company() -> None:
    small = plan(TWO, pairs=2, seed="s", modes=["draft"])
    large = plan([*TWO, "random"], pairs=2, seed="s", modes=["draft"])
    assert {seed_of(small, task[3]) for task in tasks(small)} == {seed_of(large, task[3]) for task in tasks(large)}
    in_large = {key_of(task): task for task in tasks(large)}
    for task in tasks(small):
        assert play_pair(task).games == play_pair(in_large[key_of(task)]).games


def test_every_two_bots_meet_in_every_mode_and_all_begin_together() -> None:
    keys = [key_of(task) for task in tasks(plan(["random"] * 3, pairs=2, seed="s"))]
    assert len(keys) == len(set(keys)) == 2 * 2 * 3
    assert {pair for _, _, pair in keys[:6]} == {0}
    assert {bots for _, bots, _ in keys} == {
        ("random", "random#2"),
        ("random", "random#3"),
        ("random#2", "random#3"),
    }


def test_bots_of_one_name_are_told_apart() -> None:
    assert labelled(["hero", "troop", "hero", "hero"]) == ["hero", "troop", "hero#2", "hero#3"]


def test_a_bot_gets_views_and_only_who_says_so_sees_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    shown: list[object] = []
    register(monkeypatch, witness=lambda seed: Witness(seed, seen), seer=lambda seed: Seer(seed, shown))
    record = play_pair(next(tasks(plan(["witness", "seer"], pairs=1, seed="s"))))
    assert seen and all(type(one) is View for one in seen)
    assert shown and all(type(one) is Game for one in shown)
    assert len(seen) == record.thinking[0].decisions
    assert len(shown) == record.thinking[1].decisions
    assert len(seen) + len(shown) == sum(game.decisions for game in record.games)


@pytest.mark.parametrize(("budget", "scales"), [(10, [0.1, 0.1]), (1, [])])
def test_budgets_are_divided_where_a_bot_has_one(
    budget: float, scales: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []
    register(monkeypatch, thrifty=lambda seed: Thrifty(seed, told))
    play_pair(next(tasks(plan(["thrifty", "random"], pairs=1, seed="s", budget=budget))))
    assert told == scales


def test_what_goes_wrong_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, broken=lambda seed: Seer(seed, None))  # type: ignore[arg-type]
    task = next(tasks(plan(["broken", "random"], pairs=1, seed="s")))
    with pytest.raises(RuntimeError, match=f"seed '{seed_of(task[0], 0)}'.*broken, random"):
        play_pair(task)


@pytest.mark.parametrize(
    ("seats", "winners", "score"),
    [((0, 1), (0,), 1.0), ((1, 0), (0,), 0.0), ((0, 1), (), 0.5), ((0, 1, 0), (0, 1), 0.5), ((0, 1, 0), (0, 2), 1.0)],
)
def test_winners_share_the_point(seats: tuple[int, ...], winners: tuple[int, ...], score: float) -> None:
    game = GameRecord(seats=seats, starter=0, clans=(), winners=winners, rule="X1.1a", decisions=1, turns=1, luck=0.0)
    assert game.score == score
