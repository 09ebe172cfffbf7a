"""GOSU, the Dark Goblins: Assassin, Medic, Necromancer, Avenger, Thief."""

import pytest

from tests.gosu.table import armies, hands, table
from tests.scene import (
    asked,
    choices,
    deck,
    do,
    kinds,
    pile,
    ready,
    rules_against,
    tokens,
)
from tests.zones import seen

# Victory points by seat, and how many cards 1(+1) is for the first player (G8.1).
BONUS = [((0, 0), 1), ((1, 0), 1), ((0, 1), 2), ((1, 0, 2), 2), ((1, 1, 0), 1)]

# -- Zombie mutation ---------------------------------------------------------------------------------------------

ZOMBIES = [
    pytest.param(card, marks=pytest.mark.card(card, game="gosu"))
    for card in ("assassin", "necromancer", "avenger", "thief")
]
NOT_AS_ZOMBIES = [
    pytest.param(card, marks=pytest.mark.card(card, game="gosu", works=False))
    for card in ("assassin", "necromancer", "avenger", "thief")
]


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("card", ZOMBIES)
def test_a_zombie_mutates_into_a_goblin_of_the_discard_pile(card: str) -> None:
    game = table(
        'deck = []\ndiscard = ["seeker", "loya"]', f'army.I = ["{card}"]\nhand = ["kork", "lipsy", "angel", "mind"]', ""
    )
    do(game, "mutate I1")
    assert asked(game) == (0, "pay")  # the Seeker is the only one of its level, and set aside
    assert pile(game, 0) == ["loya"]
    do(game, "pay kork", "pay lipsy", "pay angel")
    assert armies(game) == [{"I": ["seeker"]}, {}]
    assert hands(game) == [["mind"], []]
    assert pile(game, 0) == sorted(["angel", card, "kork", "lipsy", "loya"])
    ready(game, 1)


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("card", ZOMBIES)
def test_a_zombie_may_mutate_into_a_goblin_of_the_hand_all_the_same(card: str) -> None:
    game = table(
        'deck = []\ndiscard = ["seeker"]', f'army.I = ["{card}"]\nhand = ["illusionist", "kork", "lipsy", "angel"]', ""
    )
    do(game, "mutate I1")
    assert asked(game) == (0, "incoming")
    assert choices(game) == ["into illusionist", "into pile:seeker"]
    do(game, "into illusionist")
    assert armies(game) == [{"I": ["illusionist"]}, {}]
    assert hands(game) == [[], []]
    assert pile(game, 0) == sorted(["angel", card, "kork", "lipsy", "seeker"])
    ready(game, 1)


@pytest.mark.rule("G5.2", "G5.3")
@pytest.mark.parametrize("card", NOT_AS_ZOMBIES)
def test_a_zombie_becomes_neither_its_own_design_nor_another_level(card: str) -> None:
    game = table(
        f'deck = []\ndiscard = ["{card}", "loya", "seeker", "psi"]',
        f'army.I = ["{card}"]\nhand = ["kork", "lipsy", "angel"]',
        "",
    )
    do(game, "mutate I1")
    assert choices(game) == ["into pile:seeker", "into pile:psi"]
    assert rules_against(game, f"into pile:{card}") == ["G5.2"]
    assert rules_against(game, "into pile:loya") == ["G5.1a"]
    do(game, "into pile:seeker")
    assert armies(game) == [{"I": ["seeker"]}, {}]
    assert pile(game, 0) == sorted([card, card, "loya", "psi", "kork", "lipsy", "angel"])
    ready(game, 1)


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("card", NOT_AS_ZOMBIES)
def test_a_zombie_does_not_become_a_card_that_pays_for_it(card: str) -> None:
    # The Seeker is announced or pays, not both; with a fourth card it may be announced.
    game = table("deck = []", f'army.I = ["{card}"]\nhand = ["seeker", "kork", "lipsy"]', "")
    assert rules_against(game, "mutate I1") == ["G5.1b"]
    ready(game, 0)


