"""Conceding at any decision: with two players the other wins, with more the game goes on without them (X1.5, G3.6)."""

import random
from collections import Counter

import pytest

from gosux import Event, Game, IllegalAction, Result
from gosux.model.actions import EVERYBODY
from gosux.model.changes.knowledge import DESIGN
from tests.properties.table import check_table
from tests.random_play import (
    GOSU_2,
    GOSU_3,
    GOSU_4,
    GOSU_X,
    GOSU_X_QUICK,
    Variant,
    deed,
    moments,
    new_random_game,
    starts,
    take,
)
from tests.scene import asked

FOR_TWO = pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_2], ids=str)
FOR_MORE = pytest.mark.parametrize("variant", [GOSU_3, GOSU_4], ids=str)


@pytest.mark.rule("X1.5", "G3.6a")
@FOR_TWO
def test_with_two_players_conceding_ends_the_game_at_any_decision(variant: Variant) -> None:
    rule = "G3.6a" if variant.ruleset == "gosu" else "X1.5"
    for seed, game in starts(variant, 20):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            loser = rng.randrange(2)
            clone = game.clone()
            clone.concede(loser)
            assert (clone.decision, clone.legal()) == (None, [])
            assert clone.result == Result([1 - loser], rule)


@pytest.mark.rule("X1.5", "G3.6a")
@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_2, GOSU_3, GOSU_4], ids=str)
def test_all_may_agree_to_end_the_game_at_any_decision_and_nobody_wins(variant: Variant) -> None:
    rule = "G3.6a" if variant.ruleset == "gosu" else "X1.5"
    for seed, game in starts(variant, 6):
        for _ in moments(game, random.Random(seed)):
            clone = game.clone()
            staying = [seat for seat, player in enumerate(clone.state.seats) if not player.out]
            events = clone.concede(EVERYBODY)
            assert (clone.decision, clone.legal(), clone.result) == (None, [], Result([], rule))
            assert [event.args["player"] for event in events if event.kind == "conceded"] == staying
            with pytest.raises(IllegalAction, match="concede all"):
                clone.concede(EVERYBODY)


def check_left(before: Game, after: Game, player: int, events: list[Event]) -> None:
    """What G3.6b says of the one who has left."""
    seat, old = after.state.seats[player], before.state.seats[player]
    assert seat.out
    assert seat.hand == []
    assert seat.supremacy == old.supremacy
    names = [card.id for card in before.rules.catalogue.cards]
    discarded = [event.args["card"] for event in events if event.kind == "discarded" and event.args["player"] == player]
    assert Counter(discarded) >= Counter(f"card:{names[entry & DESIGN]}" for entry in old.hand)
    if before.state.advantage == player:
        following = next(
            other % after.players
            for other in range(player + 1, player + after.players)
            if not after.state.seats[other % after.players].out
        )
        takers = [event.args["player"] for event in events if event.kind == "advantage-taken"]
        assert takers[0] == following  # a pending power of another player may take it further
    for other, (now, then) in enumerate(zip(after.state.seats, before.state.seats, strict=True)):
        assert other == player or now.out == then.out
    decision = after.decision
    assert decision is not None or after.result is not None
    assert decision is None or decision.player != player


@pytest.mark.rule("G3.6b")
@FOR_MORE
def test_with_more_players_the_game_goes_on_from_any_decision(variant: Variant) -> None:
    for seed, game in starts(variant, 16):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            staying = [seat for seat, player in enumerate(game.state.seats) if not player.out]
            leaving = game.state.decider if rng.random() < 0.6 else rng.choice(staying)
            clone = game.clone()
            events = clone.concede(leaving)
            if len(staying) == 2:
                assert clone.result == Result([seat for seat in staying if seat != leaving], "G3.6b")
                continue
            check_left(game, clone, leaving, events)
            with pytest.raises(IllegalAction):
                clone.concede(leaving)
            for _ in range(10):
                check_table(clone)
                if not clone.legal():
                    break
                assert clone.state.decider != leaving
                take(clone, deed(clone, rng))


@pytest.mark.slow
@FOR_MORE
def test_anybody_may_leave_at_every_decision_of_many_games(variant: Variant) -> None:
    for seed, game in starts(variant, 50, first=200):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            for leaving, player in enumerate(game.state.seats):
                if not player.out:
                    clone = game.clone()
                    clone.concede(leaving)
                    for _ in range(25):
                        check_table(clone)
                        if clone.legal():
                            take(clone, deed(clone, rng))


@pytest.mark.rule("G3.6b")
@FOR_MORE
def test_the_last_one_left_wins(variant: Variant) -> None:
    for seed in range(30):
        game = new_random_game(seed, variant)
        rng = random.Random(seed)
        order = rng.sample(range(variant.players), variant.players)
        for leaving in order[:-1]:
            for _ in range(rng.randrange(12)):
                if game.legal():
                    take(game, rng.choice(game.legal()))
            if game.legal():
                game.concede(leaving)
        assert game.result is not None
        if game.result.rule == "G3.6b":
            assert game.result.winners == order[-1:]
        assert not game.legal()


@pytest.mark.rule("G3.6b")
@FOR_MORE
def test_one_who_has_left_wins_no_battle_and_takes_no_turn(variant: Variant) -> None:
    for seed, game in starts(variant, 30):
        rng = random.Random(seed)
        leaving = seed % variant.players
        for _ in range(rng.randrange(5, 40)):
            if game.legal():
                game.step(rng.choice(game.legal()))
        if not game.legal():
            continue
        game.concede(leaving)
        left = game.state.seats[leaving]
        points, turns = left.supremacy, left.turns
        while game.legal():
            assert game.state.decider != leaving
            game.step(rng.choice(game.legal()))
            assert left.supremacy == points
            assert left.hand == []
            assert left.turns in (0, turns)
        assert game.result is not None
        assert leaving not in game.result.winners


@pytest.mark.rule("G3.6b")
@FOR_MORE
def test_when_the_first_player_leaves_before_the_first_turn_the_next_one_begins(variant: Variant) -> None:
    """Only a hand without a Bakuto gives time to do so (G1.3)."""
    found = 0
    for seed in range(400):
        game = new_random_game(seed, variant)
        if asked(game)[1] == "redraw":
            first = game.state.starter
            game.concede(first)
            while asked(game)[1] == "redraw":
                game.apply("no")
            assert asked(game) == ((first + 1) % variant.players, "turn")
            assert game.state.advantage == (first + 1) % variant.players
            assert game.state.round == 1
            found += 1
    assert found > 3
