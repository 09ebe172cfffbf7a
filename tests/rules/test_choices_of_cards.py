"""X11.6, X11.13 to X11.18: Arrows of Justice, whole piles shuffled, choosing clans, levels and names."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, tokens

# -- X11.6, X11.13, X11.14: Arrows of Justice --------------------------------------------------------------------

OTHER = 'clans = ["phoenix", "abhilasha", "goan_sul"]\n'
ARROWS = 'clans = ["justice", "galmi", "xian"]\nhand = ["arrows-of-justice"]\n'


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.6", "X10.28")
def test_arrows_show_the_hand_and_forbid_playing_and_shifting_in_a_design() -> None:
    game = duel(ARROWS, OTHER + 'army.I = ["timer"]\nhand = ["arpia", "sqeezs", "kaez", "genious"]')
    do(game, "play arrows-of-justice")
    assert asked(game) == (0, "ban")
    number = game.rules.catalogue.number
    seen = sorted(entry & 255 for entry in game.view(0).state.seats[1].hand)
    assert seen == sorted(number[card] for card in ("arpia", "sqeezs", "kaez", "genious"))
    do(game, "ban arpia")
    assert rules_against(game, "play arpia") == ["X11.6"]
    assert rules_against(game, "play sqeezs") == []
    do(game, "shift I1", "pay kaez", "pay genious")  # Arpia may not replace Timer, so Sqeezs does
    assert side(game, 0) == {"I": ["arrows-of-justice"]}
    assert side(game, 1) == {"I": ["sqeezs"], "hand": ["arpia"], "pile": ["genious", "kaez", "timer"]}
    ready(game, 0)


@pytest.mark.card("arrows-of-justice", works=False)
@pytest.mark.rule("X11.6", "X11.14")
def test_the_ban_is_over_at_the_end_of_the_next_turn_of_its_player() -> None:
    game = duel(ARROWS, OTHER + 'hand = ["arpia"]')
    do(game, "play arrows-of-justice", "ban arpia", "draw 1")
    assert "ban-over" in kinds(do(game, "draw 1"))
    do(game, "play arpia")
    assert (side(game, 0), side(game, 1)) == ({"I": ["arrows-of-justice"]}, {"I": ["arpia"]})
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.13")
def test_any_design_of_the_opponents_clans_can_be_named() -> None:
    game = duel(ARROWS, OTHER + 'hand = ["arpia"]')
    do(game, "play arrows-of-justice")
    assert len(choices(game)) == 33
    assert rules_against(game, "ban sati") == rules_against(game, "ban ez") == ["X11.13"]  # own clan, no clan
    do(game, "ban timer")  # not in hand
    assert rules_against(game, "play arpia") == []
    assert (side(game, 0), side(game, 1)) == ({"I": ["arrows-of-justice"]}, {"hand": ["arpia"]})
    ready(game, 1)


BANNED_CIRCLE = 'tiles = []\n[[ban]]\nplayer = 1\ncard = "red-circle"\n'


@pytest.mark.card("arrows-of-justice", "red-circle")
@pytest.mark.rule("X11.13", "X10.6a")
def test_a_named_card_keeps_its_force_of_will() -> None:
    game = duel(
        'army.I = ["1000-faces"]\nhand = ["pangu"]', OTHER + 'army.I = ["timer"]\nhand = ["red-circle"]', BANNED_CIRCLE
    )
    do(game, "play pangu", "target 1:I1", "do capture", "will red-circle")
    assert side(game, 0) == {"I": ["1000-faces"], "II": ["pangu"]}
    assert side(game, 1) == {"I": ["timer"], "pile": ["red-circle"]}
    ready(game, 1)


@pytest.mark.rule("X11.13")
def test_a_named_card_may_be_discarded_to_pay() -> None:
    game = duel(
        'clans = ["justice", "galmi", "xian"]',
        OTHER + 'army.I = ["timer"]\nhand = ["red-circle", "solok", "lava-goddesses"]',
        "turn = 1\n" + BANNED_CIRCLE,
    )
    assert rules_against(game, "play red-circle") == ["X11.6"]
    do(game, "play lava-goddesses", "capture 1:I1")  # Solok and The Red Circle pay
    assert side(game, 1) == {"I": ["(timer)", "lava-goddesses"], "pile": ["red-circle", "solok"]}
    ready(game, 0)


@pytest.mark.rule("X11.13", "X6.4", "X11.7")
def test_a_named_card_comes_into_play_from_no_other_zone_either() -> None:
    table = 'turn = 1\nadditional_turn = true\nrecall = true\ntiles = []\n[[ban]]\nplayer = 1\ncard = "arpia"\n'
    game = duel(
        'clans = ["justice", "galmi", "xian"]',
        'clans = ["phoenix", "abhilasha", "narashima"]\narmy.I = ["red-circle"]\nhand = ["kaez"]\n'
        'discard = ["arpia", "timer"]',
        table,
    )
    assert sorted(rules_against(game, "recall arpia")) == ["X11.6", "X5.2d"]
    do(game, "shift I1")  # Secret shift: Arpia may not come, so Timer does; it gives no turn now
    assert side(game, 1) == {"I": ["timer"], "pile": ["arpia", "kaez", "red-circle"]}
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.14", "X4.3a")
def test_an_additional_turn_is_the_next_turn() -> None:
    game = duel(
        'clans = ["justice", "phoenix", "xian"]\narmy.I = ["arrows-of-justice", "timer", "all-in-one"]\n'
        'army.II = ["shennong"]\nhand = ["xian"]',
        'clans = ["abhilasha", "goan_sul", "galmi"]\nhand = ["red-circle"]',
        'tiles = ["tomorrow"]',
    )
    do(game, "play xian", "copy 0:I1", "ban red-circle", "yes", "copy 0:I2")
    ready(game, 0)  # the additional turn
    assert "ban-over" in kinds(do(game, "draw 1"))
    do(game, "play red-circle")
    assert side(game, 1) == {"I": ["red-circle"]}
    assert side(game, 0) == {"I": ["arrows-of-justice", "timer", "all-in-one"], "II": ["shennong"], "III": ["xian"]}
    ready(game, 0)


@pytest.mark.card("arrows-of-justice")
@pytest.mark.rule("X11.14")
def test_a_ban_from_the_last_turn_of_a_round_lasts_into_the_next_round() -> None:
    game = duel(ARROWS, OTHER + 'passed = true\nhand = ["arpia"]', "tiles = []\nturns_left = 0")
    do(game, "play arrows-of-justice", "ban arpia")
    assert (game.state.round, side(game, 0), side(game, 1)) == (
        2, {"hand": ["arrows-of-justice"]}, {"hand": ["arpia"]},
    )  # fmt: skip
    ready(game, 1)  # the loser plays first
    assert rules_against(game, "play arpia") == ["X11.6"]
    do(game, "draw 1")
    assert "ban-over" in kinds(do(game, "draw 1"))
    assert rules_against(game, "play arpia") == []
    ready(game, 1)


# -- X11.15: Byun Hyung Ja (Narashima) ---------------------------------------------------------------------------

BYUN = 'army.I = ["navaj"]\narmy.II = ["nalin"]\narmy.III = ["byun-hyung-ja-narashima"]\n'
ROWS = {"I": ["navaj"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15", "X5.12", "X10.3a")
def test_byun_of_narashima_unlocks_a_token_when_a_draw_shuffles_the_pile() -> None:
    game = duel(BYUN + 'discard = ["nikhilesh"]')
    assert kinds(do(game, "draw 1")) == ["tokens-spent", "shuffled-in", "unlocked", "drew", "turn"]
    assert side(game, 0) == {**ROWS, "hand": ["nikhilesh"]}
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X11.15")
def test_byun_of_narashima_unlocks_nothing_when_the_pile_is_empty() -> None:
    game = duel(BYUN)
    assert "draw-lost" in kinds(do(game, "draw 1"))
    assert side(game, 0) == ROWS
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


GENIOUS = (
    'clans = ["phoenix", "justice", "galmi"]\narmy.I = ["arpia"]\nhand = ["genious"]\ndeck = ["kaez", "timer", "sati"]'
)


@pytest.mark.card("byun-hyung-ja-narashima", "genious")
@pytest.mark.rule("X11.15", "X10.15a")
@pytest.mark.parametrize(
    ("pile", "locked"), [(["nikhilesh", "nitish"], 1), (["nikhilesh", "ez"], 2), ([], 2)], ids=["whole", "part", "none"]
)
def test_genious_counts_if_it_shuffles_the_whole_pile_whoever_played_it(pile: list[str], locked: int) -> None:
    game = duel(GENIOUS, 'clans = ["narashima", "tomorrow", "xian"]\n' + BYUN + f"discard = {pile}")
    do(game, "play genious", "clan phoenix")
    assert (asked(game), choices(game)) == (
        (1, "clan"),
        ["clan galmi", "clan justice", "clan narashima", "clan phoenix", "clan tomorrow", "clan xian"],
    )
    do(game, "clan narashima")
    after = side(game, 1)
    assert (sorted(after.get("deck", [])), after.get("pile", [])) == (
        sorted(card for card in pile if card != "ez"), [card for card in pile if card == "ez"],
    )  # fmt: skip
    assert tokens(game, 1) == (4 - locked, 0, locked)
    assert side(game, 0) == {"I": ["arpia"], "II": ["genious"], "hand": ["kaez", "timer"], "deck": ["sati"]}
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15", "X1.2")
def test_byun_of_narashima_wins_before_the_draw_where_no_token_is_locked() -> None:
    game = duel(BYUN + 'discard = ["nikhilesh"]\nlocked = 0')
    do(game, "draw 1")
    assert side(game, 0) == {**ROWS, "deck": ["nikhilesh"]}
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X11.15")
def test_an_opponents_pile_does_not_matter_to_byun_of_narashima() -> None:
    game = duel('clans = ["phoenix", "justice", "galmi"]\ndiscard = ["sati"]', BYUN)
    do(game, "draw 1")
    assert (side(game, 0), side(game, 1)) == ({"hand": ["sati"]}, ROWS)
    assert tokens(game, 1) == (2, 0, 2)
    ready(game, 1)


# -- X11.16: choosing a clan or a level --------------------------------------------------------------------------

GOAN_SUL = 'clans = ["goan_sul", "narashima", "galmi"]\narmy.I = ["lava-goddesses"]\narmy.II = ["hempo"]\n'


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X11.16")
def test_goan_sul_must_choose_a_clan_with_a_card_to_destroy() -> None:
    game = duel(
        GOAN_SUL + 'hand = ["goan-sul"]',
        'clans = ["phoenix", "justice", "tomorrow"]\narmy.I = ["obeezs", "arpia"]\narmy.II = ["ez"]',
    )
    do(game, "play goan-sul")
    assert choices(game) == ["clan goan_sul", "clan phoenix", "clan tomorrow"]  # Goan Sul, I2 and II1 are OPEN
    assert rules_against(game, "clan justice") == rules_against(game, "clan xian") == ["X11.16"]
    do(game, "clan tomorrow", "no")  # the Bounty of EZ
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"]}
    assert side(game, 1) == {"I": ["obeezs", "arpia"], "pile": ["ez"]}
    ready(game, 1)


@pytest.mark.card("goan-sul", works=False)
@pytest.mark.rule("X11.16", "X11.1a")
def test_goan_sul_may_choose_any_clan_where_nothing_can_be_destroyed() -> None:
    game = duel(
        GOAN_SUL + 'hand = ["goan-sul"]',
        'clans = ["phoenix", "tomorrow", "abhilasha"]\narmy.I = ["arpia"]',
        'tiles = ["justice"]',
    )
    do(game, "play goan-sul")
    assert choices(game) == [
        "clan abhilasha", "clan galmi", "clan goan_sul", "clan narashima", "clan phoenix", "clan tomorrow",
    ]  # fmt: skip
    do(game, "clan phoenix")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"]}
    assert side(game, 1) == {"I": ["arpia"]}
    ready(game, 1)


@pytest.mark.card("bun-to")
@pytest.mark.rule("X11.16")
def test_a_level_is_chosen_freely() -> None:
    game = duel('hand = ["bun-to"]\ndeck = ["kan-te", "shard", "kno-bo", "un-go"]')
    do(game, "play bun-to")
    assert choices(game) == ["level I", "level II", "level III"]
    do(game, "level III")  # none of them
    assert side(game, 0) == {"I": ["bun-to"], "pile": ["kan-te", "kno-bo", "shard", "un-go"]}
    ready(game, 1)


# -- X11.18: naming a card ---------------------------------------------------------------------------------------


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X11.18")
def test_spoils_seekers_name_a_card_of_their_players_discard_pile() -> None:
    game = duel('hand = ["spoils-seekers", "ez"]\ndiscard = ["aat", "obeezs"]\ndeck = ["ne-o"]', 'discard = ["arpia"]')
    do(game, "play spoils-seekers")
    assert choices(game) == ["name aat", "name obeezs"]
    for elsewhere in ("ez", "ne-o", "arpia", "spoils-seekers"):  # hand, deck, opposing pile, army
        assert rules_against(game, f"name {elsewhere}") == ["X11.18"]
    do(game, "name obeezs")
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": ["ez", "obeezs"], "deck": ["ne-o"], "pile": ["aat"]}
    assert side(game, 1) == {"pile": ["arpia"]}
    ready(game, 1)