@pytest.mark.card("medic", works=False, game="gosu")
@pytest.mark.rule("G5.1a")
def test_the_medic_does_not_mutate() -> None:
    game = table('deck = []\ndiscard = ["seeker"]', 'army.I = ["medic"]\nhand = ["psi", "kork", "lipsy", "angel"]', "")
    assert rules_against(game, "mutate I1") == ["G5.1a"]
    ready(game, 0)


# -- Assassin ----------------------------------------------------------------------------------------------------

ASSASSIN = [
    'army.I = ["medic"]\nhand = ["assassin"]',
    'army.I = ["seeker", "scout"]\narmy.II = ["loya"]',
    'army.I = ["guardian"]\narmy.II = ["favre"]\narmy.III = ["kork"]',
]


@pytest.mark.card("assassin", game="gosu")
@pytest.mark.parametrize(
    ("slot", "gone", "left"),
    [
        ("1:I2", "scout", {"I": ["seeker"], "II": ["loya"]}),
        ("1:II1", "loya", {"I": ["seeker", "scout"]}),
    ],
)
def test_assassin_destroys_a_free_card_of_level_one_or_two(slot: str, gone: str, left: dict[str, list[str]]) -> None:
    game = table("deck = []", *ASSASSIN)
    do(game, "play assassin")
    assert asked(game) == (0, "destroy")
    assert choices(game) == ["destroy 0:I2", "destroy 1:I2", "destroy 1:II1"]
    do(game, f"destroy {slot}")
    third = {"I": ["guardian"], "II": ["favre"], "III": ["kork"]}
    assert armies(game) == [{"I": ["medic", "assassin"]}, left, third]
    assert pile(game, 0) == [gone]
    ready(game, 1)


@pytest.mark.card("assassin", works=False, game="gosu")
@pytest.mark.rule("G2.3")
def test_assassin_destroys_no_card_of_level_three_and_none_that_is_not_free() -> None:
    game = table("deck = []", *ASSASSIN)
    do(game, "play assassin")
    assert rules_against(game, "destroy 2:III1") != []  # FREE, but of level 3
    assert rules_against(game, "destroy 2:II1") == ["G7.4"]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 0:I2")
    assert armies(game)[0] == {"I": ["medic"]}
    assert pile(game, 0) == ["assassin"]
    ready(game, 1)


@pytest.mark.card("assassin", game="gosu")
@pytest.mark.rule("G7.3", "G11.3")
def test_assassin_destroys_itself_if_it_is_the_only_card_to_hit() -> None:
    game = table("deck = []", 'hand = ["assassin"]', 'army.I = ["guardian"]\narmy.II = ["favre"]\narmy.III = ["kork"]')
    do(game, "play assassin")
    assert armies(game) == [{}, {"I": ["guardian"], "II": ["favre"], "III": ["kork"]}]
    assert pile(game, 0) == ["assassin"]
    ready(game, 1)


@pytest.mark.card("assassin", game="gosu")
@pytest.mark.rule("G5.1b")
def test_assassin_destroys_a_card_when_it_comes_in_by_mutation() -> None:
    game = table(
        "deck = []", 'army.I = ["psi"]\narmy.II = ["loya"]\nhand = ["assassin", "kork", "lipsy"]', 'army.I = ["scout"]'
    )
    do(game, "mutate I1", "no", "destroy 1:I1")  # Scout draws nothing
    assert armies(game) == [{"I": ["assassin"], "II": ["loya"]}, {}]
    assert pile(game, 0) == ["kork", "lipsy", "psi", "scout"]
    ready(game, 1)


