"""A turn's actions are listed by quick paths of their own: they list what the rules that explain refusals allow."""

import random

import pytest

import gosux
from gosux import Game
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE
from gosux.model.changes.knowledge import DESIGN, designs_in_hand
from gosux.model.messages import Reason
from gosux.rules.activate import forbids_activation
from gosux.rules.play import can_play, play_refusals
from gosux.rules.replacement import forbids_replacement, forbids_shift, has_replacement, replacements
from gosux.rules.shift import Shift
from tests.random_play import Variant, every_variant, moments, starts


def check_plays(game: Game) -> int:
    """Every card in hand is listed or refused for a reason; how many were refused."""
    state = game.state
    seat = state.decider
    others = len(state.seats[seat].hand) - 1
    refused = 0
    for design in designs_in_hand(state.seats[seat]):
        listed = state.catalogue.table.play + design in game.legal()
        reasons = play_refusals(state, seat, design, others)
        assert listed == (reasons == []) == can_play(state, seat, design, others), (state.card_ref(design), reasons)
        refused += not listed
    return refused


def check_shifts(game: Game) -> int:
    state = game.state
    seat = state.decider
    refused = 0
    for slot in range(ARMY_SIZE):
        listed = state.catalogue.table.shift + slot in game.legal()
        reasons: list[Reason] = []
        forbidden = forbids_shift(state, seat, slot, reasons)
        assert listed == (not forbidden) == (reasons == []) == (not forbids_shift(state, seat, slot, None)), reasons
        refused += not listed
    return refused


def check_replacements(game: Game) -> int:
    """The quick searches for replacements find what the rule allows card by card; how often they found none."""
    state = game.state
    seat = state.decider
    player = state.seats[seat]
    none = 0
    for slot in range(ARMY_SIZE):
        if player.army[slot] >= 0:
            for cards in (player.hand, player.discard):
                designs = [card & DESIGN for card in cards]
                allowed = [design for design in designs if not forbids_replacement(state, seat, slot, design, [])]
                assert replacements(state, seat, slot, cards) == allowed
                assert has_replacement(state, seat, slot, cards) == bool(allowed)
                none += not allowed
    return none


def check_activations(game: Game) -> int:
    state = game.state
    table = state.catalogue.table
    refused = 0
    for code in range(table.use - table.activate):
        listed = table.activate + code in game.legal()
        reasons: list[Reason] = []
        forbidden = forbids_activation(state, state.decider, code, reasons)
        assert listed == (not forbidden) == (reasons == []), (code, reasons)
        refused += not listed
    return refused


@every_variant
def test_the_listing_of_a_turn_agrees_with_the_reasons(variant: Variant) -> None:
    refused = [0, 0, 0, 0]
    for seed, game in starts(variant, 30):
        for _ in moments(game, random.Random(seed)):
            if game.state.kind == kinds.TURN:
                refused[0] += check_plays(game)
                refused[1] += check_shifts(game)
                refused[2] += check_activations(game)
                refused[3] += check_replacements(game)
    assert min(refused) > 100  # all happen often


@every_variant
def test_the_replacements_that_are_offered_agree_with_the_reasons(variant: Variant) -> None:
    offered = 0
    for seed, game in starts(variant, 30):
        for _ in moments(game, random.Random(seed)):
            state = game.state
            effect = state.stack[-1].effect if state.stack else None
            if isinstance(effect, Shift) and state.kind in (kinds.REPLACE, kinds.INCOMING):
                for design in designs_in_hand(state.seats[state.decider]):
                    action = state.catalogue.table.hand + design
                    reasons = effect.refusals(state, state.stack[-1], action)
                    assert (action in game.legal()) == (reasons == []), (state.card_ref(design), reasons)
                    offered += 1
    assert offered > 100


@pytest.mark.rule("X5.4c")
def test_the_listing_agrees_under_a_tile_that_gives_clans() -> None:
    """Xi'an's tile, where an Immortal may find a Troop of one clan and a Hero of another."""
    common = 0
    for seed in range(40):
        game = gosux.new_game("gosu-x", seed, {"clans": "tomorrow+justice+galmi/phoenix+narashima+abhilasha"})
        for _ in moments(game, random.Random(seed)):
            if game.state.kind == kinds.TURN:
                check_plays(game)
                seat = game.state.decider
                others = len(game.state.seats[seat].hand) - 1
                for design in designs_in_hand(game.state.seats[seat]):
                    found = play_refusals(game.state, seat, design, others)
                    common += any(reason.id == "no-common-base" for reason in found)
    assert common > 10
