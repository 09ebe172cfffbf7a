"""The table that a player sees: values with their parts, OPEN cards, scores, turns after a pass."""

import random

import pytest

from gosux.model.actions import ARMY_SIZE
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from gosux.rules.battle import army_value, slot_value
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.scene import open_scene, scene_for
from tests.random_play import VARIANTS, Variant, moments, starts
from tests.scene import do, scene

PLAYERS = [Player(kind="person", level=None)] * 4


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_parts_add_up_and_open_cards_are_those_that_nothing_covers(variant: Variant) -> None:
    for seed, game in starts(variant, 3):
        for _ in moments(game, random.Random(seed)):
            table = open_scene(game, PLAYERS[: game.players]).table
            for number, seat in enumerate(table.seats):
                if not seat.out:
                    assert seat.score.total == army_value(game.state, number) == sum(seat.score.rows) + seat.score.hand
                for slot in range(ARMY_SIZE):
                    card = seat.army[slot]
                    if card is not None:
                        assert card.value == slot_value(game.state, number, slot)
                        assert card.value == sum(part.amount for part in card.value_parts)
                        assert card.open == (card.covered_by == [])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_player_sees_their_own_hand_and_what_they_know_of_others(variant: Variant) -> None:
    for seed, game in starts(variant, 2):
        for _ in moments(game, random.Random(seed)):
            view = game.view(0).state
            table = scene_for(game, 0, PLAYERS[: game.players]).table
            assert all(held.card is not None for held in table.seats[0].hand)
            for number, seat in enumerate(table.seats):
                unknown = sum(entry & DESIGN == UNKNOWN for entry in view.seats[number].hand)
                assert sum(held.card is None for held in seat.hand) == unknown
                assert seat.deck == len(game.state.seats[number].deck)


def test_turns_after_a_pass_are_told_with_their_limit() -> None:
    game = scene("tiles = []\n[[player]]\ntokens = 0\nspent = 2\n[[player]]\ntokens = 0\nspent = 2\n")
    table = scene_for(game, 1, PLAYERS[:2]).table
    assert (table.turns_left, table.turns_limit) == (None, 3)
    do(game, "pass")
    table = scene_for(game, 1, PLAYERS[:2]).table
    assert (table.turns_left, table.turns_limit) == (2, 3)
    with_galmi = scene('tiles = ["galmi"]\n[[player]]\ntokens = 0\nspent = 2\n[[player]]\n')
    assert scene_for(with_galmi, 1, PLAYERS[:2]).table.turns_limit == 2


def test_a_tie_is_led_by_whoever_breaks_it() -> None:
    tied = 'tiles = []\n{}[[player]]\narmy.I = ["guardians-of-the-night"]\n[[player]]\narmy.I = ["boul-go"]\n'
    assert scene_for(scene(tied.format("")), 0, PLAYERS[:2]).table.leading == [0, 1]
    assert scene_for(scene(tied.format("wonder = 1\n")), 0, PLAYERS[:2]).table.leading == [1]


def test_a_covered_card_names_what_covers_it() -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["boul-go", "bun-to"]\narmy.II = ["kan-te"]\n[[player]]\n')
    army = open_scene(game, PLAYERS[:2]).table.seats[0].army
    covered = [[(at.seat, at.slot) for at in card.covered_by] for card in army if card is not None]
    assert covered == [[(0, 5), (0, 1)], [], []]
