"""A save is written before the next question; nothing that happens to the process loses an action."""

import json
import os
import random
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.records.files import RecordError
from gosux.tui import saves, session
from gosux.tui.app import Terminal
from tests.tui.table import a_number, at_the_screen, enter, screen, sit_down


class Killed(BaseException):
    """What stands for the end of the process in the middle of something."""


@pytest.mark.parametrize("hot_seat", [False, True])
def test_a_game_that_was_left_goes_on_exactly(tmp_path: Path, hot_seat: bool) -> None:
    path = tmp_path / "game.json"
    played = sit_down(gosux.new_game("gosu-x", 12), path, "fr", hot_seat)
    rng = random.Random(5)
    while len(played.game.history) < 30 and played.decision is not None:
        played.choose(played.decision.actions[a_number(played, rng) - 1])

    async def leave(app: Terminal, pilot: "Pilot[str]") -> None:
        if hot_seat:
            await enter(app, pilot, "")
        await enter(app, pilot, str(a_number(played, rng)), "q")

    app = at_the_screen(played, (80, 24), leave)
    assert not played.over
    assert app.return_value is not None and str(path) in app.return_value
    saved = saves.read(path)
    assert saved.players == (["person", "person"] if hot_seat else ["person", "random"])
    again = sit_down(saved.game, path, "fr", hot_seat)
    assert again.game.digest() == played.game.digest()
    assert again.game == played.game
    assert (again.viewer, again.logs, again.news) == (played.viewer, played.logs, played.news)
    assert again.covered == hot_seat  # whoever comes back first presses Enter


def test_a_save_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "game.json"
    sit_down(gosux.new_game("gosu-x", 1), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_save_holds_every_action_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    one = sit_down(gosux.new_game("gosu-x", 3), path, seed=3)
    rng = random.Random(3)
    for _ in range(12):
        decision = one.decision
        assert decision is not None
        one.choose(decision.actions[a_number(one, rng) - 1])
        if one.over:
            break
        assert saves.read(path).game == one.game


@pytest.mark.parametrize("moment", ["before", "within", "after"])
def test_a_process_that_dies_while_it_saves_leaves_the_old_save_or_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    path = tmp_path / "game.json"
    one = sit_down(gosux.new_game("gosu-x", 3), path, seed=3)
    old = one.game.digest()
    replace = os.replace

    def die(source: Path, target: Path) -> None:
        if moment == "within":
            Path(source).write_text("{", encoding="utf-8")  # half a file is on the disk
        if moment == "after":
            replace(source, target)
        raise Killed

    monkeypatch.setattr(os, "replace", die)
    decision = one.decision
    assert decision is not None
    with pytest.raises(Killed):
        one.choose(decision.actions[0])
    new = one.game.digest()
    assert old != new
    assert saves.read(path).game.digest() == (new if moment == "after" else old)


def test_a_game_that_dies_at_its_end_ends_when_it_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    one = sit_down(gosux.new_game("gosu-x", 3), path)

    def die(game: gosux.Game, path: Path) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(session, "write_replay", die)
        with pytest.raises(Killed):
            one.concede()
    again = sit_down(saves.read(path).game, path)
    assert again.over and again.replay is not None
    assert again.replay.exists()
    assert not path.exists()


PLAYER = """
import random, sys
from pathlib import Path
import gosux
from tests.tui.table import a_number, sit_down
session = sit_down(gosux.new_game("gosu-x", 8), Path(sys.argv[1]), seed=8)
rng = random.Random(8)
while session.decision is not None:
    print(session.game.digest(), flush=True)
    session.choose(session.decision.actions[a_number(session, rng) - 1])
"""


def test_a_killed_process_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        assert process.stdout is not None
        shown = [process.stdout.readline().strip() for _ in range(6)]
        process.send_signal(signal.SIGKILL)
        shown += [line.strip() for line in process.stdout]
    assert process.returncode == -signal.SIGKILL
    # The process may have gone on for a moment; replay it to see where the save stands.
    saved = saves.read(path).game
    again = gosux.new_game("gosu-x", 8)
    digests = [again.digest()]
    for action in saved.history:
        again.step(action)
        digests.append(again.digest())
    assert digests[-1] == saved.digest()
    assert set(shown) <= set(digests)


def test_a_damaged_save_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit_down(gosux.new_game("gosu-x", 3), path)
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    data["actions"].append("pass")
    for damaged in (text[:-30], "", "[]", json.dumps(data), "\x00"):
        path.write_text(damaged, encoding="utf-8")
        with pytest.raises(RecordError) as told:
            saves.read(path)
        assert str(path) in str(told.value)
        assert "\n" not in str(told.value)
        assert path.read_text(encoding="utf-8") == damaged


def test_players_of_a_save_that_makes_no_sense_are_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit_down(gosux.new_game("gosu-x", 3), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    for players in (None, "person", ["person"], {"0": "person"}):
        path.write_text(json.dumps(data | {"players": players}), encoding="utf-8")
        assert saves.read(path).players == []


def test_a_full_disk_does_not_stop_the_game_but_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    one = sit_down(gosux.new_game("gosu-x", 3), path, seed=3)

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        with monkeypatch.context() as patched:
            patched.setattr(os, "replace", full)
            await enter(app, pilot, "1")
            assert "No space left on device" in screen(app)
            assert one.decision is not None
        await enter(app, pilot, "1")
        assert "No space left on device" not in screen(app)

    at_the_screen(one, (100, 30), play)
    assert saves.read(path).game == one.game
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]  # no half-written file stays
