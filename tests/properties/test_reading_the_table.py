"""The table that programs read agrees with the game, with its views and with its position files."""

import random
from collections import Counter
from dataclasses import replace

import gosux
from gosux import Game, Table
from gosux.rules.battle import army_value
from tests.random_play import Variant, every_variant, moments, starts


def check_view(game: Game, viewer: int) -> None:
    """What a view shows is so in the game, and all that is not hidden is there."""
    real, seen = game.table(), game.view(viewer).table()
    assert seen.viewer == viewer
    assert len(seen.groups) == len(real.groups)
    for shown, group in zip(seen.groups, real.groups, strict=True):
        assert shown.cards == group.cards
        assert len(shown.places) == len(group.places)
    assert without_hidden(seen) == without_hidden(real)
    for seat, (shown_player, player) in enumerate(zip(seen.players, real.players, strict=True)):
        assert len(shown_player.hand) == len(player.hand) == len(shown_player.hand_known_by)
        hand = Counter(zip(player.hand, player.hand_known_by, strict=True))
        shown_hand = Counter(zip(shown_player.hand, shown_player.hand_known_by, strict=True))
        assert Counter({entry: count for entry, count in shown_hand.items() if entry[0] is not None}) == Counter(
            {entry: count for entry, count in hand.items() if seat == viewer or viewer in entry[1]}
        )
        assert shown_player.deck_known_by == player.deck_known_by
        for card, truth, known_by in zip(shown_player.deck, player.deck, player.deck_known_by, strict=True):
            assert card == (truth if viewer in known_by else None)


def without_hidden(table: Table) -> Table:
    """A table without what views differ in."""
    players = tuple(replace(player, hand=(), hand_known_by=(), deck=(), deck_known_by=()) for player in table.players)
    return replace(table, viewer=None, groups=(), players=players)


@every_variant
def test_views_show_what_is_known_of_the_table(variant: Variant) -> None:
    for seed, game in starts(variant, 12):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if game.state.groups or rng.random() < 0.2:
                for viewer in range(variant.players):
                    check_view(game, viewer)


@every_variant
def test_a_position_read_again_has_the_same_table(variant: Variant) -> None:
    for seed, game in starts(variant, 12):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.1:
                assert gosux.read_position(game.to_position()).table() == game.table()


@every_variant
def test_scores_are_those_of_the_battle(variant: Variant) -> None:
    for seed, game in starts(variant, 6):
        for _ in moments(game, random.Random(seed)):
            for seat, player in enumerate(game.table().players):
                assert player.score.total == sum(player.score.rows) + player.score.hand == army_value(game.state, seat)
                assert player.score.rows == tuple(sum(slot.value for slot in row) for row in player.army)


@every_variant
def test_reading_the_table_changes_nothing(variant: Variant) -> None:
    for seed, game in starts(variant, 3):
        for _ in moments(game, random.Random(seed)):
            before = game.digest()
            game.table()
            assert game.digest() == before
