"""G1: one draw pile for all, hands of 7 cards, the Advantage token, hands without a Bakuto."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import gosux
from gosux import Game
from gosux.rules.ruleset import BadPlayers
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    over,
    pile,
    points,
    ready,
    rules_against,
    scene,
    tokens,
)

SPEC = Path(__file__).parents[1] / "spec" / "cards-gosu.toml"
CARDS = {card["id"]: card for card in tomllib.loads(SPEC.read_text(encoding="utf-8"))["card"]}

# Hands without a Bakuto are rare: in these games of two, the named player has one and nobody else has.
STARTER_WITHOUT_BAKUTO = 33
STARTER_WITHOUT_BAKUTO_TWICE = 5808  # and the first new hand has none either
OTHER_WITHOUT_BAKUTO = 18

# Games of three or four: (seed, players, the starter, who has no Bakuto, in turn from the starter).
TWO_WITHOUT_BAKUTO = [(5808, 3, 2, [2, 1]), (30160, 3, 1, [2, 0]), (5808, 4, 0, [0, 2])]


def begin(seed: int, players: int = 2) -> Game:
    return gosux.new_game("gosu", seed, players=players)


def bakutos(game: Game, seat: int) -> list[str]:
    return [card for card in hand(game, seat) if CARDS[card]["level"] == 1]


def all_cards(game: Game) -> Counter[str]:
    hands = [card for seat in range(game.players) for card in hand(game, seat)]
    return Counter(hands + deck(game, 0) + pile(game, 0))


@pytest.mark.rule("G1.0")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    if players in (2, 3, 4):
        assert begin(0, players).players == players
    else:
        with pytest.raises(BadPlayers):
            begin(0, players)


@pytest.mark.rule("G1.0", "G9.3a")
def test_each_round_ends_with_a_great_battle_and_three_victory_points_win() -> None:
    game = scene('ruleset = "gosu"\nadvantage = 0\n[[player]]\narmy.I = ["guardian"]\n[[player]]\n')
    for number in (1, 2, 3):
        assert (game.state.round, points(game)) == (number, [number - 1, 0])
        assert "battle" in kinds(do(game, "pass", "pass"))
    over(game, [0], "G9.3a")


@pytest.mark.rule("G1.0", "G9.5a")
def test_an_ozeki_may_give_a_special_victory() -> None:
    """Temuchin: whoever has 15 cards in their army at the start of a round wins."""
    rows = {"I": ["guardian", "warrior", "summoner", "recruiter", "shaman"]}
    rows["II"] = ["dogopark", "favre", "jaedong", "pixl", "prahs"]
    rows["III"] = ["kork", "labdad", "temuchin", "trix", "dante"]
    army = "".join(f"army.{row} = {cards}\n" for row, cards in rows.items())
    game = scene(f'ruleset = "gosu"\nadvantage = 1\n[[player]]\n[[player]]\n{army}')
    do(game, "pass", "pass")
    assert points(game)[1] < 3
    over(game, [1], "G9.5a")


@pytest.mark.rule("G1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hands_and_the_one_draw_pile_hold_every_card_of_the_box(players: int) -> None:
    game = begin(0, players)
    assert all_cards(game) == Counter({card: facts["copies"] for card, facts in CARDS.items()})
    assert len(deck(game, 0)) == 100 - 7 * players
    assert pile(game, 0) == []
    for seat in range(players):
        assert deck(game, seat) == deck(game, 0)
        assert pile(game, seat) == pile(game, 0)
    ready(game, game.state.starter)


@pytest.mark.rule("G1.1")
def test_there_are_a_hundred_cards_of_three_levels_and_five_clans() -> None:
    cards = gosux.cards("gosu")
    designs = Counter(card.level for card in cards)
    copies: Counter[int] = Counter()
    clans: Counter[str] = Counter()
    for card in cards:
        copies[card.level] += card.copies
        clans[card.clan] += card.copies
    assert designs == {1: 25, 2: 35, 3: 15}
    assert copies == {1: 50, 2: 35, 3: 15}
    assert clans == {"ancient": 20, "alpha": 20, "fire": 20, "meka": 20, "dark": 20}


@pytest.mark.rule("G1.1")
def test_a_game_is_for_two_to_four_players() -> None:
    assert [begin(0, players).players for players in (2, 3, 4)] == [2, 3, 4]
    assert gosux.new_game("gosu", 0).players == 2
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            begin(0, players)


@pytest.mark.rule("G1.1")
def test_all_players_draw_from_the_same_pile() -> None:
    game = scene("""
