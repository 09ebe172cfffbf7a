"""Features, weights, and looking one move ahead."""

import json
import random

import pytest

import gosux
from gosux.rules.registry import ruleset, rulesets
from gosux.thinking.evaluation import Judge, judge_of, outcome, plain_weights, read_judge, weights_text
from gosux.thinking.features import PHASES, Layout, phase_of
from gosux.thinking.lookahead import rate, settle
from gosux.thinking.player import look_ahead
from tests.random_play import VARIANTS, Variant, every_variant, played

GAMES = ["gosu-x", "gosu-x-quick", "gosu"]


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    catalogue = ruleset(name).catalogue
    layout = Layout(catalogue)
    names = [layout.name(catalogue, index) for index in range(layout.size)]
    assert len(set(names)) == len(names)


@every_variant
def test_the_value_is_the_sum_of_the_noted_features(variant: Variant) -> None:
    rng = random.Random(3)
    catalogue = ruleset(variant.ruleset).catalogue
    weights = [rng.uniform(-0.3, 0.3) for _ in range(PHASES * Layout(catalogue).size)]
    judge = Judge(catalogue, weights)
    for seed in range(6):
        for decisions in (0, 4, 30, 60):
            state = played(seed, decisions, variant).state
            if state.over:
                continue
            for seat in range(variant.players):
                indices, values = judge.note(state, seat)
                total = sum(weights[index] * value for index, value in zip(indices, values, strict=True))
                value = judge.value(state, seat)
                assert 0 < value < 1
                assert value == pytest.approx(1 / (1 + 2.718281828459045**-total))
                size = Layout(catalogue).size
                assert {index // size for index in indices} == {phase_of(state)}


def test_what_others_hold_is_not_looked_at() -> None:
    game = next(game for game in (played(seed, 40) for seed in range(50)) if game.state.seats[1].hand and game.legal())
    judge = judge_of("gosu-x", game.rules.catalogue)
    before = [judge.value(game.state, seat) for seat in (0, 1)]
    hand, deck = game.state.seats[1].hand, game.state.seats[1].deck
    place = next(place for place, entry in enumerate(deck) if entry & 255 not in [held & 255 for held in hand])
    hand[0], deck[place] = deck[place], hand[0]
    assert judge.value(game.state, 0) == before[0]
    assert judge.value(game.state, 1) != before[1]  # who holds the cards sees them


def test_ends_are_worth_what_they_are() -> None:
    game = played(3, 5000)
    assert game.result is not None
    assert [outcome(game.state, seat) for seat in (0, 1)] == [float(seat in game.result.winners) for seat in (0, 1)]
    game.state.winners = 3
    assert outcome(game.state, 0) == 0.5
    game.state.winners = 0
    assert outcome(game.state, 1) == 0.5


@pytest.mark.parametrize("name", GAMES)
def test_weights_can_be_written_and_read(name: str) -> None:
    catalogue = ruleset(name).catalogue
    judge = Judge(catalogue, plain_weights(catalogue))
    for place in range(0, len(judge.habits.weights), 97):
        judge.habits.weights[place] = 0.25 + place % 7
    judge.exploration = 0.75
    text = weights_text(judge, name, "by hand")
    read = read_judge(catalogue, text)
    assert read.weights == judge.weights
    assert read.habits.weights == judge.habits.weights
    assert read.exploration == 0.75
    assert json.loads(text)["how"] == "by hand"
    with pytest.raises(ValueError, match="no weights"):
        read_judge(catalogue, "{}")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_learned_weights(name: str) -> None:
    judge = judge_of(name, ruleset(name).catalogue)
    assert judge.weights != plain_weights(ruleset(name).catalogue)
    assert judge_of(name, ruleset(name).catalogue) is judge
    assert set(GAMES) <= set(rulesets())


def test_a_move_that_wins_is_worth_everything_and_is_taken() -> None:
    """Some last actions of random games win at once: looking ahead finds each of them."""
    found = 0
    judge = judge_of("gosu-x", ruleset("gosu-x").catalogue)
    for seed in range(40):
        whole = played(seed, 5000)
        game = gosux.new_game("gosu-x", whole.seed, dict(whole.options))
        for action in whole.history[:-1]:
            game.step(action)
        you = game.state.decider
        last = game.clone()
        last.step(whole.history[-1])
        if last.result is not None and last.result.winners == [you]:
            found += 1
            assert rate(judge, game.state, whole.history[-1], you) == 1.0
            thought = look_ahead(judge, game.state.clone, game.legal(), 1, you)
            assert thought.chances[thought.action] == 1.0
    assert found > 3


@every_variant
def test_small_questions_are_settled_up_to_the_next_turn(variant: Variant) -> None:
    judge = judge_of(variant.ruleset, ruleset(variant.ruleset).catalogue)
    for seed in range(8):
        game = played(seed, 30, variant)
        if game.legal():
            world = game.state.clone()
            you = world.decider
            settle(judge, world, you)
            assert world.over or world.decider != you or world.kind == 0
            assert game.state.choices == game.legal()


def test_the_variants_of_these_tests_are_all_there_are() -> None:
    assert {variant.ruleset for variant in VARIANTS} == set(GAMES)
