"""X13.4 and X13.6: one common supply of Activation tokens, and tokens that are out for the rest of the round."""

import pytest

import gosux
from gosux import Game, PositionError
from gosux.model.events import TokensReturn
from gosux.model.messages.references import SlotRef
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, rules_against, scene, tokens
from tests.zones import zones


def table(
    you: str,
    other: str = "deck = []",
    head: str = "",
    clans: str = '"phoenix", "justice", "xian"',
    ruleset: str = "gosu-x-quick",
) -> Game:
    return scene(f"""
ruleset = "{ruleset}"
tiles = []
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "galmi"]
{other}
""")


def lost(game: Game, seat: int) -> int:
    """Tokens that are out for the rest of the round."""
    return game.state.seats[seat].lost


# -- X13.4: the common supply ------------------------------------------------------------------------------------


@pytest.mark.rule("X13.4")
def test_players_begin_with_two_tokens_and_none_locked() -> None:
    game = gosux.new_game("gosu-x-quick", 1)
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 0)
    final = gosux.new_game("gosu-x", 1)
    assert tokens(final, 0) == tokens(final, 1) == (2, 0, 2)


BYUN = 'army.I = ["un-go"]\narmy.II = ["kan-te"]\narmy.III = ["byun-hyung-ja-galmi"]\ndeck = []\n'
"""Byun Hyung Ja (Galmi) gives a further token when its player is the first to pass."""


@pytest.mark.rule("X13.4")
@pytest.mark.parametrize("owned", [2, 3])
@pytest.mark.parametrize("theirs", [2, 3, 4])
def test_a_further_token_comes_from_the_supply_whatever_the_opponent_has_taken(owned: int, theirs: int) -> None:
    game = table(f"tokens = {theirs}\ndeck = []", f"{BYUN}tokens = 0\nspent = {owned}", "turn = 1")
    events = do(game, "pass")
    (told,) = [event for event in events if event.kind == "unlocked"]
    assert told.args == {"player": 1, "count": owned + 1, "locked": 0}
    assert (tokens(game, 0), tokens(game, 1)) == ((theirs, 0, 0), (1, owned, 0))
    assert army(game, 1) == {"I": ["un-go"], "II": ["kan-te"], "III": ["byun-hyung-ja-galmi"]}
    ready(game, 0)


@pytest.mark.rule("X13.4", "X7.7")
def test_the_further_token_counts_for_x() -> None:
    cards = ["sati", "elle", "quae", "nezha", "tourach"]
    game = table(f'hand = ["muraena"]\ntokens = 3\ndeck = {cards}')
    do(game, "play muraena", "yes")
    assert zones(game, 0) == {"I": "muraena", "hand": "elle, quae, sati", "deck": "nezha, tourach"}
    assert tokens(game, 0) == (3, 0, 0)
    ready(game, 1)


@pytest.mark.rule("X13.4")
@pytest.mark.parametrize(
    "places",
    [
        "tokens = 4",
        "tokens = 0\nspent = 4",
        "tokens = 1\nspent = 1\nlost = 2",
        'army.I = ["un-go [t]"]\ntokens = 3',
    ],
    ids=["in hand", "spent", "some out for the round", "one on a card"],
)
def test_owning_a_fifth_token_wins_wherever_the_others_are(places: str) -> None:
    byun = BYUN.replace('army.I = ["un-go"]\n', "") if "army" in places else BYUN
    game = table("deck = []", byun + places, "turn = 1")
    do(game, "pass")
    over(game, [1], "X13.4")


@pytest.mark.rule("X13.4")
@pytest.mark.parametrize("places", ["tokens = 3", "tokens = 0\nspent = 3", "tokens = 1\nlost = 2"])
def test_a_fourth_token_does_not_win(places: str) -> None:
    game = table("deck = []", BYUN + places, "turn = 1")
    do(game, "pass")
    assert game.state.seats[1].owned_tokens() == 4
    ready(game, 0)


@pytest.mark.rule("X13.4")
def test_the_final_rules_give_the_same_victory_their_own_number() -> None:
    game = table("deck = []", BYUN + "tokens = 0\nspent = 4\nlocked = 0", "turn = 1", ruleset="gosu-x")
    do(game, "pass")
    over(game, [1], "X1.2")


@pytest.mark.rule("X13.4")
@pytest.mark.parametrize("places", ["tokens = 1", "tokens = 4\nspent = 1", "tokens = 3\nlost = 2"])
def test_a_position_gives_each_player_two_to_four_tokens_and_says_so(places: str) -> None:
    with pytest.raises(PositionError, match=r"^player\[0\]\.tokens: .*\b2\b.*\b4\b.* not \d$"):
        table(places)


