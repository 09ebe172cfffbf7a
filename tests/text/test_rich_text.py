"""Words of the game open their explanations: marked by what they mean, once in a sentence, and by nobody else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gosux
from gosux.model.events import Captured, Drafted, Passed
from gosux.model.messages import Reason
from gosux.model.messages.references import CardRef, ClanRef, SlotRef
from gosux.text import LANGUAGES, Words
from gosux.text.rich_text import (
    END,
    MIDDLE,
    START,
    Piece,
    RichText,
    joined,
    links_in,
    opening,
    plain,
    read_signs,
    read_source,
    with_signs,
)
from tests.text.engine_ids import spoken_kinds
from tests.text.samples import event_of, samples

TEXT = Path(gosux.__file__).parent / "text"
SOURCES = [path for path in sorted(TEXT.rglob("*")) if path.suffix in (".ftl", ".md")]

every_game = pytest.mark.parametrize("game", gosux.rulesets())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def marks(text: RichText) -> list[tuple[str, str]]:
    return [(piece.text, piece.opens) for piece in text.pieces if piece.opens]


# -- texts and their pieces --------------------------------------------------------------------------------------


def test_a_link_opens_what_it_names() -> None:
    text = read_signs(with_signs("You [capture](capture) it: [Echo](keyword:echo)."))
    assert text == "You capture it: Echo."
    assert text.pieces == (
        Piece("You "), Piece("capture", "term:capture"), Piece(" it: "), Piece("Echo", "keyword:echo"), Piece("."),
    )  # fmt: skip


def test_of_words_within_words_the_outer_ones_count() -> None:
    text = read_signs(with_signs(f"[highest {START}term:open{MIDDLE}OPEN{END} card](highest-open)"))
    assert text.pieces == (Piece("highest OPEN card", "term:highest-open"),)


def test_a_rule_cites_others_by_their_numbers() -> None:
    assert marks(read_source("As X5.2a to X5.4c say; X5 is a chapter, MX5.2 none.")) == [
        ("X5.2a", "rule:X5.2a"), ("X5.4c", "rule:X5.4c"),
    ]  # fmt: skip


def test_a_word_is_marked_where_it_first_stands() -> None:
    text = joined(", ", [opening("Sati", "card:sati"), opening("Elle", "card:elle"), opening("Sati", "card:sati")])
    assert text.once().pieces == (
        Piece("Sati", "card:sati"), Piece(", "), Piece("Elle", "card:elle"), Piece(", Sati"),
    )  # fmt: skip


def test_what_is_done_to_a_sentence_keeps_its_words() -> None:
    text = joined("", ["  ", opening("elle", "card:elle"), " passes.. "])
    assert text.strip().pieces == (Piece("elle", "card:elle"), Piece(" passes.."))
    assert text.strip().capitalised().pieces[0] == Piece("Elle", "card:elle")
    assert joined("", ["to ", opening("St.", "card:st"), "."]).removesuffix("..") == "to St"
    assert plain("").capitalised() == plain("").strip() == ""
    assert opening("Sati", "card:sati").without("card:sati").pieces == (Piece("Sati"),)


# -- what comes from outside -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["[Sati](card:sati)", f"{START}card:sati{MIDDLE}Sati{END}", f"Eve{START}", END, "{ $x }"]
)
@every_language
def test_a_players_name_opens_nothing(language: str, name: str) -> None:
    words = Words(language, "gosu-x")
    words.players = ["Adam", name]
    for event in (Passed(1, 3), Captured(1, CardRef("elle"), SlotRef(1, 2), 0), Drafted(1, ClanRef("xian"))):
        for viewer in (0, None):
            said = words.event(event, viewer)
            assert re.sub(f"[{START}{MIDDLE}{END}]", "", name) in said
            assert not re.search(f"[{START}{MIDDLE}{END}]", said)
            assert "card:sati" not in {opens for _, opens in marks(said)}


# -- the sources -------------------------------------------------------------------------------------------------


def known() -> set[str]:
    """All that any game explains."""
    found: set[str] = set()
    for words in [Words("en", game) for game in gosux.rulesets()]:
        found |= {f"term:{id}" for id in words.terms()} | {f"keyword:{id}" for id in words.keywords()}
        found |= {f"card:{card.id}" for card in words.names.catalogue.cards}
        found |= {f"clan:{clan.id}" for clan in words.names.catalogue.clans}
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(TEXT)))
def test_every_link_opens_something(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert links_in(source) - known() == set()
    assert re.findall(r"\]\([^)]*\)", with_signs(source)) == [], "a link that cannot be read"


def explanations(words: Words) -> Iterator[tuple[str, RichText]]:
    """Every text that explains something, with what opens it."""
    for id in words.terms():
        yield f"term:{id}", words.term(id).text
    for id in words.keywords():
        yield f"keyword:{id}", words.keyword(id).text
    for section in words.rules():
        for number, text in section.rules:
            yield f"rule:{number}", text
    for card in words.names.catalogue.cards:
        for power in words.card(card.id).powers:
            yield f"card:{card.id}", power.text


@every_game
@every_language
def test_explanations_open_others_and_never_themselves(language: str, game: str) -> None:
    words = Words(language, game)
    opened: set[str] = set()
    for itself, text in explanations(words):
        found = [opens for _, opens in marks(text)]
        assert itself not in found, text
        assert len(set(found)) == len(found), text
        assert "".join(piece.text for piece in text.pieces) == text
        opened |= set(found)
    assert len(opened) > 50
    here = {itself for itself, _ in explanations(words)} | {f"clan:{clan.id}" for clan in words.names.catalogue.clans}
    # Rules of the game that this one changes may be cited where they are said again by another number.
    assert {one for one in opened - here if not one.startswith("rule:")} == set()
    assert len([one for one in opened - here if one.startswith("rule:")]) < 5


@every_game
@every_language
def test_every_event_says_its_cards_so_that_they_open(language: str, game: str) -> None:
    words = Words(language, game)
    for kind in spoken_kinds():
        for args in samples(words, f"event-{kind}"):
            said = words.event(event_of(kind, args), 0)
            card = args.get("card")
            if isinstance(card, CardRef):
                assert card in {opens for _, opens in marks(said)}, said


# -- by meaning, not by spelling ---------------------------------------------------------------------------------


def opened(language: str, place: str, word: str) -> set[str]:
    """What a word opens in the texts of a card or a rule of Gosu X; "" for nothing."""
    words = Words(language, "gosu-x")
    kind, _, id = place.partition(":")
    texts = [power.text for power in words.card(id).powers] if kind == "card" else [words.rule(id)]
    return {piece.opens for text in texts for piece in text.pieces if word in piece.text}


@pytest.mark.parametrize("place", ["card:arpia", "card:phoenix-eliana", "rule:X4.3b", "rule:X11.5", "rule:X12.3"])
def test_timer_is_the_card(place: str) -> None:
    assert opened("en", place, "Timer") - {""} == {"card:timer"}


@pytest.mark.parametrize("place", ["rule:X2.5", "rule:X9.4a"])
def test_the_timer_token_is_the_token(place: str) -> None:
    assert opened("en", place, "Timer") == {"term:timer"}


def test_an_effect_is_a_cards_and_a_tile_is_a_clans() -> None:
    assert opened("en", "rule:X11.2a", "Justice") == {"card:justice"}
    assert opened("en", "rule:X11.1a", "Justice") == {"clan:justice"}


def test_an_active_tile_activates_nothing() -> None:
    texts = [text for section in Words("fr", "gosu-x").rules() for _, text in section.rules]
    active = [piece for text in texts for piece in text.pieces if re.search(r"\bactives?\b", piece.text)]
    assert len(active) > 10
    assert {piece.opens for piece in active} == {""}


def test_the_end_of_the_game_removes_nothing() -> None:
    assert opened("fr", "rule:X2.2b", "de la partie") == {""}


@pytest.mark.parametrize(
    ("place", "word"),
    [
        ("card:abhilasha", "retirez"), ("card:orgah", "retire de la partie"), ("card:kaez", "retirées de la partie"),
        ("rule:X10.9", "retirée de la partie"), ("rule:X10.17", "hors de la partie"),
    ],
)  # fmt: skip
def test_what_removes_opens_how(place: str, word: str) -> None:
    assert opened("fr", place, word) == {"term:remove"}


def test_a_keyword_opens_in_the_feminine_too() -> None:
    assert opened("fr", "card:justice", "Éthérée") == {"keyword:ethereal"}


@pytest.mark.parametrize(("language", "verb"), [("en", "apture"), ("fr", "aptur")])
def test_what_a_card_does_opens_what_that_is(language: str, verb: str) -> None:
    assert opened(language, "card:lava-goddesses", verb) == {"term:capture"}


def test_a_refusal_opens_its_rules() -> None:
    reason = Reason("no-icon", ("X7.2", "X7.3"), {"card": CardRef("elle")})
    said = Words("en", "gosu-x").refusal([reason])
    assert said == "Elle has no activation icon (X7.2, X7.3)."
    assert marks(said) == [
        ("Elle", "card:elle"), ("activation", "term:activation"), ("X7.2", "rule:X7.2"), ("X7.3", "rule:X7.3"),
    ]  # fmt: skip


def test_long_texts_from_outside_are_not_kept() -> None:
    """Formatted messages are kept for the next time; nobody may fill the memory with them."""
    words = Words("en", "gosu-x")
    said, long = words.names.of("Somebody new"), words.names.of("x" * 400)
    assert words.names.of("Somebody new") is said
    assert words.names.of("x" * 400) == long and words.names.of("x" * 400) is not long
