"""G4: where a goblin may be played, what it costs, and its enters power."""

import pytest

from gosux import Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene


def about_to_play(rows: str, hand: list[str]) -> Game:
    """The first player has an army and a hand; the draw pile is empty."""
    return scene(f'ruleset = "gosu"\ndeck = []\n[[player]]\n{rows}\nhand = {hand}\n[[player]]\n')


# -- G4.1: Bakutos -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.1a")
@pytest.mark.parametrize("card", ["seeker", "guardian", "ak52", "engineer", "medic"])
def test_the_first_bakuto_of_an_army_costs_nothing_whatever_its_clan(card: str) -> None:
    game = about_to_play("", [card, "kork", "angel"])
    do(game, f"play {card}")
    assert army(game, 0) == {"I": [card]}
    assert hand(game, 0) == ["angel", "kork"]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G4.1a", "G4.1c")
def test_the_second_bakuto_is_no_first_one() -> None:
    game = about_to_play('army.I = ["seeker"]', ["guardian"])
    assert rules_against(game, "play guardian") == ["G4.1c"]
    ready(game, 0)


@pytest.mark.rule("G4.1b")
def test_a_bakuto_whose_clan_lies_face_up_in_the_row_costs_nothing() -> None:
    game = about_to_play('army.I = ["seeker", "engineer"]', ["illusionist", "scout", "kork"])
    do(game, "play illusionist", "pass", "play scout")
    assert army(game, 0) == {"I": ["seeker", "engineer", "illusionist", "scout"]}
    assert hand(game, 0) == ["kork"]
    assert pile(game, 0) == []
    ready(game, 0)


@pytest.mark.rule("G4.1b")
def test_a_hero_of_the_clan_does_not_save_the_cost() -> None:
    game = about_to_play('army.I = ["seeker"]\narmy.II = ["favre"]', ["guardian", "kork"])
    assert rules_against(game, "play guardian") == ["G4.1c"]
    ready(game, 0)


@pytest.mark.rule("G4.1b", "G4.6")
def test_a_face_up_bakuto_of_the_clan_saves_the_cost_beside_a_trapped_one() -> None:
    game = about_to_play('army.I = ["seeker", "(seeker)"]', ["illusionist"])
    do(game, "play illusionist")
    assert army(game, 0) == {"I": ["seeker", "(seeker)", "illusionist"]}
    ready(game, 1)


@pytest.mark.rule("G4.1c")
def test_a_bakuto_of_a_new_clan_costs_two_other_cards_of_the_players_choice() -> None:
    game = about_to_play('army.I = ["seeker"]', ["guardian", "guardian", "kork", "mind"])
    events = do(game, "play guardian")
    assert asked(game) == (0, "pay")
    assert choices(game) == ["pay mind", "pay guardian", "pay kork"]  # the second Guardian is another card
    events += do(game, "pay guardian")
    assert choices(game) == ["pay mind", "pay kork"]
    assert rules_against(game, "pay guardian") == ["G4.1c"]  # the one that is being played
    events += do(game, "pay mind")
    assert kinds(events)[:4] == ["plays", "discarded", "discarded", "entered"]
    assert army(game, 0) == {"I": ["seeker", "guardian"]}
    assert hand(game, 0) == ["kork"]
    assert pile(game, 0) == ["guardian", "mind"]
    ready(game, 1)


@pytest.mark.rule("G4.1c")
def test_with_two_other_cards_both_pay_and_with_one_the_bakuto_is_refused() -> None:
    game = about_to_play('army.I = ["seeker"]', ["guardian", "kork", "mind"])
    do(game, "play guardian")
    assert army(game, 0) == {"I": ["seeker", "guardian"]}
    assert hand(game, 0) == []
    assert pile(game, 0) == ["kork", "mind"]
    ready(game, 1)
    game = about_to_play('army.I = ["seeker"]', ["guardian", "kork"])
    assert rules_against(game, "play guardian") == ["G4.1c"]
    ready(game, 0)


@pytest.mark.rule("G4.1c")
def test_the_cost_is_paid_before_the_bakuto_comes_into_play() -> None:
    game = about_to_play('army.I = ["seeker"]', ["shaman", "kork", "mind"])
    do(game, "play shaman")  # takes an Alpha card from the discard pile: the one that paid
    assert army(game, 0) == {"I": ["seeker", "shaman"]}
    assert hand(game, 0) == ["kork"]
    assert pile(game, 0) == ["mind"]
    ready(game, 1)


