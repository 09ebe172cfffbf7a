"""The catalogue holds everything that a page shows, and the schema that it is written against is up to date."""

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import gosux
from gosux.rules.registry import GAMES, ruleset
from gosux.sessions.catalogue.deck_names import deck_names
from gosux.sessions.catalogue.entries import catalogue, offer
from gosux.sessions.catalogue.fluent_messages import PAGE
from gosux.sessions.catalogue.showcase import showcase
from gosux.sessions.messages.base import Piece
from gosux.sessions.messages.catalogue import Catalogue
from gosux.text import LANGUAGES, Words
from gosux.text.rich_text import without_links
from scripts.make_types import SCHEMA, text

LOCALES = Path(gosux.__file__).parent / "text" / "locales"

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(book: Catalogue) -> list[list[Piece]]:
    found = [power.text for card in book.cards for power in card.powers]
    found += [ruling.text for card in book.cards for ruling in card.rulings]
    found += [clan.tile for clan in book.clans if clan.tile is not None]
    found += [term.text for term in [*book.keywords, *book.terms]]
    return found + [rule.text for chapter in book.chapters for rule in chapter.rules]


def whole(pieces: list[Piece]) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


def references(book: Catalogue) -> set[str]:
    found = {term.id for term in [*book.keywords, *book.terms]}
    found |= {f"card:{card.id}" for card in book.cards} | {f"clan:{clan.id}" for clan in book.clans}
    return found | {f"rule:{rule.number}" for chapter in book.chapters for rule in chapter.rules}


def test_the_schema_of_the_protocol_is_up_to_date() -> None:
    """The page's own tests hold its TypeScript types against this schema."""
    assert SCHEMA.read_text(encoding="utf-8") == text(), "run scripts/make_types.py"


@every_game
@every_language
def test_every_marked_word_opens_something(game: str, language: str) -> None:
    book = catalogue(game, language)
    known = references(book)
    opened = {piece[1] for text in texts(book) for piece in text if not isinstance(piece, str)}
    # Rules of the game that this one changes may be cited where they are said again by another number.
    assert {one for one in opened - known if not one.startswith("rule:")} == set()
    assert len([one for one in opened - known if one.startswith("rule:")]) < 5
    assert len(opened) > 50


@every_game
@every_language
def test_texts_in_pieces_are_whole(game: str, language: str) -> None:
    book = catalogue(game, language)
    words = Words(language, game)
    for card in book.cards:
        said = words.card(card.id)
        assert [whole(power.text) for power in card.powers] == [one.text for one in said.powers]
        assert (card.gist, card.name) == (said.gist, said.name)
    assert {card.id for card in book.cards} == {card.id for card in ruleset(game).catalogue.cards}


@every_game
@every_language
def test_the_labels_of_a_game_are_read_by_the_page_in_its_words(game: str, language: str) -> None:
    source = catalogue(game, language).messages
    bundle = FluentBundle([language], use_isolating=False)
    for name in PAGE:
        bundle.add_resource(FluentResource(without_links((LOCALES / language / f"{name}.ftl").read_text("utf-8"))))
    bundle.add_resource(FluentResource(source), allow_overrides=True)
    words = Words(language, game)
    for id in ("page-open", "page-captured", "page-label-open"):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, {})
        assert not errors
        assert said == words.say(id)
    assert not re.search(r"^(event|prompt|reason|action)-", source, re.MULTILINE)


@every_game
def test_clans_say_what_they_do_and_have_key_cards(game: str) -> None:
    for clan in catalogue(game, "en").clans:
        assert clan.traits
        assert 1 < len(clan.key_cards) <= 3
        assert set(clan.key_cards) <= set(clan.cards)
        assert (clan.tile is not None) == (game != "gosu")


def test_the_offer_names_players_options_and_bots() -> None:
    made = offer()
    assert [one.id for one in made.rulesets] == list(GAMES)
    gosu = made.rulesets[-1]
    assert (gosu.least_players, gosu.most_players) == (2, 4)
    assert gosu.options[0].any_number
    assert [option.id for option in made.rulesets[0].options] == ["edition", "wonder_returns", "uncertain_shift"]
    assert made.levels == ["recruit", "bakuto", "troop", "veteran", "ozeki", "hero", "immortal", "random"]
    assert json.loads(made.model_dump_json())["default_level"] == "recruit"
    assert {one.id: one.lesson for one in made.rulesets} == {
        "gosu-x": "first-game", "gosu-x-quick": None, "gosu": "gosu",
    }  # fmt: skip


def test_ready_decks_are_two_decks_of_three_clans_with_names_and_words_of_their_own() -> None:
    for game in offer().rulesets:
        assert len(game.ready_decks) == (4 if game.drafts else 0)
        for pair in game.ready_decks:
            clans = "/".join("+".join(deck) for deck in pair.decks)
            assert ruleset(game.id).options({"clans": pair.id}).texts["clans"] == clans
        for language in LANGUAGES:
            named = deck_names(game.id, language)
            assert [pair.id for pair in named.pairs] == [pair.id for pair in game.ready_decks]
            decks = [deck for pair in named.pairs for deck in pair.decks]
            said = [words for pair in named.pairs for words in (pair.title, pair.about)]
            said += [words for deck in decks for words in (deck.title, deck.about)]
            assert len({*said}) == len(said) and not any("-and-" in words for words in said)


def test_the_showcase_is_a_table_with_both_hands_open() -> None:
    seats = showcase().table.seats
    assert [seat.score.total for seat in seats] == [24, 22]
    assert all(held.card is not None for seat in seats for held in seat.hand)
