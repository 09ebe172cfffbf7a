"""Habits: preferences for actions, learned from what they seemed to lead to."""

import math
import random

import pytest

from gosux.model.kinds import KINDS
from gosux.rules.registry import ruleset
from gosux.thinking.habits import TIMES, Habits, HabitsLearner, shares
from gosux.thinking.weight_files import judge_of
from tests.random_play import Variant, every_variant, played

GAMES = ["gosu-x", "gosu-x-quick", "gosu"]


@pytest.mark.parametrize("name", GAMES)
def test_every_preference_has_a_name_of_its_own(name: str) -> None:
    catalogue = ruleset(name).catalogue
    habits = Habits(catalogue)
    names = [habits.name(catalogue, index) for index in range(habits.width)]
    assert len(set(names)) == len(names)


@every_variant
def test_every_answer_has_a_preference_of_its_kind(variant: Variant) -> None:
    habits = Habits(ruleset(variant.ruleset).catalogue)
    asked = set()
    for seed in range(8):
        for decisions in range(0, 120, 7):
            state = played(seed, decisions, variant).state
            for choice in state.choices:
                place = habits.place(state, choice)
                assert 0 <= place < TIMES * habits.size
                assert place % habits.size // habits.width == state.kind
                asked.add(KINDS[state.kind].name)
    assert "turn" in asked and len(asked) > 3


def test_a_card_in_play_is_liked_by_its_design_and_side_not_by_its_slot() -> None:
    habits = Habits(ruleset("gosu-x").catalogue)
    for seed in range(200):
        state = played(seed, 60).state
        table = state.catalogue.table
        designs: dict[tuple[bool, int], set[int]] = {}
        for choice in state.choices:
            if table.slot <= choice < table.clan:
                seat, slot = divmod(choice - table.slot, 15)
                key = (seat == state.decider, state.seats[seat].army[slot] & 255)
                designs.setdefault(key, set()).add(habits.place(state, choice))
        assert all(len(places) == 1 for places in designs.values())
        if len(designs) > 2:
            assert len({place for places in designs.values() for place in places}) == len(designs)
            return
    raise AssertionError("no question about several cards in play was found")


def test_learning_brings_the_preferences_to_what_looked_good() -> None:
    state = next(state for state in (played(seed, 30).state for seed in range(50)) if len(state.choices) > 3)
    habits = Habits(state.catalogue)
    learner = HabitsLearner(habits)
    rng = random.Random(1)
    looks = [rng.random() for _ in state.choices]
    wanted = shares([4.0 * look for look in looks])
    for _ in range(3000):
        learner.learn(habits.question(state, wanted), 0.3)
    learned = shares([habits.preference(state, choice) for choice in state.choices])
    assert learned == pytest.approx(wanted, abs=0.02)
    best = max(range(len(looks)), key=lambda at: looks[at])
    assert habits.favourite(state) == state.choices[best]


def test_shares_are_those_of_one_and_never_overflow() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([math.log(3.0), 0.0]) == pytest.approx([0.75, 0.25])
    assert shares([5000.0, 0.0]) == pytest.approx([1.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_learned_habits(name: str) -> None:
    judge = judge_of(name, ruleset(name).catalogue, 2)
    assert sum(1 for weight in judge.habits.weights if weight) > 200
