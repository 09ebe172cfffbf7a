"""The options of a game: editions, uncertain facts, fixed decks, and what is said of a wrong one."""

import pytest

import gosux
from gosux import Game, PositionError
from gosux.rules.registry import UnknownRuleset
from gosux.rules.ruleset import BadOption
from tests.scene import army, asked, do, hand, pile, ready, rules_against, scene

UNCERTAIN = ["alpha-dead", "ashes", "cylak", "ecnalab"]
DECKS = "justice+galmi+xian/abhilasha+goan_sul+tomorrow"


def begin(**options: object) -> Game:
    return gosux.new_game("gosu-x", seed="options", options=options)


def test_the_defaults_are_the_english_edition_and_the_transcribed_facts() -> None:
    game = begin()
    assert game.options == {"edition": "en", "wonder_returns": "no", "uncertain_shift": "0"}
    assert asked(game)[1] == "draft"


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("edition", "en", "en"),
        ("edition", "fr", "fr"),
        ("wonder_returns", "yes", "yes"),
        ("wonder_returns", True, "yes"),
        ("wonder_returns", False, "no"),
        ("uncertain_shift", "none", "none"),
        ("uncertain_shift", "2", "2"),
        ("uncertain_shift", 2, "2"),
        ("uncertain_shift", 0, "0"),
    ],
)
def test_an_option_is_kept_and_saved(name: str, value: object, kept: str) -> None:
    game = begin(**{name: value})
    assert game.options[name] == kept
    assert Game.from_json(game.to_json()).options == game.options
    assert asked(game)[1] == "draft"


def test_fixed_clans_skip_the_draft() -> None:
    game = begin(clans=DECKS)
    assert asked(game)[1] != "draft"
    assert game.options["clans"] == DECKS
    assert begin(clans="moon-and-scales").options["clans"] == "abhilasha+narashima+xian/galmi+goan_sul+justice"
    as_lists = begin(clans=[["justice", "galmi", "xian"], ["abhilasha", "goan_sul", "tomorrow"]])
    assert as_lists == game


UNCERTAIN_SHIFT = """
    tiles = []
    options = {{ uncertain_shift = "{option}" }}
    [[player]]
    army.I = ["red-circle"]
    army.II = ["{card}"]
    hand = {hand}
    [[player]]
    army.I = ["volantis"]
"""


@pytest.mark.rule("X12.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_by_default_the_uncertain_shift_costs_are_zero(card: str) -> None:
    game = scene(UNCERTAIN_SHIFT.format(option="0", card=card, hand=["ne-ye"]))
    do(game, "shift II1")
    assert army(game, 0) == {"I": ["red-circle"], "II": ["ne-ye"]}
    assert (hand(game, 0), pile(game, 0), army(game, 1)) == ([], [card], {"I": ["volantis"]})
    ready(game, 1)


@pytest.mark.rule("X12.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_the_uncertain_shift_costs_may_be_none_at_all(card: str) -> None:
    game = scene(UNCERTAIN_SHIFT.format(option="none", card=card, hand=["ne-ye", "aat", "wiindz"]))
    assert rules_against(game, "shift II1") == ["X6.1"]
    assert rules_against(game, "shift I1") == []  # other cards keep theirs
    assert army(game, 0) == {"I": ["red-circle"], "II": [card]}
    ready(game, 0)


@pytest.mark.rule("X12.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_the_uncertain_shift_costs_may_be_two(card: str) -> None:
    game = scene(UNCERTAIN_SHIFT.format(option="2", card=card, hand=["ne-ye"]))
    assert rules_against(game, "shift II1") != []
    ready(game, 0)
    game = scene(UNCERTAIN_SHIFT.format(option="2", card=card, hand=["ne-ye", "aat"]))
    do(game, "shift II1")  # both pay; Secret shift takes the one that fits out of the pile
    assert army(game, 0) == {"I": ["red-circle"], "II": ["ne-ye"]}
    assert (hand(game, 0), pile(game, 0), army(game, 1)) == ([], sorted([card, "aat"]), {"I": ["volantis"]})
    ready(game, 1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"editon": "en"}, "no option is called 'editon'; there are: edition, wonder_returns, uncertain_shift, clans"),
        ({"edition": "de"}, "option edition may be en or fr, not 'de'"),
        ({"edition": True}, "option edition may be en or fr, not 'yes'"),
        ({"edition": ["en"]}, "option edition may be en or fr"),
        ({"wonder_returns": "maybe"}, "option wonder_returns may be no or yes, not 'maybe'"),
        ({"wonder_returns": 1}, "option wonder_returns may be no or yes, not '1'"),
        ({"uncertain_shift": 3}, "option uncertain_shift may be 0 or none or 2, not '3'"),
        ({"uncertain_shift": None}, "option uncertain_shift may be 0 or none or 2, not 'None'"),
        (
            {"clans": "justice+galmi+xian"},
            "option clans: no ready decks are called 'justice+galmi+xian'; name two decks",
        ),
        ({"clans": "justice+galmi/abhilasha+goan_sul+tomorrow"}, "option clans names two decks of 3 different clans"),
        ({"clans": "justice+galmi+xian/abhilasha+goan_sul+xian"}, "option clans names two decks of 3 different clans"),
        ({"clans": DECKS + "/phoenix"}, "option clans names two decks of 3 different clans"),
        ({"clans": DECKS.replace("goan_sul", "gaon_sul")}, "option clans: no clan is called 'gaon_sul'; there are: "),
        ({"clans": ""}, "option clans: no ready decks are called ''"),
        ({"clans": 7}, "option clans names two decks of 3 clans, as in a+b+c/d+e+f"),
        ({"clans": ["justice", "galmi"]}, "option clans names two decks of 3 clans, as in a+b+c/d+e+f"),
    ],
)
def test_a_bad_option_is_refused_with_a_clear_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        gosux.new_game("gosu-x", seed=1, options=options)
    assert str(refusal.value).startswith(sentence)


def test_a_position_with_a_bad_option_says_so() -> None:
    with pytest.raises(PositionError, match="option edition may be en or fr, not 'de'"):
        scene('options = { edition = "de" }')
    with pytest.raises(PositionError, match="options must be a table"):
        scene('options = "fr"')


def test_an_unknown_ruleset_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownRuleset, match=r"no ruleset is called 'gosu-y'; there are: .*gosu-x"):
        gosux.new_game("gosu-y", seed=1)