BAKUTO_ROW = ["seeker", "seeker", "illusionist", "illusionist", "visionary"]
HERO_ROW = ["loya", "adelam", "alikan", "copycat", "justice"]
OZEKI_ROW = ["angel", "kamakor", "labdad", "dawn", "blind"]


@pytest.mark.rule("G4.1d")
@pytest.mark.parametrize(
    ("below", "row", "card"),
    [
        ("", "I", "psi"),
        (f"army.I = {BAKUTO_ROW}", "II", "patience"),
        (f"army.I = {BAKUTO_ROW}\narmy.II = {HERO_ROW}", "III", "mind"),
    ],
)
def test_a_row_takes_a_fifth_card_and_no_sixth(below: str, row: str, card: str) -> None:
    cards = {"I": BAKUTO_ROW, "II": HERO_ROW, "III": OZEKI_ROW}[row]
    game = about_to_play(f"{below}\narmy.{row} = {cards[:4]}", [card])
    do(game, f"play {card}")
    while asked(game)[1] == "discard":
        do(game, choices(game)[0])
    assert army(game, 0)[row] == [*cards[:4], card]
    ready(game, 1)
    game = about_to_play(f"{below}\narmy.{row} = {cards}", [card, "kork", "lipsy"])
    assert rules_against(game, f"play {card}") == ["G4.1d"]
    ready(game, 0)


LOSES_A_CARD = """
ruleset = "gosu"
deck = []
turn = 1
[[player]]
army.I = ARMY
hand = ["guardian", "kork"]
[[player]]
army.I = ["medic"]
army.II = ["ultimate"]
"""


@pytest.mark.rule("G4.1e")
def test_after_the_whole_army_has_been_lost_the_next_bakuto_is_a_first_one() -> None:
    game = scene(LOSES_A_CARD.replace("ARMY", '["seeker"]'))
    do(game, "activate 1:II1", "destroy 0:I1", "no")
    assert army(game, 0) == {}
    do(game, "play guardian")
    assert army(game, 0) == {"I": ["guardian"]}
    assert hand(game, 0) == ["kork"]
    assert pile(game, 0) == ["seeker"]
    ready(game, 1)


@pytest.mark.rule("G4.1e")
@pytest.mark.parametrize("left", ["psi", "(psi)"])
def test_while_a_card_is_left_the_next_bakuto_is_no_first_one(left: str) -> None:
    game = scene(LOSES_A_CARD.replace("ARMY", f'["{left}", "seeker"]'))
    do(game, "activate 1:II1", "destroy 0:I2", "no")
    assert army(game, 0) == {"I": [left]}
    assert rules_against(game, "play guardian") == ["G4.1c"]
    ready(game, 0)


# -- G4.2: Heroes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2a", "G4.2b")
def test_a_hero_needs_a_bakuto_of_its_clan_and_a_shorter_row_and_costs_nothing() -> None:
    game = about_to_play('army.I = ["seeker", "medic"]\narmy.II = ["loya"]', ["kalim", "kork", "lipsy"])
    do(game, "play kalim")
    assert army(game, 0) == {"I": ["seeker", "medic"], "II": ["loya", "kalim"]}
    assert hand(game, 0) == ["kork", "lipsy"]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G4.2a")
def test_a_hero_is_refused_while_its_row_is_as_long_as_that_of_the_bakutos() -> None:
    game = about_to_play('army.I = ["medic"]\narmy.II = ["kalim"]', ["kao", "medic"])
    assert rules_against(game, "play kao") == ["G4.2a"]
    do(game, "play medic", "pass", "play kao")
    assert army(game, 0) == {"I": ["medic", "medic"], "II": ["kalim", "kao"]}
    ready(game, 0)


@pytest.mark.rule("G4.2a", "G4.2b")
def test_a_hero_is_refused_in_an_empty_army() -> None:
    game = about_to_play("", ["kao"])
    assert rules_against(game, "play kao") == ["G4.2a", "G4.2b"]
    ready(game, 0)


@pytest.mark.rule("G4.2b")
@pytest.mark.parametrize(
    "rows",
    [
        'army.I = ["seeker"]',
        'army.I = ["(medic)"]',
        'army.I = ["seeker", "(medic)"]\narmy.II = ["kalim"]',
        'army.I = ["seeker", "seeker"]\narmy.II = ["kalim"]',
    ],
)
def test_a_hero_is_refused_without_a_face_up_bakuto_of_its_clan(rows: str) -> None:
    game = about_to_play(rows, ["kao", "kork", "lipsy"])
    assert rules_against(game, "play kao") == ["G4.2b"]
    ready(game, 0)


