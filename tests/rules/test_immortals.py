"""X11.1 and X11.2: Immortal tiles, and Justice, who flips them."""

import pytest

from gosux import Event, Game
from tests.duel import duel, side
from tests.scene import army, asked, choices, do, kinds, over, ready, rules_against, scene

BOTH = pytest.mark.parametrize("seat", [0, 1])


def tiles(*names: str, seat: int = 0) -> str:
    """The table with these tiles active and this player's turn."""
    return f"tiles = {list(names)}\nturn = {seat}\n"


def values(events: list[Event]) -> object:
    return next(event.args["values"] for event in events if event.kind == "battle")


# -- X11.1 -------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("X11.1", "X2.2b", "X4.2c")
def test_the_tiles_of_the_clans_in_no_deck_are_active_for_both(seat: int) -> None:
    decks = ['clans = ["tomorrow", "xian", "galmi"]', 'clans = ["phoenix", "justice", "abhilasha"]']
    cards = [["aat", "ez", "ne-o", "nio", "wiindz", "kan-te"], ["arpia", "elle", "sati", "kaez", "timer", "ashes"]]
    game = duel(
        f'{decks[0]}\nhand = {cards[0][:5]}\ndeck = ["{cards[0][5]}"]',
        f'{decks[1]}\nhand = {cards[1][:5]}\ndeck = ["{cards[1][5]}"]',
        f"turn = {seat}",  # Goan Sul and Narashima are left over
    )
    do(game, "draw 1")
    assert asked(game) == (seat, "hand-limit")
    do(game, f"discard {cards[seat][0]}")
    assert side(game, seat) == {"hand": sorted(cards[seat][1:]), "pile": [cards[seat][0]]}
    assert side(game, 1 - seat)["hand"] == sorted(cards[1 - seat][:5])
    ready(game, 1 - seat)


@pytest.mark.rule("X11.1a", "X3.7")
def test_justice_makes_each_highest_open_card_ethereal() -> None:
    game = duel(
        'army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses"]', 'army.I = ["arpia", "timer"]', tiles("justice")
    )
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 1:I1"]
    assert rules_against(game, "capture 0:I2") == rules_against(game, "capture 1:I2") == ["X10.5"]
    do(game, "capture 1:I1")
    assert (army(game, 0), army(game, 1)) == (
        {"I": ["spirits-of-smook", "lava-goddesses"]},
        {"I": ["(arpia)", "timer"]},
    )
    ready(game, 1)


@pytest.mark.rule("X11.1a")
def test_without_justice_the_highest_open_card_can_be_captured() -> None:
    game = duel('army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses"]', 'army.I = ["arpia", "timer"]')
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 0:I2", "capture 1:I1", "capture 1:I2"]
    do(game, "capture 1:I2")
    assert (army(game, 0), army(game, 1)) == (
        {"I": ["spirits-of-smook", "lava-goddesses"]},
        {"I": ["arpia", "(timer)"]},
    )
    ready(game, 1)


@pytest.mark.rule("X11.1a", "X3.5b")
def test_a_captured_highest_open_card_is_not_ethereal_and_no_other_card_is_in_its_place() -> None:
    game = duel(
        'army.I = ["spirits-of-smook"]\nhand = ["demon-guardians"]',
        'army.I = ["arpia", "timer"]\narmy.II = ["(kaez)"]',
        tiles("justice"),
    )
    do(game, "play demon-guardians", "done")  # the Troop I2 is OPEN, but Kaez is higher
    assert (army(game, 0), army(game, 1)) == (
        {"I": ["spirits-of-smook", "demon-guardians"]}, {"I": ["arpia"], "II": ["(kaez)"]},
    )  # fmt: skip
    assert side(game, 1)["pile"] == ["timer"]
    ready(game, 1)


SHIFTS = (
    'army.I = ["kno-bo"]\nhand = ["kan-te", "shard"]\ndiscard = ["boul-go"]',
    'army.I = ["volantis"]\nhand = ["sati", "elle"]\ndiscard = ["atalanta"]',
)


