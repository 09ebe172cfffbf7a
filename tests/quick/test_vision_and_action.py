"""X13.9, X13.10, X13.12: Vision and ACTION. No card of the set has either, so these scenes make cards of their own."""

import json
from collections.abc import Iterator

import pytest

from gosux import Game, View
from gosux.cards import gosu_x
from gosux.cards.ranks import HERO, TROOP
from gosux.effects.piles.draw import Draw
from gosux.model.card import Card, Clan
from gosux.records.replays import parse_replay, replay_text, verify_replay
from gosux.records.saves import parse_save, save_text
from gosux.rules import registry
from gosux.rules.games.gosu_x.law import OPTIONS
from gosux.rules.games.gosu_x_quick.law import law
from gosux.rules.ruleset import Ruleset
from tests.scene import army, asked, choices, deck, do, kinds, pile, ready, rules_against, scene, tokens
from tests.zones import seen, zones

NAME = "quick-with-vision-and-action"


def made_rules() -> Ruleset:
    """The quick rules with four cards of Justice made for these scenes in the place of four others."""
    made = {
        "volantis": TROOP("Lookouts", shift=1, keywords=["vision"]),
        "petal-faeries": TROOP("Stargazers", shift=1, icons=1, keywords=["vision"], effect=Draw(1)),
        "arrows-of-justice": TROOP("Envoys", shift=1, icons=1, effect=Draw(1), action=Draw(2)),
        "sati": HERO("Farsighted", keywords=["vision", "echo", "wondrous"], effect=Draw(1)),
    }
    clans: list[Clan] = []
    for clan in gosu_x.CLANS:
        cards: list[Card] = [made.get(card.id, card) for card in clan.cards]
        clans.append(Clan(clan.id, clan.name, cards, clan.french))
    layers = ("gosu-x", "gosu-x-quick")
    return Ruleset(NAME, clans, law(), players=(2, 2), choices=OPTIONS, layers=layers, drafts=True)


@pytest.fixture(autouse=True)
def _made_cards() -> Iterator[None]:
    """Known while a scene of this file runs, and no longer."""
    registry.add_ruleset(made_rules())
    yield
    del registry._known[NAME]


def table(you: str, other: str = "deck = []", head: str = "tiles = []") -> Game:
    return scene(f"""
ruleset = "{NAME}"
{head}
[[player]]
clans = ["justice", "phoenix", "xian"]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "galmi"]
{other}
""")


# -- X13.9: what Vision does -------------------------------------------------------------------------------------

LOOKOUTS = 'hand = ["lookouts"]\ndeck = ["elle", "quae"]'


@pytest.mark.rule("X13.9", "X13.12")
def test_the_card_seen_may_be_discarded() -> None:
    game = table(LOOKOUTS)
    do(game, "play lookouts")
    assert (asked(game), choices(game)) == ((0, "vision"), ["yes", "no"])
    do(game, "yes")
    assert zones(game, 0) == {"I": "lookouts", "deck": "quae", "pile": "elle"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.9", "X13.12")
def test_the_card_seen_may_be_left_where_it_is() -> None:
    game = table(LOOKOUTS)
    events = do(game, "play lookouts", "no")
    assert "milled" not in kinds(events)
    assert zones(game, 0) == {"I": "lookouts", "deck": "elle, quae"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.9")
def test_a_card_without_vision_shows_nothing() -> None:
    game = table('hand = ["atalanta"]\ndeck = ["elle", "quae"]')
    assert "vision" not in kinds(do(game, "play atalanta"))
    assert zones(game, 0) == {"I": "atalanta", "deck": "elle, quae"}
    ready(game, 1)


@pytest.mark.rule("X13.9")
def test_it_is_ones_own_deck_that_is_seen() -> None:
    game = table('deck = ["elle", "quae"]', 'hand = ["lava-goddesses"]\ndeck = ["cylak"]')
    events = do(game, "draw 1", "play lava-goddesses", "no")
    assert "vision" not in kinds(events)
    game = table(LOOKOUTS, 'deck = ["cylak"]')
    do(game, "play lookouts", "yes")
    assert zones(game, 1) == {"deck": "cylak"}
    ready(game, 1)


# -- X13.12: when ------------------------------------------------------------------------------------------------

STARGAZERS = 'hand = ["stargazers"]\ndeck = ["elle", "quae", "nezha"]'


@pytest.mark.rule("X13.12")
@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("yes", {"I": "stargazers", "hand": "quae", "deck": "nezha", "pile": "elle"}),
        ("no", {"I": "stargazers", "hand": "elle", "deck": "quae, nezha"}),
    ],
)
def test_vision_comes_before_the_effect(answer: str, after: dict[str, str]) -> None:
    """Stargazers draw a card: what Vision has left on top, or the next one."""
    game = table(STARGAZERS)
    do(game, "play stargazers")
    assert asked(game) == (0, "vision")
    do(game, answer)
    assert asked(game) == (0, "enter")
    do(game, "yes")
    assert zones(game, 0) == after
    ready(game, 1)