@pytest.mark.card("assassin", works=False, game="gosu")
@pytest.mark.rule("G4.5")
def test_assassin_does_nothing_under_other_cards_with_only_ozekis_free() -> None:
    game = table(
        "deck = []",
        'army.I = ["psi"]\narmy.II = ["loya"]\narmy.III = ["angel"]\nhand = ["assassin", "kork", "lipsy"]',
        'army.I = ["guardian"]\narmy.II = ["favre"]\narmy.III = ["labdad"]',
    )
    events = do(game, "mutate I1")
    assert "nothing-happens" in kinds(events)
    assert armies(game) == [
        {"I": ["assassin"], "II": ["loya"], "III": ["angel"]},
        {"I": ["guardian"], "II": ["favre"], "III": ["labdad"]},
    ]
    assert pile(game, 0) == ["kork", "lipsy", "psi"]
    ready(game, 1)


# -- Medic -------------------------------------------------------------------------------------------------------


@pytest.mark.card("medic", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "count"), BONUS)
def test_medic_traps_a_card_of_level_one_and_a_second_one_when_behind(numbers: tuple[int, ...], count: int) -> None:
    first = f'points = {numbers[0]}\narmy.I = ["medic"]'
    second = f'points = {numbers[1]}\narmy.I = ["seeker", "scout"]\narmy.II = ["loya"]'
    game = table("deck = []", first, second, *[f"points = {number}" for number in numbers[2:]])
    do(game, "activate 0:I1")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["trap 0:I1", "trap 1:I1", "trap 1:I2"]
    assert rules_against(game, "trap 1:II1") != []
    do(game, "trap 1:I1")
    if count == 2:
        assert armies(game)[1] == {"I": ["seeker", "scout"], "II": ["loya"]}  # both are trapped together
        assert choices(game) == ["trap 0:I1", "trap 1:I2"]
        do(game, "trap 1:I2")
    row = ["(seeker)", "(scout)"] if count == 2 else ["(seeker)", "scout"]
    assert armies(game)[:2] == [{"I": ["medic [t]"]}, {"I": row, "II": ["loya"]}]
    assert tokens(game, 0) == (1, 0, 0)
    ready(game, 1)


@pytest.mark.card("medic", game="gosu")
@pytest.mark.rule("G7.3")
def test_medic_traps_as_many_as_there_are() -> None:
    game = table("deck = []", 'army.I = ["medic"]', "points = 1")
    do(game, "activate 0:I1")
    assert armies(game) == [{"I": ["(medic)"]}, {}]
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.card("medic", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G3.1e")
@pytest.mark.parametrize(
    ("player", "rule"), [('army.I = ["(medic)"]', "G7.1b"), ('army.I = ["medic"]\nspent = 2', "G3.1e")]
)
def test_medic_is_not_used_while_trapped_or_without_a_token(player: str, rule: str) -> None:
    game = table("deck = []", player, 'army.I = ["seeker"]')
    assert rules_against(game, "activate 0:I1") == [rule]
    ready(game, 0)


# -- Necromancer -------------------------------------------------------------------------------------------------


@pytest.mark.card("necromancer", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "count"), BONUS)
def test_necromancer_traps_a_card_of_level_one_or_two_and_a_second_one_when_behind(
    numbers: tuple[int, ...], count: int
) -> None:
    first = f'points = {numbers[0]}\nhand = ["necromancer"]'
    second = f'points = {numbers[1]}\narmy.I = ["seeker"]\narmy.II = ["loya"]\narmy.III = ["angel"]'
    game = table("deck = []", first, second, *[f"points = {number}" for number in numbers[2:]])
    do(game, "play necromancer")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["trap 0:I1", "trap 1:I1", "trap 1:II1"]
    assert rules_against(game, "trap 1:III1") != []
    do(game, "trap 1:II1")
    if count == 2:
        do(game, "trap 1:I1")
    seeker = "(seeker)" if count == 2 else "seeker"
    assert armies(game)[:2] == [{"I": ["necromancer"]}, {"I": [seeker], "II": ["(loya)"], "III": ["angel"]}]
    assert hands(game)[0] == pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("necromancer", game="gosu")
