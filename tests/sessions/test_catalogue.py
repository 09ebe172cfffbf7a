"""The catalogue holds everything that a page shows, and the schema that it is written against is up to date."""

import json
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gosux.rules.registry import GAMES, ruleset
from gosux.sessions.catalogue.entries import catalogue, offer
from gosux.sessions.catalogue.term_marks import marker
from gosux.sessions.messages.catalogue import Catalogue, Piece
from gosux.text import LANGUAGES, Words
from scripts.make_types import SCHEMA, text

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(book: Catalogue) -> list[list[Piece]]:
    found = [power.text for card in book.cards for power in card.powers]
    found += [ruling.text for card in book.cards for ruling in card.rulings]
    found += [clan.tile for clan in book.clans if clan.tile is not None]
    found += [term.text for term in [*book.keywords, *book.terms]]
    return found + [rule.text for chapter in book.chapters for rule in chapter.rules]


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
    opened = {piece.opens for text in texts(book) for piece in text if piece.opens is not None}
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
        assert ["".join(piece.text for piece in power.text) for power in card.powers] == [
            one.text for one in said.powers
        ]
        assert (card.gist, card.name) == (said.gist, said.name)
    assert {card.id for card in book.cards} == {card.id for card in ruleset(game).catalogue.cards}


def test_words_are_marked_whole_and_the_longest_first() -> None:
    mark = marker("en", "gosu-x").pieces
    opened = [(piece.text, piece.opens) for piece in mark("Captured: the highest OPEN card of Justice (X3.5a).")]
    assert [one for one in opened if one[1]] == [
        ("Captured", "term:capture"), ("highest OPEN card", "term:highest-open"), ("Justice", "clan:justice"),
        ("X3.5a", "rule:X3.5a"),
    ]  # fmt: skip
    assert [piece.opens for piece in mark("The rowdy recapture")] == [None]
    assert [piece.opens for piece in mark("Capture", "term:capture")] == [None]


@every_game
@every_language
def test_every_message_of_the_page_is_there_and_needs_no_other(game: str, language: str) -> None:
    source = catalogue(game, language).messages
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    whole = Words(language, game).messages
    ids = {id for id, _ in whole.patterns if id.startswith(("event-", "prompt-", "reason-", "action-", "result"))}
    for id in ids:
        assert bundle.has_message(id), id
    for reference in set(re.findall(r"\{ (-[a-z-]+)", source)):
        assert f"\n{reference} =" in f"\n{source}", reference


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
    assert [option.id for option in made.rulesets[0].options] == [
        "edition", "wonder_returns", "uncertain_shift", "clans"
    ]  # fmt: skip
    assert made.levels == ["recruit", "troop", "hero", "immortal", "random"]
    assert json.loads(made.model_dump_json())["default_level"] == "recruit"
