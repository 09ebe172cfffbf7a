"""The worked example of a pack: three invented cards instead of three of Phoenix, in both languages."""

import random
from pathlib import Path

import pytest

import gosux
from gosux.packs import use_packs
from gosux.records.replays import parse_replay, replay_text, verify_replay
from gosux.records.saves import parse_save, save_text
from gosux.text import Words
from tests.scene import asked, do, hand, pile, ready, scene

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "embers.py")
OLD = {"genious", "kaez", "muraena"}
NEW = {"cinder", "forge-master", "sparkling"}


@pytest.fixture(scope="module", autouse=True)
def _embers() -> None:
    assert use_packs("gosu-x", [EXAMPLE]) == "gosu-x+embers"


def test_three_cards_take_the_place_of_three_others() -> None:
    plain = {card.id for card in gosux.cards("gosu-x")}
    with_pack = {card.id for card in gosux.cards("gosu-x+embers")}
    assert plain - with_pack == OLD
    assert with_pack - plain == NEW
    assert "gosu-x+embers" in gosux.rulesets()


def test_the_game_without_the_pack_is_left_as_it_was() -> None:
    clans = {card.id: card.clan for card in gosux.cards("gosu-x")}
    assert {clans[card] for card in OLD} == {"phoenix"}
    assert not NEW & set(clans)


TEXTS = {
    "en": {
        "cinder": ("Cinder", "Each player discards 1 card. Then you draw 2 cards."),
        "forge-master": ("Forge-Master", "Shuffle your hand into your deck, then draw as many cards."),
        "sparkling": ("Sparkling", "If you have a Supremacy token, capture an OPEN card of level I."),
    },
    "fr": {
        "cinder": ("Escarbille", "Chaque joueur défausse 1 carte, puis vous piochez 2 cartes."),
        "forge-master": (
            "Maître de forge",
            "Mélangez votre main dans votre deck, puis piochez autant de cartes.",
        ),
        "sparkling": (
            "Étincelle",
            "Si vous avez un jeton Suprématie, capturez une carte LIBRE de niveau I.",
        ),
    },
}


@pytest.mark.parametrize("language", TEXTS)
def test_its_cards_are_told_in_both_languages(language: str) -> None:
    words = Words(language, "gosu-x+embers")
    told = {card: (words.card(card).name, words.card(card).effect) for card in sorted(NEW)}
    assert told == TEXTS[language]
    assert all(0 < len(words.card(card).gist) <= 34 for card in NEW)


FORGE = """
    ruleset = "gosu-x+embers"
    tiles = []
    [[player]]
    army.I = ["arpia"]
    hand = ["forge-master", "timer", "sqeezs"]
    deck = ["phoenix"]
    [[player]]
    clans = ["abhilasha", "galmi", "goan_sul"]
    deck = []
"""


def test_a_new_effect_works_and_echo_repeats_it() -> None:
    game = scene(FORGE)
    events = do(game, "play forge-master")
    assert [event.kind for event in events].count("drew") == 2
    assert len(hand(game, 0)) == 2
    assert asked(game) == (0, "echo")
    do(game, "yes")
    cards = [*hand(game, 0), *[gosux.cards("gosu-x+embers")[e & 255].id for e in game.state.seats[0].deck]]
    assert sorted(cards) == ["phoenix", "sqeezs", "timer"]
    ready(game, 1)


def test_a_new_effect_does_nothing_with_an_empty_hand() -> None:
    game = scene(FORGE.replace('"forge-master", "timer", "sqeezs"', '"forge-master"'))
    events = do(game, "play forge-master", "no")
    assert "drew" not in [event.kind for event in events]
    assert hand(game, 0) == []
    ready(game, 1)


def test_cards_that_combine_the_vocabulary_work() -> None:
    game = scene(FORGE.replace('"forge-master", "timer", "sqeezs"', '"cinder", "timer"'))
    do(game, "play cinder")
    assert pile(game, 0) == []  # the discarded card was shuffled into an empty deck and drawn again
    assert hand(game, 0) == ["phoenix", "timer"]
    ready(game, 1)


def played_out(seed: int) -> gosux.Game:
    game = gosux.new_game("gosu-x+embers", seed)
    rng = random.Random(seed)
    while game.legal():
        game.step(rng.choice(game.legal()))
    return game


def test_name_and_version_stand_in_saves_and_replays() -> None:
    game = played_out(5)
    assert game.rules.version == "4+embers-1"
    assert '"ruleset": "gosu-x+embers"' in replay_text(game)
    assert '"version": "4+embers-1"' in replay_text(game)
    assert verify_replay(parse_replay(replay_text(game))) == game
    assert parse_save(save_text(game)) == game


def test_its_table_is_its_own() -> None:
    plain, packed = gosux.new_game("gosu-x", 1), gosux.new_game("gosu-x+embers", 1)
    assert plain.rules.catalogue.table.size == packed.rules.catalogue.table.size
    assert plain.rules.catalogue.table.parse(0, "play cinder") == -1
    assert packed.rules.catalogue.table.parse(0, "play kaez") == -1
    assert packed.rules.catalogue.table.parse(0, "play cinder") >= 0


def test_views_and_samples_of_its_games_are_whole() -> None:
    game = gosux.new_game("gosu-x+embers", 3)
    rng = random.Random(3)
    for _ in range(60):
        if not game.legal():
            break
        for viewer in (0, 1):
            view = gosux.View.from_json(game.view(viewer).to_json())
            assert view.sample(random.Random(1)).ruleset == "gosu-x+embers"
        assert gosux.Game.from_json(game.to_json()) == game
        game.step(rng.choice(game.legal()))


def test_it_can_be_added_to_the_quick_rules_too() -> None:
    assert use_packs("gosu-x-quick", [EXAMPLE]) == "gosu-x-quick+embers"
    assert gosux.new_game("gosu-x-quick+embers", 1).rules.version == "4+embers-1"
