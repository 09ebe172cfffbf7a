"""Justice: the Troops."""

import pytest

from gosux import Event, Game
from tests.cards.goan_sul_and_justice import side, table
from tests.scene import asked, choices, deck, do, kinds, ready, rules_against, tokens
from tests.zones import seen

# -- Atalanta: Force of will -------------------------------------------------------------------------------------

SMITHS = 'army.I = ["lava-goddesses"]\narmy.II = ["orgah"]\nhand = ["alpha"]\ndiscard = ["hempo"]\n'
SHIELD = 'army.I = ["volantis"]\nhand = ["atalanta"]\n'


@pytest.mark.card("atalanta")
@pytest.mark.rule("X10.6a", "X10.6c", "X10.23", "X6.1")
def test_atalanta_cancels_an_activation_and_the_token_stays() -> None:
    game = table(SMITHS, SHIELD)
    do(game, "activate 0:II1")
    assert (asked(game), choices(game)) == ((1, "will"), ["will atalanta", "no"])
    do(game, "will atalanta")
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["orgah [x2]"]}, ["alpha"], ["hempo"])
    assert side(game, 1) == ({"I": ["volantis"]}, [], ["atalanta"])
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)
    do(game, "draw 1")
    assert rules_against(game, "activate 0:II1") == ["X7.2"]  # its icon is taken
    do(game, "shift II1", "capture 0:I1")  # at no cost: there would be nothing to pay with
    assert side(game, 0) == ({"I": ["(lava-goddesses)"], "II": ["alpha"]}, [], ["hempo", "orgah"])
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("atalanta")
@pytest.mark.rule("X10.23", "X10.24")
def test_atalanta_is_asked_before_any_choice_of_the_effect_and_unnoticed() -> None:
    game = table('army.I = ["demon-guardians"]', 'army.I = ["volantis", "petal-faeries"]\nhand = ["atalanta"]')
    do(game, "activate 0:I1")
    assert asked(game) == (1, "will")
    assert game.view(0).decision is None
    assert rules_against(game, "swap 1:I1", 0) == ["X4.2a"]  # being resolved: no word of the question
    do(game, "no")
    assert asked(game) == (0, "swap")
    do(game, "done", "destroy 1:I2")
    assert side(game, 0) == ({"I": ["demon-guardians [x2]"]}, [], [])
    assert side(game, 1) == ({"I": ["volantis"]}, ["atalanta"], ["petal-faeries"])
    ready(game, 1)


def seen_by_the_active_player(game: Game, *actions: str) -> list[dict[str, object]]:
    events: list[Event] = []
    for action in actions:
        events += game.apply(action, viewer=0)
    return [event.to_json() for event in events]


@pytest.mark.card("atalanta", works=False)
@pytest.mark.rule("X10.24")
def test_that_atalanta_was_not_used_is_not_shown() -> None:
    holding = table(SMITHS, SHIELD)
    without = table(SMITHS, SHIELD.replace("atalanta", "petal-faeries"))
    declined = seen_by_the_active_player(holding, "activate 0:II1", "no")
    assert declined == seen_by_the_active_player(without, "activate 0:II1")
    assert holding.view(0).to_json() == without.view(0).to_json()
    assert side(holding, 0) == ({"I": ["lava-goddesses"], "II": ["orgah [x2]"]}, ["alpha"], [])
    assert side(holding, 1) == ({"I": ["volantis"]}, ["atalanta"], [])
    ready(holding, 1)


@pytest.mark.card("atalanta", works=False)
@pytest.mark.rule("X10.23", "X10.6c")
def test_atalanta_cancels_neither_draws_nor_effects_of_entering_nor_your_own_activations() -> None:
    game = table(SMITHS + 'deck = ["smook"]', SHIELD)
    do(game, "draw 1")
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["orgah"]}, ["alpha", "smook"], ["hempo"])
    ready(game, 1)
    game = table('hand = ["lava-goddesses"]', SHIELD)
    do(game, "play lava-goddesses", "capture 1:I1")
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], [])
    assert side(game, 1) == ({"I": ["(volantis)"]}, ["atalanta"], [])
    ready(game, 1)
    game = table('army.I = ["arpia"]\nhand = ["atalanta"]\ndeck = ["kaez"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == ({"I": ["arpia [t]"]}, ["atalanta", "kaez"], [])
    ready(game, 1)


@pytest.mark.card("atalanta", works=False)
@pytest.mark.rule("X10.6a")
def test_atalanta_cancels_nothing_from_the_army_or_the_discard_pile() -> None:
    game = table(SMITHS, 'army.I = ["atalanta"]\ndiscard = ["atalanta"]')
    do(game, "activate 0:II1")
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["orgah [x2]"]}, ["alpha"], [])
    assert side(game, 1) == ({"I": ["atalanta"]}, [], [])  # Orgah removed the other one
    ready(game, 1)


