"""X4.1, X4.2, X4.8: one action a turn, its effects, the end of a turn. Additional turns and passing have own files."""

import pytest

from gosux import Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens


def table(you: str, other: str = "", head: str = "", clans: str = '"justice", "phoenix", "galmi"') -> Game:
    return scene(f"""
tiles = []
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
{other}
""")


# -- X4.1 --------------------------------------------------------------------------------------------------------

FOUR_WAYS = """
army.I = ["muraena", "atalanta"]
hand = ["atalanta", "boul-go"]
deck = ["sati", "elle", "quae"]
"""


@pytest.mark.rule("X4.1")
@pytest.mark.parametrize(
    ("action", "row", "held", "discarded", "left"),
    [
        ("play atalanta", ["muraena", "atalanta", "atalanta"], ["boul-go"], [], (2, 0, 2)),
        ("shift I2", ["muraena", "boul-go"], [], ["atalanta", "atalanta"], (2, 0, 2)),
        ("activate 0:I1", ["muraena [t]", "atalanta"], ["atalanta", "boul-go", "elle", "sati"], [], (1, 0, 2)),
        ("draw 1", ["muraena", "atalanta"], ["atalanta", "boul-go", "sati"], [], (1, 1, 2)),
        ("draw 3", ["muraena", "atalanta"], ["atalanta", "boul-go", "elle", "quae", "sati"], [], (0, 2, 2)),
    ],
)
def test_a_turn_is_one_action_then_the_other_player_is_next(
    action: str, row: list[str], held: list[str], discarded: list[str], left: tuple[int, int, int]
) -> None:
    game = table(FOUR_WAYS)
    assert action in choices(game)
    do(game, action)
    assert (army(game, 0), hand(game, 0)) == ({"I": row}, held)
    assert (pile(game, 0), tokens(game, 0)) == (discarded, left)
    ready(game, 1)


@pytest.mark.rule("X4.1")
def test_players_alternate() -> None:
    game = table('deck = ["sati", "elle"]', 'deck = ["alpha", "hempo"]')
    do(game, "draw 1")
    ready(game, 1)
    do(game, "draw 1")
    ready(game, 0)
    do(game, "draw 1")
    assert (hand(game, 0), hand(game, 1)) == (["elle", "sati"], ["alpha"])
    ready(game, 1)


@pytest.mark.rule("X4.1")
def test_nobody_acts_in_the_others_turn_and_an_answer_is_no_action() -> None:
    game = table("")
    assert rules_against(game, "draw 1", 1) == ["X4.1"]
    assert rules_against(game, "yes") == ["X4.1"]
    assert rules_against(game, "draw 1") == []
    ready(game, 0)


# -- X4.2 --------------------------------------------------------------------------------------------------------

BOMBS = 'army.I = ["bombing-units", "lava-goddesses"]'


@pytest.mark.rule("X4.2a")
def test_all_effects_are_resolved_before_the_turn_ends() -> None:
    """Each player sacrifices an OPEN card: the turn goes on until the second one has."""
    you = 'army.I = ["atalanta", "atalanta"]\narmy.II = ["elle"]'
    game = table(you, f'{BOMBS}\narmy.II = ["alpha"]', "turn = 1")
    do(game, "activate 1:I1")
    assert asked(game) == (1, "sacrifice")
    assert rules_against(game, "draw 1") == ["X4.2a"]
    assert rules_against(game, "sacrifice 0:I2", 0) == ["X4.2a"]
    do(game, "sacrifice 1:I2")
    assert asked(game) == (0, "sacrifice")
    assert rules_against(game, "draw 1") == rules_against(game, "draw 1", 1) == ["X4.2a"]
    do(game, "sacrifice 0:II1")
    assert army(game, 0) == {"I": ["atalanta", "atalanta"]}
    assert army(game, 1) == {"I": ["bombing-units [x2]"], "II": ["alpha"]}
    assert (pile(game, 0), pile(game, 1)) == (["elle"], ["lava-goddesses"])
    ready(game, 0)


