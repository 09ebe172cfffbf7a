"""X4.4 to X4.7: passing, the turns left after it, the end of a round."""

import pytest

from gosux import Event, Game
from gosux.model.messages import Argument
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens

NO_TOKENS = "tokens = 0\nspent = 2\n"
PASSED = "passed = true\n"


def table(
    you: str = "", other: str = "", head: str = "tiles = []", clans: str = '"galmi", "justice", "phoenix"'
) -> Game:
    return scene(f"""
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "xian"]
{other}
""")


# -- X4.4a, X4.4b ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X4.4a")
@pytest.mark.parametrize("held", [1, 2])
def test_the_first_pass_needs_an_empty_supply_of_tokens(held: int) -> None:
    game = table(f"tokens = {held}\nspent = {2 - held}")
    assert "pass" not in choices(game)
    assert rules_against(game, "pass") == ["X4.4a"]
    ready(game, 0)


@pytest.mark.rule("X4.4a")
def test_tokens_on_cards_spent_or_locked_do_not_forbid_a_pass() -> None:
    game = table('army.I = ["kno-bo [t]"]\nspent = 1\ntokens = 0')
    assert choices(game) == ["pass"]
    do(game, "pass")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["kno-bo [t]"]}, (0, 1, 2))
    ready(game, 1)


# Galmi is played; un-go and kan-te below it, so Galmi itself and boul-go are OPEN.
GALMI = 'army.I = ["un-go", "boul-go"]\narmy.II = ["kan-te"]\nhand = ["galmi"]\ndeck = []\n'
GALMI_STAYS = {"I": ["un-go"], "II": ["kan-te"], "III": ["galmi"]}


@pytest.mark.rule("X4.4b")
@pytest.mark.card("galmi")
def test_galmi_lets_its_player_pass_at_once_without_tokens_in_hand() -> None:
    game = table(GALMI + NO_TOKENS)
    do(game, "play galmi", "lift 0:I2")
    assert (asked(game), choices(game)) == ((0, "pass"), ["yes", "no"])
    do(game, "yes")
    assert (army(game, 0), deck(game, 0)) == (GALMI_STAYS, ["boul-go"])
    assert game.state.seats[0].passed
    ready(game, 1)


@pytest.mark.rule("X4.4b")
@pytest.mark.card("galmi", works=False)
def test_galmi_does_not_let_its_player_pass_first_with_a_token_in_hand() -> None:
    game = table(GALMI + "tokens = 1\nspent = 1")
    do(game, "play galmi", "lift 0:I2")
    assert (army(game, 0), deck(game, 0)) == (GALMI_STAYS, ["boul-go"])
    assert not game.state.seats[0].passed
    ready(game, 1)


@pytest.mark.rule("X4.4b", "X4.4e")
@pytest.mark.card("galmi")
def test_galmi_lets_its_player_pass_second_with_tokens_in_hand() -> None:
    game = table(GALMI, PASSED + "deck = []")
    do(game, "play galmi", "lift 0:I2")
    assert asked(game) == (0, "pass")
    assert "battle" in kinds(do(game, "yes"))
    # Two of three cards are sacrificed without a choice, then everything is drawn.
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["un-go"]}, ["boul-go", "galmi", "kan-te"], [])
    ready(game, 1)


@pytest.mark.rule("X4.4b")
@pytest.mark.card("galmi", works=False)
def test_galmis_player_need_not_pass() -> None:
    game = table(GALMI + NO_TOKENS)
    do(game, "play galmi", "lift 0:I2", "no")
    assert (army(game, 0), deck(game, 0)) == (GALMI_STAYS, ["boul-go"])
    assert not game.state.seats[0].passed
    ready(game, 1)


WITH_ECHO = 'tiles = ["tomorrow"]'


@pytest.mark.rule("X11.19", "X10.21")
@pytest.mark.card("galmi")
def test_after_a_pass_by_galmi_the_repetition_of_echo_follows_at_once() -> None:
    game = table(GALMI + NO_TOKENS, head=WITH_ECHO)
    events = do(game, "play galmi", "lift 0:I2", "yes")
    assert (kinds(events)[-1], asked(game)) == ("passed", (0, "echo"))  # no turn of the other comes between
    do(game, "yes")  # another OPEN card: only Galmi is; nobody is asked about a second pass
    assert (army(game, 0), deck(game, 0)) == ({"I": ["un-go"], "II": ["kan-te"]}, ["galmi", "boul-go"])
    assert game.state.turns_left == 1  # besides the present one: 2 as at the pass, when Galmi was there (X4.4d)
    ready(game, 1)