ruleset = "gosu"
deck = ["seeker", "psi", "loya"]
[[player]]
[[player]]
[[player]]
""")
    do(game, "draw 1", "draw 1", "draw 1")
    assert [hand(game, seat) for seat in range(3)] == [["seeker"], ["psi"], ["loya"]]
    assert deck(game, 0) == []
    ready(game, 0)


@pytest.mark.rule("G1.1")
def test_a_card_that_one_player_discards_lies_face_up_in_the_pile_of_all() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["scout"]
hand = ["seeker", "angel", "kork"]
[[player]]
army.I = ["psi"]
army.II = ["loya"]
""")
    do(game, "play seeker")
    assert pile(game, 0) == pile(game, 1) == ["angel", "kork"]
    for viewer in (0, 1):
        view = game.view(viewer).state
        shown = [game.rules.catalogue.cards[design].id for design in view.seats[0].discard]
        assert sorted(shown) == ["angel", "kork"]
    do(game, "activate 1:II1", "take pile:kork")
    assert hand(game, 1) == ["kork"]
    assert pile(game, 0) == pile(game, 1) == ["angel"]
    assert hand(game, 0) == []
    assert army(game, 0) == {"I": ["scout", "seeker"]}
    assert army(game, 1) == {"I": ["psi"], "II": ["loya [t]"]}
    ready(game, 0)


