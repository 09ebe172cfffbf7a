"""X2: first player, draft, decks, hands, mulligan."""

from collections import Counter

import pytest

import gosux
from gosux import Game
from tests.scene import asked, choices, deck, do, hand, pile, ready, rules_against, tokens

CLANS = ["abhilasha", "galmi", "goan_sul", "justice", "narashima", "phoenix", "tomorrow", "xian"]
NO_PHOENIX = "justice+galmi+xian/abhilasha+goan_sul+tomorrow"
FIRST_WITH_PHOENIX = "phoenix+galmi+xian/abhilasha+goan_sul+tomorrow"
LEVEL = {card.id: card.level for card in gosux.cards("gosu-x")}
COPIES = {
    clan: Counter({card.id: card.copies for card in gosux.cards("gosu-x") if card.clan == clan}) for clan in CLANS
}


def begin(seed: object, clans: str = NO_PHOENIX) -> Game:
    return gosux.new_game("gosu-x", seed=f"setup/{seed}", options={"clans": clans})


def draft(seed: object) -> Game:
    return gosux.new_game("gosu-x", seed=f"draft/{seed}")


def troops(game: Game, seat: int) -> int:
    """Level I cards in hand; Phoenix (Immortal) is one of them (X2.6)."""
    return sum(1 for card in hand(game, seat) if LEVEL[card] == 1 or card == "phoenix-immortal")


def first_player(game: Game) -> int:
    """Who begins, as everybody is told before the first question."""
    (event,) = [event for event in game.opening if event.kind == "first-player"]
    player = event.args["player"]
    assert isinstance(player, int)
    return player


def deck_of(*clans: str) -> Counter[str]:
    return sum((COPIES[clan] for clan in clans), Counter())


def all_cards(game: Game, seat: int) -> Counter[str]:
    return Counter(hand(game, seat) + deck(game, seat) + pile(game, seat))


def active_tiles(game: Game) -> list[str]:
    return [clan for number, clan in enumerate(CLANS) if game.state.tiles & (1 << number)]


def finish_setup(game: Game) -> Game:
    """Pick the first clan on offer, keep every hand."""
    while asked(game)[1] != "turn":
        do(game, choices(game)[0] if asked(game)[1] == "draft" else "no")
    return game


@pytest.mark.rule("X2.1a")
def test_the_first_player_is_random_picks_first_and_plays_first() -> None:
    starters = []
    for seed in range(30):
        game = draft(seed)
        starter = asked(game)[0]
        assert starter == first_player(game)
        ready(finish_setup(game), starter)
        assert game.state.round == 1
        starters.append(starter)
    assert 5 < starters.count(0) < 25


@pytest.mark.rule("X2.1a")
def test_the_same_seed_gives_the_same_first_player_and_the_same_cards() -> None:
    for seed in range(10):
        assert draft(seed) == draft(seed)
        assert begin(seed) == begin(seed)
    assert begin(0) != begin(1)


@pytest.mark.rule("X2.1b")
@pytest.mark.parametrize("seed", range(4))
def test_the_draft_goes_one_two_two_one(seed: int) -> None:
    game = draft(seed)
    first = asked(game)[0]
    second = 1 - first
    left = CLANS[:]
    picks: dict[int, list[str]] = {0: [], 1: []}
    for picker in (first, second, second, first, first, second):
        assert asked(game) == (picker, "draft")
        assert choices(game) == [f"draft {clan}" for clan in left]
        clan = left.pop()
        picks[picker].append(clan)
        do(game, f"draft {clan}")
    assert asked(game)[1] != "draft"
    for seat in (0, 1):
        assert all_cards(game, seat) == deck_of(*picks[seat])
    assert active_tiles(game) == left
    ready(finish_setup(game), first)


@pytest.mark.rule("X2.1b")
def test_a_clan_that_is_taken_cannot_be_drafted() -> None:
    game = draft(0)
    do(game, "draft xian")
    assert rules_against(game, "draft xian") == ["X2.1b"]
    assert rules_against(game, "draft galmi") == []
    assert asked(game)[1] == "draft"


@pytest.mark.rule("X2.2a", "X2.2b")
def test_the_two_clans_left_over_have_active_tiles_and_no_cards() -> None:
    game = begin(0)
    assert active_tiles(game) == ["narashima", "phoenix"]
    assert all_cards(game, 0) == deck_of("justice", "galmi", "xian")
    assert all_cards(game, 1) == deck_of("abhilasha", "goan_sul", "tomorrow")


@pytest.mark.rule("X2.2a")
def test_the_tiles_of_the_drafted_clans_are_inactive() -> None:
    # With Narashima drafted its hand limit of 5 does not hold.
    game = finish_setup(begin(0, "justice+narashima+xian/abhilasha+goan_sul+tomorrow"))
    starter = asked(game)[0]
    assert active_tiles(game) == ["galmi", "phoenix"]
    do(game, "draw 1")
    assert asked(game) == (starter, "hand-limit")
    do(game, choices(game)[0])
    assert len(hand(game, starter)) == 7
    ready(game, 1 - starter)


