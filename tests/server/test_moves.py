"""Events say where everything goes: whoever follows their moves has the right cards and tokens everywhere."""

import random
from collections import Counter

import pytest

from gosux import Game
from gosux.server.chronicle import Chronicle
from tests.random_play import VARIANTS, Variant, moments, starts

Counts = Counter[tuple[str, int | None]]


def where(game: Game, zone: str, seat: int | None) -> tuple[str, int | None]:
    """Common piles are nobody's, and so is what lies revealed or set aside."""
    common = game.rules.law.common_piles and zone in ("deck", "discard")
    return zone, None if common or zone in ("revealed", "aside") else seat


def lying(game: Game) -> Counts:
    """How many cards lie where."""
    state = game.state
    found: Counts = Counter()
    for number, seat in enumerate(state.seats):
        found[("hand", number)] = len(seat.hand)
        found[("army", number)] = sum(design >= 0 for design in seat.army)
        found[("removed", number)] = len(seat.removed)
        found[where(game, "deck", number)] = len(seat.deck)
        found[where(game, "discard", number)] = len(seat.discard)
    found[("revealed", None)] = len(state.revealed)
    found[("aside", None)] = int(state.incoming >= 0)
    return +found


def tokens(game: Game) -> Counts:
    found: Counts = Counter()
    for number, seat in enumerate(game.state.seats):
        found[("tokens", number)] = int(seat.tokens)
        found[("spent", number)] = int(seat.spent)
        found[("lost", number)] = int(seat.lost)
        found[("army", number)] = sum(seat.resting)
    return +found


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_following_the_moves_of_cards_finds_them_all(variant: Variant) -> None:
    for seed, game in starts(variant, 6):
        chronicle = Chronicle(game.clone(), [0] * game.players)
        copy = game.clone()
        for deed in moments(game, random.Random(seed)):
            before = lying(copy)
            told = chronicle.take(copy, deed)
            if any(event.kind in ("mulligan-unseen", "redraw", "left-the-game", "drafted") for event, _ in told):
                continue  # whole hands, told by a word
            for _, moves in told:
                for move in moves:
                    if move.thing == "card":
                        assert move.origin is not None and move.target is not None
                        before[where(copy, move.origin.zone, move.origin.seat)] -= 1
                        before[where(copy, move.target.zone, move.target.seat)] += 1
            kinds = [event.kind for event, _ in told]
            assert +before == lying(copy), f"{kinds}: {Counter(before)} {lying(copy)}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_following_the_moves_of_tokens_finds_them_all(variant: Variant) -> None:
    for seed, game in starts(variant, 6):
        chronicle = Chronicle(game.clone(), [0] * game.players)
        copy = game.clone()
        for deed in moments(game, random.Random(seed)):
            before = tokens(copy)
            told = chronicle.take(copy, deed)
            kinds = [event.kind for event, _ in told]
            if {"tokens-return", "round", "left-the-game"}.intersection(kinds):
                continue  # all of them at once
            for _, moves in told:
                for move in moves:
                    if move.thing == "token":
                        assert move.origin is not None and move.target is not None
                        before[(move.origin.zone, move.origin.seat)] -= move.count
                        before[(move.target.zone, move.target.seat)] += move.count
            before = Counter({key: count for key, count in before.items() if key[0] != "locked"})
            assert +before == tokens(copy), f"{kinds}"