# -- G4.3: Ozekis ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.3a", "G4.3b")
def test_an_ozeki_needs_a_bakuto_and_a_hero_of_its_clan_and_a_shorter_row_and_costs_nothing() -> None:
    game = about_to_play(
        'army.I = ["medic", "seeker"]\narmy.II = ["loya", "kalim"]\narmy.III = ["angel"]', ["higuma", "kork", "lipsy"]
    )
    do(game, "play higuma")
    assert army(game, 0) == {"I": ["medic", "seeker"], "II": ["loya", "kalim"], "III": ["angel", "higuma"]}
    assert hand(game, 0) == ["kork", "lipsy"]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G4.3a")
def test_an_ozeki_is_refused_while_its_row_is_as_long_as_that_of_the_heroes() -> None:
    game = about_to_play('army.I = ["medic", "medic"]\narmy.II = ["kalim"]\narmy.III = ["higuma"]', ["the-edge", "kao"])
    assert rules_against(game, "play the-edge") == ["G4.3a"]
    do(game, "play kao", "pass", "play the-edge")
    assert army(game, 0) == {"I": ["medic", "medic"], "II": ["kalim", "kao"], "III": ["higuma", "the-edge"]}
    ready(game, 0)


@pytest.mark.rule("G4.3b")
@pytest.mark.parametrize(
    "rows",
    [
        'army.I = ["medic"]\narmy.II = ["loya"]',
        'army.I = ["seeker"]\narmy.II = ["kalim"]',
        'army.I = ["(medic)"]\narmy.II = ["kalim"]',
        'army.I = ["medic"]\narmy.II = ["(kalim)"]',
    ],
)
def test_an_ozeki_is_refused_without_a_face_up_bakuto_and_hero_of_its_clan(rows: str) -> None:
    game = about_to_play(rows, ["higuma", "kork", "lipsy"])
    assert rules_against(game, "play higuma") == ["G4.3b"]
    ready(game, 0)


@pytest.mark.rule("G4.3a", "G4.3b")
def test_every_reason_against_an_ozeki_is_named() -> None:
    game = about_to_play('army.I = ["seeker"]', ["higuma"])
    assert rules_against(game, "play higuma") == ["G4.3a", "G4.3b", "G4.3b"]
    ready(game, 0)


# -- G4.4: checked only when playing -----------------------------------------------------------------------------


@pytest.mark.rule("G4.4")
def test_a_hero_stays_when_the_base_of_its_clan_is_destroyed() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
turn = 1
[[player]]
army.I = ["seeker", "seeker", "guardian"]
army.II = ["pixl"]
hand = ["sprew"]
[[player]]
army.I = ["medic"]
army.II = ["ultimate"]
""")
    do(game, "activate 1:II1", "destroy 0:I3", "no")
    assert army(game, 0) == {"I": ["seeker", "seeker"], "II": ["pixl"]}
    assert pile(game, 0) == ["guardian"]
    assert rules_against(game, "play sprew") == ["G4.2b"]  # but the next one is checked
    assert rules_against(game, "activate 0:II1") == []
    ready(game, 0)


@pytest.mark.rule("G4.4")
def test_cards_stay_when_the_base_of_their_clan_mutates() -> None:
    game = about_to_play(
        'army.I = ["sentinel", "seeker"]\narmy.II = ["kameo"]\narmy.III = ["blind"]', ["ak52", "kork", "lipsy", "dante"]
    )
    do(game, "mutate I1", "pay kork", "pay lipsy")
    assert army(game, 0) == {"I": ["ak52", "seeker"], "II": ["kameo"], "III": ["blind"]}
    assert hand(game, 0) == ["dante"]
    assert pile(game, 0) == ["kork", "lipsy", "sentinel"]
    assert rules_against(game, "play dante", 0) == ["G3.1"]
    do(game, "pass")
    assert rules_against(game, "play dante") == ["G4.3a", "G4.3b"]
    ready(game, 0)


@pytest.mark.rule("G4.4")
def test_cards_stay_when_the_base_of_their_clan_is_trapped() -> None:
    game = about_to_play('army.I = ["medic"]\narmy.II = ["kalim"]\narmy.III = ["higuma"]', [])
    do(game, "activate 0:II1", "trap 0:I1")
    assert army(game, 0) == {"I": ["(medic)"], "II": ["kalim [t]"], "III": ["higuma"]}
    ready(game, 1)


# -- G4.5: the enters power --------------------------------------------------------------------------------------


@pytest.mark.rule("G4.5")
def test_the_enters_power_is_resolved_when_the_goblin_has_been_played() -> None:
    game = scene("""