@pytest.mark.rule("G5.3")
def test_necromancer_comes_out_of_the_discard_pile_and_traps() -> None:
    game = table(
        'deck = []\ndiscard = ["necromancer"]',
        'army.I = ["thief"]\nhand = ["kork", "lipsy", "angel"]',
        'army.I = ["seeker"]',
    )
    do(game, "mutate I1", "trap 1:I1")
    assert armies(game) == [{"I": ["necromancer"]}, {"I": ["(seeker)"]}]
    assert pile(game, 0) == ["angel", "kork", "lipsy", "thief"]
    ready(game, 1)


@pytest.mark.card("necromancer", works=False, game="gosu")
@pytest.mark.rule("G7.2")
def test_necromancer_traps_nothing_when_it_is_turned_up_again() -> None:
    game = table("deck = []", 'army.I = ["(necromancer)"]', 'passed = true\narmy.I = ["seeker"]')
    do(game, "pass")
    assert armies(game) == [{"I": ["necromancer"]}, {"I": ["seeker"]}]
    ready(game, 0)


# -- Avenger -----------------------------------------------------------------------------------------------------

AVENGER = [
    'army.I = ["avenger", "medic"]\nhand = ["illusionist", "kork", "lipsy", "angel"]',
    'army.I = ["seeker"]\narmy.II = ["loya"]\narmy.III = ["mind"]',
    'army.I = ["guardian"]',
]


@pytest.mark.card("avenger", game="gosu")
@pytest.mark.rule("G5.1b", "G5.5")
def test_avenger_traps_two_cards_of_level_one_or_two_when_it_mutates() -> None:
    game = table("deck = []", *AVENGER)
    do(game, "mutate I1")
    assert asked(game) == (0, "capture")
    # Neither the slot where the mutation is under way nor the Illusionist that is still set aside.
    assert choices(game) == ["trap 0:I2", "trap 1:I1", "trap 1:II1", "trap 2:I1"]
    assert rules_against(game, "trap 0:I1") != []
    assert rules_against(game, "trap 1:III1") != []
    do(game, "trap 1:II1", "trap 2:I1")
    assert armies(game) == [
        {"I": ["illusionist", "medic"]},
        {"I": ["seeker"], "II": ["(loya)"], "III": ["mind"]},
        {"I": ["(guardian)"]},
    ]
    assert pile(game, 0) == ["angel", "avenger", "kork", "lipsy"]
    ready(game, 1)


@pytest.mark.card("avenger", "necromancer", game="gosu")
@pytest.mark.rule("G5.1b", "G5.3")
def test_avenger_traps_before_the_necromancer_out_of_the_discard_pile_does() -> None:
    game = table(
        'deck = []\ndiscard = ["necromancer"]',
        'army.I = ["avenger"]\nhand = ["kork", "lipsy", "angel"]',
        'army.I = ["seeker", "guardian", "psi"]\narmy.II = ["loya"]',
    )
    do(game, "mutate I1", "trap 1:I1", "trap 1:I2")
    assert armies(game)[1] == {"I": ["(seeker)", "(guardian)", "psi"], "II": ["loya"]}
    assert choices(game) == ["trap 0:I1", "trap 1:I3", "trap 1:II1"]
    do(game, "trap 1:II1")
    assert armies(game) == [{"I": ["necromancer"]}, {"I": ["(seeker)", "(guardian)", "psi"], "II": ["(loya)"]}]
    assert pile(game, 0) == ["angel", "avenger", "kork", "lipsy"]
    ready(game, 1)


@pytest.mark.card("avenger", game="gosu")
@pytest.mark.rule("G7.3")
def test_avenger_traps_only_one_card_if_there_is_no_second() -> None:
    game = table(
        "deck = []",
        'army.I = ["avenger"]\nhand = ["illusionist", "kork", "lipsy", "angel"]',
        'army.I = ["seeker", "(scout)"]',
    )
    do(game, "mutate I1")
    assert armies(game) == [{"I": ["illusionist"]}, {"I": ["(seeker)", "(scout)"]}]
    ready(game, 1)


