"""Words in running text open what they mean there, also where something else is spelled the same."""

import pytest

from gosux.sessions.catalogue.entries import catalogue
from gosux.sessions.catalogue.term_marks import marker
from gosux.sessions.messages.catalogue import Catalogue, Piece


def pieces(book: Catalogue, place: str) -> list[Piece]:
    """The texts of a card, of a clan's tile, or of a rule."""
    kind, _, id = place.partition(":")
    if kind == "card":
        card = next(one for one in book.cards if one.id == id)
        return [piece for power in card.powers for piece in power.text]
    return next(rule.text for chapter in book.chapters for rule in chapter.rules if rule.number == id)


def opened(language: str, place: str, word: str) -> set[str | None]:
    """What a word opens in a place of Gosu X; nothing that opens is None."""
    return {piece.opens for piece in pieces(catalogue("gosu-x", language), place) if word in piece.text}


@pytest.mark.parametrize("place", ["card:arpia", "card:phoenix-eliana", "rule:X4.3b", "rule:X11.5", "rule:X12.3"])
def test_timer_is_the_card(place: str) -> None:
    assert opened("en", place, "Timer") == {"card:timer"}


@pytest.mark.parametrize("place", ["rule:X2.5", "rule:X9.4a"])
def test_the_timer_token_is_the_token(place: str) -> None:
    assert opened("en", place, "Timer") == {"term:timer"}


ACTIVE = [
    (rule.number, piece)
    for chapter in catalogue("gosu-x", "fr").chapters
    for rule in chapter.rules
    for piece in rule.text
    if " active" in f" {piece.text}".replace("activer", "")
]


def test_an_active_tile_activates_nothing() -> None:
    assert {"X8.4a", "X11.1", "X11.1a", "X11.2a"} <= {number for number, _ in ACTIVE}
    assert [(number, piece.text) for number, piece in ACTIVE if piece.opens == "term:activation"] == []
    assert [piece.opens for piece in marker("fr", "gosu-x").pieces("Activez")] == ["term:activation"]


def test_the_end_of_the_game_removes_nothing() -> None:
    assert opened("fr", "rule:X2.2b", "de la partie") == {None}


@pytest.mark.parametrize(
    ("place", "word"),
    [
        ("card:abhilasha", "retirez"), ("card:orgah", "retire de la partie"), ("card:kaez", "retirées de la partie"),
        ("rule:X10.9", "retirée de la partie"), ("rule:X10.17", "hors de la partie"),
    ],
)  # fmt: skip
def test_what_removes_opens_how(place: str, word: str) -> None:
    assert opened("fr", place, word) == {"term:remove"}


def test_a_keyword_is_found_in_the_feminine() -> None:
    assert opened("fr", "card:justice", "Éthérée") == {"keyword:ethereal"}