# -- Atalanta: Recruiter -----------------------------------------------------------------------------------------


@pytest.mark.card("atalanta")
@pytest.mark.rule("X5.2c", "X10.7")
def test_a_troop_of_any_clan_is_free_beside_atalanta() -> None:
    game = table('army.I = ["volantis", "atalanta"]\nhand = ["boul-go"]')
    do(game, "play boul-go")
    assert side(game, 0) == ({"I": ["volantis", "atalanta", "boul-go"]}, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("atalanta", works=False)
@pytest.mark.rule("X5.2c", "X3.5b")
@pytest.mark.parametrize("row", [["volantis", "(atalanta)"], ["atalanta", "volantis"]])
def test_atalanta_recruits_neither_while_captured_nor_from_further_left(row: list[str]) -> None:
    game = table(f'army.I = {row}\nhand = ["boul-go"]')
    assert rules_against(game, "play boul-go") == ["X5.2d"]
    assert side(game, 0) == ({"I": row}, ["boul-go"], [])
    ready(game, 0)


# -- Arrows of Justice -------------------------------------------------------------------------------------------

ARCHERS = 'hand = ["arrows-of-justice"]\ndeck = ["sati", "elle"]\n'
THEIR_CLANS = 'clans = ["phoenix", "goan_sul", "abhilasha"]\n'
MARKS = THEIR_CLANS + 'army.I = ["arpia"]\nhand = ["timer", "kaez"]\ndeck = ["alpha", "smook"]\n'


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.6", "X11.13", "X11.14", "X10.28")
def test_the_opponent_may_not_play_the_named_card_until_the_end_of_your_next_turn() -> None:
    game = table(ARCHERS, MARKS)
    assert seen(game, 0, 1, "hand") == "?, ?"
    events = do(game, "play arrows-of-justice")
    assert seen(game, 0, 1, "hand") == "kaez, timer"
    looked = next(event for event in events if event.kind == "looked-at-hand")
    assert "card:kaez" in str(looked.args["cards"]) and "card:timer" in str(looked.args["cards"])
    assert asked(game) == (0, "ban")
    assert len(choices(game)) == 33  # every design of their three clans
    assert rules_against(game, "ban elle") == ["X11.13"]
    do(game, "ban kaez")
    assert rules_against(game, "play kaez") == ["X11.6"]
    assert "play timer" in choices(game)
    do(game, "draw 1", "draw 1")  # your next turn has ended
    do(game, "play kaez")
    assert side(game, 0) == ({"I": ["arrows-of-justice"]}, ["sati"], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, ["alpha", "timer"], [])
    assert (deck(game, 0), deck(game, 1)) == (["elle"], ["smook"])
    assert seen(game, 0, 1, "hand") == "?, timer"  # drawn later
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.6", "X11.13", "X6.4")
def test_the_named_card_may_be_shifted_in_from_no_zone() -> None:
    theirs = 'army.I = ["red-circle"]\nhand = ["timer", "arpia"]\ndiscard = ["timer"]'
    game = table(ARCHERS, theirs)
    do(game, "play arrows-of-justice", "ban timer")
    do(game, "shift I1")  # the cost is 1: discarding the named card stays possible
    assert (asked(game), choices(game)) == ((1, "pay"), ["pay arpia", "pay timer"])
    do(game, "pay timer")  # only Arpia may follow
    assert side(game, 1)[0] == {"I": ["arpia"]}
    assert side(game, 1)[2] == ["red-circle", "timer", "timer"]
    assert side(game, 0) == ({"I": ["arrows-of-justice"]}, [], [])
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.13", "X11.7")
def test_the_named_card_may_not_be_played_out_of_the_discard_pile() -> None:
    head = 'tiles = []\nadditional_turn = true\nrecall = true\nban = [{player = 0, card = "timer"}]'
    game = table('army.I = ["arpia"]\ndiscard = ["timer", "muraena"]', "", head)
    assert rules_against(game, "recall timer") == ["X11.6"]
    assert rules_against(game, "recall muraena") == []
    assert side(game, 0) == ({"I": ["arpia"]}, [], ["muraena", "timer"])
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.14", "X4.3a")
def test_an_additional_turn_is_your_next_turn() -> None:
    yours = (
        'army.I = ["arrows-of-justice", "timer", "3-wishes"]\narmy.II = ["shennong"]\nhand = ["xian"]\ndeck = ["sati"]'
    )
    game = table(yours, 'army.I = ["lava-goddesses"]\nhand = ["orgah"]', 'tiles = ["tomorrow"]')
    do(game, "play xian", "copy 0:I1", "ban orgah", "yes", "copy 0:I2")  # Echo: the Arrows, then Timer's turn
    ready(game, 0)
    assert [ban.design for ban in game.state.bans] == [game.rules.catalogue.number["orgah"]]
    do(game, "draw 1", "play orgah")
    rows = {"I": ["arrows-of-justice", "timer", "3-wishes"], "II": ["shennong"], "III": ["xian"]}
    assert side(game, 0) == (rows, ["sati"], [])
    assert side(game, 1) == ({"I": ["lava-goddesses"], "II": ["orgah"]}, [], [])
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.14")
def test_without_a_further_turn_in_this_round_the_ban_lasts_into_the_next() -> None:
    yours = 'hand = ["arrows-of-justice"]\ndeck = []'
    theirs = 'hand = ["timer"]\ndeck = []\npassed = true'
    game = table(yours, theirs, "tiles = []\nturns_left = 0")
    do(game, "play arrows-of-justice", "ban timer")  # the last turn; the battle is won, 2 to 0
    assert game.state.round == 2
    ready(game, 1)
    assert rules_against(game, "play timer") == ["X11.6"]
    do(game, "draw 1", "draw 1")
    assert rules_against(game, "play timer") == []
    assert side(game, 0) == ({}, ["arrows-of-justice"], [])  # sacrificed and drawn again
    assert side(game, 1) == ({}, ["timer"], [])
    ready(game, 1)


@pytest.mark.card("arrows-of-justice", works=False)
@pytest.mark.rule("X11.13", "X10.6a")
def test_a_card_that_is_not_in_hand_may_be_named_and_force_of_will_stays_possible() -> None:
    theirs = 'army.I = ["arpia"]\nhand = ["red-circle"]'
    game = table(ARCHERS.replace('"arrows-of-justice"', '"arrows-of-justice", "lava-goddesses"'), theirs)
    do(game, "play arrows-of-justice", "ban solok")  # they do not hold it
    assert rules_against(game, "play red-circle") == ["X5.2d"]  # nothing else is in its way
    ready(game, 1)
    head = 'tiles = []\nban = [{player = 1, card = "red-circle"}]'
    game = table('hand = ["lava-goddesses"]', theirs, head)
    do(game, "play lava-goddesses", "capture 1:I1", "will red-circle")
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia"]}, [], ["red-circle"])
    ready(game, 1)


@pytest.mark.card("arrows-of-justice", works=False)
@pytest.mark.rule("X11.6")
def test_the_ban_does_not_hold_for_you_nor_for_other_cards() -> None:
    game = table(ARCHERS, MARKS + "tokens = 0\nspent = 2")
    do(game, "play arrows-of-justice", "ban timer")
    assert rules_against(game, "play timer") == ["X11.6"]
    do(game, "play kaez")
    assert side(game, 0) == ({"I": ["arrows-of-justice"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, ["timer"], [])
    ready(game, 0)


# -- Petal Faeries -----------------------------------------------------------------------------------------------

FAERIES = 'hand = ["petal-faeries"]\n'


@pytest.mark.card("petal-faeries")
@pytest.mark.rule("X7.4", "X10.15a", "X10.1a")
def test_each_player_takes_back_a_token_of_their_choice_then_you_capture_a_bounty_card() -> None:
    yours = FAERIES + 'army.I = ["arrows-of-justice", "kno-bo [t]"]\ntokens = 0\nspent = 1\ndeck = ["sati"]'
    game = table(yours, 'army.I = ["muraena [t]", "arpia [t]"]\narmy.II = ["hemro"]')
    do(game, "play petal-faeries")
    assert asked(game) == (0, "take-back")
    assert sorted(choices(game)) == ["spent", "take-back 0:I2"]
    assert rules_against(game, "take-back 1:I1") == ["X7.4"]
    do(game, "take-back 0:I2")
    assert (asked(game), choices(game)) == ((1, "take-back"), ["take-back 1:I1", "take-back 1:I2"])
    assert rules_against(game, "spent") == ["X7.4"]
    do(game, "take-back 1:I2")
    assert asked(game) == (0, "bounty")  # Muraena is the only Bounty card
    do(game, "yes")
    assert side(game, 0) == ({"I": ["arrows-of-justice", "kno-bo", "petal-faeries"]}, ["sati"], [])
    assert side(game, 1) == ({"I": ["(muraena)", "arpia"], "II": ["hemro"]}, [], [])
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 1, 2), (1, 1, 2))
    ready(game, 1)


@pytest.mark.card("petal-faeries")
@pytest.mark.rule("X5.9", "X10.1b", "X5.10")
def test_petal_faeries_must_capture_even_your_own_bounty_card() -> None:
    game = table(FAERIES + 'army.I = ["volantis", "boul-go"]', "", 'tiles = []\nbounty = "0:I2"')
    do(game, "play petal-faeries")  # no token is anywhere but in hand
    assert side(game, 0) == ({"I": ["volantis", "(boul-go)", "petal-faeries"]}, [], [])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (2, 0, 2))
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("petal-faeries", works=False)
@pytest.mark.rule("X5.7c", "X3.5b", "X10.5")
def test_petal_faeries_find_neither_a_token_nor_a_bounty_card_that_can_be_captured() -> None:
    theirs = 'army.I = ["(muraena)", "arpia"]\narmy.II = ["phoenix-immortal"]'
    game = table(FAERIES, theirs, 'tiles = []\nbounty = "1:II1"')
    events = do(game, "play petal-faeries")
    assert "captured" not in kinds(events) and "token-back" not in kinds(events)
    assert side(game, 0) == ({"I": ["petal-faeries"]}, [], [])
    assert side(game, 1) == ({"I": ["(muraena)", "arpia"], "II": ["phoenix-immortal"]}, [], [])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (2, 0, 2))
    ready(game, 1)


