"""Views are true, self-contained, and hold neither seed nor dice; worlds guessed from them are whole and playable."""

import json
import random
from collections import Counter

import pytest

import gosux
from gosux import Game, View
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, group_of
from tests.properties.table import check_table
from tests.properties.worlds import UNNOTICED
from tests.random_play import (
    GOSU_2,
    GOSU_3,
    GOSU_4,
    GOSU_X,
    GOSU_X_QUICK,
    Variant,
    deed,
    every_variant,
    moments,
    new_random_game,
    play_out,
    starts,
    tell,
)

SEED = "a seed that nobody may see"


def text(view: View) -> str:
    return json.dumps(view.to_json(), sort_keys=True)


def known(entries: list[int]) -> Counter[int]:
    return Counter(entry & DESIGN for entry in entries if entry & DESIGN != UNKNOWN)


def check_view_is_true(game: Game, viewer: int) -> None:
    """Everything that a view shows is so in the real game."""
    view = game.view(viewer).state
    assert len(view.seats) == game.players
    for seat, (shown, real) in enumerate(zip(view.seats, game.state.seats, strict=True)):
        assert len(shown.hand) == len(real.hand)
        assert len(shown.deck) == len(real.deck)
        assert known(shown.hand) <= known(real.hand)
        if seat == viewer:
            assert known(shown.hand) == known(real.hand)
        for guess, truth in zip(shown.deck, real.deck, strict=True):
            assert guess & DESIGN in (UNKNOWN, truth & DESIGN)
        for number, designs in enumerate(view.groups, start=1):
            members = [entry & DESIGN for entry in real.hand + real.deck if group_of(entry) == number]
            assert not members or sorted(members) == list(designs)
        for name in ("discard", "removed", "absent", "army", "rows", "resting", "doubled", "tokens", "spent", "lost",
                     "locked", "supremacy", "clans", "passed", "turns", "out"):  # fmt: skip
            assert getattr(shown, name) == getattr(real, name)
    for name in ("round", "starter", "active", "turns_left", "extra_turns", "wonder", "advantage", "bounty", "tiles",
                 "revealed", "incoming", "vacant", "foreign", "over", "winners", "reason"):  # fmt: skip
        assert getattr(view, name) == getattr(game.state, name)
    if game.state.decider == viewer:
        assert view.choices == game.state.choices
    else:
        assert view.choices == []


def check_view_is_self_contained(game: Game, viewer: int) -> None:
    """A view goes through JSON and back, and is worth the same there."""
    view = game.view(viewer)
    read = View.from_json(json.loads(text(view)))
    assert text(read) == text(view)
    assert str(read.decision) == str(view.decision)
    assert read.result == view.result
    assert read.sample(random.Random(3)) == view.sample(random.Random(3))


def check_sample(game: Game, viewer: int, rng: random.Random) -> Game:
    """A guessed world is whole, and at the viewer's decisions cannot be told from the real one."""
    view = game.view(viewer)
    world = view.sample(rng)
    check_table(world)
    if game.state.decider == viewer or game.state.over:
        assert text(world.view(viewer)) == text(view)
        assert world.legal() == game.legal()
    elif view.decision is not None:
        decision = world.decision
        assert decision is not None
        assert (decision.player, decision.kind) == (view.decision.player, view.decision.kind)
        assert text(world.view(viewer)) == text(view)
    return world


@every_variant
def test_views_are_true_and_self_contained(variant: Variant) -> None:
    for seed, game in starts(variant, 24):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            for viewer in range(variant.players):
                check_view_is_true(game, viewer)
                if rng.random() < 0.1:
                    check_view_is_self_contained(game, viewer)
        for viewer in range(variant.players):
            check_view_is_true(game, viewer)
            check_view_is_self_contained(game, viewer)


ASKED_UNNOTICED = {
    GOSU_X: {"mulligan", "will", "discard-to", "order", "search"},
    GOSU_X_QUICK: {"will", "discard-to", "order", "search"},
    GOSU_2: {"redraw"},
    GOSU_3: {"redraw"},
    GOSU_4: {"redraw"},
}