@pytest.mark.rule("X11.19")
@pytest.mark.card("galmi", works=False)
def test_a_pass_that_was_declined_is_offered_again_by_the_repetition() -> None:
    game = table(GALMI.replace('"boul-go"]', '"boul-go", "boul-go"]') + NO_TOKENS, head=WITH_ECHO)
    do(game, "play galmi", "lift 0:I3", "no")
    assert asked(game) == (0, "echo")
    do(game, "yes", "lift 0:I2")
    assert asked(game) == (0, "pass")
    do(game, "yes")
    assert (army(game, 0), deck(game, 0)) == (GALMI_STAYS, ["boul-go", "boul-go"])
    assert game.state.seats[0].passed
    ready(game, 1)


# -- X4.4c, X4.4d, X4.4e -----------------------------------------------------------------------------------------

FOUR_TOKENS = 'locked = 0\ndeck = ["alpha", "hempo", "nio", "pangu"]\n'


def turns_until_the_battle(game: Game, seat: int = 1) -> int:
    """How many turns a player has who draws a card in each; everything else is over then."""
    count = 0
    while True:
        assert asked(game) == (seat, "turn")
        count += 1
        if "battle" in kinds(do(game, "draw 1")):
            return count


@pytest.mark.rule("X4.4c", "X4.4e")
def test_after_a_pass_the_opponent_has_three_more_turns() -> None:
    game = table(NO_TOKENS + 'army.I = ["boul-go"]\ndeck = []', FOUR_TOKENS)
    do(game, "pass")
    assert turns_until_the_battle(game) == 3
    assert hand(game, 1) == ["alpha", "hempo", "nio", "pangu"]  # the last one drawn in the Song for the Dead
    assert (army(game, 0), hand(game, 0)) == ({}, ["boul-go"])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (4, 0, 0))
    ready(game, 1)


@pytest.mark.rule("X4.4c", "X4.4e")
def test_the_opponent_may_pass_earlier_with_tokens_in_hand() -> None:
    game = table(NO_TOKENS + 'army.I = ["boul-go"]\ndeck = []', "deck = []")
    do(game, "pass")
    assert choices(game) == ["pass", "draw 1", "draw 3"]
    assert "battle" in kinds(do(game, "pass"))
    assert (army(game, 0), hand(game, 0)) == ({}, ["boul-go"])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (2, 0, 2))
    ready(game, 1)  # the loser begins


def turns_told(events: list[Event]) -> list[Argument]:
    return [event.args["left"] for event in events if event.kind == "passed"]


@pytest.mark.rule("X4.4c", "X4.4e")
def test_a_pass_tells_how_many_turns_may_follow() -> None:
    game = table(NO_TOKENS + 'army.I = ["boul-go"]\ndeck = []', "deck = []")
    assert turns_told(do(game, "pass")) == [3]
    do(game, "draw 1")
    assert game.table().turns_left == 1
    assert turns_told(do(game, "pass")) == [0]
    assert (army(game, 0), hand(game, 0)) == ({}, ["boul-go"])
    ready(game, 1)


@pytest.mark.rule("X4.4e", "X4.2d")
def test_no_turns_are_left_at_the_end_of_a_turn_in_which_the_second_player_passed() -> None:
    held = ["alpha", "hempo", "nio", "pangu", "cylak", "ashes", "solok", "orgah"]
    you = PASSED + NO_TOKENS + 'army.I = ["boul-go"]\ndeck = []'
    game = table(you, f"hand = {held}\ndeck = []", "tiles = []\nturn = 1\nturns_left = 2")
    do(game, "pass")
    assert asked(game) == (1, "hand-limit")
    assert game.table().turns_left == 0
    do(game, "discard alpha")
    assert (hand(game, 1), pile(game, 1)) == (sorted(held[1:]), ["alpha"])
    assert (army(game, 0), hand(game, 0)) == ({}, ["boul-go"])
    ready(game, 1)


WITH_GALMI = 'army.I = ["un-go"]\narmy.II = ["kan-te"]\narmy.III = ["galmi"]\ndeck = []\n'


