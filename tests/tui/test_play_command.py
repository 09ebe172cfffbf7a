"""``gosux play``: what it begins, what it goes on with, and what it refuses in one line."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from gosux import cli
from gosux.bots import RandomBot
from gosux.commands import play as command
from gosux.commands.shared.in_time import in_time
from gosux.tui import saves
from gosux.tui.session import Session

POSITION = """
tiles = []
[[player]]
army.I = ["volantis"]
hand = ["elle"]
[[player]]
clans = ["abhilasha", "phoenix", "tomorrow"]
"""


class Screen:
    """Stands for the screen: it notes the sessions it was given and closes at once."""

    def __init__(self) -> None:
        self.sessions: list[Session] = []

    def __call__(self, session: Session) -> str:
        self.sessions.append(session)
        return "good bye"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Screen:
    screen = Screen()
    monkeypatch.setattr(command, "at_a_terminal", lambda: True)
    monkeypatch.setattr(command, "_run", screen)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return screen


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What will be typed at questions before the screen is there."""
    waiting: list[str] = []
    monkeypatch.setattr("typer.prompt", lambda *_, **__: waiting.pop(0))
    return waiting


def gosux(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "--terminal", *arguments])
    return int(str(left.value.code))


def test_a_new_game_is_begun_and_kept_in_the_data_folder(shown: Screen, tmp_path: Path) -> None:
    assert gosux("--seed", "7", "--option", "edition=fr", "--lang", "fr") == 0
    session = shown.sessions[0]
    assert session.save == tmp_path / "gosux" / "terminal.json"
    assert session.words.language == "fr"
    assert (session.game.seed, session.game.options["edition"]) == ("7", "fr")
    assert saves.read(session.save).players == ["person", "recruit"]


def test_a_seeded_game_is_the_same_again(shown: Screen, tmp_path: Path) -> None:
    for name in ("one", "two"):
        gosux("--seed", "9", "--save", str(tmp_path / name))
    one, two = shown.sessions
    for session in shown.sessions:
        for _ in range(6):
            assert session.decision is not None
            session.choose(session.decision.actions[0])
    assert one.game == two.game


def test_a_waiting_game_is_taken_up_or_put_aside(shown: Screen, answers: list[str], tmp_path: Path) -> None:
    gosux("--seed", "7")
    first = shown.sessions[0]
    assert first.decision is not None
    first.choose(first.decision.actions[2])
    answers[:] = ["perhaps", ""]
    assert gosux() == 0
    assert shown.sessions[1].game == first.game
    answers[:] = ["n"]
    assert gosux("--seed", "8") == 0
    assert shown.sessions[2].game.seed == "8"
    assert saves.read(tmp_path / "gosux" / "terminal-kept.json").game == first.game


def test_new_puts_a_waiting_game_aside_without_asking(shown: Screen, tmp_path: Path) -> None:
    gosux("--seed", "7")
    for kept in ("terminal-kept.json", "terminal-kept-2.json"):
        assert gosux("--new") == 0
        assert (tmp_path / "gosux" / kept).exists()


