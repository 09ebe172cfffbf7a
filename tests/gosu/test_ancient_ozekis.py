"""GOSU, the Ancient Ozekis: Angel, Kamakor, Mind."""

import pytest

from tests.gosu.table import armies, hands, piles, table
from tests.scene import army, asked, choices, do, hand, kinds, points, ready, tokens

BASE = 'army.I = ["visionary"]\narmy.II = ["justice"]\n'


def rows(card: str) -> dict[str, list[str]]:
    return {"I": ["visionary"], "II": ["justice"], "III": [card]}


def entering(card: str) -> str:
    return f'{BASE}hand = ["{card}"]\n'


# -- Angel -------------------------------------------------------------------------------------------------------

CARDS = ["ammo", "trix", "time", "kao", "sol", "dom", "fact", "garsh", "ideo"]


@pytest.mark.card("angel", game="gosu")
@pytest.mark.rule("G11.1", "G11.2")
@pytest.mark.parametrize(("numbers", "drawing"), [
    ((0, 1), [0]),
    ((0, 0), [0, 1]),  # level: all have the fewest
    ((1, 1, 1), [0, 1, 2]),
    ((0, 2, 0, 1), [0, 2]),
])  # fmt: skip
def test_angel_lets_the_players_with_the_fewest_points_draw_two_cards(
    numbers: tuple[int, ...], drawing: list[int]
) -> None:
    players = [f"points = {number}\n{'' if seat else entering('angel')}" for seat, number in enumerate(numbers)]
    game = table(f"deck = {CARDS}", *players)
    do(game, "play angel")
    pairs = [sorted(CARDS[2 * place : 2 * place + 2]) for place in range(len(drawing))]  # clockwise from you
    assert hands(game) == [pairs[drawing.index(seat)] if seat in drawing else [] for seat in range(len(numbers))]
    assert armies(game) == [rows("angel"), *[{}] * (len(numbers) - 1)]
    assert (piles(game), points(game)) == ((CARDS[2 * len(drawing) :], []), list(numbers))
    ready(game, 1)


@pytest.mark.card("angel", game="gosu")
@pytest.mark.rule("G11.1")
def test_angel_begins_with_the_active_player_and_counts_those_who_have_passed() -> None:
    players = ["points = 1", "passed = true", "points = 2\n" + entering("angel"), ""]
    game = table(f"deck = {CARDS}\nturn = 2", *players)
    do(game, "play angel")
    assert hands(game) == [[], ["kao", "time"], [], ["ammo", "trix"]]  # seat 3 is next to the active player
    assert (armies(game), piles(game)) == ([{}, {}, rows("angel"), {}], (CARDS[4:], []))
    ready(game, 3)


@pytest.mark.card("angel", game="gosu")
@pytest.mark.rule("G3.6b")
def test_who_has_conceded_is_not_among_the_players_with_the_fewest_points() -> None:
    game = table(f"deck = {CARDS}", "points = 1\n" + entering("angel"), "out = true", "points = 1")
    do(game, "play angel")
    assert hands(game) == [["ammo", "trix"], [], ["kao", "time"]]
    assert (armies(game), piles(game)) == ([rows("angel"), {}, {}], (CARDS[4:], []))
    ready(game, 2)


@pytest.mark.card("angel", works=False, game="gosu")
@pytest.mark.rule("G11.2")
def test_angel_draws_nothing_for_a_player_who_is_ahead() -> None:
    game = table('deck = ["ammo", "trix", "time"]', "points = 1\n" + entering("angel"), "")
    do(game, "play angel")
    assert (hands(game), armies(game)) == ([[], ["ammo", "trix"]], [rows("angel"), {}])
    assert piles(game) == (["time"], [])
    ready(game, 1)


# -- Kamakor -----------------------------------------------------------------------------------------------------

KAMAKOR = f'{BASE}army.III = ["kamakor"]\n'


@pytest.mark.card("kamakor", game="gosu")
@pytest.mark.rule("G2.5")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_kamakor_lets_only_the_first_player_who_passes_draw_three_cards(owner: int) -> None:
    players = [KAMAKOR if seat == owner else "" for seat in range(3)]
    game = table(f"deck = {CARDS}", *players)
    do(game, "pass")
    assert (hands(game), piles(game)) == ([["ammo", "time", "trix"], [], []], (CARDS[3:], []))
    ready(game, 1)
    do(game, "pass")
    assert (hands(game), piles(game)) == ([["ammo", "time", "trix"], [], []], (CARDS[3:], []))
    assert armies(game) == [rows("kamakor") if seat == owner else {} for seat in range(3)]
    ready(game, 2)


