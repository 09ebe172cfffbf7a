"""GOSU, the Dark Goblins: Duwal, Kalim, Kataclysm, Kokoshomushu, Trsck, Ultimate. Kao: test_dark_kao.py."""

import pytest

from tests.gosu.table import armies, hands, table
from tests.scene import asked, choices, deck, do, pile, ready, rules_against, tokens

# Victory points by seat, and how many cards 1(+1) is for the first player (G8.1).
BONUS = [((0, 0), 1), ((2, 1), 1), ((0, 1), 2), ((1, 0, 2), 2), ((2, 2, 0), 1)]

# -- Zombie mutation ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize(
    "card",
    [pytest.param(card, marks=pytest.mark.card(card, game="gosu")) for card in ("duwal", "kataclysm", "trsck")],
)
def test_a_zombie_mutates_into_a_hero_of_the_discard_pile(card: str) -> None:
    game = table(
        'deck = []\ndiscard = ["seeker", "loya", "adelam"]',
        f'army.I = ["medic"]\narmy.II = ["{card}"]\nhand = ["kork", "lipsy", "angel", "sprew"]',
        "",
    )
    do(game, "mutate II1")
    assert choices(game) == ["into sprew", "into pile:adelam", "into pile:loya"]
    do(game, "into pile:loya")
    assert asked(game) == (0, "pay")
    assert pile(game, 0) == ["adelam", "seeker"]
    do(game, "pay kork", "pay lipsy", "pay angel")
    assert armies(game) == [{"I": ["medic"], "II": ["loya"]}, {}]
    assert hands(game) == [["sprew"], []]
    assert pile(game, 0) == sorted(["adelam", "angel", card, "kork", "lipsy", "seeker"])
    ready(game, 1)


@pytest.mark.rule("G5.1a", "G5.1b", "G5.3")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        pytest.param(card, rule, marks=pytest.mark.card(card, game="gosu", works=False))
        for card, rule in [
            ("duwal", "G5.1b"),  # only two cards to pay with
            ("kataclysm", "G5.1b"),
            ("trsck", "G5.1b"),
            ("kalim", "G5.1a"),  # these do not mutate
            ("kokoshomushu", "G5.1a"),
            ("ultimate", "G5.1a"),
        ]
    ],
)
def test_no_mutation_without_a_cost_or_without_its_payment(card: str, rule: str) -> None:
    game = table(
        'deck = []\ndiscard = ["loya"]', f'army.I = ["medic"]\narmy.II = ["{card}"]\nhand = ["kork", "angel"]', ""
    )
    assert rules_against(game, "mutate II1") == [rule]
    ready(game, 0)


# -- Duwal -------------------------------------------------------------------------------------------------------


@pytest.mark.card("duwal", game="gosu")
@pytest.mark.rule("G8.1", "G7.1a")
@pytest.mark.parametrize(("numbers", "count"), BONUS)
def test_duwal_traps_any_card_and_a_second_one_when_behind(numbers: tuple[int, ...], count: int) -> None:
    first = f'points = {numbers[0]}\narmy.I = ["medic"]\nhand = ["duwal"]'
    second = f'points = {numbers[1]}\narmy.I = ["seeker"]\narmy.II = ["loya"]\narmy.III = ["angel"]'
    game = table("deck = []", first, second, *[f"points = {number}" for number in numbers[2:]])
    do(game, "play duwal")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["trap 0:I1", "trap 0:II1", "trap 1:I1", "trap 1:II1", "trap 1:III1"]
    do(game, "trap 1:III1")
    if count == 2:
        do(game, "trap 1:I1")
    seeker = "(seeker)" if count == 2 else "seeker"
    theirs = {"I": [seeker], "II": ["loya"], "III": ["(angel)"]}
    assert armies(game)[:2] == [{"I": ["medic"], "II": ["duwal"]}, theirs]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("duwal", game="gosu")
