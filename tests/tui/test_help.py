"""``?`` explains everything that is shown, in both languages, by names of either."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.records.position_reader import read_position
from gosux.text.words import Words
from gosux.tui.app import Terminal
from gosux.tui.help import TOPICS, help_on
from gosux.tui.session import Session
from tests.tui.table import a_number, at_the_screen, enter, read, screen, sit_down

POSITION = """
tiles = ["galmi", "xian"]
[[player]]
clans = ["justice", "goan_sul", "narashima"]
army.I = ["atalanta", "spirits-of-smook [x2]"]
army.II = ["(sati)"]
hand = ["arrows-of-justice", "elle", "navaj"]
discard = ["volantis"]
[[player]]
clans = ["abhilasha", "phoenix", "tomorrow"]
army.I = ["guardians-of-the-night", "timer", "(aat)"]
hand = ["kaez@0", "muraena"]
removed = ["ne-ye"]
"""


@pytest.fixture
def english(tmp_path: Path) -> Session:
    return sit_down(read_position(POSITION), tmp_path / "game.json")


@pytest.fixture
def french(tmp_path: Path) -> Session:
    return sit_down(read_position(POSITION), tmp_path / "game.json", "fr")


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("", "Type the number of a choice"),
        ("1", "Draw 1 card"),
        ("sati", "Sati: Hero of Justice, value 3"),
        ("Atalante à grand bouclier", "Atalanta of the Great Shield: Troop of Justice"),
        ("ATALANTE A GRAND BOUCLIER", "Atalanta of the Great Shield: Troop of Justice"),
        ("echo", "resolve its effect once more"),
        ("Écho", "resolve its effect once more"),
        ("libre", "A card with no card above it"),
        ("force of will", "discard this card from your hand"),
        ("secret shift", "(X6.4)"),
        ("galmi", "Its tile, while active: When a player passes"),
        ("goan sul", "III Goan Sul: Destroy a clan's OPEN cards"),
        ("byun hyung ja", "Byun Hyung Ja (Xi'an): III"),
        ("bombing", "Bombing Units: Troop of Goan Sul"),
        ("I2", "Your I·2: Spirits of Smook\nvalue now 4 · OPEN card · 1 Activation token (x2) · Veteran"),
        ("ii1", "Your II·1: Sati\ncaptured · OPEN card"),
        ("1:I3", "Opposing I·3: Aat\ncaptured"),
        ("1: i1", "Opposing I·1: Guardians of the Night\nvalue now 2 · Recruiter"),
        ("opposing II·4", "Opposing II·4 is empty."),
        ("X5.2c", "X5.2c\nA Troop is free if the card directly to the left"),
        ("x5.2", "X5.2d To play a Troop"),
        ("x5", "X5.13 "),
        ("rules", "X9 "),
        ("piles", "Your discard pile (1)\nVolantis"),
        ("défausses", "Robot's cards removed from the game (1)\nNe'ye"),
        ("hand", "Known in the opposing hand: Kaez"),
        ("score", "I·2 Spirits of Smook: 4"),
        ("score", "II·1 Sati (captured): 0"),
        ("tiles", "Galmi: When a player passes"),
        ("signs", "^ the card is OPEN"),
        ("words", "Song for the Dead"),
        ("log", "What happened"),
        ("why", "Activate Atalanta of the Great Shield (I·1): "),
        ("pourquoi", "Pass: You may not be the first to pass"),
        ("play sati", "Sati is not in your hand (X5.1)."),
        ("why play sati", "Sati is not in your hand (X5.1)."),
        ("play elle", "“play elle” is possible now."),
        ("shift II1", "(X6.5)"),
        ("pass", "(X4.4a)"),
        ("xyzzy", "Nothing here is called “xyzzy”. Type ? for help."),
        ("99", "Nothing here is called “99”"),
        ("1:X9", "Nothing here is called “1:X9”"),
        ("²", "Nothing here is called “²”"),
    ],
)
def test_help_in_english(english: Session, topic: str, said: str) -> None:
    assert said in read(english, topic)


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("", "Tapez le numéro d'un choix"),
        ("sati", "Sati : Héros de Justice"),
        ("abhilasha", "Abhilasha : Immortel d'Abhilasha"),
        ("atalanta of the great shield", "Atalante à grand bouclier : Troupe de Justice"),
        ("echo", "Écho\n"),
        ("open card", "LIBRE"),
        ("II·2 adverse", "II·2 adverse : vide."),
        ("X5.2c", "Recruteur"),
        ("pourquoi passer", "(X4.4a)"),
        ("jouer sati", "(X5.1)"),
        ("défausse", "Votre défausse (1)"),
        ("main", "Connues dans la main adverse : Kaez"),
        ("signes", "^ la carte est LIBRE"),
    ],
)
def test_help_in_french(french: Session, topic: str, said: str) -> None:
    assert said in read(french, topic)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_has_a_name_is_explained(tmp_path: Path, lang: str) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json", lang)
    words = session.words
    unknown = help_on(session, "xyzzy")[0].partition("xyzzy")[0]
    catalogue = session.game.rules.catalogue
    names = [name for card in catalogue.cards for name in (card.id, card.name, card.french)]
    names += [name for clan in catalogue.clans for name in (clan.id, clan.name, clan.french)]
    for language in ("en", "fr"):
        every = Words(language)
        names += [every.keyword(id).name for id in words.keywords()] + [every.term(id).name for id in words.terms()]
    names += [number for section in words.rules() for number in (section.number, *[rule[0] for rule in section.rules])]
    for name in names:
        page = help_on(session, name)
        assert not page[0].startswith(unknown), name


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_choice_of_a_game_is_explained(tmp_path: Path, lang: str) -> None:
    for seed in (35, 49):
        session = sit_down(gosux.new_game("gosu-x", seed), tmp_path / f"{seed}.json", lang, seed=seed)
        rng = random.Random(seed)
        while (decision := session.decision) is not None:
            number = rng.randrange(len(decision.actions)) + 1
            page = help_on(session, str(number))
            assert page[0] == f"{number}  {session.words.action(session.view, decision.actions[number - 1])}"
            for topic in TOPICS:
                assert help_on(session, topic if lang == "en" else f" {topic} ")
            session.choose(decision.actions[a_number(session, rng) - 1])


def test_help_covers_the_table_while_the_question_stays_in_sight(tmp_path: Path) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json")

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "? phoenix (immortal)")
        page = screen(app)
        assert "This card counts as every level" in page and "It is your turn: choose an action." in page
        assert "Robot's army" not in page
        assert "X10.17:" not in page
        await pilot.press("pagedown")
        assert "X10.17:" in screen(app)  # a long page is scrolled by keyboard
        await pilot.press("escape")
        assert "Robot's army" in screen(app)
        await pilot.press("f1")
        assert "How to play here" in screen(app)
        await enter(app, pilot, "")
        assert "Robot's army" in screen(app)
        await enter(app, pilot, "? elle", "draw 1")  # an answer closes the page too
        assert "Elle: Hero" not in screen(app)
        assert len(session.game.history) > 0

    at_the_screen(session, (80, 24), look)