@pytest.mark.card("kamakor", game="gosu")
@pytest.mark.rule("G9.5a")
def test_kamakor_works_anew_in_each_round() -> None:
    game = table(f"deck = {CARDS}\nadvantage = 1", KAMAKOR, "passed = true")
    do(game, "pass")  # the second to pass
    assert (hands(game), points(game), game.state.round) == ([[], []], [1, 0], 2)
    ready(game, 1)
    do(game, "pass")
    assert (hands(game), armies(game)) == ([[], ["ammo", "time", "trix"]], [rows("kamakor"), {}])
    assert piles(game) == (CARDS[3:], [])
    ready(game, 0)


@pytest.mark.card("kamakor", game="gosu")
@pytest.mark.rule("G3.5")
def test_who_has_to_pass_after_a_hundred_turns_may_be_the_first_for_kamakor() -> None:
    game = table(f"deck = {CARDS}", KAMAKOR, "turns = 100")
    do(game, "draw 1")  # the other passes at once
    assert (hands(game), armies(game)) == ([["ammo"], ["kao", "time", "trix"]], [rows("kamakor"), {}])
    assert piles(game) == (CARDS[4:], [])
    ready(game, 0)


@pytest.mark.card("kamakor", "the-edge", game="gosu")
@pytest.mark.rule("G11.4b", "G11.4c")
def test_on_passing_the_edge_is_applied_before_kamakor() -> None:
    yours = 'army.I = ["visionary", "medic"]\narmy.II = ["justice", "kalim"]\narmy.III = ["kamakor", "the-edge"]\n'
    held = ["adelam", "alikan", "awn", "copycat", "loya", "patience", "psi", "scout"]
    game = table(f"deck = {CARDS}", f"{yours}hand = {held}", "")
    do(game, "pass")
    assert (asked(game), hand(game, 0)) == ((0, "hand-limit"), held)  # nothing drawn yet
    do(game, "discard scout")
    assert hands(game) == [sorted([*held[:7], "ammo", "trix", "time"]), []]
    assert (piles(game), army(game, 1)) == ((CARDS[3:], ["scout"]), {})
    assert army(game, 0) == {"I": ["visionary", "medic"], "II": ["justice", "kalim"], "III": ["kamakor", "the-edge"]}
    ready(game, 1)


@pytest.mark.card("kamakor", works=False, game="gosu")
@pytest.mark.rule("G11.4a")
def test_kamakor_counts_only_if_nobody_had_passed_when_it_came_into_play() -> None:
    game = table(f"deck = {CARDS}\nturn = 1", "passed = true", entering("kamakor"), "")
    do(game, "play kamakor")
    ready(game, 2)
    do(game, "pass")
    ready(game, 1)
    assert (hands(game), armies(game)) == ([[], [], []], [{}, rows("kamakor"), {}])
    assert piles(game) == (CARDS, [])


@pytest.mark.card("kamakor", game="gosu")
@pytest.mark.rule("G11.4a")
def test_kamakor_counts_at_once_if_nobody_has_passed_yet() -> None:
    game = table(f"deck = {CARDS}", entering("kamakor"), "")
    do(game, "play kamakor", "pass")
    assert (hands(game), armies(game)) == ([[], ["ammo", "time", "trix"]], [rows("kamakor"), {}])
    assert piles(game) == (CARDS[3:], [])
    ready(game, 0)