# -- Volantis ----------------------------------------------------------------------------------------------------


@pytest.mark.card("volantis")
@pytest.mark.rule("X3.10", "X10.15b")
def test_the_larger_army_loses_a_card_and_the_larger_hand_another() -> None:
    game = table(
        'hand = ["volantis"]', 'army.I = ["arpia", "(timer)"]\narmy.II = ["kaez"]\nhand = ["sqeezs", "muraena"]'
    )
    do(game, "play volantis")
    assert (asked(game), choices(game)) == ((1, "sacrifice"), ["sacrifice 1:I2", "sacrifice 1:II1"])
    do(game, "sacrifice 1:I2")
    assert (asked(game), sorted(choices(game))) == ((1, "discard"), ["discard muraena", "discard sqeezs"])
    do(game, "discard sqeezs")
    assert side(game, 0) == ({"I": ["volantis"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, ["muraena"], ["sqeezs", "timer"])
    ready(game, 1)


@pytest.mark.card("volantis")
@pytest.mark.rule("X10.15b", "X5.9", "X5.11")
def test_each_half_of_volantis_finds_its_own_player() -> None:
    game = table('hand = ["volantis", "sati"]', 'hand = ["sqeezs", "muraena"]')
    do(game, "play volantis", "discard muraena")  # alone in play it sacrifices itself
    assert side(game, 0) == ({}, ["sati"], ["volantis"])
    assert side(game, 1) == ({}, ["sqeezs"], ["muraena"])
    ready(game, 1)


@pytest.mark.card("volantis", works=False)
@pytest.mark.rule("X10.15b")
def test_volantis_does_nothing_between_equals() -> None:
    game = table('hand = ["volantis", "sati"]', 'army.I = ["(arpia)"]\nhand = ["sqeezs"]')
    events = do(game, "play volantis")
    assert "sacrificed" not in kinds(events) and "discarded" not in kinds(events)
    assert side(game, 0) == ({"I": ["volantis"]}, ["sati"], [])
    assert side(game, 1) == ({"I": ["(arpia)"]}, ["sqeezs"], [])
    ready(game, 1)
