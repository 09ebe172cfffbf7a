"""Meka Ozekis: Blind, Dante, Vict'Hory."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, do, hand, over, points, ready, rules_against, tokens
from tests.zones import zones

# -- Blind -------------------------------------------------------------------------------------------------------

BLIND = 'army.I = ["FIRST", "SECOND"]\narmy.II = ["sol"]\narmy.III = ["blind"]'


def blind(first: str, second: str = "scout") -> str:
    """An army with Blind, a Bakuto under it and a FREE one."""
    return BLIND.replace("FIRST", first).replace("SECOND", second)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G2.5", "G6.3b", "G8.3")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 1, 4), (1, 0, 3)])
def test_with_blind_the_user_of_another_players_goblin_is_you(mine: int, theirs: int, drawn: int) -> None:
    cards = ["awn", "kao", "loya", "mind"]
    game = table(f"deck = {cards}", f"points = {mine}", f"points = {theirs}\n{blind('seeker')}")
    do(game, "activate 1:I1")
    assert (asked(game), hand(game, 0)) == ((0, "discard"), cards[:drawn])
    do(game, "discard awn", "discard kao")
    assert (hand(game, 0), hand(game, 1)) == (cards[2:drawn], [])
    assert army(game, 1) == {"I": ["seeker [t0]", "scout"], "II": ["sol"], "III": ["blind"]}
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    ready(game, 1)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G2.5", "G6.4")
def test_blind_serves_all_players_in_all_armies() -> None:
    game = table("deck = []\nturn = 2", 'army.I = ["guardian"]', blind("seeker"), 'army.I = ["ak52"]')
    tokens_on = [action for action in choices(game) if action.startswith("activate")]
    assert tokens_on == ["activate 0:I1", "activate 1:I1", "activate 2:I1"]
    ready(game, 2)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.3b", "G8.3")
@pytest.mark.parametrize(("holder", "next_player"), [(0, 0), (1, 1)])
def test_with_blind_the_advantage_and_the_turn_are_the_users(holder: int, next_player: int) -> None:
    army_of_adelam = 'army.I = ["seeker", "scout"]\narmy.II = ["adelam", "sol"]\narmy.III = ["blind"]'
    game = table(f'deck = ["awn", "kao", "mind"]\nadvantage = {holder}', "", army_of_adelam)
    do(game, "activate 1:II1")
    assert zones(game, 0) == {"hand": "awn, kao", "deck": "mind"}
    assert army(game, 1) == {"I": ["seeker", "scout"], "II": ["adelam [t0]", "sol"], "III": ["blind"]}
    ready(game, next_player)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.3b")
def test_with_blind_your_own_army_is_that_of_the_user() -> None:
    game = table('deck = ["awn", "mind", "kao"]', 'army.I = ["psi"]', blind("illusionist"))
    do(game, "activate 1:I1")  # Psi is the only FREE card of the user
    assert zones(game, 0) == {"hand": "awn, mind", "deck": "kao", "pile": "psi"}
    assert (army(game, 1)["I"], hand(game, 1)) == (["illusionist [t0]", "scout"], [])
    ready(game, 1)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.3a")
def test_with_blind_a_column_is_that_of_the_card() -> None:
    game = table(
        'deck = ["awn", "mind", "kao"]',
        "",
        'army.I = ["shaman", "engineer"]\narmy.II = ["sol", "silend"]\narmy.III = ["labdad", "blind"]',
    )
    do(game, "activate 1:I1")  # Shaman, Sol and Labdad
    assert (hand(game, 0), hand(game, 1)) == (["awn", "kao", "mind"], [])
    assert army(game, 1)["I"] == ["shaman [t0]", "engineer"]
    ready(game, 1)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.3b", "G11.6a")
def test_with_blind_the_user_pays_and_is_the_one_who_destroys() -> None:
    game = table(
        'deck = ["awn", "mind"]',
        'hand = ["kao"]',
        'army.I = ["ak52", "ammo"]\narmy.II = ["silend", "dom"]\narmy.III = ["blind", "dawn"]',
        'army.I = ["psi"]\nhand = ["loya"]',
    )
    do(game, "activate 1:I1")
    assert asked(game) == (0, "may")  # Dawn, for the user: Psi was the only FREE Bakuto
    do(game, "yes")
    assert zones(game, 0) == {"hand": "awn", "deck": "mind", "pile": "kao, psi"}
    assert (hand(game, 1), hand(game, 2), army(game, 2)) == ([], ["loya"], {})
    ready(game, 1)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.5", "G6.3b")
def test_with_blind_copycat_copies_from_an_opponent_of_its_user() -> None:
    game = table(
        'deck = ["awn", "mind", "kao", "psi"]',
        'army.I = ["guardian"]',
        'army.I = ["seeker", "scout"]\narmy.II = ["copycat"]\narmy.III = ["blind"]',
    )
    do(game, "activate 1:II1")  # only Seeker: Guardian is the user's own, and Copycat never copies itself
    assert (asked(game), hand(game, 0)) == ((0, "discard"), ["awn", "kao", "mind"])
    do(game, "discard awn", "discard mind")
    assert zones(game, 0) == {"I": "guardian", "hand": "kao", "deck": "psi", "pile": "awn, mind"}
    assert army(game, 1) == {"I": ["seeker", "scout"], "II": ["copycat [t0]"], "III": ["blind"]}
    ready(game, 1)


@pytest.mark.card("blind", works=False, game="gosu")
@pytest.mark.rule("G6.4", "G6.1a")
def test_a_foreign_token_blocks_the_controller_and_everybody_else() -> None:
    game = table("deck = []\nturn = 1", "", blind("seeker [t0]"), "")
    assert rules_against(game, "activate 1:I1") == ["G6.1a"]
    do(game, "pass")
    assert rules_against(game, "activate 1:I1") == ["G6.1a"]
    assert army(game, 1)["I"] == ["seeker [t0]", "scout"]
    ready(game, 2)


@pytest.mark.card("blind", works=False, game="gosu")
@pytest.mark.rule("G2.5", "G7.1b", "G3.6b")
@pytest.mark.parametrize(("yours", "theirs"), [
    ('army.I = ["seeker"]', ""),  # no Blind at all
    ('army.I = ["seeker"]', blind("scout").replace('"blind"', '"(blind)"')),
    ('army.I = ["seeker"]', blind("scout") + "\nout = true"),
])  # fmt: skip
def test_without_blind_in_force_other_players_goblins_are_out_of_reach(yours: str, theirs: str) -> None:
    game = table("deck = []\nturn = 2", yours, theirs, "")
    assert rules_against(game, "activate 0:I1") == ["G3.1e"]
    ready(game, 2)


@pytest.mark.card("blind", works=False, game="gosu")
@pytest.mark.rule("G3.6b", "G7.1b", "G3.1e")
def test_blind_opens_no_goblin_that_is_trapped_powerless_or_of_a_player_who_has_conceded() -> None:
    game = table("deck = []", blind("(seeker)", "visionary"), 'army.I = ["seeker"]\nout = true', 'army.I = ["(ak52)"]')
    assert rules_against(game, "activate 2:I1") == ["G7.1b"]
    assert rules_against(game, "activate 1:I1") == ["G3.6b"]
    assert rules_against(game, "activate 0:I2") == ["G3.1e"]
    ready(game, 0)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.4", "G9.5a")
def test_a_foreign_token_stays_when_blind_goes_and_comes_back_in_the_next_round() -> None:
    game = table("deck = []", 'army.I = ["ammo"]\nhand = ["dalister"]', blind("seeker [t0]"))
    do(game, "play dalister", "destroy 1:III1")
    assert zones(game, 0) == {"I": "ammo", "II": "dalister", "pile": "blind"}
    assert army(game, 1) == {"I": ["seeker [t0]", "scout"], "II": ["sol"]}
    assert rules_against(game, "activate 1:I1") == ["G6.1a"]  # still blocked
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    do(game, "pass", "pass")
    assert (points(game), army(game, 1)) == ([0, 1], {"I": ["seeker", "scout"], "II": ["sol"]})
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (2, 0, 0))
    ready(game, 0)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.2", "G6.4")
@pytest.mark.parametrize(("power", "actions", "bakutos"), [
    ("ak52", ["activate 2:I1", "destroy 1:I2"], ["engineer"]),
    ("engineer", ["activate 2:I1", "return 1:I2"], ["engineer"]),
    ("medic", ["activate 2:I1", "trap 1:I2"], ["engineer", "(seeker)"]),
])  # fmt: skip
def test_a_foreign_token_stays_a_used_one_of_its_owner_when_the_goblin_is_gone(
    power: str, actions: list[str], bakutos: list[str]
) -> None:
    game = table("deck = []\nturn = 2", "", blind("engineer", "seeker [t0]"), f'army.I = ["{power}"]\nhand = ["kao"]')
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    do(game, *actions)
    assert (tokens(game, 0), tokens(game, 1), tokens(game, 2)) == ((1, 1, 0), (2, 0, 0), (1, 0, 0))
    assert army(game, 1) == {"I": bakutos, "II": ["sol"], "III": ["blind"]}
    assert (hand(game, 1), army(game, 2)) == ([], {"I": [f"{power} [t]"]})
    ready(game, 0)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G6.2", "G5.1b")
def test_a_mutated_goblin_leaves_its_foreign_token_to_the_owner() -> None:
    game = table(
        "deck = []",
        'army.I = ["scout"]\narmy.II = ["pixl [t1]"]\narmy.III = ["blind"]\nhand = ["dom", "psi", "medic", "thief"]',
        "",
    )
    do(game, "mutate II1")
    assert army(game, 0) == {"I": ["scout"], "II": ["dom"], "III": ["blind"]}
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (1, 1, 0))
    ready(game, 1)


@pytest.mark.card("blind", game="gosu")
@pytest.mark.rule("G11.8", "G6.4")
def test_a_swapped_goblin_keeps_its_foreign_token() -> None:
    game = table(
        "deck = []\nadvantage = 1",
        'army.I = ["ammo"]\narmy.II = ["dom"]',
        'army.I = ["seeker [t0]", "guardian [t]"]\narmy.II = ["sol"]\narmy.III = ["blind"]',
        "",
    )
    do(game, "activate 0:II1", "swap 1:I1")
    assert army(game, 1) == {"I": ["guardian [t]", "seeker [t0]"], "II": ["sol"], "III": ["blind"]}
    assert (tokens(game, 0), tokens(game, 1)) == ((0, 0, 0), (1, 0, 0))
    ready(game, 1)


# -- Dante -------------------------------------------------------------------------------------------------------

DANTE = 'army.I = ["scout"]\narmy.II = ["time"]\nhand = ["dante"]'
SEVEN = 'deck = ["awn", "sol", "mind", "kao", "loya", "psi", "trix"]'


@pytest.mark.card("dante", game="gosu")
@pytest.mark.rule("G11.1", "G11.2")
def test_dante_lets_all_draw_when_all_are_level() -> None:
    game = table(f"{SEVEN}\nturn = 2", "points = 1", "points = 1\npassed = true", f"points = 1\n{DANTE}")
    do(game, "play dante")
    assert zones(game, 2) == {"I": "scout", "II": "time", "III": "dante", "hand": "awn, sol", "deck": "trix"}
    assert (hand(game, 0), hand(game, 1)) == (["kao", "mind"], ["loya", "psi"])
    ready(game, 0)


@pytest.mark.card("dante", game="gosu")
@pytest.mark.rule("G11.1", "G10.4")
def test_dante_helps_its_own_player_who_is_last_as_far_as_the_cards_reach() -> None:
    game = table('deck = ["awn"]', DANTE, "points = 1")
    do(game, "play dante")
    assert zones(game, 0) == {"I": "scout", "II": "time", "III": "dante", "hand": "awn"}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("dante", works=False, game="gosu")
@pytest.mark.rule("G11.1")
def test_dante_gives_nothing_to_those_who_have_more_points() -> None:
    game = table(SEVEN, f"points = 1\n{DANTE}", "points = 2", "", "")
    do(game, "play dante")
    assert [hand(game, seat) for seat in range(4)] == [[], [], ["awn", "sol"], ["kao", "mind"]]
    ready(game, 1)


@pytest.mark.card("dante", works=False, game="gosu")
@pytest.mark.rule("G4.3a", "G4.3b")
@pytest.mark.parametrize(("rows", "rules"), [
    ('army.I = ["scout"]', ["G4.3a", "G4.3b"]),
    ('army.I = ["scout"]\narmy.II = ["time"]\narmy.III = ["mind"]', ["G4.3a"]),
    ('army.I = ["scout", "psi"]\narmy.II = ["sol"]', ["G4.3b"]),
])  # fmt: skip
def test_dante_is_not_played_without_a_place_or_its_clan(rows: str, rules: list[str]) -> None:
    game = table("deck = []", f'{rows}\nhand = ["dante"]', "")
    assert sorted(rules_against(game, "play dante")) == rules
    ready(game, 0)


# -- Vict'Hory ---------------------------------------------------------------------------------------------------

FIVE_MEKAS = '"tinkerer", "tinkerer", "engineer", "engineer", "priest"'
EIGHT_MEKAS = f'army.I = [{FIVE_MEKAS}]\narmy.II = ["kameo", "meow"]\narmy.III = ["vict-hory"]'
EIGHT_FIRES = 'army.I = ["ammo", "ammo", "ak52", "ak52", "sniper"]\narmy.II = ["dom", "fact", "erxast"]'
EIGHT_DARKS = 'army.I = ["medic", "medic", "thief", "thief", "avenger"]\narmy.II = ["kao", "kalim", "trsck"]'


@pytest.mark.card("vict-hory", game="gosu")
@pytest.mark.rule("G9.5a")
def test_eight_cards_of_one_clan_win_at_the_start_of_a_round() -> None:
    game = table("deck = []", EIGHT_MEKAS, 'army.I = ["psi"]')
    do(game, "pass", "pass")
    assert points(game) == [1, 0]
    over(game, [0], "G9.5a")


@pytest.mark.card("vict-hory", game="gosu")
@pytest.mark.rule("G2.5", "G9.5a")
def test_vict_hory_in_another_army_counts_any_clan() -> None:
    game = table("deck = []", 'army.I = ["scout"]\narmy.II = ["time"]\narmy.III = ["vict-hory"]', EIGHT_FIRES)
    do(game, "pass", "pass")
    over(game, [1], "G9.5a")


@pytest.mark.card("vict-hory", game="gosu")
@pytest.mark.rule("G9.5a", "G7.2")
def test_trapped_cards_and_vict_hory_itself_are_turned_up_before_the_check() -> None:
    game = table("deck = []", EIGHT_MEKAS.replace('"priest"', '"(priest)"').replace('"vict-hory"', '"(vict-hory)"'), "")
    do(game, "pass", "pass")
    over(game, [0], "G9.5a")


@pytest.mark.card("vict-hory", game="gosu")
@pytest.mark.rule("G9.5b")
@pytest.mark.parametrize(("holder", "winners"), [(0, [0]), (1, [1]), (2, [0, 1])])
def test_of_several_who_win_the_holder_of_the_advantage_wins_alone(holder: int, winners: list[int]) -> None:
    game = table(f"deck = []\nadvantage = {holder}", EIGHT_MEKAS, EIGHT_FIRES, 'army.I = ["psi"]')
    do(game, "pass", "pass", "pass")
    over(game, winners, "G9.5b")


@pytest.mark.card("vict-hory", game="gosu")
@pytest.mark.rule("G9.5b")
def test_victories_by_vict_hory_and_temuchin_are_shared() -> None:
    full = (
        'army.I = ["psi", "shaman", "ammo", "scout", "medic"]\narmy.II = ["awn", "sol", "dalister", "time", "duwal"]\n'
        'army.III = ["mind", "temuchin", "dawn", "dante", "trix"]'
    )
    game = table("deck = []\nadvantage = 2", EIGHT_MEKAS, full, "")
    do(game, "pass", "pass", "pass")
    assert points(game) == [0, 1, 0]
    over(game, [0, 1], "G9.5b")


@pytest.mark.card("vict-hory", works=False, game="gosu")
@pytest.mark.rule("G9.5a")
def test_the_eighth_card_wins_nothing_in_the_middle_of_a_round() -> None:
    game = table("deck = []", EIGHT_MEKAS.replace(', "meow"', "") + '\nhand = ["moonlight"]', "")
    do(game, "play moonlight")
    assert army(game, 0)["II"] == ["kameo", "moonlight"]
    ready(game, 1)
    do(game, "pass", "pass")
    over(game, [0], "G9.5a")


@pytest.mark.card("vict-hory", works=False, game="gosu")
@pytest.mark.rule("G9.5a", "G3.6b")
@pytest.mark.parametrize(("first", "second"), [
    (EIGHT_MEKAS.replace(', "meow"', ""), ""),  # seven
    (EIGHT_MEKAS.replace('"meow"', '"loya"'), ""),  # seven and one of another clan
    (EIGHT_MEKAS.replace("vict-hory", "blind"), ""),
    (EIGHT_DARKS, 'army.I = ["scout"]\narmy.II = ["time"]\narmy.III = ["vict-hory"]\nout = true'),
    ("", f"{EIGHT_MEKAS}\nout = true"),
])  # fmt: skip
def test_vict_hory_does_not_work_for_less_or_after_conceding(first: str, second: str) -> None:
    game = table("deck = []", first, second, "")
    out = game.state.seats[1].out
    do(game, *["pass"] * (2 if out else 3))
    assert (points(game), game.result) == ([1, 0, 0], None)
    assert army(game, 0) == army(table("deck = []", first, second, ""), 0)
    ready(game, 0)


@pytest.mark.card("vict-hory", works=False, game="gosu")
@pytest.mark.rule("G9.3a", "G9.5a")
def test_a_third_point_of_the_battle_comes_before_vict_hory() -> None:
    game = table("deck = []", EIGHT_MEKAS, f'points = 2\n{EIGHT_FIRES}\narmy.III = ["dawn"]')
    do(game, "pass", "pass")  # 21 to 24
    assert points(game) == [0, 3]
    over(game, [1], "G9.3a")
