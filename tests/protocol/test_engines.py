"""Engines in games: what they are told, how long they live, and how their time is counted."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gosux import Game, bots
from gosux.commands import play as playing
from gosux.lab.arena import hold, plan
from gosux.lab.asking import Clock, ask, contender
from gosux.lab.simulate import plan as plan_games
from gosux.lab.simulate import simulate
from gosux.protocol.engine import end_idle_engines
from gosux.protocol.engine_bot import EngineBot, engine_seed
from gosux.protocol.messages import decide, line_of
from tests.commands.run import mistake, run
from tests.properties.worlds import Pair
from tests.protocol.scripts import command
from tests.random_play import Variant, every_variant, moments, new_random_game, played

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells the time of other processes")
CLANS = "justice+galmi+xian/phoenix+tomorrow+narashima"

# Writes down all that it is sent, and who it is.
WITNESS = """
folder = os.path.dirname(os.path.abspath(sys.argv[0]))
with open(folder + "/started", "a") as file:
    file.write(f"{os.getpid()}\\n")
seen = open(folder + "/seen", "a")
read = sys.stdin
def lines():
    for line in read:
        seen.write(line)
        seen.flush()
        yield line
sys.stdin = lines()
"""


def started(folder: Path) -> list[int]:
    """The processes of an engine that was a witness."""
    return [int(line) for line in (folder / "started").read_text().split()]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def has_ended(process: int) -> bool:
    """Whether a process ends within some seconds."""
    for _ in range(200):
        if not is_running(process):
            return True
        time.sleep(0.05)
    return False


# -- what engines are told ---------------------------------------------------------------------------------------


def asked(game: Game) -> str:
    """The line that asks an engine to decide."""
    decision = game.decision
    assert decision is not None
    return line_of(decide(1, game.view(decision.player), decision))


@every_variant
def test_games_that_differ_in_what_a_player_cannot_know_ask_an_engine_the_same(variant: Variant) -> None:
    different = 0
    for seed in variant.seeds(4):
        rng = random.Random(seed)
        game = new_random_game(seed, variant)
        for _ in moments(game, rng):
            if rng.random() < 0.1 and not game.state.available:
                pair = Pair(game, game.state.decider, rng.randrange(4), random.Random(rng.random()))
                one, other = pair.games
                assert asked(one) == asked(other)
                different += one.digest() != other.digest()
    assert different > 5


def test_an_engine_is_told_limits_once_a_game_and_all_else_with_each_question(tmp_path: Path) -> None:
    engine = command(tmp_path, WITNESS)
    game = played(3, 40)
    lines: list[str] = []
    decision = game.decision
    assert decision is not None
    for _ in range(2):
        bot = contender(f"engine:{engine}", "s", iterations=30)
        for _ in range(2):
            ask(game, bot, decision)
            lines.append(line_of(decide(len(lines) % 2 + 1, game.view(decision.player), decision)))
        bot.close()
    bot = contender(f"engine:{engine}", "t", budget=10.0)
    ask(game, bot, decision)
    bot.close()
    end_idle_engines()
    told = (tmp_path / "seen").read_text().splitlines()
    messages = [json.loads(line) for line in told]
    assert [message["type"] for message in messages] == [
        "hello", "options", "decide", "decide", "options", "decide", "decide", "options", "decide"
    ]  # fmt: skip
    assert told[2:4] + told[5:7] == lines
    options = {"type": "options", "ruleset": "gosu-x", "players": 2, "seat": decision.player, "seconds": 60.0}
    options |= {"clock": "processor", "seed": engine_seed("s"), "budget": 1.0, "iterations": 30}
    assert messages[1] == messages[4] == options
    assert messages[7] == options | {"seed": engine_seed("t"), "budget": 10.0, "iterations": None}


def test_the_seed_of_an_engine_does_not_tell_that_of_the_game() -> None:
    assert engine_seed("7/draft/0/0/1/engine") == engine_seed("7/draft/0/0/1/engine")
    assert engine_seed("7/draft/0/0/1/engine") != engine_seed("8/draft/0/0/1/engine")
    assert engine_seed(None) != engine_seed(None)
    assert len(engine_seed("7")) == 16


def test_only_what_measures_knows_engines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.named("engine:python", measuring=True)
    monkeypatch.setattr(playing, "at_a_terminal", lambda: True)
    assert mistake(capsys, "play", "--terminal", "--opponent", "engine:python").startswith("no bot is called 'engine:")


# -- processes ---------------------------------------------------------------------------------------------------


def test_one_process_plays_several_games_and_ends_with_them(tmp_path: Path) -> None:
    engine = f"engine:{command(tmp_path, WITNESS)}"
    report = hold(plan(["random", engine], pairs=2, seed="s", modes=["clans"]))
    assert report.games == 4
    checked, played_all = started(tmp_path)  # one shows before the first game that it can be started
    assert has_ended(checked) and is_running(played_all)
    end_idle_engines()
    assert has_ended(played_all)


def test_an_engine_against_itself_has_a_process_for_each_seat(tmp_path: Path) -> None:
    engine = f"engine:{command(tmp_path, WITNESS)}"
    assert simulate(plan_games("gosu", 2, [engine, "random", engine], seed="s")).tally.games == 2
    end_idle_engines()
    assert len(started(tmp_path)) == 1 + 2


def test_each_worker_has_engines_of_its_own(tmp_path: Path) -> None:
    engine = f"engine:{command(tmp_path, WITNESS)}"
    report = hold(plan(["random", engine], pairs=4, seed="s", modes=["clans"]), workers=2)
    alone = hold(plan(["random", engine], pairs=4, seed="s", modes=["clans"]))
    assert [one.games for one in report.records] == [one.games for one in alone.records]
    end_idle_engines()
    assert 4 <= len(started(tmp_path)) <= 5  # checked twice, one alone, and one or two with workers
    assert all(has_ended(process) for process in started(tmp_path))


STUBBORN = """
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open(os.path.dirname(os.path.abspath(sys.argv[0])) + "/started", "a") as file:
    file.write(f"{os.getpid()} {helper.pid}\\n")
