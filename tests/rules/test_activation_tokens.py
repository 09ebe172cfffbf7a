"""X7: Activation tokens."""

import pytest

from gosux import Event, Game
from gosux.model.messages import Argument
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, rules_against, scene, tokens

LAST_TURN = "turns_left = 0"
THEY_PASSED = "passed = true\ndeck = []\n"


def table(you: str, other: str = "", head: str = "", clans: str = '"phoenix", "justice", "xian"') -> Game:
    return scene(f"""
tiles = []
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "galmi"]
{other}
""")


def battle_values(events: list[Event]) -> Argument:
    (battle,) = [event for event in events if event.kind == "battle"]
    return battle.args["values"]


# -- X7.1: spend tokens to draw ----------------------------------------------------------------------------------


@pytest.mark.rule("X7.1a")
def test_one_token_draws_one_card_that_only_its_player_sees() -> None:
    game = table('deck = ["sati", "elle"]')
    events = game.apply("draw 1", viewer=1)
    assert [event.to_json() for event in events][:2] == [
        {"event": "tokens-spent", "player": 0, "count": 1},
        {"event": "drew", "player": 0},
    ]
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)) == (["sati"], ["elle"], (1, 1, 2))
    ready(game, 1)


@pytest.mark.rule("X7.1b")
def test_two_tokens_draw_three_cards() -> None:
    game = table('deck = ["sati", "elle", "quae", "nezha"]')
    do(game, "draw 3")
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)) == (["elle", "quae", "sati"], ["nezha"], (0, 2, 2))
    ready(game, 1)


@pytest.mark.rule("X7.1a", "X7.1b")
def test_spending_needs_the_tokens_in_hand() -> None:
    game = table("tokens = 1\nspent = 1")
    assert rules_against(game, "draw 1") == []
    assert rules_against(game, "draw 3") == ["X7.1b"]
    game = table("tokens = 0\nspent = 2")
    assert rules_against(game, "draw 1") == ["X7.1a"]
    assert rules_against(game, "draw 3") == ["X7.1b"]
    ready(game, 0)


# -- X7.2: place a token -----------------------------------------------------------------------------------------


@pytest.mark.rule("X7.2")
def test_a_token_placed_on_a_card_resolves_its_effect() -> None:
    game = table('army.I = ["arpia"]\ndeck = ["sati", "elle"]')
    do(game, "activate 0:I1")
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["arpia [t]"]}, ["sati"], ["elle"])
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.rule("X7.2")
def test_a_card_takes_as_many_tokens_as_it_has_icons() -> None:
    game = table('army.I = ["1000-faces [t]"]\ndeck = ["sati"]\nlocked = 0')
    do(game, "activate 0:I1")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["1000-faces [t] [t]"]}, ["sati"])
    ready(game, 1)
    do(game, "draw 1")
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    assert tokens(game, 0) == (2, 0, 0)
    ready(game, 0)


@pytest.mark.rule("X7.2")
@pytest.mark.parametrize(
    ("action", "rules"),
    [
        ("activate 0:I1", ["X7.2"]),  # the icon is taken
        ("activate 0:I2", ["X7.2"]),  # no icon
        ("activate 0:I3", ["X3.5c"]),  # captured
        ("activate 0:I4", ["X7.2"]),  # no card
        ("activate 1:I1", ["X7.2"]),  # not yours
    ],
)
def test_a_token_needs_a_face_up_card_of_yours_with_a_free_icon(action: str, rules: list[str]) -> None:
    game = table('army.I = ["arpia [t]", "atalanta", "(timer)"]', 'army.I = ["kno-bo"]')
    assert rules_against(game, action) == rules
    assert choices(game) == ["draw 1"]
    ready(game, 0)


@pytest.mark.rule("X7.2")
def test_a_token_that_is_not_in_hand_cannot_be_placed() -> None:
    game = table('army.I = ["arpia"]\ntokens = 0\nspent = 2')
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    assert choices(game) == ["pass"]
    ready(game, 0)


# -- X7.3, X7.8: Veterans ----------------------------------------------------------------------------------------

