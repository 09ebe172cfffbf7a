"""GOSU, the Dark Goblins: Higuma, The Edge, Trix."""

import pytest

from gosux import Game
from tests.gosu.table import hands, table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens


def under(ozeki: str) -> str:
    """The army that carries an Ozeki of the clan."""
    return f'army.I = ["medic"]\narmy.II = ["kalim"]\narmy.III = ["{ozeki}"]'


# -- Higuma ------------------------------------------------------------------------------------------------------

SIX = 'deck = ["awn", "sol", "meow", "time", "dom", "favre"]'


@pytest.mark.card("higuma", game="gosu")
@pytest.mark.rule("G2.5", "G3.1d")
@pytest.mark.parametrize("whose", [0, 1, 2])
def test_higuma_lets_the_holder_of_the_advantage_draw_five_for_two_tokens(whose: int) -> None:
    game = table(SIX, *[under("higuma") if seat == whose else "" for seat in range(3)])
    assert rules_against(game, "draw 5") == []
    do(game, "draw 5")
    assert hands(game) == [["awn", "dom", "meow", "sol", "time"], [], []]
    assert deck(game, 0) == ["favre"]
    assert tokens(game, 0) == (0, 2, 0)
    assert game.state.advantage == 0  # it stays where it was
    ready(game, 1)


@pytest.mark.card("higuma", game="gosu")
@pytest.mark.rule("G3.1c", "G3.1d")
@pytest.mark.parametrize(("action", "count", "left"), [("draw 1", 1, 1), ("draw 3", 3, 0)])
def test_with_higuma_one_or_three_cards_may_be_drawn_all_the_same(action: str, count: int, left: int) -> None:
    game = table(SIX, under("higuma"), "")
    do(game, action)
    assert len(hand(game, 0)) == count
    assert tokens(game, 0) == (left, 2 - left, 0)
    ready(game, 1)


@pytest.mark.card("higuma", works=False, game="gosu")
@pytest.mark.rule("G3.1d")
@pytest.mark.parametrize("whose", [0, 1])
def test_without_the_advantage_nobody_draws_five_not_even_higumas_player(whose: int) -> None:
    game = table(SIX + "\nadvantage = 1", *[under("higuma") if seat == whose else "" for seat in range(2)])
    assert rules_against(game, "draw 5") == ["G3.1d"]
    assert "draw 5" not in choices(game)
    do(game, "draw 3")
    assert hands(game) == [["awn", "meow", "sol"], []]
    assert rules_against(game, "draw 5") == []  # the second player holds the token
    ready(game, 1)


@pytest.mark.card("higuma", works=False, game="gosu")
@pytest.mark.rule("G3.1d")
@pytest.mark.parametrize("tokens", ["spent = 1", "spent = 2"])
def test_higuma_needs_two_tokens(tokens: str) -> None:
    game = table(SIX, f"{tokens}\n{under('higuma')}", "")
    assert rules_against(game, "draw 5") == ["G3.1d"]
    ready(game, 0)


@pytest.mark.card("higuma", works=False, game="gosu")
@pytest.mark.rule("G2.5", "G7.1b")
@pytest.mark.parametrize("whose", [0, 1])
def test_a_trapped_higuma_has_no_power(whose: int) -> None:
    game = table(SIX, *[under("(higuma)") if seat == whose else "" for seat in range(2)])
    assert rules_against(game, "draw 5") == ["G3.1d"]
    ready(game, 0)