@pytest.mark.rule("X13.12", "X13.2")
def test_who_declines_the_effect_has_seen_the_card_all_the_same() -> None:
    game = table(STARGAZERS)
    do(game, "play stargazers", "yes", "no")
    assert zones(game, 0) == {"I": "stargazers", "deck": "quae, nezha", "pile": "elle"}
    ready(game, 1)


@pytest.mark.rule("X13.12")
def test_vision_comes_after_wondrous_and_echo_does_not_repeat_it() -> None:
    game = table('army.I = ["atalanta"]\nhand = ["farsighted"]\ndeck = ["elle", "quae", "nezha", "tourach"]')
    assert kinds(do(game, "play farsighted")) == ["plays", "entered", "wonder-taken", "vision"]
    events = do(game, "yes", "yes")
    assert asked(game) == (0, "echo")
    events += do(game, "yes")
    assert "vision" not in kinds(events)
    assert zones(game, 0) == {
        "I": "atalanta", "II": "farsighted", "hand": "nezha, quae", "pile": "elle", "deck": "tourach",
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.rule("X13.12")
def test_a_card_that_is_shifted_in_has_vision_too() -> None:
    game = table('army.I = ["atalanta"]\nhand = ["lookouts", "nezha"]\ndeck = ["elle", "quae"]')
    do(game, "shift I1")  # Nezha pays
    assert asked(game) == (0, "vision")
    do(game, "yes")
    assert zones(game, 0) == {"I": "lookouts", "deck": "quae", "pile": "atalanta, elle, nezha"}
    ready(game, 1)


@pytest.mark.rule("X13.12")
def test_an_activation_or_a_release_brings_no_vision() -> None:
    game = table('army.I = ["stargazers"]\ndeck = ["elle", "quae"]')
    assert "vision" not in kinds(do(game, "activate 0:I1"))
    assert zones(game, 0) == {"I": "stargazers [t]", "hand": "elle", "deck": "quae"}
    ready(game, 1)
    you = 'army.I = ["(lookouts)"]\ndeck = ["elle"]'
    game = table(you, 'army.I = ["apostles-of-the-night"]\ndeck = []', "tiles = []\nturn = 1")
    assert "vision" not in kinds(do(game, "activate 1:I1", "target 0:I1"))
    assert zones(game, 0) == {"I": "lookouts", "deck": "elle"}
    ready(game, 0)


# -- X13.12: empty decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("X13.12")
def test_an_empty_deck_shows_nothing() -> None:
    game = table('hand = ["stargazers"]\ndeck = []')
    assert "vision" not in kinds(do(game, "play stargazers"))
    assert asked(game) == (0, "enter")
    do(game, "no")
    assert zones(game, 0) == {"I": "stargazers"}
    ready(game, 1)


@pytest.mark.rule("X13.12", "X13.7")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_deck_that_a_shift_has_refilled_is_seen(answer: str) -> None:
    """Nezha pays and is the new deck at once; Atalanta stays in the pile until Nezha is put there too."""
    game = table('army.I = ["atalanta"]\nhand = ["lookouts", "nezha"]\ndeck = []')
    events = do(game, "shift I1")
    assert (events[-1].kind, events[-1].args["card"]) == ("vision", "card:nezha")
    do(game, answer)
    if answer == "no":
        assert zones(game, 0) == {"I": "lookouts", "deck": "nezha", "pile": "atalanta"}
    else:
        assert (army(game, 0), pile(game, 0)) == ({"I": ["lookouts"]}, [])
        assert sorted(deck(game, 0)) == ["atalanta", "nezha"]
    ready(game, 1)


@pytest.mark.rule("X13.12", "X13.7")
def test_discarding_the_last_card_refills_the_deck_at_once() -> None:
    game = table('hand = ["lookouts"]\ndeck = ["elle"]\ndiscard = ["quae"]')
    assert kinds(do(game, "play lookouts", "yes"))[-3:-1] == ["milled", "shuffled-in"]
    after = zones(game, 0)
    assert sorted(after.pop("deck").split(", ")) == ["elle", "quae"]
    assert after == {"I": "lookouts"}
    ready(game, 1)


# -- X13.12: who sees it -----------------------------------------------------------------------------------------


@pytest.mark.rule("X13.12")
def test_a_card_that_is_left_is_known_to_its_player_only() -> None:
    game = table(LOOKOUTS)
    other = game.clone()
    assert [event.args for event in game.apply("play lookouts", viewer=0)][-1] == {"player": 0, "card": "card:elle"}
    assert [event.args for event in other.apply("play lookouts", viewer=1)][-1] == {"player": 0}
    do(game, "no")
    assert (seen(game, 0, 0, "deck"), seen(game, 1, 0, "deck")) == ("elle, ?", "?, ?")
    ready(game, 1)
    do(game, "draw 1", "draw 1")
    assert (seen(game, 0, 0, "hand"), seen(game, 1, 0, "hand")) == ("elle", "?")
    assert (seen(game, 0, 0, "deck"), seen(game, 1, 0, "deck")) == ("?", "?")
    ready(game, 1)


@pytest.mark.rule("X13.12")
def test_a_card_that_is_discarded_is_seen_by_all() -> None:
    game = table(LOOKOUTS)
    do(game, "play lookouts")
    (milled,) = [event for event in game.apply("yes", viewer=1) if event.kind == "milled"]
    assert milled.args == {"player": 0, "cards": ["card:elle"]}
    assert (seen(game, 0, 0, "deck"), seen(game, 1, 0, "deck")) == ("?", "?")
    ready(game, 1)


def what_the_other_is_told(top: str, below: str) -> list[object]:
    """The opponent's events and views, from the play to the card that is left on the deck."""
    game = table(f'hand = ["lookouts"]\ndeck = ["{top}", "{below}"]')
    told: list[object] = []
    for action in ("play lookouts", "no"):
        told.append([event.to_json() for event in game.apply(action, viewer=1)])
        view = game.view(1)
        assert view.decision is not None
        told += [view.to_json(), view.decision.prompt.args]
    return told


@pytest.mark.rule("X13.12")
def test_the_opponent_cannot_tell_which_card_was_left() -> None:
    assert what_the_other_is_told("elle", "quae") == what_the_other_is_told("quae", "elle")


@pytest.mark.rule("X13.12")
def test_a_shuffle_makes_the_card_unknown_again() -> None:
    """Elle searches the deck, which is shuffled after that."""
    game = table('army.I = ["atalanta"]\nhand = ["lookouts", "elle"]\ndeck = ["quae", "nezha", "tourach"]')
    do(game, "play lookouts", "no")
    assert seen(game, 0, 0, "deck") == "quae, ?, ?"
    do(game, "pass", "play elle", "yes", "search tourach")
    assert seen(game, 0, 0, "deck") == "?, ?"
    ready(game, 0)


# -- X13.10: ACTION ----------------------------------------------------------------------------------------------

ENVOYS = 'army.I = ["envoys"]\ndeck = ["elle", "quae", "nezha", "tourach", "justice"]'


@pytest.mark.rule("X13.10")
def test_a_token_is_spent_for_a_power_printed_as_action() -> None:
    game = table(ENVOYS)
    assert "action I1" in choices(game)
    events = do(game, "action I1")
    assert events[0].to_json() == {"event": "tokens-spent", "player": 0, "count": 1}
    assert events[1].to_json() == {"event": "action-used", "player": 0, "card": "card:envoys", "slot": "slot:0:I1"}
    assert zones(game, 0) == {"I": "envoys", "hand": "elle, quae", "deck": "nezha, tourach, justice"}
    assert (zones(game, 1), tokens(game, 0), tokens(game, 1)) == ({}, (1, 1, 0), (2, 0, 0))
    ready(game, 1)


@pytest.mark.rule("X13.10")
def test_the_power_may_be_used_again_as_long_as_there_are_tokens() -> None:
    """The token goes to the spent area, so no icon is filled; an activation is another use of a token."""
    game = table(ENVOYS + "\ntokens = 3", "tokens = 3\ndeck = []")
    do(game, "action I1", "draw 1", "action I1", "draw 1", "activate 0:I1", "draw 1")
    assert zones(game, 0) == {"I": "envoys [t]", "hand": "elle, justice, nezha, quae, tourach"}
    assert tokens(game, 0) == (0, 2, 0)
    assert rules_against(game, "action I1") == ["X13.10"]
    ready(game, 0)


@pytest.mark.rule("X13.10")
def test_a_card_whose_icon_is_taken_can_still_be_used() -> None:
    game = table('army.I = ["envoys [t]"]\ntokens = 1\ndeck = ["elle", "quae"]')
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    do(game, "action I1")
    assert (zones(game, 0), tokens(game, 0)) == ({"I": "envoys [t]", "hand": "elle, quae"}, (0, 1, 0))
    ready(game, 1)


@pytest.mark.rule("X13.10")
def test_the_power_is_not_what_the_card_does_when_it_enters_or_is_activated() -> None:
    game = table(ENVOYS.replace("army.I", "hand"))
    do(game, "play envoys", "yes")
    assert zones(game, 0) == {"I": "envoys", "hand": "elle", "deck": "quae, nezha, tourach, justice"}
    ready(game, 1)
    game = table(ENVOYS)
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"I": "envoys [t]", "hand": "elle", "deck": "quae, nezha, tourach, justice"}
    ready(game, 1)