@every_variant
def test_the_other_players_see_that_somebody_is_asked_but_not_the_answers(variant: Variant) -> None:
    """Unless the question itself would tell what a hand or deck holds."""
    unnoticed = Counter[str]()
    for seed in variant.seeds(80):
        game = new_random_game(seed, variant)
        for _ in moments(game, random.Random(seed)):
            decision = game.decision
            assert decision is not None
            own = game.view(decision.player).decision
            assert own is not None and own.actions == decision.actions
            for viewer in range(variant.players):
                if viewer == decision.player:
                    continue
                seen = game.view(viewer).decision
                if decision.kind in UNNOTICED and game.state.stack[-1].step == 0:
                    unnoticed[decision.kind] += 1
                    assert seen is None
                else:
                    assert seen is not None
                    assert (seen.player, seen.kind, seen.actions) == (decision.player, decision.kind, [])
    assert ASKED_UNNOTICED[variant] <= unnoticed.keys()


@every_variant
def test_looking_changes_nothing(variant: Variant) -> None:
    for seed, game in starts(variant, 8):
        for _ in moments(game, random.Random(seed)):
            before = (game.digest(), game.legal()[:])
            for viewer in range(variant.players):
                view = game.view(viewer)
                world = view.sample(random.Random(seed))
                if world.legal():
                    world.step(world.legal()[-1])
            assert (game.digest(), game.legal()) == before


@every_variant
def test_views_and_events_hold_neither_seed_nor_dice(variant: Variant) -> None:
    for number in variant.seeds(8):
        game = gosux.new_game(variant.ruleset, SEED, players=variant.players)
        rng = random.Random(number)
        told = [event.to_json() for event in game.opening]
        while game.legal():
            for viewer in range(variant.players):
                view = game.view(viewer)
                assert SEED not in text(view)
                assert "dice" not in view.to_json()
                assert view.state.dice.seed == ""
                assert SEED not in json.dumps(view.sample(rng).to_json())
            told += [event.to_json() for event in tell(game, deed(game, rng))]
        assert SEED not in json.dumps(told)


@every_variant
def test_views_and_samples_do_not_depend_on_the_dice(variant: Variant) -> None:
    """The same table with other dice looks the same, so a search cannot know the next shuffle."""
    for seed, game in starts(variant, 8):
        for number, _ in enumerate(moments(game, random.Random(seed))):
            other = game.clone()
            other.state.dice.position += 7
            for viewer in range(variant.players):
                assert text(other.view(viewer)) == text(game.view(viewer))
                if (number + viewer) % variant.players == 0:
                    samples = [one.view(viewer).sample(random.Random(1)) for one in (game, other)]
                    assert samples[0] == samples[1]


@every_variant
def test_guessed_worlds_are_whole_and_can_be_played_to_the_end(variant: Variant) -> None:
    for seed, game in starts(variant, 36):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.06 and not game.state.available:
                for viewer in range(variant.players):
                    world = check_sample(game, viewer, rng)
                    play_out(world, rng)
                    check_table(world)
                    assert world.result is not None


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("first", range(1000, 1200, 100))
def test_thousands_of_guessed_worlds_are_whole_and_can_be_played_to_the_end(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 40, first):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if not game.state.available:
                for viewer in range(variant.players):
                    world = check_sample(game, viewer, rng)
                    if rng.random() < 0.1:
                        for _ in moments(world, rng):
                            check_table(world)


@every_variant
def test_a_guessed_world_is_saved_and_read_like_any_other(variant: Variant) -> None:
    for seed, game in starts(variant, 8):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.1:
                world = game.view(game.state.decider).sample(rng)
                read = Game.from_json(json.loads(json.dumps(world.to_json())))
                assert read == world
                play_out(world, random.Random(seed))
                play_out(read, random.Random(seed))
                assert read == world