ruleset = "gosu"
deck = ["awn", "sol", "meow"]
[[player]]
hand = ["visionary"]
[[player]]
""")
    events = do(game, "play visionary")
    assert kinds(events)[:4] == ["plays", "entered", "drew", "drew"]
    assert army(game, 0) == {"I": ["visionary"]}
    assert hand(game, 0) == ["awn", "sol"]
    assert deck(game, 0) == ["meow"]
    ready(game, 1)


@pytest.mark.rule("G4.5")
def test_the_enters_power_must_be_resolved_even_against_its_own_player() -> None:
    game = about_to_play('army.I = ["medic", "medic"]\narmy.II = ["kalim"]', ["assassin"])
    do(game, "play assassin")
    assert asked(game) == (0, "destroy")
    assert choices(game) == ["destroy 0:I3", "destroy 0:II1"]  # itself or Kalim
    for refusal in ("no", "done"):
        assert rules_against(game, refusal) == ["G7.3"]
    assert rules_against(game, "pass") == ["G3.4"]
    do(game, "destroy 0:I3")
    assert army(game, 0) == {"I": ["medic", "medic"], "II": ["kalim"]}
    assert pile(game, 0) == ["assassin"]
    ready(game, 1)


@pytest.mark.rule("G4.5")
def test_no_part_of_an_enters_power_without_may_can_be_declined() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
discard = ["kork", "favre", "loya"]
[[player]]
hand = ["shaman"]
[[player]]
""")
    do(game, "play shaman")
    assert asked(game) == (0, "take")
    assert choices(game) == ["take pile:favre", "take pile:kork"]
    for refusal in ("no", "done"):
        assert rules_against(game, refusal) == ["G4.5"]
    do(game, "take pile:kork")
    assert army(game, 0) == {"I": ["shaman"]}
    assert hand(game, 0) == ["kork"]
    assert pile(game, 0) == ["favre", "loya"]
    ready(game, 1)


@pytest.mark.rule("G4.5")
def test_an_enters_power_with_up_to_may_be_left_alone() -> None:
    game = about_to_play('army.I = ["ak52"]', ["sniper"])
    do(game, "play sniper")
    assert asked(game) == (0, "destroy")
    assert rules_against(game, "done") == []
    do(game, "done")
    assert army(game, 0) == {"I": ["ak52", "sniper"]}
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G4.5")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["awn"]), ("no", [])])
def test_the_part_of_an_enters_power_that_says_may_is_optional(answer: str, drawn: list[str]) -> None:
    game = scene("""
ruleset = "gosu"
deck = ["awn"]
discard = ["kameo", "sol"]
[[player]]
hand = ["tinkerer"]
[[player]]
""")
    do(game, "play tinkerer")
    assert asked(game) == (0, "may")
    assert hand(game, 0) == ["kameo"]  # the part before it was not
    do(game, answer)
    assert army(game, 0) == {"I": ["tinkerer"]}
    assert hand(game, 0) == sorted(["kameo", *drawn])
    assert pile(game, 0) == ["sol"]
    assert len(deck(game, 0)) == 1 - len(drawn)
    ready(game, 1)


@pytest.mark.rule("G4.5")
def test_an_enters_power_that_can_do_nothing_does_nothing() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
advantage = 1
discard = ["sol"]
[[player]]
hand = ["tinkerer"]
[[player]]
""")
    events = do(game, "play tinkerer")
    assert "nothing-happens" in kinds(events)
    assert army(game, 0) == {"I": ["tinkerer"]}
    assert hand(game, 0) == []
    assert pile(game, 0) == ["sol"]
    ready(game, 1)


# -- G4.6: trapped Bakutos ---------------------------------------------------------------------------------------


@pytest.mark.rule("G4.6")
@pytest.mark.parametrize("row", ['["(medic)"]', '["(medic)", "(medic)"]', '["(seeker)", "(medic)"]'])
@pytest.mark.parametrize("card", ["avenger", "guardian"])
def test_trapped_bakutos_do_not_make_the_next_one_free(row: str, card: str) -> None:
    game = about_to_play(f"army.I = {row}", [card, "kork"])
    assert rules_against(game, f"play {card}") == ["G4.1c"]
    ready(game, 0)
    game = about_to_play(f"army.I = {row}", [card, "kork", "lipsy"])
    do(game, f"play {card}")
    assert army(game, 0)["I"][-1] == card
    assert hand(game, 0) == []
    assert pile(game, 0) == ["kork", "lipsy"]
    ready(game, 1)
