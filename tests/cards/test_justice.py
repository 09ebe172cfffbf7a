"""Justice: the Immortals. Heroes and Troops have files of their own."""

import pytest

from gosux import Game
from tests.cards.goan_sul_and_justice import side, table
from tests.scene import asked, choices, do, hand, kinds, over, pile, ready, rules_against, tokens


def active_tiles(game: Game) -> list[str]:
    clans = game.rules.catalogue.clans
    return [clan.id for number, clan in enumerate(clans) if game.state.tiles & (1 << number)]


# -- Justice: its effect -----------------------------------------------------------------------------------------

CLANS = 'clans = ["justice", "galmi", "xian"]\n'
ENTERING = CLANS + 'army.I = ["volantis"]\narmy.II = ["quae"]\nhand = ["justice"]\n'
YOURS = {"I": ["volantis"], "II": ["quae"], "III": ["justice"]}
THEIR_CLANS = 'clans = ["goan_sul", "phoenix", "tomorrow"]\n'


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2a", "X11.2b")
def test_justice_flips_one_of_your_own_inactive_tiles() -> None:
    game = table(ENTERING, THEIR_CLANS, 'tiles = ["galmi", "abhilasha"]')
    do(game, "play justice")
    assert (asked(game), choices(game)) == ((0, "tile"), ["flip justice", "flip xian"])
    assert rules_against(game, "flip galmi") == ["X11.2b"]
    assert rules_against(game, "flip phoenix") == ["X11.2a"]
    do(game, "flip xian")
    assert active_tiles(game) == ["abhilasha", "galmi", "xian"]
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2a", "X11.1d")
def test_a_flipped_tile_holds_for_both_players() -> None:
    yours = ENTERING.replace("xian", "narashima")
    six = 'hand = ["arpia", "arpia", "timer", "timer", "sqeezs", "sqeezs"]\ndeck = ["alpha"]'
    game = table(yours, THEIR_CLANS + six)
    do(game, "play justice", "flip narashima", "draw 1")
    assert asked(game) == (1, "hand-limit")  # 5 for the opponent as well
    do(game, "discard alpha", "discard arpia")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, ["arpia", "sqeezs", "sqeezs", "timer", "timer"], ["alpha", "arpia"])
    ready(game, 0)


@pytest.mark.card("justice")
@pytest.mark.rule("X11.2c", "X1.4a")
def test_the_third_flipped_tile_wins_with_a_supremacy_token() -> None:
    game = table(ENTERING + "supremacy = 1", THEIR_CLANS, 'tiles = ["galmi", "xian"]')
    events = do(game, "play justice")
    assert kinds(events)[-2:] == ["tile-flipped", "game-over"]
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], [])
    over(game, [0], "X1.4a")


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X11.2c")
def test_the_third_flipped_tile_does_not_win_without_a_supremacy_token_of_your_own() -> None:
    game = table(ENTERING, THEIR_CLANS + "supremacy = 1", 'tiles = ["galmi", "xian"]')
    do(game, "play justice")
    assert active_tiles(game) == ["galmi", "justice", "xian"]
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X11.2c")
def test_the_second_flipped_tile_does_not_win_nor_does_a_supremacy_token_gained_later() -> None:
    game = table(ENTERING + "supremacy = 1", THEIR_CLANS, 'tiles = ["abhilasha", "xian"]')
    do(game, "play justice", "flip galmi")
    assert active_tiles(game) == ["abhilasha", "galmi", "xian"]
    ready(game, 1)
    won = CLANS + 'army.I = ["volantis"]\ndeck = []'  # all three tiles are flipped already
    game = table(won, THEIR_CLANS + "passed = true\ndeck = []", 'tiles = ["galmi", "justice", "xian"]')
    do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    assert side(game, 0) == ({}, ["volantis"], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X11.2b", "X5.7c")
def test_with_no_tile_left_nothing_happens_even_with_a_supremacy_token() -> None:
    game = table(ENTERING + "supremacy = 1", THEIR_CLANS, 'tiles = ["galmi", "justice", "xian"]')
    assert "nothing-happens" in kinds(do(game, "play justice"))
    assert active_tiles(game) == ["galmi", "justice", "xian"]
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("justice", "tomorrow")
@pytest.mark.rule("X11.2c", "X10.20", "X10.4a")
def test_justice_wins_also_when_repeated_by_echo() -> None:
    yours = (ENTERING + "supremacy = 1").replace("xian", "tomorrow")
    game = table(yours, 'clans = ["goan_sul", "phoenix", "xian"]', 'tiles = ["galmi"]')
    do(game, "play justice", "flip tomorrow")  # from now on level III has Echo, but Justice has entered already
    assert active_tiles(game) == ["galmi", "tomorrow"]
    ready(game, 1)
    game = table(yours, 'clans = ["goan_sul", "phoenix", "xian"]', 'tiles = ["tomorrow"]')
    do(game, "play justice", "flip galmi")
    assert asked(game) == (0, "echo")
    do(game, "yes")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], [])
    over(game, [0], "X1.4a")