def hello(message):
    say(type="hello", protocol=1)
    time.sleep(600)
"""


@LINUX
def test_engines_end_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    """Also one that listens to nothing any more, and what it has started."""
    engine = command(tmp_path, STUBBORN)
    code = f"import time; from gosux.protocol.engine import Engine; Engine({engine!r}); print(); time.sleep(600)"
    host = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert host.stdout is not None
    try:
        assert host.stdout.readline() == b"\n"
        assert all(is_running(process) for process in started(tmp_path))
    finally:
        host.send_signal(signal.SIGKILL)
        host.wait()
        host.stdout.close()
    assert len(started(tmp_path)) == 2
    assert all(has_ended(process) for process in started(tmp_path))


@LINUX
def test_an_engine_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    bot = EngineBot(command(tmp_path, STUBBORN))
    bot.seconds, bot.grace = 0.2, 0.1
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    with pytest.raises(ValueError, match="did not answer 'options'"):
        bot.choose(game.view(decision.player), decision)
    assert all(has_ended(process) for process in started(tmp_path))


# -- time --------------------------------------------------------------------------------------------------------

WORK = """
def work():
    end = time.process_time() + 0.1
    while time.process_time() < end: pass
"""


@LINUX
@pytest.mark.parametrize(
    ("work", "least", "most"),
    [
        ("work()", 0.09, 0.2),
        ("time.sleep(0.3)", 0.0, 0.1),
        ("import threading; other = threading.Thread(target=work); other.start(); other.join()", 0.09, 0.2),
        ("child = os.fork()\n    if not child: work(); os._exit(0)\n    os.waitpid(child, 0)", 0.08, 0.2),
    ],
)
def test_the_time_of_an_engine_is_that_of_its_processor(work: str, least: float, most: float, tmp_path: Path) -> None:
    changes = f"good = decide\ndef decide(message):\n    {work}\n    good(message)\n"
    bot = contender(f"engine:{command(tmp_path, WORK + changes)}", "s")
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    clock = Clock()
    ask(game, bot, decision, clock)
    bot.close()
    assert clock.decisions == 1
    assert least <= clock.seconds <= most


# -- mistakes in an arena ----------------------------------------------------------------------------------------

FAILS_LATER = """
games = 0
good, first = decide, options
def options(message):
    global games
    games += 1
    first(message)
def decide(message):
    if games > 2: say(type="action", question=message["question"], action="win")
    else: good(message)
"""


def test_an_arena_ends_with_the_first_mistake_of_an_engine_and_keeps_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = f"engine:{command(tmp_path, FAILS_LATER)}"
    out = tmp_path / "arena.jsonl"
    arguments = ["arena", "random", engine, "--pairs", 3, "--seed", 1, "--clans", "--out", out]
    told = mistake(capsys, *arguments)
    assert told.startswith(
        f"the engine '{engine.removeprefix('engine:')}' named the action 'win', which is not possible"
    )
    assert " of the game with seed '" in told
    assert len(out.read_text().splitlines()) == 2  # the plan, and the pair that went well
    command(tmp_path)  # the engine is repaired
    end_idle_engines()
    repaired = run(capsys, *arguments)
    assert repaired.code == 0
    assert "rating" in repaired.out  # however long the command is, there is room for the numbers
    assert len(out.read_text().splitlines()) == 4


def test_a_simulation_ends_with_the_first_mistake_of_an_engine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = f"engine:{command(tmp_path, 'def decide(message): sys.exit(1)')}"
    told = mistake(capsys, "simulate", "--bots", engine, "random", "--seed", 1, "--lang", "fr").replace("\u00a0", " ")
    assert told.startswith(f"le moteur « {engine.removeprefix('engine:')} » s'est terminé avec le code 1")


def test_a_mistake_in_another_process_is_told_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"engine:{command(tmp_path, 'def decide(message): sys.exit(1)')}"
    arguments = ["arena", "random", engine, "--pairs", 3, "--seed", 1, "--clans", "--workers", 2]
    assert "ended with code 1 instead of answering" in mistake(capsys, *arguments)
