"""Two people at one screen: hands and logs are covered whenever the other one is asked."""

from pathlib import Path

from textual.pilot import Pilot

import gosux
from gosux.records.position_reader import read_position
from gosux.text.words import Words
from gosux.tui.app import Terminal
from gosux.tui.session import Session
from tests.tui.table import at_the_screen, enter, screen, sit_down

SIZE = (100, 30)

# The first player activates a card; the second may cancel that with a Force of will, in the middle of the turn.
FORCE_OF_WILL = """
tiles = []
[[player]]
army.I = ["timer"]
hand = ["kaez", "muraena"]
[[player]]
army.I = ["volantis"]
hand = ["atalanta", "sati"]
"""


def secrets_of(session: Session) -> list[str]:
    """The names of all cards in both hands, and all that was told."""
    state = session.game.state
    names = [
        session.words.card(state.catalogue.cards[entry & 255].id).name for seat in state.seats for entry in seat.hand
    ]
    return names + [line for log in session.logs for line in log]


def test_the_screen_is_covered_in_the_middle_of_a_turn_too(tmp_path: Path) -> None:
    session = sit_down(read_position(FORCE_OF_WILL), tmp_path / "game.json", hot_seat=True)

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        assert "Player 1, it is up to you" in screen(app)
        await enter(app, pilot, "")
        assert "Kaez" in screen(app) and "Sati" not in screen(app)
        await enter(app, pilot, "activate 0:I1")
        covered = screen(app)
        assert session.viewer == 1 and session.covered
        assert "Player 2, it is up to you" in covered
        assert not [secret for secret in secrets_of(session) if secret in covered]
        await enter(app, pilot, "1")  # not an answer: nobody has sat down
        assert session.covered
        assert session.decision is not None and session.decision.kind == "will"
        await enter(app, pilot, "? hand")
        assert session.covered
        assert "Sati" not in screen(app)
        await pilot.press("f2")
        assert "Sati" not in screen(app)
        await enter(app, pilot, "")
        seen = screen(app)
        assert "will): cancel Timer" in seen and "Sati" in seen and "Kaez" not in seen

    at_the_screen(session, SIZE, play)


def test_help_that_one_player_read_is_gone_when_the_other_sits_down(tmp_path: Path) -> None:
    session = sit_down(read_position(FORCE_OF_WILL), tmp_path / "game.json", hot_seat=True)

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "", "? hand")
        assert "Kaez" in screen(app)
        await enter(app, pilot, "draw 1")
        assert "Kaez" not in screen(app)
        await enter(app, pilot, "")
        assert "Kaez" not in screen(app)

    at_the_screen(session, SIZE, play)


def test_a_log_tells_each_player_only_what_they_saw(tmp_path: Path) -> None:
    position = FORCE_OF_WILL.replace('hand = ["kaez", "muraena"]', 'hand = ["kaez"]\ntop = ["arpia"]')
    session = sit_down(read_position(position), tmp_path / "game.json", hot_seat=True)
    session.choose("draw 1")
    assert any("Arpia" in line for line in session.logs[0])
    assert session.logs[1] and not any("Arpia" in line for line in session.logs[1])


def test_both_are_told_by_name_how_the_game_ended(tmp_path: Path) -> None:
    session = sit_down(gosux.new_game("gosu-x", 4), tmp_path / "game.json", "fr", hot_seat=True)

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "", "abandonner", "abandonner")
        assert session.game.result is not None
        winner = Words("fr").names.player(session.game.result.winners[0])
        assert winner in screen(app).split("La fin")[1]

    at_the_screen(session, SIZE, play)
    assert session.over