def test_a_game_begins_from_a_position(shown: Screen, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    assert gosux("--position", str(file)) == 0
    game = shown.sessions[0].game
    assert game.decision is not None and "play elle" in [str(action) for action in game.decision.actions]
    assert saves.read(shown.sessions[0].save).game == game


def test_the_chance_of_a_position_without_a_seed_is_secret_or_chosen(shown: Screen, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    for text, seeds in ((POSITION, ()), (POSITION, ("--seed", "é🎲")), (f'seed = "own"\n{POSITION}', ("--seed", "7"))):
        file.write_text(f"\ufeff{text}", encoding="utf-8")
        assert gosux("--position", str(file), *seeds) == 0
    secret, chosen, own = [session.game.seed for session in shown.sessions]
    assert len(secret) == 32 and (chosen, own) == ("é🎲", "own")


def never_loads(seed: str, position: Path) -> None:
    while True:
        time.sleep(1)


def test_a_position_that_takes_too_long_is_given_up(
    shown: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "_try", never_loads)
    monkeypatch.setattr(command, "in_time", partial(in_time, seconds=0.2))
    assert gosux("--position", str(tmp_path / "position.toml")) == 2
    assert "takes longer than 0.2 s," in one_line(capsys)
    assert shown.sessions == []


def test_two_people_and_a_bot_do_not_share_a_save(
    shown: Screen, answers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gosux("--seed", "7")
    gosux("--hot-seat", "--seed", "7")
    alone, together = shown.sessions
    assert alone.save != together.save
    assert together.hot_seat and not alone.hot_seat
    before = [alone.save.read_bytes(), together.save.read_bytes()]
    capsys.readouterr()
    assert gosux("--save", str(together.save)) == 2
    assert "--hot-seat" in capsys.readouterr().err
    assert gosux("--hot-seat", "--save", str(alone.save), "--lang", "fr") == 2
    assert "contre un robot" in capsys.readouterr().err
    assert [alone.save.read_bytes(), together.save.read_bytes()] == before
    assert len(shown.sessions) == 2


@pytest.mark.parametrize(
    ("arguments", "ruleset", "players", "save"),
    [
        (("--ruleset", "gosu", "--players", "3"), "gosu", ["person", "recruit", "recruit"], "terminal-gosu.json"),
        (("--ruleset", "gosu"), "gosu", ["person", "recruit"], "terminal-gosu.json"),
        (("--ruleset", "gosu", "--players", "4", "--hot-seat"), "gosu", ["person"] * 4, "hot-seat-gosu.json"),
        (("--ruleset", "gosu-x-quick"), "gosu-x-quick", ["person", "recruit"], "terminal-gosu-x-quick.json"),
        (("--players", "2"), "gosu-x", ["person", "recruit"], "terminal.json"),
    ],
)
def test_every_game_has_its_players_and_its_save(
    shown: Screen, tmp_path: Path, arguments: tuple[str, ...], ruleset: str, players: list[str], save: str
) -> None:
    assert gosux("--seed", "7", *arguments) == 0
    session = shown.sessions[0]
    assert session.save == tmp_path / "gosux" / save
    kept = saves.read(session.save)
    assert (kept.game.ruleset, kept.players) == (ruleset, players)
    assert session.hot_seat == ("--hot-seat" in arguments)


def test_bots_do_not_play_alike(shown: Screen) -> None:
    gosux("--seed", "7", "--ruleset", "gosu", "--players", "3", "--opponent", "random")
    first, second = (bot for bot in shown.sessions[0].bots if isinstance(bot, RandomBot))
    assert [first.pick(range(1000)) for _ in range(5)] != [second.pick(range(1000)) for _ in range(5)]


def test_a_waiting_game_goes_on_with_its_own_players(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answered(question: str, **_: object) -> str:
        asked.append(question)
        return ""

    monkeypatch.setattr("typer.prompt", answered)
    gosux("--seed", "7", "--ruleset", "gosu", "--players", "3")
    assert gosux("--ruleset", "gosu") == 0
    assert shown.sessions[1].game == shown.sessions[0].game
    assert shown.sessions[1].players == ["person", "recruit", "recruit"]
    assert asked == [
        f"A game of GOSU for 3 players is waiting in {shown.sessions[0].save}. Go on with it? [Y/n]",
    ]


GOSU_POSITION = """
ruleset = "gosu"
turn = 1
advantage = 1
[[player]]
out = true
[[player]]
hand = ["guardian"]
[[player]]
"""


def test_a_position_of_gosu_needs_no_ruleset_and_gives_the_person_a_seat_that_plays(
    shown: Screen, tmp_path: Path
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(GOSU_POSITION, encoding="utf-8")
    assert gosux("--position", str(file)) == 0
    session = shown.sessions[0]
    assert (session.game.ruleset, session.players) == ("gosu", ["recruit", "person", "recruit"])
    assert session.save.name == "terminal-gosu.json"
    assert session.words.ruleset == "gosu"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "3"), "gosu-x is a game for 2 players, not 3"),
        (("--ruleset", "gosu", "--players", "5"), "gosu is a game for 2 to 4 players, not 5"),
        (("--ruleset", "gosu", "--players", "1", "--lang", "fr"), "gosu se joue de 2 à 4 joueurs, et non à 1"),
    ],
)
def test_a_wrong_number_of_players_is_one_line(
    shown: Screen, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert gosux(*arguments) == 2
    assert said in one_line(capsys)
    assert shown.sessions == []


def test_a_position_for_another_number_of_players_is_one_line(
    shown: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(GOSU_POSITION, encoding="utf-8")
    assert gosux("--position", str(file), "--ruleset", "gosu", "--players", "4") == 2
    assert one_line(capsys) == f"gosux: {file}: a position of 3 players, not 4\n"
    file.write_text(GOSU_POSITION.replace('"guardian"', '"sati"'), encoding="utf-8")
    assert gosux("--position", str(file)) == 2
    assert "no card is called" in one_line(capsys)


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("gosux: ") and told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_save_is_one_line_and_stays(
    shown: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = tmp_path / "game.json"
    for damaged in ('{"format": "gosux-save/1", ', "", "hello", '{"format": "gosux-replay/1"}'):
        file.write_text(damaged, encoding="utf-8")
        assert gosux("--save", str(file), "--lang", lang) == 2
        assert "--new" in one_line(capsys)
        assert file.read_text(encoding="utf-8") == damaged
    assert gosux("--save", str(file), "--new") == 0  # the way that was named works
    assert (tmp_path / "game-kept.json").read_text(encoding="utf-8") == damaged


@pytest.mark.parametrize(
    "arguments",
    [
        ("--opponent", "nobody"),
        ("--option", "edition"),
        ("--option", "edition=de"),
        ("--option", "colour=red"),
        ("--lang", "de"),
        ("--ruleset", "chess"),
        ("--position", "/no/such/file.toml"),
        ("--frobnicate",),
    ],
)
def test_mistakes_are_one_line_and_touch_no_waiting_game(
    shown: Screen, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    gosux("--seed", "7")
    before = shown.sessions[0].save.read_bytes()
    capsys.readouterr()
    assert gosux("--new", *arguments) == 2
    one_line(capsys)
    assert len(shown.sessions) == 1
    assert shown.sessions[0].save.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_one_line(
    shown: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a-file"
    file.write_text("", encoding="utf-8")
    assert gosux("--save", str(file / "game.json")) == 2
    assert str(file) in one_line(capsys)
    assert shown.sessions == []


def test_without_a_terminal_it_says_so(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    command = [sys.executable, "-m", "gosux", "play", "--terminal", "--save", str(save)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "needs a terminal" in done.stderr and done.stderr.count("\n") == 1
    assert not save.exists()


def test_without_a_terminal_it_says_so_in_french(
    shown: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "at_a_terminal", lambda: False)
    assert gosux("--lang", "fr") == 2
    assert "il faut un terminal" in one_line(capsys)
    assert shown.sessions == []


@pytest.mark.slow
def test_a_real_terminal_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm-256color"
        command = [sys.executable, "-m", "gosux", "play", "--terminal", "--seed", "5", "--save", str(save)]
        os.execv(sys.executable, command)

    def actions() -> int:
        return len(saves.read(save).game.history) if save.exists() else -1

    deadline = time.monotonic() + 120
    while actions() < 3:
        assert time.monotonic() < deadline
        if select.select([terminal], [], [], 0.2)[0]:
            os.read(terminal, 65536)  # what is drawn
        else:
            os.write(terminal, b"1\r")  # it waits for a line
    kept = saves.read(save).game
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(terminal)
    assert saves.read(save).game.history[: len(kept.history)] == kept.history