@pytest.mark.card("higuma", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_the_higuma_of_a_player_who_has_left_has_no_power() -> None:
    game = table(SIX, "", "out = true\n" + under("higuma"), "")
    assert rules_against(game, "draw 5") == ["G3.1d"]
    ready(game, 0)


@pytest.mark.card("higuma", game="gosu")
def test_higumas_power_follows_the_advantage() -> None:
    game = table(SIX, under("higuma"), 'hand = ["priest"]')
    do(game, "pass", "play priest")  # takes the Advantage token
    assert game.state.advantage == 1
    ready(game, 1)
    do(game, "draw 5")
    assert hands(game) == [[], ["awn", "dom", "meow", "sol", "time"]]
    ready(game, 1)


@pytest.mark.card("higuma", works=False, game="gosu")
def test_higumas_power_goes_with_it() -> None:
    game = table(SIX, 'army.I = ["thief"]\narmy.II = ["ultimate"]', under("higuma"), "")
    assert rules_against(game, "draw 5") == []
    do(game, "activate 0:II1", "destroy 1:III1", "no", "pass", "pass", "pass")
    assert game.state.round == 2
    assert pile(game, 0) == ["higuma"]
    assert tokens(game, 0) == (2, 0, 0)
    assert rules_against(game, "draw 5") == ["G3.1d"]
    ready(game, 0)


# -- The Edge ----------------------------------------------------------------------------------------------------

SEVEN = ["awn", "sol", "meow", "time", "dom", "favre", "silend"]
OTHER_SEVEN = ["adelam", "alikan", "copycat", "justice", "loya", "patience", "pixl"]


def edge(mine: list[str], theirs: list[str], top: list[str], *more: str) -> Game:
    """The Edge in the second player's army."""
    return table(f"deck = {top}", f"hand = {mine}", f"{under('the-edge')}\nhand = {theirs}", *more)


@pytest.mark.card("the-edge", game="gosu")
@pytest.mark.rule("G1.4", "G2.5")
def test_the_edge_makes_a_player_discard_down_to_seven_at_the_end_of_their_turn() -> None:
    game = edge(SEVEN, [], ["seeker", "psi", "kork"])
    do(game, "draw 3")
    for card in ("awn", "kork", "psi"):
        assert asked(game) == (0, "hand-limit")
        assert rules_against(game, "pass") == ["G3.4"]
        assert rules_against(game, "no") != []
        do(game, f"discard {card}")
    assert hand(game, 0) == sorted([*SEVEN[1:], "seeker"])
    assert pile(game, 0) == ["awn", "kork", "psi"]
    ready(game, 1)


@pytest.mark.card("the-edge", works=False, game="gosu")
def test_the_edge_leaves_seven_cards_alone() -> None:
    game = edge(SEVEN[:6], [], ["seeker"])
    do(game, "draw 1")
    assert hand(game, 0) == sorted([*SEVEN[:6], "seeker"])
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("the-edge", game="gosu")
def test_the_edge_binds_its_own_player_too() -> None:
    game = edge([], [*OTHER_SEVEN, "seeker", "psi"], ["kork"])
    do(game, "draw 1")  # the first player's turn ends: the nine cards of the second one stay
    assert len(hand(game, 1)) == 9
    ready(game, 1)
    do(game, "draw 1")
    assert asked(game) == (1, "hand-limit")
    do(game, "discard loya", "discard pixl")
    assert len(hand(game, 1)) == 7
    ready(game, 0)


@pytest.mark.card("the-edge", game="gosu")
def test_the_edge_looks_only_at_the_player_whose_turn_ends() -> None:
    # Dogopark: 2 cards for the first and the third player, 1 for the second.
    game = table(
        'deck = ["seeker", "psi", "kork", "angel", "mind", "labdad"]',
        f'points = 2\narmy.I = ["scout"]\narmy.II = ["dogopark"]\nhand = {SEVEN}',
        f"points = 1\n{under('the-edge')}\nhand = {OTHER_SEVEN}",
        'points = 2\nhand = ["kao", "sprew", "prahs", "guardian", "guardian", "garsh", "ideo"]',
    )
    do(game, "activate 0:II1")
    assert [len(cards) for cards in hands(game)] == [9, 8, 9]
    do(game, "discard seeker", "discard psi")
    assert [len(cards) for cards in hands(game)] == [7, 8, 9]
    ready(game, 1)
    do(game, "draw 1", "discard kork", "discard labdad")
    assert [len(cards) for cards in hands(game)] == [7, 7, 9]
    ready(game, 2)
    do(game, "pass", "discard garsh", "discard ideo")
    assert [len(cards) for cards in hands(game)] == [7, 7, 7]
    assert pile(game, 0) == ["garsh", "ideo", "kork", "labdad", "psi", "seeker"]
    ready(game, 0)


@pytest.mark.card("the-edge", game="gosu")
@pytest.mark.rule("G3.3a")
def test_the_edge_comes_before_a_further_turn() -> None:
    game = edge(["prescient", *SEVEN, "kork"], [], ["seeker"])
    do(game, "play prescient")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard kork")
    ready(game, 0)
    do(game, "draw 1", "discard seeker")
    assert hand(game, 0) == sorted(SEVEN)
    ready(game, 1)


@pytest.mark.card("the-edge", game="gosu")
def test_the_edge_works_at_the_end_of_the_turn_in_which_it_comes() -> None:
    game = table("deck = []", f'army.I = ["medic"]\narmy.II = ["kalim"]\nhand = {["the-edge", *SEVEN, "kork"]}', "")
    do(game, "play the-edge")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard kork")
    assert hand(game, 0) == sorted(SEVEN)
    assert army(game, 0) == {"I": ["medic"], "II": ["kalim"], "III": ["the-edge"]}
    ready(game, 1)


DESTROYER = f'army.I = ["medic"]\narmy.II = ["ultimate"]\nhand = {[*SEVEN, "kork"]}'


@pytest.mark.card("the-edge", works=False, game="gosu")
def test_the_edge_does_nothing_at_the_end_of_the_turn_in_which_it_goes() -> None:
    game = table('deck = ["seeker"]', DESTROYER, under("the-edge"))
    do(game, "activate 0:II1", "destroy 1:III1", "yes")
    assert hand(game, 0) == sorted([*SEVEN, "kork", "seeker"])
    assert pile(game, 0) == ["the-edge"]
    ready(game, 1)


@pytest.mark.card("the-edge", works=False, game="gosu")
@pytest.mark.rule("G2.5", "G7.1b")
def test_the_edge_has_no_power_while_it_is_trapped() -> None:
    game = table('deck = ["seeker"]', DESTROYER, under("(the-edge)"))
    do(game, "draw 1")
    assert len(hand(game, 0)) == 9
    assert army(game, 1)["III"] == ["(the-edge)"]
    ready(game, 1)


@pytest.mark.card("the-edge", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_the_edge_has_no_power_in_the_army_of_a_player_who_has_left() -> None:
    game = table('deck = ["seeker"]', DESTROYER, "out = true\n" + under("the-edge"), "")
    do(game, "draw 1")
    assert len(hand(game, 0)) == 9
    ready(game, 2)


EDGE_AND_KAMAKOR = (
    'army.I = ["medic", "psi"]\narmy.II = ["kalim", "adelam"]\narmy.III = ["the-edge", "kamakor"]\nhand = ["loya"]'
)


@pytest.mark.card("the-edge", game="gosu")
@pytest.mark.rule("G11.4b", "G11.4c")
def test_on_passing_the_edge_comes_before_kamakors_three_cards() -> None:
    game = table('deck = ["angel", "mind", "kork", "labdad"]', f"hand = {[*SEVEN, 'scout']}", EDGE_AND_KAMAKOR)
    do(game, "pass")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard scout")
    assert hand(game, 0) == sorted([*SEVEN, "angel", "mind", "kork"])  # ten, and they stay
    assert pile(game, 0) == ["scout"]
    ready(game, 1)
    do(game, "draw 1")
    assert len(hand(game, 0)) == 10
    ready(game, 1)


@pytest.mark.card("the-edge", works=False, game="gosu")
@pytest.mark.rule("G11.4c")
def test_the_edge_leaves_players_alone_who_have_passed() -> None:
    # Angel: the first player, who has passed, has the fewest victory points and draws 2.
    game = table(
        'deck = ["seeker", "psi"]\nturn = 1',
        f"passed = true\nhand = {SEVEN}",
        "points = 1\n" + EDGE_AND_KAMAKOR.replace(', "kamakor"', "").replace("loya", "angel"),
    )
    do(game, "play angel")
    assert len(hand(game, 0)) == 9
    assert pile(game, 0) == []
    ready(game, 1)
    do(game, "draw 1")
    assert len(hand(game, 0)) == 9
    ready(game, 1)


@pytest.mark.card("the-edge", game="gosu")
@pytest.mark.rule("G11.4c")
def test_in_the_next_round_the_edge_applies_again() -> None:
    game = edge([*SEVEN, "kork"], [], ["seeker"])
    do(game, "pass", "discard kork", "pass")
    assert game.state.round == 2
    ready(game, 0)
    do(game, "draw 1", "discard seeker")
    assert hand(game, 0) == sorted(SEVEN)
    ready(game, 1)


@pytest.mark.card("the-edge", game="gosu")
@pytest.mark.rule("G3.5")
def test_the_edge_works_when_the_limit_of_turns_makes_a_player_pass() -> None:
    # The first player's hundredth turn is over; Patience then makes every player draw 3.
    game = table(
        'deck = ["seeker", "psi", "kork", "angel", "mind", "labdad"]\nturn = 1',
        f"turns = 100\nhand = {SEVEN}",
        'army.I = ["medic", "psi"]\narmy.II = ["patience", "kalim"]\narmy.III = ["the-edge"]',
    )
    do(game, "activate 1:II1")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard angel", "discard mind", "discard labdad")
    assert hands(game) == [sorted(SEVEN), ["kork", "psi", "seeker"]]
    assert pile(game, 0) == ["angel", "labdad", "mind"]
    ready(game, 1)


# -- Trix --------------------------------------------------------------------------------------------------------

TWICE_FOUR = ["awn", "sol", "meow", "time", "dom", "favre", "silend", "manner"]


def play_trix(numbers: tuple[int, ...], turn: int = 0, **extra: str) -> Game:
    """One player with Trix in hand; the others have nothing but their victory points and what ``extra`` says."""
    players = []
    for seat, number in enumerate(numbers):
        own = 'army.I = ["medic"]\narmy.II = ["kalim"]\nhand = ["trix"]' if seat == turn else ""
        players.append("\n".join([f"points = {number}", own, extra.get(f"seat{seat}", "")]))
    game = table(f"turn = {turn}\ndeck = {TWICE_FOUR}", *players)
    do(game, "play trix")
    assert army(game, turn) == {"I": ["medic"], "II": ["kalim"], "III": ["trix"]}
    return game


def two_each(game: Game, drawers: list[int]) -> None:
    """These players, in this order, have drawn the cards from the top, two each, and nobody else any."""
    expected: list[list[str]] = [[] for _ in range(game.players)]
    for place, seat in enumerate(drawers):
        expected[seat] = sorted(TWICE_FOUR[2 * place : 2 * place + 2])
    assert hands(game) == expected
    assert deck(game, 0) == TWICE_FOUR[2 * len(drawers) :]
    assert pile(game, 0) == []


@pytest.mark.card("trix", game="gosu")
@pytest.mark.rule("G11.1", "G11.2")
@pytest.mark.parametrize(
    ("numbers", "turn", "drawers"),
    [
        ((0, 0), 0, [0, 1]),  # level: all have the fewest
        ((0, 1), 0, [0]),
        ((1, 1, 0), 0, [2]),
        ((2, 1, 1), 0, [1, 2]),
        ((0, 0, 1), 1, [1, 0]),  # the active player first, then clockwise
        ((1, 0, 2, 0), 0, [1, 3]),
        ((0, 1, 0, 0), 2, [2, 3, 0]),
        ((2, 2, 2, 2), 3, [3, 0, 1, 2]),
    ],
)
def test_trix_lets_those_with_the_fewest_points_draw_two(
    numbers: tuple[int, ...], turn: int, drawers: list[int]
) -> None:
    game = play_trix(numbers, turn)
    two_each(game, drawers)
    ready(game, (turn + 1) % len(numbers))


@pytest.mark.card("trix", works=False, game="gosu")
@pytest.mark.parametrize("numbers", [(1, 0), (2, 1), (1, 2, 0)])
def test_trix_gives_its_own_player_nothing_who_has_more_than_another(numbers: tuple[int, ...]) -> None:
    game = play_trix(numbers)
    two_each(game, [len(numbers) - 1])
    ready(game, 1)


@pytest.mark.card("trix", game="gosu")
@pytest.mark.rule("G11.1")
def test_trix_counts_players_who_have_passed() -> None:
    game = play_trix((1, 0, 1), seat1="passed = true")
    two_each(game, [1])
    ready(game, 2)


@pytest.mark.card("trix", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_trix_does_not_count_players_who_have_left() -> None:
    game = play_trix((1, 0, 1), seat1="out = true")
    two_each(game, [0, 2])
    ready(game, 2)


@pytest.mark.card("trix", works=False, game="gosu")
@pytest.mark.rule("G7.2")
def test_trix_does_nothing_when_it_is_turned_up_again() -> None:
    game = table('deck = ["awn", "sol"]', under("(trix)"), "passed = true")
    events = do(game, "pass")
    assert "released" in kinds(events)
    assert army(game, 0)["III"] == ["trix"]
    assert hands(game) == [[], []]
    assert deck(game, 0) == ["awn", "sol"]
    ready(game, 0)
