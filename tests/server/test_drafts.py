"""Drafts: what they show is what happens, and what cannot be known waits."""

import random

import pytest

from gosux.rules.game import Game
from gosux.server.drafts import Draft, worlds_of
from gosux.server.messages.table import Player
from gosux.server.moves import Storyteller
from gosux.server.scenes import scene_for
from tests.random_play import VARIANTS, Variant, pick, starts


def people(game: Game) -> list[Player]:
    return [Player(kind="person", level=None)] * game.players


def draft_of(game: Game) -> Draft:
    viewer = int(game.state.decider)
    return Draft(game.view(viewer), 1, Storyteller(game.rules.catalogue.table), people(game))


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
            game.step(action)
            if draft.waiting is None:
                free += 1
                assert game.state.dice.position == position
                assert draft.scene() == scene_for(game, viewer, people(game))
    assert free > 10