@pytest.mark.rule("X13.10")
@pytest.mark.parametrize(
    ("you", "action", "rules"),
    [
        ('army.I = ["envoys"]\ntokens = 0\nspent = 2', "action I1", ["X13.10"]),  # no token in hand
        ('army.I = ["envoys"]\ntokens = 0\nlost = 2', "action I1", ["X13.10"]),
        ('army.I = ["envoys", "atalanta"]', "action I2", ["X13.10"]),  # a card without such a power
        ('army.I = ["envoys"]', "action I2", ["X13.10"]),  # no card
        ('army.I = ["(envoys)"]', "action I1", ["X3.5c"]),
        ('army.I = ["envoys"]', "action I1", []),
    ],
)
def test_what_an_action_needs(you: str, action: str, rules: list[str]) -> None:
    game = table(f"{you}\ndeck = []")
    assert rules_against(game, action) == rules
    assert (action in choices(game)) == (not rules)
    ready(game, 0)


@pytest.mark.rule("X13.10")
def test_the_power_of_an_opposing_card_is_not_ones_own() -> None:
    game = table('army.I = ["envoys"]\ndeck = []', 'army.I = ["kno-bo"]\ndeck = []', "tiles = []\nturn = 1")
    assert [action for action in choices(game) if action.startswith("action")] == []
    assert rules_against(game, "action I1") == ["X13.10"]
    ready(game, 1)