XIAN = '"xian", "justice", "galmi"'
FOUR_OF_XIAN = ["dalisteer", "nio", "pangu", "valeen"]
TWO_END_EFFECTS = f"""
army.I = ["3-wishes", "atalanta"]
army.II = ["nezha"]
army.III = ["byun-hyung-ja-xian"]
hand = {FOUR_OF_XIAN}
deck = ["1000-faces", "sati", "elle", "quae"]
"""
FIVE_OF_XIAN = sorted([*FOUR_OF_XIAN, "1000-faces"])


def discard_what_is_asked(game: Game) -> None:
    while asked(game) == (0, "discard"):
        do(game, choices(game)[0])


@pytest.mark.rule("X4.2b", "X4.8")
@pytest.mark.card("nezha", "byun-hyung-ja-xian")
def test_the_player_chooses_the_order_of_the_effects_at_the_end_of_the_turn() -> None:
    """Byun Hyung Ja first: it empties the hand, so Nezha then draws."""
    game = table(TWO_END_EFFECTS, clans=XIAN)
    do(game, "draw 1")
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 0:II1", "resolve 0:III1"])
    do(game, "resolve 0:III1")
    assert (asked(game), choices(game)) == ((0, "clan-to-discard"), ["spend xian", "no"])
    do(game, "spend xian")
    discard_what_is_asked(game)
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["elle", "sati"], ["quae"], FIVE_OF_XIAN)
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.rule("X4.8", "X4.2b")
@pytest.mark.card("nezha", works=False)
def test_an_effect_at_the_end_of_the_turn_is_resolved_once_even_if_its_condition_is_met_later() -> None:
    """Nezha first: the hand is not empty, and Nezha is not read again when Byun Hyung Ja has emptied it."""
    game = table(TWO_END_EFFECTS, clans=XIAN)
    do(game, "draw 1", "resolve 0:II1", "spend xian")
    discard_what_is_asked(game)
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == ([], ["sati", "elle", "quae"], FIVE_OF_XIAN)
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.rule("X4.2b")
@pytest.mark.card("byun-hyung-ja-xian", works=False)
@pytest.mark.parametrize("spend", [True, False])
def test_the_hand_limit_comes_after_the_effects_at_the_end_of_the_turn(spend: bool) -> None:
    others = ["quae", "tourach", "shard"]
    position = f"""
army.I = ["3-wishes"]
army.II = ["elle"]
army.III = ["byun-hyung-ja-xian"]
hand = {[*FOUR_OF_XIAN, *others]}
deck = ["1000-faces"]
"""
    game = table(position, clans=XIAN)
    do(game, "draw 1")
    assert (asked(game), len(hand(game, 0))) == ((0, "clan-to-discard"), 8)
    assert game.view(1).decision is None
    if spend:
        do(game, "spend xian")
        discard_what_is_asked(game)
        assert (hand(game, 0), pile(game, 0), tokens(game, 0)) == (sorted(others), FIVE_OF_XIAN, (2, 1, 1))
    else:
        do(game, "no")
        assert asked(game) == (0, "hand-limit")
        do(game, "discard nio")
        assert (len(hand(game, 0)), pile(game, 0), tokens(game, 0)) == (7, ["nio"], (1, 1, 2))
    ready(game, 1)


SEVEN = ["sati", "elle", "quae", "nezha", "tourach", "shard", "she-rift"]


@pytest.mark.rule("X4.2c")
def test_a_hand_of_eight_is_discarded_down_to_seven_by_choice() -> None:
    game = table(f'hand = {SEVEN}\ndeck = ["kan-te"]', 'deck = ["alpha"]')
    do(game, "draw 1")
    assert asked(game) == (0, "hand-limit")
    assert set(choices(game)) == {f"discard {card}" for card in [*SEVEN, "kan-te"]}
    assert rules_against(game, "draw 1") == ["X4.2a"]
    assert rules_against(game, "discard ree-ab") == ["X3.8b"]
    do(game, "discard quae")
    assert (len(hand(game, 0)), pile(game, 0)) == (7, ["quae"])
    ready(game, 1)


