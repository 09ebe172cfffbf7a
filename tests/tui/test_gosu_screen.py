"""The screen with three and four armies, conceding while the others go on, and covered hands of several people."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.records.position_reader import read_position
from gosux.records.replays import read_replay, verify_replay
from gosux.tui import saves
from gosux.tui.app import Terminal
from gosux.tui.session import Session
from tests.tui.table import at_the_screen, enter, screen, sit_down

LARGE_ARMIES = """
ruleset = "gosu"
round = 4
[[player]]
points = 2
army.I = ["assassin", "psi", "guardian", "sniper", "tinkerer"]
army.II = ["kao", "time", "adelam", "dom"]
army.III = ["higuma", "blind", "mind"]
hand = ["avenger", "necromancer", "teleporter", "kalim", "justice", "illusionist"]
[[player]]
army.I = ["guardian", "recruiter", "summoner", "visionary", "(necromancer)"]
points = 1
army.II = ["kokoshomushu", "kataclysm", "mmo-twice", "duwal"]
army.III = ["temuchin", "kork", "trix"]
[[player]]
army.I = ["explosive", "ak52", "(ammo)", "scout"]
army.II = ["dynamite", "moonlight", "favre", "prahs"]
army.III = ["lipsy", "angel", "dawn"]
[[player]]
army.I = ["sentinel", "prescient", "medic", "thief"]
army.II = ["ideo", "meow", "sol"]
army.III = ["dante", "the-edge"]
"""
# At least one card of each army, by the beginnings of their names in both languages.
SEEN = ["Temuchin", "Kokosho", "Lipsy", "Moonlight", "Dante", "Prescient", "Higuma", "Kao", "Psi"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_large_armies_and_the_hand_can_be_read(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """One's own army, the hand and the line above the table are always in sight; Page Up shows the rest."""
    session = sit_down(read_position(LARGE_ARMIES), tmp_path / "game.json", lang)

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        page = screen(app)
        assert page.splitlines()[0].startswith(("Round 4 · your turn · draw", "Ronde 4 · votre tour · pioche"))
        assert "Kalim" in page and "Kao" in page and "Robot 4" in page
        seen = page
        for _ in range(4):
            await pilot.press("pageup")
            seen += screen(app)
        assert [name for name in SEEN if name not in seen] == []
        assert all(f"Robot {number}" in seen for number in (2, 3, 4))
        assert screen(app).splitlines()[0] == page.splitlines()[0]  # it stays
        await pilot.press("f3", "escape")
        assert "Kao" in screen(app)  # the table is again at its end

    at_the_screen(session, size, look)


@pytest.mark.parametrize("players", [3, 4])
def test_who_concedes_sees_the_others_play_on_to_the_end(tmp_path: Path, players: int) -> None:
    """G3.6b: a bot wins by points, not because one player gave up."""
    session = sit_down(gosux.new_game("gosu", 5, players=players), tmp_path / "game.json")

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "concede")
        assert not session.over
        await enter(app, pilot, "concede")
        end = screen(app)
        assert "You lose, Robot" in end and "(G9.3" in end.replace("\n", " ")
        assert "CONCEDED" in end

    at_the_screen(session, (100, 30), play)
    game = session.game
    assert game.state.seats[0].out and game.result is not None and 0 not in game.result.winners
    assert len(game.history) > 10
    assert session.replay is not None
    assert verify_replay(read_replay(session.replay)) == game
    assert any("discarded" in line or "leave the game" in line for line in session.logs[0])


def test_two_players_who_concede_end_the_game_at_once(tmp_path: Path) -> None:
    session = sit_down(gosux.new_game("gosu", 5), tmp_path / "game.json")
    session.concede()
    assert session.game.result is not None
    assert (session.game.result.winners, session.game.result.rule) == ([1], "G3.6a")


def test_people_who_concede_one_after_the_other_leave_the_last_one(tmp_path: Path) -> None:
    session = sit_down(gosux.new_game("gosu", 7, players=3), tmp_path / "game.json", hot_seat=True)
    first = session.viewer

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "", "concede", "concede")
        second = session.viewer
        assert not session.over and session.covered and second != first
        assert f"Player {second + 1}, it is up to you" in screen(app)
        kept = saves.read(tmp_path / "game.json")
        assert kept.players == ["person"] * 3
        assert kept.game.state.seats[first].out
        await enter(app, pilot, "")
        assert "CONCEDED" in screen(app)
        await enter(app, pilot, "concede", "concede")
        third = 3 - first - second
        assert f"Player {third + 1} wins" in screen(app).replace("\n", " ")

    at_the_screen(session, (100, 30), play)
    assert session.game.result is not None and session.game.result.rule == "G3.6b"


def test_a_game_that_somebody_has_left_goes_on_exactly_after_a_break(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = sit_down(gosux.new_game("gosu", 7, players=4), path, "fr", hot_seat=True)
    session.concede()
    for _ in range(6):
        assert session.decision is not None
        session.choose(session.decision.actions[-1])
    saved = saves.read(path)
    assert saved.game.players == 4
    again = sit_down(saved.game, path, "fr", hot_seat=True)
    assert again.game == session.game
    assert (again.viewer, again.logs, again.news) == (session.viewer, session.logs, session.news)


# The first player's Kokoshomushu makes the third one discard, in the middle of the turn.
DISCARD = """
ruleset = "gosu"
[[player]]
army.I = ["assassin"]
army.II = ["kokoshomushu"]
hand = ["loya"]
[[player]]
hand = ["justice", "awn", "copycat"]
[[player]]
hand = ["kalim", "time", "dom"]
"""
HANDS = [["Loya"], ["Justice", "Awn", "Copycat"], ["Kalim", "Time", "Dom"]]


def visible_hands(page: str) -> list[int]:
    """The players whose cards can be read."""
    return [seat for seat, names in enumerate(HANDS) if any(name in page for name in names)]


def test_hands_of_three_people_are_covered_whenever_another_one_is_asked(tmp_path: Path) -> None:
    session = sit_down(read_position(DISCARD), tmp_path / "game.json", hot_seat=True)

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        assert visible_hands(screen(app)) == []
        await enter(app, pilot, "")
        assert visible_hands(screen(app)) == [0]
        await enter(app, pilot, "activate 0:II1", "player 3")  # as it is shown, not the engine's seat
        covered = screen(app)
        assert "Player 3, it is up to you" in covered and visible_hands(covered) == []
        for line in ("? hand", "? log", "1"):
            await enter(app, pilot, line)
            assert visible_hands(screen(app)) == []
        await enter(app, pilot, "")
        assert "Discard 2 cards." in screen(app)
        assert visible_hands(screen(app)) == [2]
        await enter(app, pilot, "discard time", "discard dom")
        assert "Player 2, it is up to you" in screen(app)
        await enter(app, pilot, "")
        page = screen(app)
        assert "Justice" in page and "Kalim" not in page and "Loya" not in page

    at_the_screen(session, (120, 40), play)


def test_the_bots_are_told_apart_by_their_seats(tmp_path: Path) -> None:
    one: Session = sit_down(gosux.new_game("gosu", 1), tmp_path / "one.json")
    assert one.words.players[1] == "Robot"
    three = sit_down(gosux.new_game("gosu", 1, players=4), tmp_path / "three.json", "fr")
    assert three.words.players[1:] == ["Robot 2", "Robot 3", "Robot 4"]