@BOTH
@pytest.mark.rule("X11.1b", "X6.4")
def test_abhilasha_gives_secret_shift_to_cards_with_a_shift_cost(seat: int) -> None:
    game = duel(*SHIFTS, tiles("abhilasha", seat=seat))
    do(game, "shift I1")
    after = [
        {"I": ["boul-go"], "pile": ["kan-te", "kno-bo", "shard"]},
        {"I": ["atalanta"], "pile": ["elle", "sati", "volantis"]},
    ]
    assert side(game, seat) == after[seat]
    ready(game, 1 - seat)


@BOTH
@pytest.mark.rule("X11.1b", "X6.2c")
def test_without_abhilasha_a_replacement_must_come_from_the_hand(seat: int) -> None:
    game = duel(*SHIFTS, tiles(seat=seat))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert army(game, seat) == {"I": [("kno-bo", "volantis")[seat]]}
    ready(game, seat)


@pytest.mark.rule("X11.1b", "X6.1")
def test_abhilasha_does_nothing_for_a_card_without_a_shift_cost() -> None:
    game = duel('army.I = ["all-in-one"]\ndiscard = ["3-wishes"]', "", tiles("abhilasha"))
    assert rules_against(game, "shift I1") == ["X6.1"]
    assert side(game, 0) == {"I": ["all-in-one"], "pile": ["3-wishes"]}
    ready(game, 0)


IMMORTALS = (
    'army.I = ["muraena"]\narmy.II = ["kaez"]\nhand = ["phoenix"]',
    'clans = ["justice", "galmi", "xian"]\narmy.I = ["volantis"]\narmy.II = ["sati"]\nhand = ["justice"]',
)
PLAYS = (["play phoenix"], ["play justice", "flip galmi"])


@BOTH
@pytest.mark.rule("X11.1c", "X10.4a")
def test_tomorrow_gives_echo_to_immortals(seat: int) -> None:
    game = duel(*IMMORTALS, tiles("tomorrow", seat=seat))
    do(game, *PLAYS[seat])
    assert asked(game) == (seat, "echo")
    do(game, "yes", *(["flip xian"] if seat else []))
    assert army(game, seat)["III"] == [("phoenix", "justice")[seat]]
    ready(game, 0)  # an additional turn, or the other player's


@BOTH
@pytest.mark.rule("X11.1c")
def test_without_tomorrow_immortals_have_no_echo(seat: int) -> None:
    game = duel(*IMMORTALS, tiles(seat=seat))
    do(game, *PLAYS[seat])
    assert army(game, seat)["III"] == [("phoenix", "justice")[seat]]
    ready(game, 0)


HANDS = (
    'hand = ["aat", "ez", "ne-o", "ne-ye", "wiindz"]\ndeck = ["obeezs"]',
    'hand = ["atalanta", "elle", "sati", "volantis", "quae"]\ndeck = ["nezha"]',
)


@BOTH
@pytest.mark.rule("X11.1d", "X4.2c")
def test_narashima_makes_the_hand_limit_five(seat: int) -> None:
    game = duel(*HANDS, tiles("narashima", seat=seat))
    do(game, "draw 1")
    assert (asked(game), len(choices(game))) == ((seat, "hand-limit"), 6)
    drawn = ("obeezs", "nezha")[seat]
    do(game, f"discard {drawn}")
    assert side(game, seat)["pile"] == [drawn] and len(side(game, seat)["hand"]) == 5
    assert len(side(game, 1 - seat)["hand"]) == 5
    ready(game, 1 - seat)


@BOTH
@pytest.mark.rule("X11.1d")
def test_without_narashima_six_cards_are_kept(seat: int) -> None:
    game = duel(*HANDS, tiles(seat=seat))
    do(game, "draw 1")
    assert len(side(game, seat)["hand"]) == 6 and "pile" not in side(game, seat)
    ready(game, 1 - seat)


