"""X13.1: the mulligan of the quick rules."""

from collections import Counter

import pytest

import gosux
from gosux import Game
from tests.scene import asked, choices, deck, do, hand, pile, ready
from tests.zones import seen

CLANS = "justice+galmi+xian/abhilasha+goan_sul+tomorrow"
LEVEL = {card.id: card.level for card in gosux.cards("gosu-x-quick")}


def begin(seed: int, ruleset: str = "gosu-x-quick") -> Game:
    return gosux.new_game(ruleset, seed, {"clans": CLANS})


def sizes(game: Game, seat: int) -> tuple[int, int, int]:
    """Cards in hand, in the deck, in the discard pile."""
    return len(hand(game, seat)), len(deck(game, seat)), len(pile(game, seat))


def troops(game: Game, seat: int) -> int:
    return sum(1 for card in hand(game, seat) if LEVEL[card] == 1)


@pytest.mark.rule("X13.1")
@pytest.mark.parametrize("few", [True, False])
def test_any_hand_may_be_shuffled_back(few: bool) -> None:
    """The final rules ask only who holds fewer than 2 Troops (X2.4a)."""
    seed = next(seed for seed in range(1000) if (troops(begin(seed), begin(seed).state.starter) < 2) == few)
    game, final = begin(seed), begin(seed, "gosu-x")
    first = game.state.starter
    assert hand(game, first) == hand(final, first)
    assert (asked(game), choices(game)) == ((first, "free-mulligan"), ["yes", "no"])
    assert (asked(final) == (first, "mulligan")) == few


@pytest.mark.rule("X13.1")
def test_who_keeps_the_first_hand_discards_nothing() -> None:
    game = begin(1)
    first = game.state.starter
    held = hand(game, first), hand(game, 1 - first)
    do(game, "no")
    assert asked(game) == (1 - first, "free-mulligan")
    do(game, "no")
    assert (hand(game, first), hand(game, 1 - first)) == held
    assert sizes(game, first) == sizes(game, 1 - first) == (7, 38, 0)
    ready(game, first)


@pytest.mark.rule("X13.1")
def test_one_mulligan_gives_seven_new_cards_and_costs_one_of_them() -> None:
    game = begin(1)
    first = game.state.starter
    before, all_cards = hand(game, first), Counter(hand(game, first) + deck(game, first))
    do(game, "yes")
    assert sizes(game, first) == (7, 38, 0)
    assert hand(game, first) != before
    assert Counter(hand(game, first) + deck(game, first)) == all_cards
    do(game, "no")
    held = hand(game, first)
    assert (asked(game), choices(game)) == ((first, "discard"), [f"discard {card}" for card in sorted_as_asked(game)])
    do(game, f"discard {held[0]}")
    assert (hand(game, first), pile(game, first), len(deck(game, first))) == (held[1:], held[:1], 38)
    assert asked(game) == (1 - first, "free-mulligan")
    do(game, "no")
    assert sizes(game, 1 - first) == (7, 38, 0)
    ready(game, first)


def sorted_as_asked(game: Game) -> list[str]:
    """The designs of the asked player's hand in the order of the list of cards."""
    assert game.decision is not None
    held = hand(game, game.decision.player)
    return [card.id for card in gosux.cards("gosu-x-quick") if card.id in held]


@pytest.mark.rule("X13.1")
def test_the_cards_are_discarded_once_after_the_last_mulligan() -> None:
    game = begin(2)
    first = game.state.starter
    do(game, "no")
    second = 1 - first
    for _ in range(3):
        assert asked(game) == (second, "free-mulligan")
        do(game, "yes")
        assert sizes(game, second) == (7, 38, 0)
    do(game, "no")
    held = hand(game, second)
    for number in range(3):
        assert asked(game) == (second, "discard")
        do(game, f"discard {held[number]}")
    assert (hand(game, second), pile(game, second), len(deck(game, second))) == (held[3:], held[:3], 38)
    assert sizes(game, first) == (7, 38, 0)
    ready(game, first)


@pytest.mark.rule("X13.1")
def test_after_six_mulligans_a_seventh_is_possible_and_one_card_may_be_kept() -> None:
    game = begin(3)
    first = game.state.starter
    do(game, *["yes"] * 6)
    assert (asked(game), choices(game)) == ((first, "free-mulligan"), ["yes", "no"])
    do(game, "no")
    kept = hand(game, first)[-1]
    while asked(game) == (first, "discard"):
        do(game, next(action for action in choices(game) if action != f"discard {kept}"))
    assert hand(game, first) == [kept]
    assert sizes(game, first) == (1, 38, 6)
    do(game, "no")
    ready(game, first)


@pytest.mark.rule("X13.1")
def test_the_seventh_mulligan_is_the_last_and_costs_the_whole_hand() -> None:
    game = begin(3)
    first = game.state.starter
    do(game, *["yes"] * 7)
    assert sizes(game, first) == (0, 38, 7)
    assert asked(game) == (1 - first, "free-mulligan")
    do(game, "no")
    assert sizes(game, 1 - first) == (7, 38, 0)
    ready(game, first)


@pytest.mark.rule("X13.1")
def test_the_opponent_sees_neither_the_old_hand_nor_the_new_one() -> None:
    """Only that it was done; in the final rules the hand is shown (X2.4b)."""
    game = begin(4)
    first = game.state.starter
    told = game.apply("yes", viewer=1 - first)
    assert told[0].to_json() == {"event": "mulligan-unseen", "player": first, "count": 1, "cards": 7}
    assert [event.to_json() for event in told[1:]] == [{"event": "drew", "player": first}] * 7
    assert seen(game, 1 - first, first, "hand") == ", ".join("?" * 7)
    assert seen(game, 1 - first, first, "deck") == ", ".join("?" * 38)


@pytest.mark.rule("X13.1")
def test_the_player_sees_the_new_hand_but_not_the_order_of_the_deck() -> None:
    game = begin(4)
    first = game.state.starter
    told = game.apply("yes", viewer=first)
    drawn = sorted(str(event.args["card"]) for event in told if event.kind == "drew")
    assert drawn == [f"card:{card}" for card in hand(game, first)]
    assert seen(game, first, first, "hand") == ", ".join(hand(game, first))
    assert seen(game, first, first, "deck") == ", ".join("?" * 38)


@pytest.mark.rule("X13.1")
def test_the_cards_discarded_for_a_mulligan_are_seen_by_all() -> None:
    game = begin(4)
    first = game.state.starter
    do(game, "yes", "no")
    card = hand(game, first)[0]
    (told,) = [event for event in game.apply(f"discard {card}", viewer=1 - first) if event.kind == "discarded"]
    assert told.args == {"player": first, "card": f"card:{card}", "origin": "hand"}
    assert pile(game, first) == [card]
    assert seen(game, 1 - first, first, "hand") == ", ".join("?" * 6)


@pytest.mark.rule("X13.1")
@pytest.mark.parametrize("action", ["discard sati", "pass", "done"])
def test_nothing_else_is_an_answer(action: str) -> None:
    game = begin(5)
    assert game.why_not(action) != []
    assert game.why_not("yes") == game.why_not("no") == []