@pytest.mark.rule("X13.10", "X13.9")
def test_no_card_of_the_set_has_either() -> None:
    cards = [card for clan in gosu_x.CLANS for card in clan.cards]
    assert len(cards) == 88
    assert [card.id for card in cards if card.action is not None or "vision" in card.keywords] == []
    quick = registry.ruleset("gosu-x-quick").catalogue.table
    assert quick.use == quick.hand  # no row of the action table is kept for it


# -- written down and read again ---------------------------------------------------------------------------------

BOTH_CARDS = 'army.I = ["envoys"]\nhand = ["stargazers"]\ndeck = ["elle", "quae", "nezha", "tourach"]'


def moments() -> Iterator[Game]:
    """A game at every decision of a turn with Vision, and after an ACTION."""
    game = table(BOTH_CARDS, 'army.I = ["kno-bo"]\ndeck = []')
    for action in ("play stargazers", "no", "yes", "draw 1", "action I1", "pass", "pass"):
        yield game
        game.apply(action)
    yield game


@pytest.mark.rule("X13.9", "X13.10")
def test_games_with_these_cards_can_be_written_and_read_at_every_decision() -> None:
    for game in moments():
        assert Game.from_json(json.loads(json.dumps(game.to_json()))) == game
        assert parse_save(save_text(game)) == game
        assert scene(game.to_position()) == game
        for viewer in range(2):
            view = game.view(viewer)
            assert View.from_json(json.loads(json.dumps(view.to_json()))).to_json() == view.to_json()


@pytest.mark.rule("X13.9", "X13.10")
def test_a_finished_game_with_these_cards_has_a_replay() -> None:
    *_, game = moments()
    game.concede(1)
    replay = parse_replay(replay_text(game))
    assert [action for action in replay.actions if action.startswith("action")] == ["action I1"]
    assert verify_replay(replay) == game