@pytest.mark.rule("G5.3", "G7.1b")
def test_duwal_comes_out_of_the_discard_pile_and_may_trap_itself() -> None:
    game = table(
        'deck = []\ndiscard = ["duwal"]',
        'army.I = ["medic"]\narmy.II = ["trsck"]\nhand = ["kork", "lipsy", "angel"]',
        'army.I = ["seeker"]',
    )
    do(game, "mutate II1", "trap 0:II1")
    assert armies(game) == [{"I": ["medic"], "II": ["(duwal)"]}, {"I": ["seeker"]}]
    assert pile(game, 0) == ["angel", "kork", "lipsy", "trsck"]
    ready(game, 1)


@pytest.mark.card("duwal", works=False, game="gosu")
@pytest.mark.rule("G7.2")
def test_duwal_traps_nothing_when_it_is_turned_up_again_or_mutates() -> None:
    game = table(
        "deck = []",
        'army.I = ["medic"]\narmy.II = ["(duwal)"]\nhand = ["adelam", "kork", "lipsy", "angel"]',
        'passed = true\narmy.I = ["seeker"]',
    )
    do(game, "pass")
    assert armies(game) == [{"I": ["medic"], "II": ["duwal"]}, {"I": ["seeker"]}]
    ready(game, 0)
    do(game, "mutate II1")
    assert armies(game) == [{"I": ["medic"], "II": ["adelam"]}, {"I": ["seeker"]}]
    assert pile(game, 0) == ["angel", "duwal", "kork", "lipsy"]
    ready(game, 1)


# -- Kalim -------------------------------------------------------------------------------------------------------


@pytest.mark.card("kalim", game="gosu")
@pytest.mark.rule("G8.1", "G7.1a")
@pytest.mark.parametrize(("numbers", "count"), BONUS)
def test_kalim_traps_any_card_and_a_second_one_when_behind(numbers: tuple[int, ...], count: int) -> None:
    first = f'points = {numbers[0]}\narmy.I = ["medic"]\narmy.II = ["kalim"]'
    second = f'points = {numbers[1]}\narmy.I = ["seeker"]\narmy.II = ["loya"]\narmy.III = ["angel"]'
    game = table("deck = []", first, second, *[f"points = {number}" for number in numbers[2:]])
    do(game, "activate 0:II1", "trap 1:III1")
    if count == 2:
        assert choices(game) == ["trap 0:I1", "trap 0:II1", "trap 1:I1", "trap 1:II1"]
        do(game, "trap 0:II1")
    mine = {"I": ["medic"], "II": ["(kalim)"] if count == 2 else ["kalim [t]"]}
    assert armies(game)[:2] == [mine, {"I": ["seeker"], "II": ["loya"], "III": ["(angel)"]}]
    assert tokens(game, 0) == ((1, 1, 0) if count == 2 else (1, 0, 0))
    ready(game, 1)


@pytest.mark.card("kalim", works=False, game="gosu")
@pytest.mark.rule("G7.1b")
def test_kalim_is_not_used_while_it_is_trapped() -> None:
    game = table("deck = []", 'army.I = ["medic"]\narmy.II = ["(kalim)"]', 'army.I = ["seeker"]')
    assert rules_against(game, "activate 0:II1") == ["G7.1b"]
    ready(game, 0)


# -- Kataclysm ---------------------------------------------------------------------------------------------------

KATACLYSM = [
    'army.I = ["medic"]\nhand = ["kataclysm", "seeker", "psi", "loya"]',
    'hand = ["angel", "mind", "kork"]',
    'passed = true\nhand = ["scout"]',
    'hand = ["sol", "meow"]',
]


@pytest.mark.card("kataclysm", game="gosu")
@pytest.mark.rule("G11.1", "G11.11", "G10.4", "G3.3a")
def test_kataclysm_makes_every_player_discard_two_and_its_own_takes_another_turn() -> None:
    game = table("deck = []", *KATACLYSM)
    do(game, "play kataclysm")
    assert asked(game) == (0, "discard")
    do(game, "discard psi")
    assert asked(game) == (0, "discard")
    do(game, "discard loya")
    assert asked(game) == (1, "discard")  # only now the next one
    do(game, "discard angel", "discard mind")
    # The third player, who has passed, loses the one card and the fourth one both: nothing to choose.
    assert hands(game) == [["seeker"], ["kork"], [], []]
    assert pile(game, 0) == ["angel", "loya", "meow", "mind", "psi", "scout", "sol"]
    assert armies(game) == [{"I": ["medic"], "II": ["kataclysm"]}, {}, {}, {}]
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.card("kataclysm", game="gosu")
@pytest.mark.rule("G3.3b", "G5.3")
def test_kataclysm_gives_a_turn_when_it_comes_out_of_the_discard_pile() -> None:
    game = table(
        'deck = []\ndiscard = ["kataclysm"]',
        'army.I = ["medic"]\narmy.II = ["duwal"]\nhand = ["kork", "lipsy", "angel", "mind"]',
        "",
    )
    do(game, "mutate II1", "pay kork", "pay lipsy", "pay angel")
    assert armies(game) == [{"I": ["medic"], "II": ["kataclysm"]}, {}]
    assert hands(game) == [[], []]
    ready(game, 0)


