"""What is typed: numbers, words, texts of the engine; and what is said to everything else."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

import gosux
from gosux.records.position_reader import read_position
from gosux.tui.answers import answer, understood
from gosux.tui.app import Terminal
from gosux.tui.help import help_on
from tests.scene import army
from tests.tui.table import a_number, at_the_screen, enter, screen, sit_down

POSITION = """
tiles = []
[[player]]
army.I = ["atalanta", "volantis"]
army.II = ["(sati)"]
hand = ["arrows-of-justice", "elle", "hemro"]
[[player]]
clans = ["abhilasha", "phoenix", "tomorrow"]
army.I = ["guardians-of-the-night"]
hand = ["kaez"]
"""


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "play elle"),
        ("en", "Play ELLE"),
        ("en", "  play   Elle "),
        ("fr", "Jouer Elle"),
        ("fr", "jouer elle"),
        ("fr", "play elle"),
    ],
)
def test_a_choice_is_understood_in_words(tmp_path: Path, lang: str, typed: str) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json", lang, hot_seat=True)
    assert answer(session, typed) == ""
    assert army(session.game, 0)["II"] == ["(sati)", "elle"]


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "0", "There is no such choice: type a number from 1 to"),
        ("en", "99", "There is no such choice: type a number from 1 to"),
        ("en", "9" * 400, "There is no such choice: type a number from 1 to"),
        ("en", "hello there", "Nothing here is called “hello there”. Type ? for help."),
        ("en", "plya ele", "Did you mean 3, Play Elle?"),
        ("en", "play ellle", "Did you mean 3, Play Elle?"),
        ("en", "1:I9", "Nothing here is called “1:I9”"),
        ("en", "card:sati", "Nothing here is called"),
        ("en", "{ $player }", "Nothing here is called"),
        ("en", "x" * 500, "Nothing here is called"),
        ("en", "play sati", "Sati is not in your hand (X5.1)."),
        ("en", "play hemro", "(X5.3b)."),
        ("en", "Play Hemro, the Bounty Hunter", "(X5.3b)."),
        ("en", "shift ii1", "Sati is captured and cannot be shifted (X6.5)."),
        ("en", "pass", "You may not be the first to pass"),
        ("en", "activate 1:I1", "(X7.2)."),
        ("en", "yes", "(X4.1)."),
        ("fr", "jouer hemro, le chasseur de primes", "(X5.3b)."),
        ("fr", "passer", "(X4.4a)."),
        ("fr", "oui", "(X4.1)."),
        ("fr", "nimporte quoi", "Rien ne s'appelle « nimporte quoi » ici."),
    ],
)
def test_everything_else_gets_one_clear_line_and_changes_nothing(
    tmp_path: Path, lang: str, typed: str, said: str
) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json", lang)
    before = session.game.digest()
    told = answer(session, typed)
    assert said in told.replace("\xa0", " ")
    assert "\n" not in told and len(told) < 300
    assert session.game.digest() == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_every_choice_mean_that_choice(tmp_path: Path, lang: str) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        session = sit_down(gosux.new_game("gosu-x", seed), tmp_path / f"{seed}.json", lang, seed=seed)
        rng = random.Random(seed)
        while (decision := session.decision) is not None:
            kinds.add(decision.kind)
            action = rng.choice(decision.actions)
            assert understood(session, decision, session.words.action(session.view, action)) == action
            assert understood(session, decision, str(action)) in (action, str(action))
            session.choose(decision.actions[a_number(session, rng) - 1])
    assert len(kinds) > 8


PIECES = [
    "?",
    "play",
    "shift",
    "1:",
    "0:II3",
    "elle",
    "Sati",
    "X5.2",
    "phoenix",
    "why",
    "oui",
    "(",
    "{",
    "99",
    "²",
    "\0",
    ":",
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@settings(max_examples=25)
@given(pieces=st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=6)), max_size=5))
def test_nothing_that_can_be_typed_breaks_anything(
    tmp_path_factory: pytest.TempPathFactory, lang: str, pieces: list[str]
) -> None:
    session = sit_down(read_position(POSITION), tmp_path_factory.mktemp("typed") / "game.json", lang, hot_seat=True)
    typed = " ".join(pieces).strip()
    assert help_on(session, typed)
    if typed:
        told = answer(session, typed)
        assert (told == "") == bool(session.game.history)


def test_refusals_stand_on_the_screen_until_the_next_line(tmp_path: Path) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json")

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "play sati")
        assert "Sati is not in your hand (X5.1)." in screen(app)
        await enter(app, pilot, "")
        assert "Sati is not in your hand (X5.1)." not in screen(app)

    at_the_screen(session, (80, 24), play)


def test_conceding_is_asked_back(tmp_path: Path) -> None:
    session = sit_down(read_position(POSITION), tmp_path / "game.json")

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "concede")
        assert "Do you really give the game up?" in screen(app)
        await enter(app, pilot, "? elle", "", "concede")
        assert not session.over  # something else was typed in between
        await enter(app, pilot, "concede")
        end = screen(app)
        assert session.over
        assert "You lose" in end and "X1.5" in end and "Supremacy 0, army 4 = I 4" in end
        await enter(app, pilot, "3")
        assert "The game is over. Press Enter to leave." in screen(app)
        await enter(app, pilot, "")

    app = at_the_screen(session, (100, 30), play)
    assert app.return_value is not None and "X1.5" in app.return_value
    assert session.replay is not None and session.replay.parent == tmp_path / "replays"