@pytest.mark.card("kamakor", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G7.2")
def test_a_trapped_kamakor_waits_for_the_next_round() -> None:
    game = table(f"deck = {CARDS}", f'{BASE}army.III = ["(kamakor)"]', "")
    do(game, "pass")
    assert (hands(game), piles(game)) == ([[], []], (CARDS, []))
    ready(game, 1)
    do(game, "pass")  # the Great Battle: 5 points of strength against none, and Kamakor is turned up
    assert (points(game), armies(game)) == ([1, 0], [rows("kamakor"), {}])
    ready(game, 0)
    do(game, "pass")
    assert (hands(game), piles(game)) == ([["ammo", "time", "trix"], []], (CARDS[3:], []))
    ready(game, 1)


@pytest.mark.card("kamakor", works=False, game="gosu")
@pytest.mark.rule("G11.14")
def test_if_the_first_to_pass_concedes_nobody_else_gets_the_cards_of_kamakor() -> None:
    game = table(f"deck = {CARDS}", "", KAMAKOR, "")
    do(game, "pass")
    assert hands(game) == [["ammo", "time", "trix"], [], []]
    game.concede(0)
    assert hands(game) == [[], [], []]
    ready(game, 1)
    do(game, "pass")  # now the first one of those who are left
    assert (hands(game), armies(game)) == ([[], [], []], [{}, rows("kamakor"), {}])
    assert piles(game) == (CARDS[3:], ["ammo", "time", "trix"])
    ready(game, 2)


@pytest.mark.card("kamakor", game="gosu")
@pytest.mark.rule("G11.14")
def test_if_somebody_who_has_not_passed_concedes_the_first_to_pass_gets_the_cards() -> None:
    game = table(f"deck = {CARDS}", "", KAMAKOR, "")
    game.concede(0)
    do(game, "pass")
    assert (hands(game), armies(game)) == ([[], ["ammo", "time", "trix"], []], [{}, rows("kamakor"), {}])
    ready(game, 2)


@pytest.mark.card("kamakor", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_the_kamakor_of_a_player_who_has_conceded_does_nothing() -> None:
    game = table(f"deck = {CARDS}\nturn = 1", f"{KAMAKOR}out = true", "", "")
    do(game, "pass")
    assert (hands(game), armies(game)) == ([[], [], []], [rows("kamakor"), {}, {}])
    assert piles(game) == (CARDS, [])
    ready(game, 2)


# -- Mind --------------------------------------------------------------------------------------------------------


@pytest.mark.card("mind", game="gosu")
@pytest.mark.rule("G11.1", "G11.11")
def test_mind_brings_every_hand_to_four_cards_one_player_after_the_other() -> None:
    yours = 'hand = ["mind", "ammo", "dom", "fact", "garsh", "ideo", "kao"]'
    others = ['hand = ["sol", "time"]\npassed = true\npoints = 1', 'hand = ["awn", "loya", "meow", "psi"]',
              'hand = ["prahs", "scout", "sprew", "thief", "trix"]']  # fmt: skip
    game = table('deck = ["kork", "angel", "lipsy"]', f"{BASE}{yours}", *others)
    do(game, "play mind")
    assert (asked(game), hand(game, 1)) == ((0, "discard"), ["sol", "time"])  # the others wait
    do(game, "discard ammo", "discard dom")
    assert (asked(game), hand(game, 1)) == ((3, "discard"), ["angel", "kork", "sol", "time"])
    assert sorted(choices(game)) == [f"discard {card}" for card in ("prahs", "scout", "sprew", "thief", "trix")]
    do(game, "discard trix")
    assert hands(game) == [
        ["fact", "garsh", "ideo", "kao"], ["angel", "kork", "sol", "time"],
        ["awn", "loya", "meow", "psi"], ["prahs", "scout", "sprew", "thief"],
    ]  # fmt: skip
    assert armies(game) == [rows("mind"), {}, {}, {}]
    assert piles(game) == (["lipsy"], ["ammo", "dom", "trix"])
    ready(game, 2)


@pytest.mark.card("mind", game="gosu")
@pytest.mark.rule("G10.1", "G11.11")
def test_what_the_first_player_discards_for_mind_the_next_may_draw() -> None:
    yours = 'hand = ["mind", "ammo", "dom", "fact", "garsh", "ideo"]'
    game = table("deck = []", f"{BASE}{yours}", 'hand = ["sol", "time"]')
    events = do(game, "play mind", "discard ammo")
    assert kinds(events).count("draw-lost") == 1  # the second card that was missing
    assert hands(game) == [["dom", "fact", "garsh", "ideo"], ["ammo", "sol", "time"]]
    assert (armies(game), piles(game)) == ([rows("mind"), {}], ([], []))
    ready(game, 1)


@pytest.mark.card("mind", game="gosu")
def test_mind_fills_an_empty_hand_too() -> None:
    theirs = 'hand = ["kao", "ideo", "awn", "psi"]'
    game = table('deck = ["ammo", "dom", "fact", "sol", "time"]', entering("mind"), theirs)
    do(game, "play mind")
    assert hands(game) == [["ammo", "dom", "fact", "sol"], ["awn", "ideo", "kao", "psi"]]
    assert (armies(game), piles(game)) == ([rows("mind"), {}], (["time"], []))
    ready(game, 1)


@pytest.mark.card("mind", works=False, game="gosu")
def test_mind_changes_nothing_for_hands_of_four_cards() -> None:
    yours = 'hand = ["mind", "ammo", "dom", "fact", "garsh"]'
    game = table('deck = ["trix"]', f"{BASE}{yours}", 'hand = ["sol", "time", "awn", "psi"]')
    do(game, "play mind")
    assert hands(game) == [["ammo", "dom", "fact", "garsh"], ["awn", "psi", "sol", "time"]]
    assert (armies(game), piles(game)) == ([rows("mind"), {}], (["trix"], []))
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (2, 0, 0))
    ready(game, 1)