@pytest.mark.card("kataclysm", works=False, game="gosu")
def test_kataclysm_takes_no_card_from_empty_hands() -> None:
    game = table("deck = []", 'army.I = ["medic"]\nhand = ["kataclysm"]', "", "")
    do(game, "play kataclysm")
    assert pile(game, 0) == []
    assert armies(game) == [{"I": ["medic"], "II": ["kataclysm"]}, {}, {}]
    ready(game, 0)  # the turn is its player's all the same


@pytest.mark.card("kataclysm", works=False, game="gosu")
def test_kataclysm_does_nothing_when_it_mutates() -> None:
    game = table(
        "deck = []",
        'army.I = ["medic"]\narmy.II = ["kataclysm"]\nhand = ["adelam", "kork", "lipsy", "angel", "mind"]',
        'hand = ["seeker", "psi"]',
    )
    do(game, "mutate II1", "pay kork", "pay lipsy", "pay angel")
    assert hands(game) == [["mind"], ["psi", "seeker"]]
    assert armies(game) == [{"I": ["medic"], "II": ["adelam"]}, {}]
    ready(game, 1)


# -- Kokoshomushu ------------------------------------------------------------------------------------------------


@pytest.mark.card("kokoshomushu", game="gosu")
@pytest.mark.rule("G5.1b")
def test_kokoshomushu_renews_the_hand_when_it_comes_in_by_mutation() -> None:
    game = table(
        'deck = ["seeker", "psi", "scout", "justice", "meow", "awn"]',
        'army.I = ["medic"]\narmy.II = ["sol"]\nhand = ["kokoshomushu", "loya", "kork", "lipsy"]',
        'hand = ["mind"]',
    )
    do(game, "mutate II1", "into kokoshomushu", "pay kork")
    assert armies(game) == [{"I": ["medic"], "II": ["kokoshomushu"]}, {}]
    assert hands(game) == [["justice", "meow", "psi", "scout", "seeker"], ["mind"]]
    assert deck(game, 0) == ["awn"]
    assert pile(game, 0) == ["kork", "lipsy", "loya", "sol"]
    ready(game, 1)


@pytest.mark.card("kokoshomushu", game="gosu")
@pytest.mark.rule("G5.3", "G10.4")
def test_kokoshomushu_draws_five_with_an_empty_hand_too_or_as_many_as_there_are() -> None:
    game = table(
        'deck = []\ndiscard = ["kokoshomushu"]',
        'army.I = ["medic"]\narmy.II = ["duwal"]\nhand = ["kork", "lipsy", "angel"]',
        "",
    )
    do(game, "mutate II1")
    assert armies(game) == [{"I": ["medic"], "II": ["kokoshomushu"]}, {}]
    assert hands(game) == [["angel", "duwal", "kork", "lipsy"], []]  # the reshuffled discard pile
    assert deck(game, 0) == pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("kokoshomushu", works=False, game="gosu")
def test_kokoshomushu_keeps_the_hand_when_it_is_played() -> None:
    game = table('deck = ["seeker"]', 'army.I = ["medic"]\nhand = ["kokoshomushu", "loya"]', 'hand = ["mind"]')
    do(game, "play kokoshomushu")
    assert armies(game) == [{"I": ["medic"], "II": ["kokoshomushu"]}, {}]
    assert hands(game) == [["loya"], ["mind"]]
    assert deck(game, 0) == ["seeker"]
    assert pile(game, 0) == []
    ready(game, 1)