@pytest.mark.rule("X2.2b")
def test_an_active_tile_holds_for_both_players() -> None:
    game = finish_setup(begin(0))  # Narashima is left over: hand limit 5
    starter = asked(game)[0]
    for player in (starter, 1 - starter):
        ready(game, player)
        do(game, "draw 1")
        for _ in range(3):
            assert asked(game) == (player, "hand-limit")
            do(game, choices(game)[0])
        assert len(hand(game, player)) == 5
        assert len(pile(game, player)) == 3
    ready(game, starter)


@pytest.mark.rule("X2.3")
def test_each_player_has_a_shuffled_deck_of_45_and_draws_seven() -> None:
    game = begin(0)
    for seat in (0, 1):
        assert (len(hand(game, seat)), len(deck(game, seat)), pile(game, seat)) == (7, 38, [])
        assert all_cards(game, seat).total() == 45
    first_cards = {deck(begin(seed), 0)[0] for seed in range(20)}
    assert len(first_cards) > 5


@pytest.mark.rule("X2.4a", "X2.6")
def test_a_player_is_asked_for_a_mulligan_exactly_with_fewer_than_two_troops() -> None:
    seen = Counter[bool]()
    for seed in range(250):
        game = begin(seed)
        starter = first_player(game)
        for player in (starter, 1 - starter):
            few = troops(game, player) < 2
            assert (asked(game) == (player, "mulligan")) == few
            seen[few] += 1
            if few:
                assert choices(game) == ["yes", "no"]
                before = hand(game, player)
                do(game, "no")
                assert hand(game, player) == before
        ready(game, starter)
    assert seen[True] >= 5


def asking_first() -> Game:
    """A game whose first player has too few Troops."""
    return next(game for game in map(begin, range(1000)) if asked(game) == (first_player(game), "mulligan"))


@pytest.mark.rule("X2.4a")
def test_a_mulligan_shuffles_the_hand_back_and_draws_seven_anew() -> None:
    game = asking_first()
    player = first_player(game)
    before = hand(game, player), deck(game, player)
    cards = all_cards(game, player)
    others = all_cards(game, 1 - player)
    do(game, "yes")
    assert (len(hand(game, player)), len(deck(game, player)), pile(game, player)) == (7, 38, [])
    assert all_cards(game, player) == cards
    assert all_cards(game, 1 - player) == others
    assert hand(game, player) != before[0]
    # The old hand went into the deck before it was shuffled: the new hand is not simply its next seven cards.
    assert hand(game, player) != sorted(before[1][:7])


@pytest.mark.rule("X2.4a", "X2.6")
def test_the_first_player_may_redraw_as_often_as_troops_lack_before_the_second_decides() -> None:
    again = both = seed = 0
    while not (again and both):  # each happens about once in a thousand games
        seed += 1
        assert seed < 30000
        game = begin(seed)
        starter = first_player(game)
        if asked(game) != (starter, "mulligan"):
            continue
        waits = troops(game, 1 - starter) < 2
        redraws = 0
        while asked(game) == (starter, "mulligan"):
            assert troops(game, starter) < 2
            do(game, "yes")
            redraws += 1
        assert troops(game, starter) >= 2
        assert (asked(game) == (1 - starter, "mulligan")) == waits
        again += redraws > 1
        both += waits


@pytest.mark.rule("X2.4b")
def test_the_shown_hand_is_seen_by_both_and_the_new_one_is_not() -> None:
    for viewer in (0, 1):
        game = asking_first()
        player = first_player(game)
        shown = [f"card:{card}" for card in hand(game, player)]
        events = game.apply("yes", viewer=viewer)
        (mulligan,) = [event for event in events if event.kind == "mulligan"]
        cards = mulligan.args["cards"]
        assert isinstance(cards, list)
        assert sorted(map(str, cards)) == shown
        drawn = [event for event in events if event.kind == "drew"]
        assert len(drawn) == 7
        assert all(("card" in event.args) == (viewer == player) for event in drawn)


@pytest.mark.rule("X2.4b")
def test_that_a_player_may_redraw_and_keeps_the_hand_stays_a_secret() -> None:
    game = asking_first()
    player = first_player(game)
    other = 1 - player
    assert game.view(player).decision is not None
    assert game.view(other).decision is None
    assert rules_against(game, "yes", other) == ["X4.1"]
    seen = game.apply("no", viewer=other)
    assert "mulligan" not in [event.kind for event in seen]
    assert all("card" not in event.args for event in seen)


@pytest.mark.rule("X2.5")
def test_each_player_starts_with_two_tokens_in_hand_and_two_locked() -> None:
    game = begin(0)
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 2)
    assert game.state.wonder == -1
    assert game.state.bounty == -1
    assert game.state.turns_left == -1
    assert [seat.supremacy for seat in game.state.seats] == [0, 0]


@pytest.mark.rule("X2.6")
def test_phoenix_immortal_counts_as_a_troop() -> None:
    with_one_troop = with_none = seed = 0
    while not (with_one_troop and with_none):
        seed += 1
        assert seed < 30000
        game = begin(seed, FIRST_WITH_PHOENIX)
        starter = first_player(game)
        if starter != 0 or "phoenix-immortal" not in hand(game, 0):
            continue
        others = sum(1 for card in hand(game, 0) if LEVEL[card] == 1)
        if others == 1:
            assert asked(game) != (0, "mulligan")
            with_one_troop += 1
        elif others == 0:
            assert asked(game) == (0, "mulligan")
            with_none += 1