@pytest.mark.rule("X4.4d")
@pytest.mark.card("galmi")
def test_after_a_pass_of_galmis_player_the_opponent_has_two_more_turns() -> None:
    game = table(WITH_GALMI + NO_TOKENS, FOUR_TOKENS)
    do(game, "pass")
    assert turns_until_the_battle(game) == 2
    assert (army(game, 0), hand(game, 0)) == ({"I": ["un-go"]}, ["galmi", "kan-te"])
    assert hand(game, 1) == ["alpha", "hempo", "nio", "pangu"]
    ready(game, 1)


@pytest.mark.rule("X4.4d")
@pytest.mark.card("galmi", works=False)
def test_a_captured_galmi_does_not_shorten_the_round() -> None:
    game = table(WITH_GALMI.replace('"galmi"', '"(galmi)"') + NO_TOKENS, FOUR_TOKENS)
    do(game, "pass")
    assert turns_until_the_battle(game) == 3
    assert (army(game, 0), hand(game, 0)) == ({"I": ["un-go"]}, ["galmi", "kan-te"])
    ready(game, 1)


@pytest.mark.rule("X4.4d")
@pytest.mark.card("galmi", works=False)
def test_the_opponents_galmi_does_not_shorten_the_round() -> None:
    you = WITH_GALMI + "locked = 0"
    game = table(you, NO_TOKENS + "deck = []", "tiles = []\nturn = 1")
    do(game, "pass")
    assert turns_until_the_battle(game, 0) == 3
    assert (army(game, 0), hand(game, 0)) == ({"I": ["un-go"]}, ["galmi", "kan-te"])
    ready(game, 1)


@pytest.mark.rule("X4.4d", "X11.1e")
@pytest.mark.parametrize("passer", [0, 1])
def test_galmis_tile_shortens_the_round_whoever_passes(passer: int) -> None:
    players = ["locked = 0\ndeck = []\n", "locked = 0\ndeck = []\n"]
    players[passer] = NO_TOKENS + "deck = []\n"
    players[0] += 'army.I = ["atalanta"]'
    head = f'tiles = ["galmi"]\nturn = {passer}'
    game = table(players[0], players[1], head, clans='"narashima", "justice", "phoenix"')
    do(game, "pass")
    assert turns_until_the_battle(game, 1 - passer) == 2
    assert (army(game, 0), hand(game, 0), army(game, 1)) == ({}, ["atalanta"], {})
    ready(game, 1)


@pytest.mark.rule("X4.4d")
@pytest.mark.card("galmi", works=False)
def test_a_galmi_that_has_put_itself_on_the_deck_does_not_shorten_the_round() -> None:
    game = table(GALMI + NO_TOKENS, FOUR_TOKENS)
    do(game, "play galmi", "lift 0:III1", "yes")
    assert (army(game, 0), deck(game, 0)) == ({"I": ["un-go", "boul-go"], "II": ["kan-te"]}, ["galmi"])
    assert turns_until_the_battle(game) == 3
    assert asked(game) == (0, "sacrifice")
    do(game, "sacrifice 0:I2")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["un-go"]}, ["boul-go", "galmi", "kan-te"])
    ready(game, 1)


@pytest.mark.rule("X4.4d")
def test_what_happens_to_galmi_after_the_pass_does_not_matter() -> None:
    you = WITH_GALMI.replace('"un-go"', '"un-go", "boul-go"') + NO_TOKENS
    game = table(you, 'army.I = ["apostles-of-the-night"]\nhand = ["cylak"]\ndeck = []')
    do(game, "pass", "play cylak", "capture 0:III1")
    assert army(game, 0) == {"I": ["un-go", "boul-go"], "II": ["kan-te"], "III": ["(galmi)"]}
    assert turns_until_the_battle(game) == 1
    do(game, "sacrifice 0:I2")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["un-go"], "II": ["kan-te"]}, ["boul-go", "galmi"])
    assert (army(game, 1), hand(game, 1)) == ({"I": ["apostles-of-the-night"]}, ["cylak"])
    ready(game, 1)


@pytest.mark.rule("X4.4e")
def test_a_player_with_turns_left_plays_on_alone() -> None:
    game = table('hand = ["boul-go", "boul-go"]\ndeck = []', PASSED + "deck = []", "tiles = []\nturns_left = 1")
    assert "battle" not in kinds(do(game, "play boul-go"))
    ready(game, 0)
    assert "battle" in kinds(do(game, "play boul-go"))
    assert (army(game, 0), hand(game, 0)) == ({"I": ["boul-go"]}, ["boul-go"])
    ready(game, 1)