KOKOSHOMUSHU = [
    'army.I = ["medic"]\narmy.II = ["kokoshomushu"]\nhand = ["seeker", "psi", "loya"]',
    'hand = ["angel", "mind", "kork"]',
    'passed = true\nhand = ["scout"]',
    "",
]


@pytest.mark.card("kokoshomushu", game="gosu")
@pytest.mark.rule("G10.4")
@pytest.mark.parametrize(
    ("player", "discards", "left"),
    [
        (0, ["seeker", "loya"], ["psi"]),  # its own player
        (1, ["mind", "kork"], ["angel"]),
        (2, [], []),  # has passed; one card, nothing to choose
    ],
)
def test_kokoshomushu_makes_a_player_of_choice_discard_two(player: int, discards: list[str], left: list[str]) -> None:
    game = table("deck = []", *KOKOSHOMUSHU)
    before = hands(game)
    do(game, "activate 0:II1")
    assert asked(game) == (0, "player")
    assert choices(game) == ["player 0", "player 1", "player 2", "player 3"]
    do(game, f"player {player}")
    for card in discards:
        assert asked(game) == (player, "discard")
        do(game, f"discard {card}")
    assert hands(game) == [left if seat == player else cards for seat, cards in enumerate(before)]
    assert pile(game, 0) == sorted(set(before[player]) - set(left))
    assert armies(game)[0] == {"I": ["medic"], "II": ["kokoshomushu [t]"]}
    ready(game, 1)


@pytest.mark.card("kokoshomushu", works=False, game="gosu")
def test_kokoshomushu_takes_nothing_from_an_empty_hand() -> None:
    game = table("deck = []", *KOKOSHOMUSHU)
    before = hands(game)
    do(game, "activate 0:II1", "player 3")
    assert hands(game) == before
    assert pile(game, 0) == []
    ready(game, 1)


# -- Trsck -------------------------------------------------------------------------------------------------------

TRSCK = [
    'army.I = ["medic", "medic"]\nhand = ["trsck"]',
    'army.I = ["seeker", "(scout)"]\narmy.II = ["loya"]',
    'army.I = ["guardian"]\narmy.II = ["pixl"]\narmy.III = ["kork"]',
]


@pytest.mark.card("trsck", game="gosu")
@pytest.mark.rule("G11.3", "G7.1c")
@pytest.mark.parametrize(
    ("slot", "gone", "level"),
    [
        ("0:I2", "medic", 1),
        ("0:II1", "trsck", 2),  # itself
        ("1:I2", "scout", 1),  # a trapped card keeps its level
        ("1:II1", "loya", 2),
        ("2:III1", "kork", 3),
    ],
)
def test_trsck_destroys_a_free_card_and_draws_as_many_as_its_level(slot: str, gone: str, level: int) -> None:
    game = table('deck = ["awn", "sol", "meow", "time"]', *TRSCK)
    do(game, "play trsck")
    assert asked(game) == (0, "destroy")
    assert choices(game) == [f"destroy {place}" for place in ("0:I2", "0:II1", "1:I2", "1:II1", "2:III1")]
    for covered in ("0:I1", "1:I1", "2:I1", "2:II1"):
        assert rules_against(game, f"destroy {covered}") == ["G7.4"]
    do(game, f"destroy {slot}")
    assert hands(game) == [sorted(["awn", "sol", "meow"][:level]), [], []]
    assert deck(game, 0) == ["awn", "sol", "meow", "time"][level:]
    assert pile(game, 0) == [gone]
    assert sum(len(row) for rows in armies(game) for row in rows.values()) == 8
    ready(game, 1)


@pytest.mark.card("trsck", game="gosu")
@pytest.mark.rule("G3.4")
def test_what_the_destroyed_card_sets_off_comes_before_the_draw() -> None:
    game = table(
        'deck = ["awn", "sol", "meow", "time", "dom"]',
        'army.I = ["medic"]\nhand = ["trsck"]',
        'army.I = ["warrior"]\narmy.II = ["favre"]',
    )
    do(game, "play trsck", "destroy 1:II1")
    assert hands(game) == [["meow", "time"], ["awn", "sol"]]
    assert deck(game, 0) == ["dom"]
    assert game.state.advantage == 1
    assert pile(game, 0) == ["favre"]
    ready(game, 1)


