"""``gosux simulate``."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from gosux.commands.simulate import show, spread
from gosux.lab.simulate import Summary, plan
from gosux.lab.tally import Tally
from gosux.records.position_reader import read_position
from gosux.text import Words
from tests.commands.run import mistake, run


def result(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    output = run(capsys, "simulate", "--json", *arguments)
    assert (output.code, output.err) == (0, "")
    data: dict[str, Any] = json.loads(output.out)
    return data


def test_the_result_is_one_object_with_all_that_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "--ruleset", "gosu-x", "--games", 40, "--bots", "random", "random", "--seed", "s")
    assert (data["ruleset"], data["games"], data["seed"], data["bots"]) == ("gosu-x", 40, "s", ["random", "random"])
    assert data["options"] == {"edition": "en", "wonder_returns": "no", "uncertain_shift": "0"}
    assert len(data["wins"]) == 2
    assert sum(data["wins"]) + data["draws"] == 40
    assert sum(data["reasons"].values()) == 40
    assert all(rule.startswith("X1.") for rule in data["reasons"])
    assert data["decisions"] > data["turns"] > 40
    assert data["seconds"] > 0


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = result(capsys, "--games", 30, "--seed", 7)
    shared = result(capsys, "--games", 30, "--seed", 7, "--workers", 2)
    other = result(capsys, "--games", 30, "--seed", 8)
    for data in (alone, shared, other):
        del data["seconds"]
        del data["workers"]
    assert alone == shared
    assert alone["decisions"] != other["decisions"]


def test_without_a_seed_one_is_made_up_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = result(capsys, "--games", 1), result(capsys, "--games", 1)
    assert first["seed"] != second["seed"]
    again = result(capsys, "--games", 1, "--seed", first["seed"])
    assert again["decisions"] == first["decisions"]


def test_options_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    clans = "justice+galmi+xian/phoenix+tomorrow+narashima"
    data = result(capsys, "--games", 2, "--option", "edition=fr", "--option", f"clans={clans}", "--players", 2)
    assert data["options"]["edition"] == "fr"
    assert data["options"]["clans"] == clans


@pytest.mark.parametrize(("lang", "words"), [("en", "Player 1 (random) wins"), ("fr", "Joueur 1 (random) gagne")])
def test_people_get_a_table(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "simulate", "--games", 20, "--seed", "[b]7", "--lang", lang)
    assert (output.code, output.err) == (0, "")
    assert words in output.out
    assert "[b]7" in output.out
    assert "X1.1a" in output.out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_as_many_players_as_bots(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random"] * players
    data = result(capsys, "--ruleset", "gosu", "--bots", *bots, "--games", 30, "--seed", "g")
    assert data["bots"] == bots
    assert len(data["wins"]) == len(data["shares"]) == players
    assert sum(data["wins"]) + data["shared"] + data["draws"] == 30
    assert sum(data["shares"]) >= 2 * data["shared"]
    assert all(rule.startswith("G") for rule in data["reasons"])
    again = result(capsys, "--ruleset", "gosu", "--players", players, "--games", 30, "--seed", "g")
    assert again["wins"] == data["wins"]


def test_the_quick_rules_are_simulated_too(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "--ruleset", "gosu-x-quick", "--games", 10, "--seed", "q")
    assert (data["ruleset"], sum(data["wins"]) + data["draws"]) == ("gosu-x-quick", 10)


# Both tied players reach their third point, and the holder of the Advantage token is not among them (G9.2, G9.3b).
SHARED = """
ruleset = "gosu"
advantage = 2
[[player]]
army.I = ["seeker"]
points = 2
[[player]]
army.I = ["medic"]
points = 2
passed = true
[[player]]
passed = true
"""


@pytest.mark.parametrize(("lang", "words"), [("en", "won by several together"), ("fr", "victoires partagées")])
def test_shared_wins_have_a_line_of_their_own(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = read_position(SHARED)
    game.apply("pass")
    tally = Tally(3)
    tally.count(game, 1)
    sum_of_two = Tally(3)
    sum_of_two.add(tally)
    sum_of_two.add(tally)
    assert (sum_of_two.wins, sum_of_two.shared, sum_of_two.shares, sum_of_two.draws) == ([0, 0, 0], 2, [2, 2, 0], 0)
    summary = Summary(plan("gosu", 2, ["random"] * 3, seed="s"), sum_of_two, 1, 1.0)
    assert summary.to_json()["shared"] == 2
    show(summary, Words(lang, "gosu"))
    line = next(line for line in capsys.readouterr().out.splitlines() if words in line)
    assert [cell.strip() for cell in line.split("│")[2:4]] == ["2", "100.0%"]


def test_where_nobody_shares_a_win_there_is_no_such_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "together" not in run(capsys, "simulate", "--games", 5, "--seed", 1).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "at least 1 game is needed, not 0"),
        (["--games", "many"], "--games needs a whole number"),
        (["--bots", "random"], "gosu-x is a game for 2 players, not 1"),
        (["--bots", "random", "random", "random"], "gosu-x is a game for 2 players, not 3"),
        (["--ruleset", "gosu", "--players", "5"], "gosu is a game for 2 to 4 players, not 5"),
        (["--ruleset", "gosu", "--bots", "random"], "gosu is a game for 2 to 4 players, not 1"),
        (
            ["--ruleset", "gosu", "--players", "3", "--bots", "random", "random"],
            "gosu needs 3 bots, one for each player, not 2",
        ),
        (
            ["--ruleset", "gosu", "--option", "edition=fr"],
            "no option is called 'edition'; there are: last_player_turns",
        ),
        (["--bots", "random", "deep-thought"], "no bot is called 'deep-thought'; there are: random"),
        (["--players", "3"], "gosu-x is a game for 2 players, not 3"),
        (["--ruleset", "chess"], "no ruleset is called 'chess'; there are: gosu-x, gosu-x-quick, gosu"),
        (["--option", "edition"], "an option is written KEY=VALUE, as in edition=fr, not 'edition'"),
        (["--option", "edition=de"], "option edition may be en or fr, not 'de'"),
        (["--option", "edition=fr", "--option", "edition=en"], "option edition is given twice"),
        (["--workers", "0"], "at least 1 worker is needed, not 0"),
        (["random"], "too many arguments"),
    ],
)
def test_a_bad_argument_is_told(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in mistake(capsys, "simulate", *arguments)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("--bots a b --games 3", "--bots a --bots b --games 3"),
        ("--games 3 --bots a b c", "--games 3 --bots a --bots b --bots c"),
        ("--bots a --bots b", "--bots a --bots b"),
        ("--bots=a --games 3", "--bots=a --games 3"),
        ("--games 3 a", "--games 3 a"),
    ],
)
def test_bots_take_all_the_names_that_follow(typed: str, meant: str) -> None:
    assert spread(typed.split(), "--bots") == meant.split()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_ends_it_cleanly(workers: int) -> None:
    command = [sys.executable, "-m", "gosux", "simulate", "--games", "1000000", "--workers", str(workers)]
    terminal, screen = os.openpty()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=screen,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    guard = threading.Timer(60, os.killpg, (process.pid, signal.SIGKILL))
    guard.start()
    try:
        os.close(screen)
        told = b""
        while b"playing" not in told and process.poll() is None:  # the progress bar: it has begun
            told += os.read(terminal, 4096)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all of its processes
        last = read_all(terminal)
        out, _ = process.communicate(timeout=60)
    finally:
        guard.cancel()
        process.kill()
    assert (process.returncode, out) == (130, "")
    assert last.rstrip().endswith("gosux: stopped")
    assert "Traceback" not in last
    assert nobody_is_left(process.pid)


def heed_interrupts() -> None:
    """As a shell starts a command; whoever runs the tests may ignore interrupts, and that is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_all(terminal: int) -> str:
    """Everything that is still written to a terminal, until nobody holds it any more."""
    told = b""
    try:
        while part := os.read(terminal, 4096):
            told += part
    except OSError:  # how Linux says that it was closed
        pass
    os.close(terminal)
    return told.decode()


def nobody_is_left(group: int) -> bool:
    """Whether the processes of a group are gone, or go soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