@pytest.mark.rule("X4.2c")
def test_every_card_above_seven_is_discarded_and_only_the_active_players() -> None:
    theirs = ["alpha", "hempo", "hemro", "orgah", "smook", "ez", "fre-e", "ne-o", "ne-ye"]
    game = table(f'hand = {SEVEN}\ndeck = ["kan-te", "ree-ab", "kaez"]', f"hand = {theirs}\ndeck = []")
    do(game, "draw 3", "discard sati", "discard elle", "discard kaez")
    assert (hand(game, 0), pile(game, 0)) == (sorted([*SEVEN[2:], "kan-te", "ree-ab"]), ["elle", "kaez", "sati"])
    assert (hand(game, 1), pile(game, 1)) == (sorted(theirs), [])
    ready(game, 1)


@pytest.mark.rule("X4.2c")
def test_a_hand_of_exactly_seven_is_kept() -> None:
    game = table(f'hand = {SEVEN[1:]}\ndeck = ["kan-te"]')
    do(game, "draw 1")
    assert (hand(game, 0), pile(game, 0)) == (sorted([*SEVEN[1:], "kan-te"]), [])
    ready(game, 1)


@pytest.mark.rule("X4.2d")
def test_a_turn_of_passing_has_a_hand_limit() -> None:
    game = table(f"hand = {[*SEVEN, 'kan-te']}\ntokens = 0\nspent = 2")
    do(game, "pass")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard shard")
    assert (len(hand(game, 0)), pile(game, 0)) == (7, ["shard"])
    ready(game, 1)


@pytest.mark.rule("X4.2d")
@pytest.mark.card("nezha")
def test_a_turn_of_passing_has_effects_at_its_end() -> None:
    you = 'army.I = ["atalanta"]\narmy.II = ["nezha"]\ntokens = 0\nspent = 2\ndeck = ["sati", "elle", "quae"]'
    game = table(you)
    do(game, "pass")
    assert (hand(game, 0), deck(game, 0)) == (["elle", "sati"], ["quae"])
    assert army(game, 0) == {"I": ["atalanta"], "II": ["nezha"]}
    ready(game, 1)


# -- X4.8 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X4.8")
def test_an_effect_at_the_end_of_the_turn_is_not_repeated_while_its_condition_still_holds() -> None:
    """Ten cards of the clan would pay twice."""
    troops = ["1000-faces", "1000-faces", "3-wishes", "dancing-dragon", "dancing-dragon"]
    position = f"""
army.I = ["3-wishes"]
army.II = ["elle"]
army.III = ["byun-hyung-ja-xian"]
hand = {[*troops, *FOUR_OF_XIAN]}
deck = ["xian"]
"""
    game = table(position, clans=XIAN)
    do(game, "draw 1", "spend xian", *[f"discard {card}" for card in troops])
    assert (hand(game, 0), pile(game, 0)) == (sorted([*FOUR_OF_XIAN, "xian"]), sorted(troops))
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.rule("X4.8")
def test_an_effect_at_the_end_of_the_turn_comes_again_in_the_next_turn() -> None:
    you = 'army.I = ["volantis"]\narmy.II = ["nezha"]\nhand = ["atalanta"]\ndeck = ["atalanta"]'
    game = table(you, 'deck = ["alpha"]')
    assert [kind for kind in kinds(do(game, "play atalanta")) if "dr" in kind] == ["drew", "draw-lost"]
    do(game, "draw 1")
    assert (hand(game, 0), deck(game, 0), hand(game, 1)) == (["atalanta"], [], ["alpha"])
    assert [kind for kind in kinds(do(game, "play atalanta")) if "dr" in kind] == ["draw-lost", "draw-lost"]
    assert army(game, 0) == {"I": ["volantis", "atalanta", "atalanta"], "II": ["nezha"]}
    assert hand(game, 0) == []
    ready(game, 1)