def pass_with_tiles(seat: int, *names: str) -> Game:
    """The player passes; the other one takes two turns."""
    sides = ["", ""]
    sides[seat] = "tokens = 0\nspent = 2"
    game = duel(sides[0], sides[1], tiles(*names, seat=seat))
    do(game, "pass", "draw 1")
    ready(game, 1 - seat)
    return game


@BOTH
@pytest.mark.rule("X11.1e", "X4.4d")
def test_galmi_leaves_two_turns_after_a_pass(seat: int) -> None:
    game = pass_with_tiles(seat, "galmi")
    assert "battle" in kinds(do(game, "draw 1"))
    assert (army(game, 0), army(game, 1), game.state.round) == ({}, {}, 2)
    ready(game, game.state.starter)


@BOTH
@pytest.mark.rule("X11.1e", "X4.4c")
def test_without_galmi_three_turns_are_left_after_a_pass(seat: int) -> None:
    game = pass_with_tiles(seat)
    assert "battle" not in kinds(do(game, "draw 1"))
    ready(game, 1 - seat)
    assert "battle" in kinds(do(game, "pass"))
    ready(game, game.state.starter)


FIGHTERS = (
    'tokens = 0\nspent = 2\narmy.I = ["obeezs"]\nhand = ["ez", "ne-o", "fre-e"]',
    'tokens = 0\nspent = 2\narmy.I = ["volantis"]\nhand = ["sati"]',
)


@pytest.mark.rule("X11.1f", "X8.1")
def test_phoenix_adds_one_for_each_card_in_hand_to_both_armies() -> None:
    game = duel(*FIGHTERS, tiles("phoenix"))
    assert values(do(game, "pass", "pass")) == [5, 3]
    assert side(game, 0) == {"hand": ["ez", "fre-e", "ne-o", "obeezs"]}  # sacrificed, reshuffled and drawn
    assert side(game, 1) == {"hand": ["sati", "volantis"]}
    ready(game, 1)


@pytest.mark.rule("X11.1f", "X8.1")
def test_without_phoenix_hands_are_worth_nothing() -> None:
    game = duel(*FIGHTERS, tiles() + "wonder = 0")
    assert values(do(game, "pass", "pass")) == [2, 2]
    ready(game, 1)


@pytest.mark.rule("X10.27", "X11.1f")
def test_phoenix_as_card_and_as_tile_adds_one_a_card_only() -> None:
    army = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]\nhand = ["timer", "sqeezs"]\n'
    game = duel(army + "tokens = 0\nspent = 2", FIGHTERS[1], tiles("phoenix"))
    assert values(do(game, "pass", "pass")) == [12, 3]
    assert side(game, 0) == {"I": ["arpia"], "hand": ["kaez", "phoenix", "sqeezs", "timer"]}
    assert side(game, 1) == {"hand": ["sati", "volantis"]}
    ready(game, 1)


TROOPS = (
    ["obeezs", "obeezs", "wiindz", "wiindz", "aat"],
    ["volantis", "volantis", "atalanta", "atalanta", "petal-faeries"],
)


def battle(seat: int, troops: int, *names: str) -> Game:
    """This player has so many Troops, the other none; both pass."""
    sides = ["tokens = 0\nspent = 2\n", "tokens = 0\nspent = 2\n"]
    sides[seat] += f"army.I = {TROOPS[seat][:troops]}"
    sides[1 - seat] += f"hand = {TROOPS[1 - seat][:1]}"
    game = duel(sides[0], sides[1], tiles(*names))
    do(game, "pass", "pass")
    return game


@BOTH
@pytest.mark.rule("X11.1g", "X8.4b")
def test_goan_sul_wins_the_game_for_a_battle_won_by_ten(seat: int) -> None:
    game = battle(seat, 5, "goan_sul")
    assert army(game, seat) == {"I": TROOPS[seat]}
    over(game, [seat], "X1.4b")