@pytest.mark.card("trsck", works=False, game="gosu")
def test_trsck_does_nothing_when_it_mutates() -> None:
    game = table(
        'deck = ["awn"]',
        'army.I = ["medic"]\narmy.II = ["trsck"]\nhand = ["adelam", "kork", "lipsy", "angel"]',
        'army.I = ["seeker"]',
    )
    do(game, "mutate II1")
    assert armies(game) == [{"I": ["medic"], "II": ["adelam"]}, {"I": ["seeker"]}]
    assert hands(game) == [[], []]
    assert deck(game, 0) == ["awn"]
    assert pile(game, 0) == ["angel", "kork", "lipsy", "trsck"]
    ready(game, 1)


# -- Ultimate ----------------------------------------------------------------------------------------------------

ULTIMATE = ['army.I = ["medic"]\narmy.II = ["ultimate"]', 'army.I = ["seeker"]\narmy.II = ["HERO"]', ""]


@pytest.mark.card("ultimate", game="gosu")
@pytest.mark.rule("G8.3")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["awn"]), ("no", [])])
def test_ultimate_destroys_a_free_card_and_with_the_advantage_may_draw(answer: str, drawn: list[str]) -> None:
    game = table('deck = ["awn"]', *[player.replace("HERO", "loya") for player in ULTIMATE])
    do(game, "activate 0:II1")
    assert choices(game) == ["destroy 0:II1", "destroy 1:II1"]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 1:II1")
    assert asked(game) == (0, "may")
    do(game, answer)
    assert armies(game) == [{"I": ["medic"], "II": ["ultimate [t]"]}, {"I": ["seeker"]}, {}]
    assert hands(game) == [drawn, [], []]
    assert len(deck(game, 0)) == 1 - len(drawn)
    assert pile(game, 0) == ["loya"]
    ready(game, 1)


@pytest.mark.card("ultimate", works=False, game="gosu")
def test_ultimate_draws_nothing_without_the_advantage() -> None:
    game = table('deck = ["awn"]\nadvantage = 2', *[player.replace("HERO", "loya") for player in ULTIMATE])
    do(game, "activate 0:II1", "destroy 1:II1")
    assert armies(game) == [{"I": ["medic"], "II": ["ultimate [t]"]}, {"I": ["seeker"]}, {}]
    assert hands(game) == [[], [], []]
    assert deck(game, 0) == ["awn"]
    assert pile(game, 0) == ["loya"]
    ready(game, 1)


@pytest.mark.card("ultimate", works=False, game="gosu")
@pytest.mark.rule("G8.3")
def test_ultimate_draws_nothing_when_its_victim_takes_the_advantage_away() -> None:
    game = table('deck = ["awn", "sol", "meow"]', *[player.replace("HERO", "favre") for player in ULTIMATE])
    do(game, "activate 0:II1", "destroy 1:II1")
    assert hands(game) == [[], ["awn", "sol"], []]
    assert deck(game, 0) == ["meow"]
    assert game.state.advantage == 1
    ready(game, 1)


@pytest.mark.card("ultimate", game="gosu")
@pytest.mark.rule("G8.3", "G11.3")
def test_ultimate_may_destroy_a_card_that_brings_the_advantage_or_itself() -> None:
    own = 'army.I = ["medic", "engineer"]\narmy.II = ["ultimate", "silend"]'
    game = table('deck = ["awn"]\nadvantage = 1', own, 'hand = ["loya", "mind", "kork"]')
    do(game, "activate 0:II1", "discard loya", "discard mind", "yes")  # Silend is the only FREE card
    assert armies(game) == [{"I": ["medic", "engineer"], "II": ["ultimate [t]"]}, {}]
    assert hands(game) == [["awn"], ["kork"]]
    assert game.state.advantage == 0
    ready(game, 1)
    game = table('deck = ["awn"]', 'army.I = ["medic"]\narmy.II = ["ultimate"]', "")
    do(game, "activate 0:II1", "yes")
    assert armies(game) == [{"I": ["medic"]}, {}]
    assert hands(game) == [["awn"], []]
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)
