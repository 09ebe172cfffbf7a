"""Every refusal and every result names rules that stand in the game's own book (design 8)."""

import random

import pytest

import gosux
from gosux import Game
from gosux.model.messages import Reason
from tests.conftest import SPEC
from tests.random_play import Variant, every_variant, moments, play_out, starts

BOOKS = {
    "gosu-x": ["rules-gosu-x", "rulings-gosu-x"],
    # Where the quick rules are silent the final ones hold (X13).
    "gosu-x-quick": ["rules-gosu-x", "rulings-gosu-x", "rules-gosu-x-quick", "rulings-gosu-x-quick"],
    "gosu": ["rules-gosu", "rulings-gosu"],
}
RULES = {
    ruleset: {number for book in books for number in (SPEC / f"{book}.txt").read_text(encoding="utf-8").split()}
    for ruleset, books in BOOKS.items()
}


def check_reasons(game: Game, reasons: list[Reason], action: int) -> None:
    """An action of the table is refused for reasons of which each names a rule, and none twice."""
    known = RULES[game.ruleset]
    fine = reasons and all(reason.rules and known.issuperset(reason.rules) for reason in reasons)
    assert fine, f"{game.action_text(action)!r} is refused by {reasons} in {game!r}"
    for reason in reasons:
        assert len(set(reason.rules)) == len(reason.rules)
    if len(reasons) > 1:
        assert len({repr(reason) for reason in reasons}) == len(reasons)


def check_every_row(game: Game, others: list[int]) -> None:
    """Of the player who is asked every row of the table, of the others the rows in ``others``."""
    decider = game.state.decider
    legal = set(game.legal())
    for action in range(game.rules.catalogue.table.size):
        if action not in legal:
            check_reasons(game, game.why_not(action), action)
    for player in range(game.players):
        for action in others:
            if player != decider:
                check_reasons(game, game.why_not(action, player), action)


@every_variant
def test_every_row_of_the_table_is_legal_or_refused_by_a_rule_of_the_game(variant: Variant) -> None:
    for seed, game in starts(variant, 30):
        rng = random.Random(seed)
        size = game.rules.catalogue.table.size
        for _ in moments(game, rng):
            unusual = game.decision is not None and game.decision.kind not in ("turn", "pay", "discard")
            if rng.random() < (0.2 if unusual else 0.04):
                check_every_row(game, rng.sample(range(size), 3))
        check_every_row(game, rng.sample(range(size), 3))


@pytest.mark.slow
@every_variant
def test_every_row_of_the_table_is_refused_by_a_rule_at_every_decision(variant: Variant) -> None:
    for seed, game in starts(variant, 25, first=300):
        rng = random.Random(seed)
        size = game.rules.catalogue.table.size
        for _ in moments(game, rng):
            check_every_row(game, rng.sample(range(size), 10))


@every_variant
def test_every_game_ends_by_a_rule_of_its_own(variant: Variant) -> None:
    for seed, game in starts(variant, 100):
        play_out(game, random.Random(seed))
        assert game.result is not None
        assert game.result.rule in RULES[variant.ruleset]


@pytest.mark.parametrize("ruleset", RULES)
def test_the_rulings_of_cards_stand_in_the_book(ruleset: str) -> None:
    for card in gosux.cards(ruleset):
        strange = set(card.rulings) - RULES[ruleset]
        assert not strange, f"{card.id} speaks of {strange}"