@BOTH
@pytest.mark.rule("X11.1g", "X8.4c")
def test_goan_sul_costs_the_winner_by_less_one_card_more(seat: int) -> None:
    game = battle(seat, 4, "goan_sul")  # half of four, and one
    assert army(game, seat) == {"I": TROOPS[seat][:1]}
    assert side(game, seat)["hand"] == sorted(TROOPS[seat][1:4])
    ready(game, 1 - seat)


@BOTH
@pytest.mark.rule("X11.1g")
def test_without_goan_sul_ten_more_only_win_the_battle(seat: int) -> None:
    game = battle(seat, 5)
    assert army(game, seat) == {"I": TROOPS[seat][:2]}
    assert [player.supremacy for player in game.state.seats] == ([1, 0] if seat == 0 else [0, 1])
    ready(game, 1 - seat)


OF_ANOTHER_CLAN = (
    'army.I = ["arpia"]\narmy.II = ["kaez"]\nhand = ["byun-hyung-ja-galmi"]',
    'army.I = ["volantis"]\narmy.II = ["sati"]\nhand = ["byun-hyung-ja-tomorrow"]',
)


@BOTH
@pytest.mark.rule("X11.1h", "X10.16a")
def test_xian_lets_immortals_count_as_all_clans_of_their_owners_deck(seat: int) -> None:
    game = duel(*OF_ANOTHER_CLAN, tiles("xian", seat=seat))
    card = ("byun-hyung-ja-galmi", "byun-hyung-ja-tomorrow")[seat]
    do(game, f"play {card}")
    assert side(game, seat) == {"I": [("arpia", "volantis")[seat]], "II": [("kaez", "sati")[seat]], "III": [card]}
    ready(game, 1 - seat)


@BOTH
@pytest.mark.rule("X11.1h", "X5.4b")
def test_without_xian_an_immortal_needs_its_own_clan(seat: int) -> None:
    game = duel(*OF_ANOTHER_CLAN, tiles(seat=seat))
    card = ("byun-hyung-ja-galmi", "byun-hyung-ja-tomorrow")[seat]
    assert rules_against(game, f"play {card}") == ["X5.4b", "X5.4b"]
    assert side(game, seat)["hand"] == [card]
    ready(game, seat)


TOMORROW_AND_JUSTICE = """
    tiles = ["xian"]
    {table}
    [[player]]
    clans = ["tomorrow", "justice", "{third}"]
    army.I = {I}
    army.II = {II}
    {zone} = ["byun-hyung-ja-tomorrow"]
    [[player]]
    clans = ["abhilasha", "goan_sul", "narashima"]
"""


@pytest.mark.rule("X5.4c", "X11.1h")
@pytest.mark.parametrize(
    ("troops", "heroes", "rules"),
    [
        (["volantis"], ["sati"], []),  # both of Justice
        (["aat"], ["ez"], []),  # both of the card's own clan
        (["volantis"], ["ez"], ["X5.4c"]),  # Justice and Tomorrow
        (["aat"], ["sati"], ["X5.4c"]),
        (["volantis", "aat"], ["ez"], []),  # the second Troop is of the Hero's clan
        (["volantis", "(aat)"], ["ez"], ["X5.4c"]),  # captured, it has no clan
        (["volantis"], ["(ez)"], ["X5.4b"]),  # no Hero of any clan
    ],
)
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_an_immortal_of_several_clans_needs_a_troop_and_a_hero_of_one_of_them(
    troops: list[str], heroes: list[str], rules: list[str], zone: str
) -> None:
    """Also when it is played out of the discard pile (X11.7)."""
    table = "recall = true" if zone == "discard" else ""
    game = scene(TOMORROW_AND_JUSTICE.format(table=table, third="galmi", I=troops, II=heroes, zone=zone))
    verb = "recall" if zone == "discard" else "play"
    assert (f"{verb} byun-hyung-ja-tomorrow" in choices(game)) == (rules == [])
    assert rules_against(game, f"{verb} byun-hyung-ja-tomorrow") == rules
    if not rules:
        do(game, f"{verb} byun-hyung-ja-tomorrow")
        assert army(game, 0) == {"I": troops, "II": heroes, "III": ["byun-hyung-ja-tomorrow"]}
    ready(game, 0 if rules else 1)