@pytest.mark.rule("X13.4")
def test_a_position_has_no_locked_tokens() -> None:
    with pytest.raises(PositionError, match=r"^player\[0\]\.locked"):
        table("locked = 1")


@pytest.mark.rule("X13.4")
@pytest.mark.parametrize(
    ("places", "in_hand"), [("", 2), ("spent = 1", 1), ("lost = 2", 0), ("spent = 3\nlost = 1", 0)]
)
def test_what_a_position_leaves_out_is_filled_up_to_two_tokens(places: str, in_hand: int) -> None:
    game = table(places)
    assert tokens(game, 0)[0] == in_hand
    ready(game, 0)


# -- X13.6: captured and destroyed cards -------------------------------------------------------------------------


@pytest.mark.rule("X13.6")
@pytest.mark.parametrize(
    ("other", "actions", "after"),
    [
        ('hand = ["lava-goddesses"]', ["play lava-goddesses", "yes", "capture 0:I1"], {"I": "(arpia)"}),
        ('army.I = ["demon-guardians"]', ["activate 1:I1", "destroy 0:I1"], {"deck": "arpia"}),  # X13.7
    ],
    ids=["captured", "destroyed"],
)
def test_the_token_of_a_captured_or_destroyed_card_is_out_for_the_round(
    other: str, actions: list[str], after: dict[str, str]
) -> None:
    game = table('army.I = ["arpia [t]"]\ndeck = []', other, "turn = 1")
    (told,) = [event for event in do(game, *actions) if event.kind == "token-lost"]
    assert told.args == {"player": 0, "count": 1, "slot": "slot:0:I1"}
    assert (zones(game, 0), tokens(game, 0), lost(game, 0)) == (after, (1, 0, 0), 1)
    assert lost(game, 1) == 0
    ready(game, 0)


@pytest.mark.rule("X13.6")
def test_all_tokens_of_the_card_are_out() -> None:
    game = table('army.I = ["1000-faces [t] [t]"]\ndeck = []', 'hand = ["lava-goddesses"]', "turn = 1")
    do(game, "play lava-goddesses", "yes", "capture 0:I1")
    assert (army(game, 0), tokens(game, 0), lost(game, 0)) == ({"I": ["(1000-faces)"]}, (0, 0, 0), 2)
    ready(game, 0)


@pytest.mark.rule("X13.6")
def test_a_token_on_a_card_that_its_own_player_captures_is_out_too() -> None:
    game = table("deck = []", 'army.I = ["spirits-of-smook [x2]"]\nhand = ["lava-goddesses"]', "turn = 1")
    do(game, "play lava-goddesses", "yes", "capture 1:I1")
    assert army(game, 1) == {"I": ["(spirits-of-smook)", "lava-goddesses"]}
    assert (tokens(game, 1), lost(game, 1)) == ((1, 0, 0), 1)
    ready(game, 0)


@pytest.mark.rule("X13.6", "X7.5")
@pytest.mark.parametrize(
    ("other", "actions", "after"),
    [
        ('army.I = ["bombing-units"]', ["activate 1:I1"], {"deck": "arpia"}),  # X13.7
        ('army.I = ["un-go"]', ["activate 1:I1", "lift 0:I1"], {"deck": "arpia"}),
    ],
    ids=["sacrificed", "put on a deck"],
)
def test_the_token_of_a_card_that_leaves_otherwise_is_spent(
    other: str, actions: list[str], after: dict[str, str]
) -> None:
    game = table('army.I = ["arpia [t]"]\ndeck = []', other, "turn = 1")
    events = do(game, *actions)
    assert "tokens-to-spent" in kinds(events)
    assert "token-lost" not in kinds(events)
    assert (zones(game, 0), tokens(game, 0), lost(game, 0)) == (after, (1, 1, 0), 0)
    ready(game, 0)


@pytest.mark.rule("X13.6", "X7.5")
def test_the_token_of_a_card_that_is_shifted_is_spent() -> None:
    game = table('army.I = ["arpia [t]"]\nhand = ["atalanta", "sati"]\ndeck = ["elle"]')
    do(game, "shift I1")
    assert zones(game, 0) == {"I": "atalanta", "pile": "arpia, sati", "deck": "elle"}
    assert (tokens(game, 0), lost(game, 0)) == ((1, 1, 0), 0)
    ready(game, 1)


