"""Fire Ozekis: Dawn, Lipsy, Walror."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, do, hand, over, points, ready, rules_against
from tests.zones import zones

# -- Dawn --------------------------------------------------------------------------------------------------------

DAWN = 'army.I = ["medic", "seeker"]\narmy.II = ["sol"]\narmy.III = ["dawn"]'


@pytest.mark.card("dawn", game="gosu")
@pytest.mark.rule("G2.5")
def test_whoever_destroys_a_card_may_draw_in_whosever_army_dawn_lies() -> None:
    game = table('deck = ["awn", "mind"]', 'army.I = ["ak52"]\nhand = ["kao"]', DAWN, 'army.I = ["psi"]')
    do(game, "activate 0:I1", "destroy 2:I1")
    assert (asked(game), choices(game)) == ((0, "may"), ["yes", "no"])
    do(game, "yes")
    assert zones(game, 0) == {"I": "ak52 [t]", "hand": "awn", "deck": "mind", "pile": "kao, psi"}
    assert army(game, 1) == {"I": ["medic", "seeker"], "II": ["sol"], "III": ["dawn"]}
    assert (hand(game, 1), army(game, 2), hand(game, 2)) == ([], {}, [])
    ready(game, 1)


@pytest.mark.card("dawn", works=False, game="gosu")
def test_the_draw_of_dawn_may_be_declined() -> None:
    game = table('deck = ["awn"]', 'army.I = ["ak52"]\nhand = ["kao"]', DAWN)
    do(game, "activate 0:I1", "destroy 0:I1", "no")
    assert zones(game, 0) == {"deck": "awn", "pile": "ak52, kao"}
    assert (hand(game, 1), len(army(game, 1))) == ([], 3)
    ready(game, 1)


@pytest.mark.card("dawn", game="gosu")
@pytest.mark.rule("G11.10")
def test_dawn_counts_each_of_two_cards_destroyed_together() -> None:
    game = table('deck = ["awn", "mind", "kork"]', 'hand = ["sniper"]', DAWN, 'army.I = ["psi"]')
    do(game, "play sniper", "destroy 1:I2", "destroy 2:I1")
    assert (army(game, 1)["I"], army(game, 2)) == (["medic"], {})  # both are gone before the first draw
    do(game, "yes", "yes")
    assert zones(game, 0) == {"I": "sniper", "hand": "awn, mind", "deck": "kork", "pile": "psi, seeker"}
    assert army(game, 1) == {"I": ["medic"], "II": ["sol"], "III": ["dawn"]}
    ready(game, 1)


DALISTER = 'army.I = ["ammo"]\nhand = ["dalister"]'


@pytest.mark.card("dawn", game="gosu")
@pytest.mark.rule("G11.6a", "G11.10")
@pytest.mark.parametrize(("targets", "drawn", "bakutos"), [
    (["1:III1", "1:I2"], "awn, mind", ["medic"]),
    (["1:I2", "1:III1"], "awn, mind", ["medic"]),
    (["1:III1"], "awn", ["medic", "seeker"]),
])  # fmt: skip
def test_dawn_counts_its_own_destruction_and_what_falls_with_it(
    targets: list[str], drawn: str, bakutos: list[str]
) -> None:
    ahead = len(targets) - 1
    game = table('deck = ["awn", "mind", "kork"]', DALISTER, f"points = {ahead}\n{DAWN}")
    do(game, "play dalister", *[f"destroy {target}" for target in targets], *["yes" for _ in targets])
    table_now = zones(game, 0)
    assert (table_now["I"], table_now["II"], table_now["hand"]) == ("ammo", "dalister", drawn)
    assert table_now["pile"] == ("dawn, seeker" if ahead else "dawn")
    assert table_now["deck"] == ("kork" if ahead else "mind, kork")
    assert army(game, 1) == {"I": bakutos, "II": ["sol"]}
    ready(game, 1)


@pytest.mark.card("dawn", game="gosu")
@pytest.mark.rule("G3.4", "G11.10")
@pytest.mark.parametrize(("first", "drawn", "others"), [("1:II1", ["mind"], ["awn"]), ("1:III1", ["awn"], ["mind"])])
def test_the_active_player_orders_dawn_and_prahs(first: str, drawn: list[str], others: list[str]) -> None:
    game = table(
        'deck = ["awn", "mind"]',
        'army.I = ["ak52"]\nhand = ["kao"]',
        'army.I = ["shaman", "medic"]\narmy.II = ["prahs"]\narmy.III = ["dawn"]',
    )
    do(game, "activate 0:I1", "destroy 1:I2")
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 1:II1", "resolve 1:III1"])
    do(game, f"resolve {first}", "yes", "yes")
    assert (hand(game, 0), hand(game, 1)) == (drawn, others)
    assert army(game, 0) == {"I": ["ak52 [t]"]}
    assert army(game, 1) == {"I": ["shaman"], "II": ["prahs"], "III": ["dawn"]}
    ready(game, 1)


@pytest.mark.card("dawn", works=False, game="gosu")
@pytest.mark.rule("G2.5", "G7.1b")
@pytest.mark.parametrize(("target", "lost"), [("1:I2", "seeker"), ("1:III1", "dawn")])
def test_a_trapped_dawn_lets_nobody_draw_not_even_for_itself(target: str, lost: str) -> None:
    game = table('deck = ["awn"]', DALISTER, DAWN.replace('"dawn"', '"(dawn)"'))
    do(game, "play dalister", f"destroy {target}")
    assert zones(game, 0) == {"I": "ammo", "II": "dalister", "deck": "awn", "pile": lost}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("dawn", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_mutated_or_returned_card_is_not_destroyed_for_dawn() -> None:
    game = table('deck = ["awn"]', 'army.I = ["visionary"]\nhand = ["engineer", "kao", "loya"]', DAWN)
    do(game, "mutate I1")
    ready(game, 1)
    do(game, "pass", "activate 0:I1", "return 1:III1")
    assert zones(game, 0) == {"I": "engineer [t]", "deck": "awn", "pile": "dawn, kao, loya, visionary"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["medic", "seeker"], "II": ["sol"]}, [])
    ready(game, 0)


@pytest.mark.card("dawn", game="gosu")
@pytest.mark.rule("G5.1b", "G10.1")
def test_dawn_pays_for_what_a_mutation_destroys_before_the_new_goblin_comes() -> None:
    game = table('deck = ["awn", "mind"]', 'army.I = ["explosive"]\nhand = ["ammo", "kao", "loya", "justice"]', DAWN)
    do(game, "mutate I1", "destroy 1:III1")
    assert (asked(game), hand(game, 0)) == ((0, "may"), [])  # A.M.M.O. is set aside and has not drawn yet
    do(game, "yes")
    assert zones(game, 0) == {"I": "ammo", "hand": "awn, mind", "pile": "dawn, explosive, justice, kao, loya"}
    assert army(game, 1) == {"I": ["medic", "seeker"], "II": ["sol"]}
    ready(game, 1)


# -- Lipsy -------------------------------------------------------------------------------------------------------

LIPSY = 'army.I = ["ammo"]\narmy.II = ["dom"]\nhand = ["lipsy"]'
SEVEN = 'deck = ["awn", "sol", "mind", "kao", "loya", "psi", "trix"]'


@pytest.mark.card("lipsy", game="gosu")
@pytest.mark.rule("G11.1", "G11.2", "G4.3a", "G4.3b")
def test_lipsy_lets_all_draw_when_all_are_level_the_active_player_first() -> None:
    game = table(f"{SEVEN}\nturn = 1", "", LIPSY, "passed = true")
    do(game, "play lipsy")
    assert zones(game, 1) == {"I": "ammo", "II": "dom", "III": "lipsy", "hand": "awn, sol", "deck": "trix"}
    assert (hand(game, 2), hand(game, 0)) == (["kao", "mind"], ["loya", "psi"])
    ready(game, 0)


@pytest.mark.card("lipsy", game="gosu")
@pytest.mark.rule("G11.1")
def test_lipsy_lets_those_with_the_fewest_points_draw() -> None:
    game = table(SEVEN, f"points = 1\n{LIPSY}", "points = 2", "points = 1", "points = 2")
    do(game, "play lipsy")
    assert [hand(game, seat) for seat in range(4)] == [["awn", "sol"], [], ["kao", "mind"], []]
    assert zones(game, 0)["deck"] == "loya, psi, trix"
    ready(game, 1)


@pytest.mark.card("lipsy", works=False, game="gosu")
@pytest.mark.rule("G11.1")
def test_lipsy_gives_nothing_to_its_own_player_who_is_ahead() -> None:
    game = table(SEVEN, f"points = 1\n{LIPSY}", "")
    do(game, "play lipsy")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["ammo"], "II": ["dom"], "III": ["lipsy"]}, [])
    assert hand(game, 1) == ["awn", "sol"]
    ready(game, 1)


@pytest.mark.card("lipsy", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_a_player_who_has_conceded_is_not_counted_by_lipsy() -> None:
    game = table(SEVEN, f"points = 1\n{LIPSY}", "out = true", "points = 2")
    do(game, "play lipsy")
    assert [hand(game, seat) for seat in range(3)] == [["awn", "sol"], [], []]
    ready(game, 2)


@pytest.mark.card("lipsy", works=False, game="gosu")
@pytest.mark.rule("G4.3b", "G7.1b")
@pytest.mark.parametrize(
    ("bakuto", "hero"), [("medic", "dom"), ("ammo", "favre"), ("(ammo)", "dom"), ("ammo", "(dom)")]
)
def test_lipsy_needs_a_face_up_bakuto_and_hero_of_fire(bakuto: str, hero: str) -> None:
    game = table(SEVEN, f'army.I = ["{bakuto}"]\narmy.II = ["{hero}"]\nhand = ["lipsy"]', "")
    assert rules_against(game, "play lipsy") == ["G4.3b"]
    ready(game, 0)


# -- Walror ------------------------------------------------------------------------------------------------------

FOUR_BAKUTOS = 'army.I = ["ammo", "ammo", "sniper", "sniper"]'
WALROR = 'army.I = ["ak52"]\narmy.II = ["dom"]\narmy.III = ["walror"]'


@pytest.mark.card("walror", game="gosu")
@pytest.mark.rule("G9.7")
@pytest.mark.parametrize("last", ["fact", "garsh", "ideo"])
def test_the_third_of_walrors_heroes_wins_before_its_own_power(last: str) -> None:
    others = [hero for hero in ("fact", "garsh", "ideo") if hero != last]
    game = table("deck = []", f"{FOUR_BAKUTOS}\narmy.II = {others}\narmy.III = ['walror']\nhand = ['{last}']", "")
    do(game, f"play {last}")
    over(game, [0], "G9.7")


@pytest.mark.card("walror", game="gosu")
@pytest.mark.rule("G2.5", "G9.7")
def test_walror_in_another_army_serves_as_well() -> None:
    game = table("deck = []", f'{FOUR_BAKUTOS}\narmy.II = ["fact", "garsh"]\nhand = ["ideo"]', "", WALROR)
    do(game, "play ideo")
    over(game, [0], "G9.7")


@pytest.mark.card("walror", game="gosu")
@pytest.mark.rule("G2.5", "G9.7")
def test_an_opponent_who_plays_walror_gives_the_game_away() -> None:
    game = table(
        "deck = []\nturn = 1",
        f'{FOUR_BAKUTOS}\narmy.II = ["fact", "garsh", "ideo"]',
        'army.I = ["ak52"]\narmy.II = ["dom"]\nhand = ["walror"]',
    )
    do(game, "play walror")
    over(game, [0], "G9.7")


@pytest.mark.card("walror", game="gosu")
@pytest.mark.rule("G11.5")
def test_trapped_heroes_count_for_walror() -> None:
    game = table("deck = []", f'{FOUR_BAKUTOS}\narmy.II = ["(fact)", "garsh", "(ideo)"]\nhand = ["walror"]', "")
    do(game, "play walror")
    over(game, [0], "G9.7")


@pytest.mark.card("walror", game="gosu")
@pytest.mark.rule("G9.7", "G5.1b")
def test_a_mutation_into_the_third_hero_wins_when_it_comes_in() -> None:
    game = table(
        'deck = ["awn"]',
        'army.I = ["ammo", "ammo", "sniper"]\narmy.II = ["fact", "garsh", "mmo-twice"]\nhand = ["ideo", "kork", "psi"]',
        WALROR,
    )
    do(game, "mutate II3")
    assert hand(game, 0) == ["awn"]  # by Mmo Twice, which left before
    over(game, [0], "G9.7")


@pytest.mark.card("walror", works=False, game="gosu")
@pytest.mark.rule("G11.5")
def test_a_trapped_walror_does_not_work_until_it_is_turned_up() -> None:
    game = table(
        "deck = []",
        f'{FOUR_BAKUTOS}\narmy.II = ["fact", "garsh", "ideo"]\narmy.III = ["dawn"]',
        'army.I = ["medic"]\narmy.II = ["sol"]\narmy.III = ["(walror)"]',
    )
    ready(game, 0)
    do(game, "pass")
    ready(game, 1)
    do(game, "pass")  # the Great Battle, then trapped cards are turned up
    assert points(game) == [1, 0]
    over(game, [0], "G9.7")


@pytest.mark.card("walror", works=False, game="gosu")
@pytest.mark.rule("G9.7")
def test_walrors_heroes_in_several_armies_win_nothing() -> None:
    game = table(
        'deck = ["awn", "mind"]',
        f'{FOUR_BAKUTOS}\narmy.II = ["fact"]\nhand = ["ideo"]',
        'army.I = ["ak52", "psi"]\narmy.II = ["dom", "garsh"]\narmy.III = ["walror"]',
    )
    do(game, "play ideo", "choose 2")
    assert (army(game, 0)["II"], hand(game, 0)) == (["fact", "ideo"], ["awn", "mind"])
    assert army(game, 1) == {"I": ["ak52", "psi"], "II": ["dom", "garsh"], "III": ["walror"]}
    ready(game, 1)


@pytest.mark.card("walror", works=False, game="gosu")
@pytest.mark.rule("G3.6b", "G9.7")
def test_the_walror_of_a_player_who_has_conceded_is_without_power() -> None:
    game = table(
        'deck = ["awn", "mind"]',
        f'{FOUR_BAKUTOS}\narmy.II = ["fact", "garsh"]\nhand = ["ideo"]',
        f"{WALROR}\nout = true",
        "",
    )
    do(game, "play ideo", "choose 2")
    assert zones(game, 0) == {"I": "ammo, ammo, sniper, sniper", "II": "fact, garsh, ideo", "hand": "awn, mind"}
    assert army(game, 1) == {"I": ["ak52"], "II": ["dom"], "III": ["walror"]}
    ready(game, 2)


@pytest.mark.card("walror", works=False, game="gosu")
@pytest.mark.rule("G3.6b", "G9.7")
def test_a_player_who_has_conceded_does_not_win_by_walror() -> None:
    game = table(
        "deck = []",
        'army.I = ["ak52"]\narmy.II = ["dom"]\nhand = ["walror"]',
        f'{FOUR_BAKUTOS}\narmy.II = ["fact", "garsh", "ideo"]\nout = true',
        "",
    )
    do(game, "play walror")
    assert army(game, 0) == {"I": ["ak52"], "II": ["dom"], "III": ["walror"]}
    ready(game, 2)
