"""Fire Heroes: Dalister, Dom, Dynamite, Erxast, and Walror's three, Fact, Garsh and Ideo."""

import pytest

from gosux import Game
from tests.gosu.table import table
from tests.scene import army, asked, choices, do, hand, kinds, ready, rules_against, tokens
from tests.zones import zones

# -- Dalister ----------------------------------------------------------------------------------------------------

DALISTER = 'army.I = ["ammo"]\nhand = ["dalister"]'


@pytest.mark.card("dalister", game="gosu")
@pytest.mark.rule("G4.2a", "G4.2b")
def test_dalister_destroys_a_free_card_of_any_level() -> None:
    game = table(
        "deck = []",
        DALISTER,
        'army.I = ["medic", "seeker"]\narmy.II = ["sol"]\narmy.III = ["mind"]',
        'army.I = ["guardian"]\narmy.II = ["(pixl)"]',
    )
    do(game, "play dalister")
    assert asked(game) == (0, "destroy")
    assert choices(game) == ["destroy 0:II1", "destroy 1:I2", "destroy 1:III1", "destroy 2:II1"]
    do(game, "destroy 1:III1")
    assert zones(game, 0) == {"I": "ammo", "II": "dalister", "pile": "mind"}
    assert army(game, 1) == {"I": ["medic", "seeker"], "II": ["sol"]}
    assert army(game, 2) == {"I": ["guardian"], "II": ["(pixl)"]}
    ready(game, 1)


@pytest.mark.card("dalister", game="gosu")
@pytest.mark.rule("G8.1", "G11.10")
def test_dalister_destroys_two_cards_chosen_as_they_lay_while_an_opponent_is_ahead() -> None:
    game = table("deck = []", DALISTER, "", 'points = 1\narmy.I = ["medic", "seeker"]\narmy.II = ["sol"]')
    do(game, "play dalister", "destroy 2:I2")
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 0:II1", "destroy 2:II1"])
    assert rules_against(game, "destroy 2:I1") == ["G7.4"]
    do(game, "destroy 2:II1")
    assert zones(game, 0) == {"I": "ammo", "II": "dalister", "pile": "seeker, sol"}
    assert (army(game, 1), army(game, 2)) == ({}, {"I": ["medic"]})
    ready(game, 1)