@pytest.mark.rule("G1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_two_tokens_and_seven_cards_and_a_random_one_starts_with_the_advantage(players: int) -> None:
    starters: Counter[int] = Counter()
    for seed in range(20 * players):
        game = begin(seed, players)
        assert [tokens(game, seat) for seat in range(players)] == [(2, 0, 0)] * players
        assert [len(hand(game, seat)) for seat in range(players)] == [7] * players
        assert [army(game, seat) for seat in range(players)] == [{}] * players
        while asked(game)[1] == "redraw":
            do(game, "no")
        assert game.state.round == 1
        assert game.state.advantage == asked(game)[0]
        ready(game, game.state.advantage)
        starters[game.state.advantage] += 1
    assert sorted(starters) == list(range(players))
    assert min(starters.values()) >= 10  # of about 20 each


@pytest.mark.rule("G1.2")
def test_the_same_seed_gives_the_same_hands_and_another_seed_others() -> None:
    for players in (2, 3, 4):
        assert begin(1, players) == begin(1, players)
        assert begin(1, players) != begin(2, players)


@pytest.mark.rule("G1.3")
def test_a_player_without_a_bakuto_may_discard_the_hand_and_draw_seven_again() -> None:
    game = begin(STARTER_WITHOUT_BAKUTO)
    starter = game.state.starter
    first = hand(game, starter)
    other = hand(game, 1 - starter)
    assert bakutos(game, starter) == []
    assert asked(game) == (starter, "redraw")
    assert choices(game) == ["yes", "no"]
    next_seven = deck(game, 0)[:7]
    events = do(game, "yes")
    assert kinds(events) == ["redraw", *["discarded"] * 7, *["drew"] * 7, "round", "turn"]
    assert pile(game, 0) == first
    assert hand(game, starter) == sorted(next_seven)
    assert hand(game, 1 - starter) == other
    assert len(deck(game, 0)) == 79
    assert bakutos(game, starter) != []
    ready(game, starter)


@pytest.mark.rule("G1.3")
def test_a_player_without_a_bakuto_may_keep_the_hand() -> None:
    game = begin(STARTER_WITHOUT_BAKUTO)
    starter = game.state.starter
    first = hand(game, starter)
    do(game, "no")
    assert hand(game, starter) == first
    assert pile(game, 0) == []
    assert len(deck(game, 0)) == 86
    ready(game, starter)


@pytest.mark.rule("G1.3")
def test_the_new_hand_may_be_discarded_too_as_long_as_it_has_no_bakuto() -> None:
    game = begin(STARTER_WITHOUT_BAKUTO_TWICE)
    starter = game.state.starter
    first = hand(game, starter)
    do(game, "yes")
    second = hand(game, starter)
    assert bakutos(game, starter) == []
    assert asked(game) == (starter, "redraw")
    do(game, "yes")
    assert pile(game, 0) == sorted(first + second)
    assert bakutos(game, starter) != []
    assert len(hand(game, starter)) == 7
    assert len(deck(game, 0)) == 72
    ready(game, starter)


@pytest.mark.rule("G1.3")
def test_the_new_hand_without_a_bakuto_may_be_kept() -> None:
    game = begin(STARTER_WITHOUT_BAKUTO_TWICE)
    starter = game.state.starter
    first = hand(game, starter)
    do(game, "yes")
    second = hand(game, starter)
    do(game, "no")
    assert pile(game, 0) == first
    assert hand(game, starter) == second
    ready(game, starter)


@pytest.mark.rule("G1.3")
def test_only_a_player_without_a_bakuto_is_asked() -> None:
    for seed in range(300):
        game = begin(seed)
        without = [seat for seat in range(2) if not bakutos(game, seat)]
        if without:
            assert asked(game) == (without[0], "redraw")
        else:
            ready(game, game.state.starter)
            assert rules_against(game, "yes") == ["G3.1"]


@pytest.mark.rule("G1.3")
def test_the_other_player_is_asked_before_the_starter_takes_a_turn() -> None:
    game = begin(OTHER_WITHOUT_BAKUTO)
    starter = game.state.starter
    assert asked(game) == (1 - starter, "redraw")
    assert rules_against(game, "pass", starter) == ["G3.4"]
    assert rules_against(game, "yes", starter) == ["G3.4"]
    do(game, "yes")
    ready(game, starter)


@pytest.mark.rule("G1.4")
def test_there_is_no_hand_limit_at_the_end_of_a_turn() -> None:
    game = scene("""
ruleset = "gosu"
deck = ["seeker", "psi", "loya"]
[[player]]
hand = ["awn", "sol", "meow", "time", "kao", "dom", "favre", "silend", "manner"]
[[player]]
""")
    do(game, "draw 3")
    assert len(hand(game, 0)) == 12
    assert pile(game, 0) == deck(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G1.4")
def test_only_the_edge_limits_the_hand() -> None:
    game = scene("""
ruleset = "gosu"
deck = ["seeker"]
[[player]]
army.I = ["medic"]
army.II = ["kalim"]
army.III = ["the-edge"]
hand = ["awn", "sol", "meow", "time", "kao", "dom", "favre"]
[[player]]
""")
    do(game, "draw 1")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard seeker")
    assert len(hand(game, 0)) == 7
    assert pile(game, 0) == ["seeker"]
    ready(game, 1)


@pytest.mark.rule("G1.5")
@pytest.mark.parametrize(("seed", "players", "starter", "without"), TWO_WITHOUT_BAKUTO)
def test_hands_are_renewed_in_turn_from_the_starter(seed: int, players: int, starter: int, without: list[int]) -> None:
    game = begin(seed, players)
    assert game.state.starter == starter
    assert [seat for seat in range(players) if not bakutos(game, seat)] == sorted(without)
    for seat in without:
        assert asked(game) == (seat, "redraw")
        do(game, "no")
    ready(game, starter)


@pytest.mark.rule("G1.5")
def test_each_finishes_before_the_next_begins() -> None:
    seed, players, starter, (first, second) = TWO_WITHOUT_BAKUTO[1]
    game = begin(seed, players)
    # No Bakuto among the next 14 cards: the first one is asked twice more.
    game.state.seats[0].deck.sort(key=lambda entry: game.rules.catalogue.level[entry & 255])
    hands = []
    for _ in range(2):
        hands += hand(game, first)
        do(game, "yes")
        assert asked(game) == (first, "redraw")
    do(game, "no")
    assert pile(game, 0) == sorted(hands)
    assert asked(game) == (second, "redraw")
    hands += hand(game, second)
    do(game, "yes", "no")
    assert pile(game, 0) == sorted(hands)
    ready(game, starter)