GOAN_SUL = 'army.I = ["spirits-of-smook", "lava-goddesses"]\ndeck = []\n'


@pytest.mark.rule("X7.3", "X8.1")
def test_a_token_on_a_veteran_doubles_its_value() -> None:
    game = table(THEY_PASSED, GOAN_SUL, "turn = 1\n" + LAST_TURN)
    assert battle_values(do(game, "activate 1:I1")) == [0, 2 * 2 + 2]
    assert (army(game, 1), hand(game, 1)) == ({"I": ["spirits-of-smook"]}, ["lava-goddesses"])
    ready(game, 0)


@pytest.mark.rule("X7.3")
def test_a_token_on_another_card_doubles_nothing() -> None:
    game = table('army.I = ["arpia"]\ndeck = []', THEY_PASSED, LAST_TURN)
    events = do(game, "activate 0:I1")
    assert battle_values(events) == [2, 0]
    assert events[0].args["veteran"] == 0
    assert (army(game, 0), hand(game, 0)) == ({}, ["arpia"])
    ready(game, 1)


@pytest.mark.rule("X7.3", "X7.4")
def test_the_value_is_no_longer_doubled_when_the_token_has_been_taken_back() -> None:
    """Petal Faeries: each player takes back a token."""
    game = table(
        'hand = ["petal-faeries"]\ndeck = []\ntokens = 1\nspent = 1',
        THEY_PASSED + 'army.I = ["spirits-of-smook [x2]", "lava-goddesses"]',
        LAST_TURN,
    )
    assert battle_values(do(game, "play petal-faeries")) == [2, 4]
    assert (army(game, 0), hand(game, 0)) == ({}, ["petal-faeries"])
    assert (army(game, 1), hand(game, 1)) == ({"I": ["spirits-of-smook"]}, ["lava-goddesses"])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (2, 0, 2))
    ready(game, 0)


TOMORROW = '"tomorrow", "justice", "xian"'


@pytest.mark.rule("X7.8", "X11.3c")
@pytest.mark.card("aat", "bombing-units")
def test_a_token_keeps_its_x2_when_the_card_is_no_longer_a_veteran() -> None:
    """Aat is a Veteran by its mirror card Bombing Units, which the activation makes its player sacrifice."""
    you = 'army.I = ["aat", "obeezs"]\ndeck = []'
    game = table(you, THEY_PASSED + 'army.I = ["bombing-units"]', LAST_TURN, TOMORROW)
    events = do(game, "activate 0:I1")
    assert events[0].args["veteran"] == 1
    assert battle_values(events) == [2 * 2, 0]
    assert (army(game, 0), hand(game, 0)) == ({}, ["aat", "obeezs"])
    assert (army(game, 1), hand(game, 1)) == ({}, ["bombing-units"])
    ready(game, 1)


@pytest.mark.rule("X7.8")
def test_a_token_placed_before_the_card_was_a_veteran_doubles_nothing() -> None:
    you = 'army.I = ["aat [t]"]\ntokens = 1\ndeck = []'
    game = table(you, THEY_PASSED + 'army.I = ["spirits-of-smook"]\narmy.II = ["kan-te"]', LAST_TURN, TOMORROW)
    assert battle_values(do(game, "pass")) == [2, 2 + 3]
    assert (army(game, 0), hand(game, 0)) == ({}, ["aat"])
    assert (army(game, 1), hand(game, 1)) == ({"I": ["spirits-of-smook"]}, ["kan-te"])
    ready(game, 0)


@pytest.mark.rule("X7.8")
def test_two_x2_tokens_double_a_value_once() -> None:
    you = 'army.I = ["aat [x2] [x2]"]\ntokens = 0\ndeck = []'
    game = table(you, THEY_PASSED, LAST_TURN, TOMORROW)
    assert battle_values(do(game, "pass")) == [2 * 2, 0]
    assert (army(game, 0), hand(game, 0)) == ({}, ["aat"])
    ready(game, 1)


# -- X7.4: take back ---------------------------------------------------------------------------------------------

