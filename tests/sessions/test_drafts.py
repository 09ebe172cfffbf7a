"""Drafts: what they show is what happens, and what cannot be known waits."""

import random

import pytest

from gosux.game.game import Game
from gosux.sessions.drafts.draft import Draft
from gosux.sessions.drafts.guessed_worlds import worlds_of
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.scene import scene_for
from tests.properties.worlds import PERIL
from tests.random_play import VARIANTS, Variant, pick, starts
from tests.scene import scene


def people(game: Game) -> list[Player]:
    return [Player(kind="person", level=None)] * game.players


def draft_of(game: Game) -> Draft:
    viewer = int(game.state.decider)
    return Draft(game.view(viewer), 1, people(game))


def rows(game: Game, *texts: str) -> list[int]:
    return [game.action_id(text) for text in texts]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_step_that_does_not_wait_leads_where_the_draft_showed(variant: Variant) -> None:
    free = 0
    for seed, game in starts(variant, 2):
        rng = random.Random(seed)
        while game.legal():
            viewer = int(game.state.decider)
            draft = draft_of(game)
            for world in worlds_of(game.view(viewer)):
                assert world.choices == game.state.choices
            action = pick(game, rng)
            draft.become([action])
            position = game.state.dice.position
            for step in draft.actions:
                game.step(step)
            if draft.waiting is None:
                free += 1
                assert game.state.dice.position == position
                shown, real = draft.scene(), scene_for(game, viewer, people(game))
                assert shown.table == real.table
                # Which card a shift brings in is asked before it is paid for.
                if all(choice.action is not None for choice in shown.choices):
                    assert shown == real
    assert free > 10


def test_steps_are_taken_back_one_by_one_or_all_at_once() -> None:
    game = scene(PERIL.format(held="solok", below="red-circle"))
    draft = draft_of(game)
    play = game.action_id("play lava-goddesses")
    first = draft.scene()
    assert draft.become([play]) == 1
    assert draft.waiting is None
    assert draft.scene().table.seats[0].army[0] is not None
    assert [event.kind for event in draft.steps[0].events] == ["plays", "entered"]
    assert draft.become([]) == 0
    assert draft.scene() == first
    assert game.state.seats[0].army[0] < 0  # the game itself has not moved


@pytest.mark.parametrize("held", ["red-circle", "solok"])
def test_a_step_that_force_of_will_could_stop_waits_whether_the_other_holds_it_or_not(held: str) -> None:
    below = "solok" if held == "red-circle" else "red-circle"
    game = scene(PERIL.format(held=held, below=below))
    draft = draft_of(game)
    play, capture = game.action_id("play lava-goddesses"), game.rules.catalogue.table.slot + 15
    assert draft.become([play, capture]) == 2
    assert draft.waiting is not None
    assert draft.waiting.because == "other-player"
    assert draft.waiting.player is None  # whether anybody is asked is nobody's business
    assert draft.waiting.scores is None
    assert draft.steps[1].events == []


def test_a_draw_waits_and_shows_no_card() -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["volantis"]\ntop = ["elle"]\n[[player]]\n')
    draft = draft_of(game)
    assert draft.become(rows(game, "draw 1")) == 1
    assert draft.waiting is not None
    assert draft.waiting.because == "hidden"
    assert [event.kind for event in draft.steps[0].events] == ["tokens-spent"]
    assert draft.waiting.scores == draft.scores_before
    assert draft.waiting.scene is None
    assert draft.become([*rows(game, "draw 1"), 3]) == 1  # nothing can follow it


def test_a_draw_that_reshuffles_waits_for_the_dice() -> None:
    game = scene('tiles = []\n[[player]]\ndeck = []\ndiscard = ["elle", "sati", "nezha"]\n[[player]]\n')
    draft = draft_of(game)
    draft.become(rows(game, "draw 1"))
    assert draft.waiting is not None
    assert draft.waiting.because == "dice"


def test_the_end_of_a_turn_waits_and_tells_who_goes_on_and_the_score() -> None:
    game = scene('tiles = []\n[[player]]\nhand = ["guardians-of-the-night"]\n[[player]]\n')
    draft = draft_of(game)
    draft.become(rows(game, "play guardians-of-the-night"))
    assert draft.waiting is not None
    assert (draft.waiting.because, draft.waiting.player) == ("other-player", 1)
    assert draft.waiting.scores is not None
    assert [score.total for score in draft.waiting.scores] == [2, 0]
    assert draft.waiting.scene is not None
    assert draft.waiting.scene.table.seats[0].army[0] is not None
    assert draft.waiting.scene.choices == []
    assert [event.kind for event in draft.steps[0].events] == ["plays", "entered", "turn"]


LAST_TURN = """
turns_left = 0
tiles = []
[[player]]
army.I = ["volantis", "bun-to"]
army.II = ["elle"]
[[player]]
passed = true
army.I = ["aat", "(wiindz)"]
"""


def test_a_great_battle_waits_and_tells_its_score_before_anything_is_sacrificed() -> None:
    game = scene(LAST_TURN)
    draft = draft_of(game)
    assert draft.become(rows(game, "pass")) == 1
    assert draft.waiting is not None
    assert draft.waiting.because == "battle"
    assert draft.waiting.scores is not None
    assert [score.total for score in draft.waiting.scores] == [7, 2]
    assert draft.scene().table.seats[1].army[1] is not None
    assert draft.scene().question is not None
    assert draft.scene().question.kind == "turn"  # type: ignore[union-attr]
