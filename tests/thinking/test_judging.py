"""Features, weights, and looking one move ahead."""

import json
import math
import random

import pytest

import gosux
from gosux.rules.registry import ruleset, rulesets
from gosux.thinking.evaluation import Judge, outcome, plain_judge
from gosux.thinking.inputs import Layout
from gosux.thinking.lookahead import rate, settle
from gosux.thinking.player import look_ahead
from gosux.thinking.weight_files import judge_of, read_judge, weights_text
from tests.random_play import VARIANTS, Variant, every_variant, played

GAMES = ["gosu-x", "gosu-x-quick", "gosu"]


@pytest.mark.parametrize("name", GAMES)
def test_every_input_has_a_name_of_its_own(name: str) -> None:
    catalogue = ruleset(name).catalogue
    layout = Layout(catalogue)
    names = [layout.name(catalogue, row) for row in range(layout.rows)]
    assert len(set(names)) == len(names)


@every_variant
def test_the_value_is_the_sum_of_the_noted_inputs(variant: Variant) -> None:
    judge = Judge(ruleset(variant.ruleset).catalogue)
    rng = random.Random(3)
    for row in range(judge.layout.rows):
        judge.own[row] = rng.uniform(-0.2, 0.2)
    judge.fold()
    weights = list(judge.sum.weights)
    for seed in range(6):
        for decisions in (0, 4, 30, 60):
            state = played(seed, decisions, variant).state
            if state.over:
                continue
            for seat in range(variant.players):
                indices, values = judge.note(state, seat)
                total = sum(weights[index] * value for index, value in zip(indices, values, strict=True))
                assert judge.estimate(state, seat) == pytest.approx(1 / (1 + math.exp(-total)))
            if variant.players == 2:
                assert judge.value(state, 0) == pytest.approx(1 - judge.value(state, 1))
            assert sum(judge.values(state)) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_card_has_the_weights_of_its_traits(name: str) -> None:
    """So a card of a pack, which nobody has learned, is worth what cards written in the same words are worth."""
    judge = Judge(ruleset(name).catalogue)
    layout = judge.layout
    index = int(layout.zones) + 3
    assert layout.shared_rows[index]
    for row in layout.shared_rows[index]:
        judge.own[row] = 1.0
    judge.fold()
    assert judge.sum.weights[index] == len(layout.shared_rows[index])
    assert any(not layout.shared_rows[other] for other in range(int(layout.zones)))


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
    judge = plain_judge(catalogue)
    for place in range(0, len(judge.habits.weights), 97):
        judge.habits.weights[place] = 0.25 + place % 7
    judge.exploration = 0.75
    text = weights_text(judge, name, "by hand")
    read = read_judge(catalogue, text)
    assert list(read.own) == list(judge.own)
    assert list(read.sum.weights) == list(judge.sum.weights)
    assert read.habits.weights == judge.habits.weights
    assert read.exploration == 0.75
    assert json.loads(text)["how"] == "by hand"
    with pytest.raises(ValueError, match="no weights"):
        read_judge(catalogue, "{}")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_learned_weights(name: str) -> None:
    judge = judge_of(name, ruleset(name).catalogue, 2)
    assert list(judge.own) != list(plain_judge(ruleset(name).catalogue).own)
    assert judge_of(name, ruleset(name).catalogue, 2) is judge
    assert set(GAMES) <= set(rulesets())


def test_a_move_that_wins_is_worth_everything_and_is_taken() -> None:
    """Some last actions of random games win at once: looking ahead finds each of them."""
    found = 0
    judge = judge_of("gosu-x", ruleset("gosu-x").catalogue, 2)
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
    judge = judge_of(variant.ruleset, ruleset(variant.ruleset).catalogue, variant.players)
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