@pytest.mark.card("justice", "xian")
@pytest.mark.rule("X11.2c", "X10.14a")
def test_justice_wins_also_when_copied() -> None:
    yours = CLANS + 'army.I = ["volantis", "3-wishes"]\narmy.II = ["quae", "shennong"]\narmy.III = ["justice"]\n'
    game = table(yours + 'hand = ["xian"]\nsupremacy = 1', THEIR_CLANS, 'tiles = ["galmi", "justice"]')
    do(game, "play xian", "copy 0:III1")
    rows = {"I": ["volantis", "3-wishes"], "II": ["quae", "shennong"], "III": ["justice", "xian"]}
    assert side(game, 0) == (rows, [], [])
    assert side(game, 1) == ({}, [], [])
    over(game, [0], "X1.4a")


# -- Justice: its rule -------------------------------------------------------------------------------------------

COURT = 'army.I = ["volantis", "petal-faeries"]\narmy.II = ["quae"]\narmy.III = ["{}"]\n'
ATTACK = THEIR_CLANS + 'army.I = ["lava-goddesses"]\nhand = ["hempo"]\nsupremacy = 1'


@pytest.mark.card("justice")
@pytest.mark.rule("X3.7", "X10.5")
def test_your_highest_open_card_is_ethereal_and_no_other() -> None:
    game = table(CLANS + COURT.format("justice"), ATTACK, "tiles = []\nturn = 1")
    do(game, "play hempo", "done")
    assert choices(game) == ["destroy 0:I2", "destroy 1:II1"]  # their own Hempo is not protected
    assert rules_against(game, "destroy 0:III1") == ["X10.5"]
    do(game, "destroy 0:I2")
    assert side(game, 0) == ({"I": ["volantis"], "II": ["quae"], "III": ["justice"]}, [], ["petal-faeries"])
    assert side(game, 1) == ({"I": ["lava-goddesses"], "II": ["hempo"]}, [], [])
    ready(game, 0)


@pytest.mark.card("justice", works=False)
@pytest.mark.rule("X10.17", "X3.5b")
def test_a_captured_justice_protects_nothing_not_even_itself() -> None:
    game = table(CLANS + COURT.format("(justice)"), ATTACK, "tiles = []\nturn = 1")
    do(game, "play hempo", "done")
    assert choices(game) == ["destroy 0:I2", "destroy 0:III1", "destroy 1:II1"]
    do(game, "destroy 0:III1")
    assert side(game, 0) == ({"I": ["volantis", "petal-faeries"], "II": ["quae"]}, [], ["justice"])
    assert side(game, 1) == ({"I": ["lava-goddesses"], "II": ["hempo"]}, [], [])
    ready(game, 0)


@pytest.mark.card("justice")
@pytest.mark.rule("X3.5b", "X11.1a")
def test_no_card_takes_the_place_of_a_captured_highest_open_card() -> None:
    yours = CLANS + 'army.I = ["volantis", "petal-faeries"]\narmy.II = ["(quae)"]'
    game = table(yours, ATTACK, 'tiles = ["justice"]\nturn = 1')
    do(game, "play hempo", "done")
    assert choices(game) == ["destroy 0:I2", "destroy 0:II1"]  # Hempo itself is protected by the tile
    do(game, "destroy 0:II1")
    assert side(game, 0) == ({"I": ["volantis", "petal-faeries"]}, [], ["quae"])
    assert side(game, 1) == ({"I": ["lava-goddesses"], "II": ["hempo"]}, [], [])
    ready(game, 0)