@pytest.mark.rule("X5.4c")
def test_one_card_of_several_clans_joins_a_troop_and_a_hero() -> None:
    """All in one counts as each clan of its player's deck: here it is the Troop of the Hero's clan."""
    troops = ["volantis", "all-in-one"]
    game = scene(TOMORROW_AND_JUSTICE.format(table="", third="xian", I=troops, II=["ez"], zone="hand"))
    do(game, "play byun-hyung-ja-tomorrow")
    assert army(game, 0) == {"I": troops, "II": ["ez"], "III": ["byun-hyung-ja-tomorrow"]}
    ready(game, 1)


@pytest.mark.rule("X5.4c", "X6.2b")
def test_an_immortal_that_is_shifted_in_needs_no_common_clan() -> None:
    """Phoenix (Immortal) is the only card of the upper row that can be shifted."""
    army = 'army = { I = ["volantis"], II = ["ez"], III = ["phoenix-immortal"] }\n'
    game = duel(
        f'clans = ["tomorrow", "justice", "phoenix"]\n{army}hand = ["byun-hyung-ja-tomorrow", "elle"]',
        'clans = ["abhilasha", "goan_sul", "narashima"]',
        tiles("xian"),
    )
    assert rules_against(game, "play byun-hyung-ja-tomorrow") == ["X5.4a", "X5.4c"]
    do(game, "shift III1")
    assert side(game, 0) == {
        "I": ["volantis"], "II": ["ez"], "III": ["byun-hyung-ja-tomorrow"], "pile": ["elle", "phoenix-immortal"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.rule("X11.1h", "X11.16")
def test_xian_does_not_reach_the_clans_of_the_other_deck() -> None:
    game = duel(
        'clans = ["goan_sul", "narashima", "galmi"]\narmy.I = ["lava-goddesses"]\narmy.II = ["hempo"]\n'
        'hand = ["goan-sul"]',
        'clans = ["justice", "phoenix", "tomorrow"]\narmy.I = ["obeezs"]',
        tiles("xian"),
    )
    do(game, "play goan-sul")  # OPEN: Goan Sul, of all 3 clans of its deck, and Obeezs
    assert choices(game) == ["clan galmi", "clan goan_sul", "clan narashima", "clan tomorrow"]
    do(game, "clan tomorrow")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"]}
    assert side(game, 1) == {"pile": ["obeezs"]}
    ready(game, 1)


# -- X11.2 -------------------------------------------------------------------------------------------------------

JUSTICE = 'clans = ["justice", "galmi", "xian"]\narmy.I = ["volantis"]\narmy.II = ["sati"]\n'
PLAYED = {"I": ["volantis"], "II": ["sati"], "III": ["justice"]}
OTHER = 'clans = ["phoenix", "narashima", "abhilasha"]\n'


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2a", "X11.1h")
def test_justice_flips_one_of_its_players_tiles_for_both_players() -> None:
    other = OTHER + 'army.I = ["arpia"]\narmy.II = ["kaez"]\nhand = ["byun-hyung-ja-narashima"]'
    game = duel(JUSTICE + 'hand = ["justice"]', other)
    do(game, "play justice")
    assert (asked(game), choices(game)) == ((0, "tile"), ["flip galmi", "flip justice", "flip xian"])
    assert rules_against(game, "flip phoenix") == ["X11.2a"]
    do(game, "flip xian")
    assert side(game, 0) == PLAYED
    do(game, "play byun-hyung-ja-narashima")  # Xi'an's tile holds for the opponent too
    assert side(game, 1) == {"I": ["arpia"], "II": ["kaez"], "III": ["byun-hyung-ja-narashima"]}
    ready(game, 0)


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2b", "X11.2c")
def test_only_an_inactive_tile_can_be_flipped_and_the_second_does_not_win() -> None:
    game = duel(JUSTICE + 'hand = ["justice"]\nsupremacy = 1', OTHER, 'tiles = ["goan_sul", "tomorrow", "xian"]')
    do(game, "play justice")
    assert choices(game) == ["flip galmi", "flip justice"]
    assert rules_against(game, "flip xian") == ["X11.2b"]
    do(game, "flip galmi", "no")  # the repetition, by Tomorrow's tile
    assert side(game, 0) == PLAYED
    ready(game, 1)


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X11.2b")
def test_with_no_tile_left_nothing_happens() -> None:
    game = duel(JUSTICE + 'hand = ["justice"]\nsupremacy = 1', OTHER, 'tiles = ["galmi", "justice", "xian"]')
    assert "nothing-happens" in kinds(do(game, "play justice"))
    assert side(game, 0) == PLAYED
    ready(game, 1)


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2c", "X1.4a")
def test_the_third_tile_wins_with_a_supremacy_token() -> None:
    game = duel(JUSTICE + 'hand = ["justice"]\nsupremacy = 1', OTHER, 'tiles = ["galmi", "xian"]')
    do(game, "play justice")
    assert side(game, 0) == PLAYED
    over(game, [0], "X1.4a")


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X11.2c")
def test_the_third_tile_does_not_win_without_a_token_nor_when_one_is_gained_later() -> None:
    game = duel(
        JUSTICE + 'hand = ["justice"]\ntokens = 0\nspent = 2',
        OTHER + "tokens = 0\nspent = 2",
        'tiles = ["galmi", "xian"]',
    )
    do(game, "play justice")
    ready(game, 1)
    do(game, "pass")
    events = do(game, "pass")  # one column: the two cards to sacrifice are forced
    assert "supremacy" in kinds(events) and game.state.seats[0].supremacy == 1
    assert side(game, 0) == {"I": ["volantis"], "hand": ["justice", "sati"]}
    ready(game, 1)


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2c", "X10.4a")
def test_the_third_tile_wins_when_echo_repeats_the_effect() -> None:
    game = duel(JUSTICE + 'hand = ["justice"]\nsupremacy = 1', OTHER, 'tiles = ["galmi", "tomorrow"]')
    do(game, "play justice", "flip justice", "yes")
    assert side(game, 0) == PLAYED
    over(game, [0], "X1.4a")


@pytest.mark.card("justice", "xian")
@pytest.mark.rule("X11.2c", "X10.14a")
def test_the_third_tile_wins_when_the_effect_is_copied() -> None:
    army = (
        'clans = ["justice", "galmi", "xian"]\narmy.I = ["all-in-one", "atalanta"]\narmy.II = ["shennong", "nezha"]\n'
    )
    game = duel(army + 'army.III = ["justice"]\nhand = ["xian"]\nsupremacy = 1', OTHER, 'tiles = ["galmi", "justice"]')
    do(game, "play xian")
    assert side(game, 0) == {"I": ["all-in-one", "atalanta"], "II": ["shennong", "nezha"], "III": ["justice", "xian"]}
    over(game, [0], "X1.4a")


@pytest.mark.card("justice", "xian")
@pytest.mark.rule("X11.2a", "X10.14a")
def test_copying_an_opposing_justice_flips_a_tile_of_the_copying_player() -> None:
    you = 'clans = ["xian", "goan_sul", "tomorrow"]\narmy.I = ["all-in-one"]\narmy.II = ["shennong"]\nhand = ["xian"]\n'
    game = duel(
        you + "supremacy = 1",
        'clans = ["justice", "galmi", "phoenix"]\narmy.I = ["atalanta"]\narmy.II = ["nezha"]\narmy.III = ["justice"]',
    )
    do(game, "play xian")
    assert choices(game) == ["flip goan_sul", "flip tomorrow", "flip xian"]
    do(game, "flip goan_sul")
    assert side(game, 0) == {"I": ["all-in-one"], "II": ["shennong"], "III": ["xian"]}
    assert side(game, 1) == {"I": ["atalanta"], "II": ["nezha"], "III": ["justice"]}
    ready(game, 1)