@pytest.mark.card("avenger", works=False, game="gosu")
def test_avenger_traps_nothing_when_it_comes_or_is_destroyed() -> None:
    game = table("deck = []", 'hand = ["avenger"]', 'army.I = ["medic"]\narmy.II = ["ultimate"]')
    do(game, "play avenger")
    assert armies(game) == [{"I": ["avenger"]}, {"I": ["medic"], "II": ["ultimate"]}]
    ready(game, 1)
    do(game, "activate 1:II1", "destroy 0:I1")
    assert armies(game) == [{}, {"I": ["medic"], "II": ["ultimate [t]"]}]
    assert pile(game, 0) == ["avenger"]
    ready(game, 0)


# -- Thief -------------------------------------------------------------------------------------------------------


@pytest.mark.card("thief", game="gosu")
@pytest.mark.rule("G10.5")
def test_thief_takes_two_of_three_cards_and_the_opponent_keeps_one_of_their_choice() -> None:
    game = table('deck = ["seeker", "loya", "angel", "mind"]', 'hand = ["thief"]', 'hand = ["psi"]')
    do(game, "play thief")
    assert asked(game) == (1, "keep")
    assert choices(game) == ["keep seeker", "keep loya", "keep angel"]
    assert rules_against(game, "keep mind") != []
    assert rules_against(game, "keep loya", 0) == ["G3.4"]
    do(game, "keep loya")
    assert hands(game) == [["angel", "seeker"], ["loya", "psi"]]
    assert seen(game, 1, 0, "hand") == "angel, seeker"
    assert seen(game, 0, 1, "hand") == "?, loya"
    assert deck(game, 0) == ["mind"]
    assert armies(game) == [{"I": ["thief"]}, {}]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("thief", game="gosu")
def test_thief_chooses_the_opponent_among_several() -> None:
    game = table('deck = ["seeker", "loya", "angel"]', 'hand = ["thief"]', "", "passed = true", "")
    do(game, "play thief")
    assert asked(game) == (0, "opponent")
    assert choices(game) == ["player 1", "player 2", "player 3"]
    assert rules_against(game, "player 0") != []
    do(game, "player 2")
    assert asked(game) == (2, "keep")
    do(game, "keep angel")
    assert hands(game) == [["loya", "seeker"], [], ["angel"], []]
    ready(game, 1)


@pytest.mark.card("thief", game="gosu")
@pytest.mark.rule("G10.2", "G10.4")
@pytest.mark.parametrize(
    ("head", "yours", "theirs"),
    [
        ('deck = ["seeker", "seeker"]', ["seeker"], ["seeker"]),
        ('deck = ["seeker"]', [], ["seeker"]),
        ('deck = ["seeker"]\ndiscard = ["seeker"]', ["seeker"], ["seeker"]),  # reshuffled
        ('deck = ["seeker"]\ndiscard = ["seeker", "loya"]', ["loya", "seeker"], ["seeker"]),
    ],
)
def test_of_too_few_cards_the_opponent_keeps_one_first(head: str, yours: list[str], theirs: list[str]) -> None:
    game = table(head, 'hand = ["thief"]', "")
    do(game, "play thief")
    if asked(game)[1] == "keep":
        do(game, "keep seeker")
    assert hands(game) == [yours, theirs]
    assert deck(game, 0) == pile(game, 0) == []
    ready(game, 1)


@pytest.mark.card("thief", works=False, game="gosu")
@pytest.mark.rule("G10.1")
def test_thief_takes_nothing_when_there_are_no_cards() -> None:
    game = table("deck = []", 'hand = ["thief"]', "")
    events = do(game, "play thief")
    assert "nothing-happens" in kinds(events)
    assert hands(game) == [[], []]
    assert armies(game) == [{"I": ["thief"]}, {}]
    ready(game, 1)