@pytest.mark.rule("X13.6", "X7.5")
def test_in_the_final_rules_the_token_of_a_captured_card_is_spent() -> None:
    game = table('army.I = ["arpia [t]"]\ndeck = []', 'hand = ["lava-goddesses"]', "turn = 1", ruleset="gosu-x")
    do(game, "play lava-goddesses", "capture 0:I1")
    assert (army(game, 0), tokens(game, 0), lost(game, 0)) == ({"I": ["(arpia)"]}, (1, 1, 2), 0)
    ready(game, 0)


@pytest.mark.rule("X13.6", "X7.4")
@pytest.mark.parametrize(("place", "after"), [("lost = 1", (1, 0, 0)), ("spent = 1", (2, 0, 0))])
def test_a_token_that_is_out_cannot_be_taken_back(place: str, after: tuple[int, int, int]) -> None:
    """Petal Faeries let each player take back a token; a spent one comes back."""
    game = table(f'hand = ["petal-faeries"]\ntokens = 1\n{place}\ndeck = []')
    do(game, "play petal-faeries", "yes")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["petal-faeries"]}, after)
    assert lost(game, 0) == (1 if place == "lost = 1" else 0)
    assert tokens(game, 1) == (2, 0, 0)
    ready(game, 1)


@pytest.mark.rule("X13.6", "X7.4")
def test_beside_a_token_that_is_out_a_spent_one_is_taken_back() -> None:
    you = 'army.I = ["apostles-of-the-night [t]"]\nhand = ["alpha-dead"]\ntokens = 0\nspent = 1\nlost = 1\ndeck = []'
    game = scene(f'ruleset = "gosu-x-quick"\ntiles = []\n[[player]]\n{you}\n[[player]]\ndeck = []')
    do(game, "play alpha-dead", "yes")
    assert (asked(game), choices(game)) == ((0, "take-back"), ["take-back 0:I1", "spent", "done"])
    do(game, "spent")
    assert choices(game) == ["take-back 0:I1", "done"]
    assert rules_against(game, "spent") == ["X7.4"]
    do(game, "done")
    assert army(game, 0) == {"I": ["apostles-of-the-night [t]"], "II": ["(alpha-dead)"]}
    assert (tokens(game, 0), lost(game, 0)) == ((1, 0, 0), 1)
    ready(game, 1)


@pytest.mark.rule("X13.6", "X7.7")
@pytest.mark.parametrize(("places", "x"), [("tokens = 2", 2), ("tokens = 1\nlost = 1", 2), ("tokens = 2\nlost = 2", 4)])
def test_a_token_that_is_out_still_counts_for_x(places: str, x: int) -> None:
    cards = ["sati", "elle", "quae", "nezha", "tourach"]
    game = table(f'hand = ["muraena"]\n{places}\ndeck = {cards}')
    do(game, "play muraena", "yes")
    assert (hand(game, 0), deck(game, 0)) == (sorted(cards[:x]), cards[x:])
    ready(game, 1)


@pytest.mark.rule("X13.6", "X7.1a")
def test_a_token_that_is_out_can_be_neither_spent_nor_placed() -> None:
    game = table('army.I = ["arpia"]\ntokens = 0\nlost = 2\ndeck = []')
    assert choices(game) == ["pass"]
    assert rules_against(game, "draw 1") == ["X7.1a"]
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    ready(game, 0)


@pytest.mark.rule("X13.6", "X9.3b")
def test_tokens_that_are_out_come_back_with_the_others_after_the_battle() -> None:
    game = table(
        'army.I = ["arpia [t]", "(atalanta)"]\ntokens = 0\nspent = 1\nlost = 2\ndeck = []',
        "passed = true\nlost = 1\ndeck = []",
        "turns_left = 0",
    )
    events = do(game, "pass")
    returned = [event for event in events if isinstance(event, TokensReturn)]
    assert [(event.player, event.count) for event in returned] == [(0, 4), (1, 2)]
    assert [(event.spent, event.lost, event.slots) for event in returned] == [(1, 2, [SlotRef(0, 0)]), (0, 1, [])]
    assert (tokens(game, 0), lost(game, 0)) == ((4, 0, 0), 0)
    assert (tokens(game, 1), lost(game, 1)) == ((2, 0, 0), 0)
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["arpia"]}, ["atalanta"], [])
    ready(game, 1)


@pytest.mark.rule("X13.6")
def test_both_players_see_how_many_tokens_are_out() -> None:
    game = table("tokens = 1\nlost = 1\ndeck = []")
    assert [game.view(viewer).state.seats[0].lost for viewer in (0, 1)] == [1, 1]
    ready(game, 0)