TWO_PLACES = """
tiles = []
[[player]]
clans = ["abhilasha", "phoenix", "xian"]
army.I = ["apostles-of-the-night [t]", "1000-faces [t]"]
hand = ["alpha-dead"]
tokens = 1
spent = 1
locked = 0
deck = []
[[player]]
clans = ["goan_sul", "galmi", "justice"]
spent = 1
"""


@pytest.mark.rule("X7.4")
@pytest.mark.card("alpha-dead")
def test_a_token_is_taken_back_from_a_card_or_from_the_spent_area() -> None:
    game = scene(TWO_PLACES)
    do(game, "play alpha-dead")
    assert (asked(game), choices(game)) == ((0, "take-back"), ["take-back 0:I1", "take-back 0:I2", "spent", "done"])
    assert rules_against(game, "take-back 0:II1") == ["X7.4"]
    do(game, "take-back 0:I2")
    assert choices(game) == ["take-back 0:I1", "spent", "done"]
    assert rules_against(game, "take-back 0:I2") == ["X7.4"]
    do(game, "spent")
    assert army(game, 0) == {"I": ["apostles-of-the-night [t]", "1000-faces"], "II": ["(alpha-dead)"]}
    assert (tokens(game, 0), tokens(game, 1)) == ((3, 0, 0), (1, 1, 2))
    ready(game, 1)


@pytest.mark.rule("X7.4")
@pytest.mark.card("alpha-dead", works=False)
def test_up_to_two_tokens_may_be_none() -> None:
    game = scene(TWO_PLACES)
    do(game, "play alpha-dead", "done")
    assert army(game, 0) == {"I": ["apostles-of-the-night [t]", "1000-faces [t]"], "II": ["(alpha-dead)"]}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.rule("X7.4", "X5.7c")
@pytest.mark.card("petal-faeries", works=False)
def test_a_locked_token_or_one_in_hand_is_not_taken_back() -> None:
    game = table('hand = ["petal-faeries"]\ndeck = []')
    do(game, "play petal-faeries")
    assert (army(game, 0), tokens(game, 0), tokens(game, 1)) == ({"I": ["petal-faeries"]}, (2, 0, 2), (2, 0, 2))
    ready(game, 1)


@pytest.mark.rule("X7.4", "X7.2")
def test_an_icon_is_free_again_when_its_token_has_been_taken_back() -> None:
    game = scene(TWO_PLACES)
    do(game, "play alpha-dead", "take-back 0:I1", "done", "draw 1")
    assert "activate 0:I1" in choices(game)
    assert army(game, 0)["I"] == ["apostles-of-the-night", "1000-faces [t]"]
    assert tokens(game, 0) == (2, 1, 0)
    ready(game, 0)