# -- X4.5, X4.6, X4.7 --------------------------------------------------------------------------------------------


@pytest.mark.rule("X4.5", "X10.3a")
def test_a_token_can_be_spent_when_nothing_can_be_drawn() -> None:
    game = table("deck = []")
    assert choices(game) == ["draw 1", "draw 3"]
    assert kinds(do(game, "draw 1"))[:2] == ["tokens-spent", "draw-lost"]
    assert (hand(game, 0), tokens(game, 0)) == ([], (1, 1, 2))
    ready(game, 1)


@pytest.mark.rule("X4.5")
def test_without_token_and_card_a_player_can_pass() -> None:
    game = table(NO_TOKENS + "deck = []")
    assert choices(game) == ["pass"]
    ready(game, 0)


@pytest.mark.rule("X4.6")
def test_a_round_ends_when_a_player_has_taken_a_hundred_turns() -> None:
    game = table(
        'army.I = ["boul-go"]\nturns = 99\ndeck = []\nlocked = 0',
        "turns = 99\ndeck = []",
    )
    assert "battle" not in kinds(do(game, "draw 1"))
    ready(game, 1)
    assert "battle" in kinds(do(game, "draw 1"))  # the hundredth of the second player
    assert (game.state.round, army(game, 0), hand(game, 0)) == (2, {}, ["boul-go"])
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    ready(game, 1)


@pytest.mark.rule("X4.6")
def test_ninety_nine_turns_do_not_end_a_round_and_an_additional_turn_counts() -> None:
    game = table('army.I = ["timer"]\nturns = 98\ndeck = []\nlocked = 0', "turns = 2\ndeck = []")
    do(game, "activate 0:I1")  # the 98th gives the 99th
    ready(game, 0)
    assert "battle" not in kinds(do(game, "draw 1"))
    assert "battle" not in kinds(do(game, "draw 1"))
    ready(game, 0)
    assert "battle" in kinds(do(game, "draw 1"))
    assert (army(game, 0), hand(game, 0)) == ({}, ["timer"])
    ready(game, 1)


@pytest.mark.rule("X4.7")
def test_a_player_who_has_passed_still_takes_part_in_effects_and_keeps_a_token_that_comes_back() -> None:
    """Petal Faeries: each player takes back a token, then a Bounty card is captured."""
    game = table(
        'hand = ["petal-faeries"]\ndeck = []\nspent = 1\ntokens = 1',
        PASSED + 'army.I = ["spirits-of-smook [x2]", "dark-cultists"]\nspent = 1\ntokens = 0\ndeck = []',
    )
    do(game, "play petal-faeries")
    assert (asked(game), choices(game)) == ((1, "take-back"), ["take-back 1:I1", "spent"])
    do(game, "spent", "no")  # seat 0 does not draw for the Bounty
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (1, 0, 2))
    assert army(game, 1) == {"I": ["spirits-of-smook [x2]", "(dark-cultists)"]}
    assert army(game, 0) == {"I": ["petal-faeries"]}
    ready(game, 0)  # the token gives the other player no turn


@pytest.mark.rule("X4.7", "X10.6c")
def test_a_player_who_has_passed_may_use_force_of_will() -> None:
    you = PASSED + 'hand = ["atalanta"]\ndeck = []\ntokens = 0\nspent = 2'
    game = table(you, 'army.I = ["3-wishes"]\ndeck = ["nio"]', "tiles = []\nturn = 1")
    do(game, "activate 1:I1", "will atalanta")
    assert (hand(game, 0), pile(game, 0)) == ([], ["atalanta"])
    assert (army(game, 1), hand(game, 1), deck(game, 1)) == ({"I": ["3-wishes [t]"]}, [], ["nio"])
    ready(game, 1)


@pytest.mark.rule("X4.7")
@pytest.mark.card("byun-hyung-ja-galmi")
def test_a_token_unlocked_by_passing_first_is_kept_and_gives_no_turn() -> None:
    you = 'army.I = ["un-go"]\narmy.II = ["kan-te"]\narmy.III = ["byun-hyung-ja-galmi"]\ndeck = []\n'
    game = table(you + NO_TOKENS, "deck = []")
    do(game, "pass")
    assert tokens(game, 0) == (1, 2, 1)
    ready(game, 1)
    do(game, "draw 1")
    assert (army(game, 0)["III"], tokens(game, 1)) == (["byun-hyung-ja-galmi"], (1, 1, 2))
    ready(game, 1)