@pytest.mark.card("dalister", game="gosu")
@pytest.mark.rule("G7.3", "G11.3")
@pytest.mark.parametrize("points", [0, 1])
def test_dalister_must_destroy_itself_if_nothing_else_is_free(points: int) -> None:
    game = table("deck = []", DALISTER, f"points = {points}")
    do(game, "play dalister")
    assert zones(game, 0) == {"I": "ammo", "pile": "dalister"}  # A.M.M.O. was not FREE when it came
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("dalister", works=False, game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize("points", [1, 2])
def test_dalister_has_no_bonus_when_nobody_is_ahead(points: int) -> None:
    game = table("deck = []", f"points = {points}\n{DALISTER}", 'points = 1\narmy.I = ["medic"]', 'army.I = ["seeker"]')
    do(game, "play dalister", "destroy 1:I1")
    assert zones(game, 0) == {"I": "ammo", "II": "dalister", "pile": "medic"}
    assert (army(game, 1), army(game, 2)) == ({}, {"I": ["seeker"]})
    ready(game, 1)


@pytest.mark.card("dalister", works=False, game="gosu")
@pytest.mark.rule("G4.2b", "G7.1b")
def test_dalister_needs_a_fire_bakuto_that_is_face_up() -> None:
    game = table("deck = []", 'army.I = ["(ammo)", "medic"]\nhand = ["dalister"]', 'army.I = ["medic"]')
    assert rules_against(game, "play dalister") == ["G4.2b"]
    ready(game, 0)


# -- Dom ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("dom", game="gosu")
@pytest.mark.rule("G11.8")
def test_dom_swaps_two_cards_of_one_row_with_their_tokens_trapped_or_not() -> None:
    game = table(
        "deck = []\nadvantage = 1",
        'army.I = ["ammo"]\narmy.II = ["dom"]',
        'army.I = ["shaman [t]", "(medic)", "seeker [t]"]\narmy.II = ["sol"]',
    )
    do(game, "activate 0:II1")
    assert (asked(game), choices(game)) == ((0, "swap"), ["swap 1:I1", "swap 1:I2", "swap 1:I3"])
    assert rules_against(game, "swap 1:II1") == ["G11.8"]
    do(game, "swap 1:I2")
    assert choices(game) == ["with 1:I1", "with 1:I3"]
    do(game, "with 1:I3")
    assert zones(game, 0) == {"I": "ammo", "II": "dom [t]"}
    assert army(game, 1) == {"I": ["shaman [t]", "seeker [t]", "(medic)"], "II": ["sol"]}
    ready(game, 1)


@pytest.mark.card("dom", game="gosu")
@pytest.mark.rule("G8.3", "G2.3")
def test_dom_with_the_advantage_destroys_the_card_it_has_just_made_free() -> None:
    game = table(
        "deck = []", 'army.I = ["ammo"]\narmy.II = ["dom"]', 'army.I = ["seeker"]', 'army.I = ["sniper", "medic"]'
    )
    do(game, "activate 0:II1", "swap 2:I1")  # Medic is the only one to swap it with
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 0:II1", "destroy 1:I1", "destroy 2:I2"])
    do(game, "destroy 2:I2")
    assert zones(game, 0) == {"I": "ammo", "II": "dom [t]", "pile": "sniper"}
    assert (army(game, 1), army(game, 2)) == ({"I": ["seeker"]}, {"I": ["medic"]})
    ready(game, 1)


@pytest.mark.card("dom", game="gosu")
@pytest.mark.rule("G11.8", "G11.3", "G6.2")
@pytest.mark.parametrize(("holder", "heroes", "lost", "left"), [
    (1, "sol, dom [t]", {}, (1, 0, 0)),
    (0, "sol", {"pile": "dom"}, (1, 1, 0)),  # Dom alone is FREE now
])  # fmt: skip
def test_dom_may_swap_itself_and_must_then_destroy_itself_with_the_advantage(
    holder: int, heroes: str, lost: dict[str, str], left: tuple[int, int, int]
) -> None:
    game = table(f"deck = []\nadvantage = {holder}", 'army.I = ["ammo", "medic"]\narmy.II = ["dom", "sol"]', "")
    do(game, "activate 0:II1", "swap 0:II1")
    assert zones(game, 0) == {"I": "ammo, medic", "II": heroes} | lost
    assert tokens(game, 0) == left
    ready(game, 1)


@pytest.mark.card("dom", works=False, game="gosu")
@pytest.mark.rule("G11.8")
@pytest.mark.parametrize(("holder", "lost"), [(0, True), (1, False)])
def test_dom_swaps_nothing_where_no_row_has_two_cards(holder: int, lost: bool) -> None:
    game = table(
        f"deck = []\nadvantage = {holder}",
        'army.I = ["ammo"]\narmy.II = ["dom"]',
        'army.I = ["seeker"]\narmy.II = ["sol"]',
    )
    assert "nothing-happens" in kinds(do(game, "activate 0:II1"))
    if lost:  # the Advantage token asks for no swap
        do(game, "destroy 1:II1")
    assert zones(game, 0) == {"I": "ammo", "II": "dom [t]"} | ({"pile": "sol"} if lost else {})
    assert army(game, 1) == ({"I": ["seeker"]} if lost else {"I": ["seeker"], "II": ["sol"]})
    ready(game, 1)


@pytest.mark.card("dom", works=False, game="gosu")
@pytest.mark.rule("G3.6b", "G11.8")
def test_dom_swaps_nothing_of_a_player_who_has_conceded_but_may_destroy_there() -> None:
    game = table(
        "deck = []",
        'army.I = ["ammo"]\narmy.II = ["dom"]',
        'army.I = ["seeker", "medic"]\nout = true',
        'hand = ["psi"]',
    )
    do(game, "activate 0:II1")
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 0:II1", "destroy 1:I2"])
    do(game, "destroy 1:I2")
    assert zones(game, 0) == {"I": "ammo", "II": "dom [t]", "pile": "medic"}
    assert (army(game, 1), hand(game, 2)) == ({"I": ["seeker"]}, ["psi"])
    ready(game, 2)


@pytest.mark.card("dom", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G3.1e")
@pytest.mark.parametrize(("card", "spent", "rules"), [("(dom)", 0, ["G7.1b"]), ("dom", 2, ["G3.1e"])])
def test_dom_cannot_be_used_when_trapped_or_without_a_token(card: str, spent: int, rules: list[str]) -> None:
    game = table("deck = []", f'spent = {spent}\narmy.I = ["ammo", "medic"]\narmy.II = ["{card}"]', "")
    assert rules_against(game, "activate 0:II1") == rules
    ready(game, 0)


# -- Dynamite ----------------------------------------------------------------------------------------------------

DYNAMITE = 'army.I = ["ammo"]\narmy.II = ["dynamite"]'


@pytest.mark.card("dynamite", game="gosu")
def test_dynamite_takes_one_of_its_four_cards_from_the_discard_pile() -> None:
    game = table('deck = []\ndiscard = ["walror", "fact", "garsh", "ideo", "dom"]\nadvantage = 1', DYNAMITE, "")
    do(game, "activate 0:II1")
    assert asked(game) == (0, "take")
    assert choices(game) == ["take pile:fact", "take pile:garsh", "take pile:ideo", "take pile:walror"]
    do(game, "take pile:walror")
    assert zones(game, 0) == {"I": "ammo", "II": "dynamite [t]", "hand": "walror", "pile": "dom, fact, garsh, ideo"}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("dynamite", game="gosu")
@pytest.mark.rule("G8.1", "G8.3", "G3.3a")
def test_dynamite_takes_two_when_behind_and_gives_a_turn_with_the_advantage() -> None:
    game = table('deck = []\ndiscard = ["fact", "garsh", "ideo", "dom"]', DYNAMITE, "points = 1", "")
    do(game, "activate 0:II1", "take pile:fact", "take pile:ideo")
    assert zones(game, 0) == {"I": "ammo", "II": "dynamite [t]", "hand": "fact, ideo", "pile": "dom, garsh"}
    ready(game, 0)
    do(game, "pass")
    ready(game, 1)


@pytest.mark.card("dynamite", game="gosu")
@pytest.mark.rule("G10.4")
def test_dynamite_takes_as_many_as_there_are() -> None:
    game = table('deck = []\ndiscard = ["fact", "dom"]\nadvantage = 1', DYNAMITE, "points = 2")
    do(game, "activate 0:II1")
    assert zones(game, 0) == {"I": "ammo", "II": "dynamite [t]", "hand": "fact", "pile": "dom"}
    ready(game, 1)


@pytest.mark.card("dynamite", works=False, game="gosu")
@pytest.mark.rule("G8.3")
@pytest.mark.parametrize(("holder", "next_player"), [(0, 0), (1, 1)])
def test_dynamite_takes_nothing_else_but_the_turn_needs_only_the_advantage(holder: int, next_player: int) -> None:
    game = table(f'deck = ["ideo"]\ndiscard = ["dom", "lipsy"]\nadvantage = {holder}', DYNAMITE, "points = 1")
    do(game, "activate 0:II1")
    assert zones(game, 0) == {"I": "ammo", "II": "dynamite [t]", "deck": "ideo", "pile": "dom, lipsy"}
    ready(game, next_player)


# -- Erxast ------------------------------------------------------------------------------------------------------

ERXAST = 'army.I = ["ammo"]\nhand = ["erxast"]'


@pytest.mark.card("erxast", game="gosu")
@pytest.mark.rule("G8.3")
def test_erxasts_bonus_is_that_of_its_player_for_discard_and_draw() -> None:
    game = table('deck = ["awn", "sol", "mind"]', ERXAST, 'points = 1\nhand = ["kao", "loya", "medic"]')
    do(game, "play erxast", "discard kao", "discard medic")
    assert zones(game, 0) == {
        "I": "ammo", "II": "erxast", "hand": "awn, sol", "deck": "mind", "pile": "kao, medic",
    }  # fmt: skip
    assert hand(game, 1) == ["loya"]
    ready(game, 1)


@pytest.mark.card("erxast", works=False, game="gosu")
@pytest.mark.rule("G8.1", "G8.3", "G11.1")
@pytest.mark.parametrize("points", [1, 2])
def test_erxast_has_no_bonus_because_its_victim_is_behind(points: int) -> None:
    game = table(
        'deck = ["awn", "sol"]',
        f"points = {points}\n{ERXAST}",
        'points = 1\nhand = ["sniper"]',
        'hand = ["kao", "loya"]',
    )
    do(game, "play erxast")
    assert (asked(game), choices(game)) == ((0, "opponent"), ["player 1", "player 2"])
    do(game, "player 2")
    assert (asked(game), choices(game)) == ((2, "discard"), ["discard loya", "discard kao"])
    do(game, "discard loya")
    assert zones(game, 0) == {"I": "ammo", "II": "erxast", "hand": "awn", "deck": "sol", "pile": "loya"}
    assert (hand(game, 1), hand(game, 2)) == (["sniper"], ["kao"])
    ready(game, 1)


@pytest.mark.card("erxast", works=False, game="gosu")
@pytest.mark.rule("G10.4")
@pytest.mark.parametrize("held", [[], ["kao"]])
def test_erxast_takes_no_more_from_a_small_hand_but_draws_two(held: list[str]) -> None:
    game = table('deck = ["awn", "sol", "mind"]', ERXAST, f"points = 1\nhand = {held}")
    do(game, "play erxast")
    expected = {"I": "ammo", "II": "erxast", "hand": "awn, sol", "deck": "mind", "pile": ", ".join(held)}
    assert zones(game, 0) == {zone: cards for zone, cards in expected.items() if cards}
    assert hand(game, 1) == []
    ready(game, 1)


# -- Fact, Garsh, Ideo -------------------------------------------------------------------------------------------

TRIO = ["fact", "garsh", "ideo"]
WORKING = [pytest.param(card, marks=pytest.mark.card(card, game="gosu")) for card in TRIO]
IDLE = [pytest.param(card, marks=pytest.mark.card(card, works=False, game="gosu")) for card in TRIO]


def played(card: str, points: int = 0) -> Game:
    """The hero is played against an army with a FREE card of each level."""
    game = table(
        'deck = ["awn", "sol", "mind", "justice"]',
        f'army.I = ["ammo"]\nhand = ["{card}"]',
        f'points = {points}\narmy.I = ["medic", "seeker", "seeker"]\narmy.II = ["loya", "kao"]\narmy.III = ["blind"]',
    )
    do(game, f"play {card}")
    assert (asked(game), choices(game)) == ((0, "one-of"), ["choose 1", "choose 2"])
    return game


@pytest.mark.parametrize("card", WORKING)
@pytest.mark.rule("G11.3")
def test_a_hero_of_the_trio_destroys_a_free_bakuto_or_hero(card: str) -> None:
    game = played(card)
    do(game, "choose 1")
    assert choices(game) == ["destroy 0:II1", "destroy 1:I3", "destroy 1:II2"]
    do(game, "destroy 1:II2")
    assert zones(game, 0) == {"I": "ammo", "II": card, "deck": "awn, sol, mind, justice", "pile": "kao"}
    assert army(game, 1) == {"I": ["medic", "seeker", "seeker"], "II": ["loya"], "III": ["blind"]}
    ready(game, 1)


@pytest.mark.parametrize("card", WORKING)
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(
    ("points", "drawn", "left"), [(0, "awn, sol", "mind, justice"), (1, "awn, mind, sol", "justice")]
)
def test_a_hero_of_the_trio_draws_two_cards_or_three(card: str, points: int, drawn: str, left: str) -> None:
    game = played(card, points)
    do(game, "choose 2")
    assert zones(game, 0) == {"I": "ammo", "II": card, "hand": drawn, "deck": left}
    assert army(game, 1) == {"I": ["medic", "seeker", "seeker"], "II": ["loya", "kao"], "III": ["blind"]}
    ready(game, 1)


@pytest.mark.parametrize("card", IDLE)
def test_a_hero_of_the_trio_destroys_no_ozeki(card: str) -> None:
    game = played(card)
    do(game, "choose 1")
    assert rules_against(game, "destroy 1:III1") == ["G2.4"]
    do(game, "destroy 0:II1")
    assert zones(game, 0) == {"I": "ammo", "deck": "awn, sol, mind, justice", "pile": card}
    assert army(game, 1) == {"I": ["medic", "seeker", "seeker"], "II": ["loya", "kao"], "III": ["blind"]}
    ready(game, 1)


@pytest.mark.parametrize("card", IDLE)
@pytest.mark.rule("G8.5")
def test_without_a_free_bakuto_or_hero_the_trio_can_only_draw(card: str) -> None:
    game = table(
        'deck = ["awn", "sol", "mind"]',
        f'army.I = ["ammo"]\narmy.II = ["dalister"]\narmy.III = ["dawn"]\nhand = ["{card}", "medic", "psi", "seeker"]',
        "",
    )
    do(game, "mutate II1")
    assert zones(game, 0) == {
        "I": "ammo", "II": card, "III": "dawn",
        "hand": "awn, sol", "deck": "mind", "pile": "dalister, medic, psi, seeker",
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.parametrize("card", IDLE)
@pytest.mark.rule("G8.5", "G7.3")
def test_without_a_card_to_draw_the_trio_must_destroy_itself_if_need_be(card: str) -> None:
    game = table("deck = []", f'army.I = ["ammo"]\nhand = ["{card}"]', "")
    do(game, f"play {card}")
    assert zones(game, 0) == {"I": "ammo", "pile": card}
    ready(game, 1)


@pytest.mark.parametrize("card", IDLE)
@pytest.mark.rule("G5.1c")
def test_the_trio_has_no_power_when_mutated_away(card: str) -> None:
    game = table(
        'deck = ["awn"]', f'army.I = ["ammo"]\narmy.II = ["{card}"]\nhand = ["dynamite", "medic", "seeker", "trix"]', ""
    )
    do(game, "mutate II1")
    assert zones(game, 0) == {
        "I": "ammo", "II": "dynamite", "deck": "awn", "pile": ", ".join(sorted([card, "medic", "seeker", "trix"])),
    }  # fmt: skip
    ready(game, 1)


# -- Mutations that set nothing off ------------------------------------------------------------------------------


@pytest.mark.rule("G5.1a", "G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("dom", 3), ("dynamite", 2), ("erxast", 4), ("dalister", 3)])
def test_a_hero_without_a_power_for_it_mutates_for_its_cost(card: str, cost: int) -> None:
    payment = ["medic", "medic", "psi", "psi"][:cost]
    rows = f'army.I = ["ammo"]\narmy.II = ["{card}"]'
    short = table('deck = ["awn"]', f"{rows}\nhand = {['kalim', *payment[1:]]}", "")
    assert rules_against(short, "mutate II1") == ["G5.1b"]
    game = table('deck = ["awn"]', f"{rows}\nhand = {['kalim', *payment]}", "")
    do(game, "mutate II1")
    assert zones(game, 0) == {"I": "ammo", "II": "kalim", "deck": "awn", "pile": ", ".join(sorted([card, *payment]))}
    ready(game, 1)