@pytest.mark.rule("X7.9")
def test_of_mixed_tokens_on_a_card_a_plain_one_is_taken_back_first() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["apostles-of-the-night", "aat [x2] [t]"]
hand = ["alpha-dead"]
tokens = 0
deck = []
[[player]]
clans = ["goan_sul", "galmi", "justice"]
""")
    do(game, "play alpha-dead", "take-back 0:I2")
    assert army(game, 0)["I"] == ["apostles-of-the-night", "aat [x2]"]
    do(game, "take-back 0:I2")
    assert army(game, 0) == {"I": ["apostles-of-the-night", "aat"], "II": ["(alpha-dead)"]}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


# -- X7.5: cards that leave or are captured ----------------------------------------------------------------------


@pytest.mark.rule("X7.5")
@pytest.mark.parametrize(
    ("other", "actions", "row", "deck_left"),
    [
        ('hand = ["lava-goddesses"]', ["play lava-goddesses", "capture 0:I1"], ["(arpia)"], []),
        ('army.I = ["demon-guardians"]', ["activate 1:I1", "destroy 0:I1"], [], []),
        ('army.I = ["bombing-units"]', ["activate 1:I1"], [], []),
        ('army.I = ["un-go"]', ["activate 1:I1", "lift 0:I1"], [], ["arpia"]),
    ],
    ids=["captured", "destroyed", "sacrificed", "put on a deck"],
)
def test_a_card_that_leaves_or_is_captured_gives_its_token_to_the_spent_area(
    other: str, actions: list[str], row: list[str], deck_left: list[str]
) -> None:
    game = table('army.I = ["arpia [t]"]\ndeck = []', other, "turn = 1")
    assert "tokens-to-spent" in kinds(do(game, *actions))
    assert army(game, 0).get("I", []) == row
    assert (tokens(game, 0), deck(game, 0)) == ((1, 1, 2), deck_left)
    assert pile(game, 0) == ([] if row or deck_left else ["arpia"])
    ready(game, 0)


@pytest.mark.rule("X7.5", "X6.1")
def test_a_card_that_is_shifted_gives_its_token_to_the_spent_area() -> None:
    """The token makes the shift one card cheaper before it goes."""
    game = table('army.I = ["arpia [t]"]\nhand = ["atalanta", "sati"]\ndeck = []')
    do(game, "shift I1")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["atalanta"]}, [], ["arpia", "sati"])
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


# -- X7.6, X7.7 --------------------------------------------------------------------------------------------------

UNLOCKS = """
army.I = ["un-go"]
army.II = ["kan-te"]
army.III = ["byun-hyung-ja-galmi"]
tokens = 0
deck = []
"""


@pytest.mark.rule("X7.6")
@pytest.mark.parametrize(("locked", "after"), [(2, (1, 2, 1)), (1, (1, 3, 0))])
def test_an_unlocked_token_comes_to_the_hand(locked: int, after: tuple[int, int, int]) -> None:
    """Byun Hyung Ja (Galmi) unlocks one when its player is the first to pass."""
    game = table("", f"{UNLOCKS}locked = {locked}\nspent = {4 - locked}", "turn = 1")
    do(game, "pass")
    assert tokens(game, 1) == after
    assert army(game, 1) == {"I": ["un-go"], "II": ["kan-te"], "III": ["byun-hyung-ja-galmi"]}
    ready(game, 0)


@pytest.mark.rule("X7.6", "X1.2")
def test_having_to_unlock_a_fifth_token_wins() -> None:
    game = table("", f"{UNLOCKS}locked = 0\nspent = 4", "turn = 1")
    do(game, "pass")
    over(game, [1], "X1.2")
    assert tokens(game, 1) == (0, 4, 0)


@pytest.mark.rule("X7.7")
@pytest.mark.parametrize(
    ("place", "x"),
    [
        ("tokens = 2\nlocked = 2", 2),
        ("tokens = 0\nspent = 2\nlocked = 2", 2),
        ("tokens = 2\nspent = 1\nlocked = 1", 3),
        ("tokens = 1\nspent = 3\nlocked = 0", 4),
    ],
)
def test_x_counts_the_tokens_owned_wherever_they_are_but_not_the_locked_ones(place: str, x: int) -> None:
    cards = ["sati", "elle", "quae", "nezha", "tourach"]
    game = table(f'hand = ["muraena"]\n{place}\ndeck = {cards}')
    do(game, "play muraena")
    assert (hand(game, 0), deck(game, 0)) == (sorted(cards[:x]), cards[x:])
    assert army(game, 0) == {"I": ["muraena"]}
    ready(game, 1)


@pytest.mark.rule("X7.10")
def test_x_is_read_once_even_if_a_token_is_unlocked_in_the_middle() -> None:
    """The empty deck is refilled for the first of Muraena's two cards: Byun unlocks a token, X stays 2."""
    game = table(
        'army.I = ["muraena", "nitish"]\narmy.II = ["nalin"]\narmy.III = ["byun-hyung-ja-narashima"]\n'
        'deck = []\ndiscard = ["sati", "elle", "quae"]\n',
        clans='"phoenix", "justice", "narashima"',
    )
    events = do(game, "activate 0:I1")
    assert kinds(events).count("drew") == 2
    assert (len(hand(game, 0)), len(deck(game, 0)), pile(game, 0)) == (2, 1, [])
    assert tokens(game, 0) == (2, 0, 1)
    ready(game, 1)