# -- Byun Hyung Ja (Justice) -------------------------------------------------------------------------------------

BYUN = 'deck = []\narmy.I = ["volantis"]\narmy.II = ["quae"]\narmy.III = ["byun-hyung-ja-justice"]\n'  # 10
EQUAL = 'deck = []\npassed = true\narmy.I = ["arpia"]\narmy.II = ["hemro"]\narmy.III = ["phoenix"]\n'
STRONGER = EQUAL + 'hand = ["timer"]\n'
# After the song: 2 of 3 sacrificed and drawn again.
LEFT: tuple[dict[str, list[str]], list[str], list[str]] = ({"I": ["volantis"]}, ["byun-hyung-ja-justice", "quae"], [])


@pytest.mark.card("byun-hyung-ja-justice", "phoenix")
@pytest.mark.rule("X8.3", "X8.1", "X9.3b")
def test_losing_a_battle_unlocks_a_token() -> None:
    game = table(BYUN, STRONGER)
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [10, 11]  # a card in hand
    assert kinds(events).index("unlocked") < kinds(events).index("song")
    assert tokens(game, 0) == (3, 0, 1)
    assert tokens(game, 1) == (2, 0, 2)
    assert side(game, 0) == LEFT
    assert side(game, 1) == ({"I": ["arpia"]}, ["hemro", "phoenix", "timer"], [])
    ready(game, 0)


@pytest.mark.card("byun-hyung-ja-justice")
@pytest.mark.rule("X8.3", "X1.2")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_fifth_token_by_losing_a_battle_wins_in_both_editions(edition: str) -> None:
    game = table(BYUN + "locked = 0", STRONGER, f'tiles = []\noptions.edition = "{edition}"')
    do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == [0, 1]
    assert side(game, 0)[0] == {"I": ["volantis"], "II": ["quae"], "III": ["byun-hyung-ja-justice"]}
    assert side(game, 1)[0] == {"I": ["arpia"], "II": ["hemro"], "III": ["phoenix"]}
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-justice", works=False)
@pytest.mark.rule("X8.3", "X1.1a", "X1.0")
def test_no_token_is_unlocked_when_the_winner_wins_the_game() -> None:
    game = table(BYUN + "locked = 0", STRONGER + "supremacy = 1")
    do(game, "pass")
    assert tokens(game, 0) == (4, 0, 0)
    assert side(game, 0)[0] == {"I": ["volantis"], "II": ["quae"], "III": ["byun-hyung-ja-justice"]}
    assert side(game, 1)[0] == {"I": ["arpia"], "II": ["hemro"], "III": ["phoenix"]}
    over(game, [1], "X1.1a")


@pytest.mark.card("byun-hyung-ja-justice", works=False)
@pytest.mark.rule("X8.5", "X8.2b")
@pytest.mark.parametrize(
    ("yours", "theirs", "supremacy", "their_hand"),
    [
        (BYUN, 'deck = []\npassed = true\narmy.I = ["arpia"]', [1, 0], ["arpia"]),  # won
        (BYUN, EQUAL, [1, 1], ["hemro", "phoenix"]),  # a tie
        (BYUN.replace('"byun-hyung-ja-justice"', '"(byun-hyung-ja-justice)"'), STRONGER, [0, 1],
         ["hemro", "phoenix", "timer"]),  # captured
    ],
)  # fmt: skip
def test_no_token_is_unlocked_by_a_victory_a_tie_or_a_captured_card(
    yours: str, theirs: str, supremacy: list[int], their_hand: list[str]
) -> None:
    game = table(yours, theirs)
    events = do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == supremacy
    assert "unlocked" not in kinds(events)
    assert (tokens(game, 0)[2], side(game, 0)) == (2, LEFT)
    assert (hand(game, 1), pile(game, 1)) == (their_hand, [])
    assert asked(game)[1] == "turn"
