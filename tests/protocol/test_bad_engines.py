"""Engines that are broken, slow or cheat: one sentence names the engine and what it did, and nobody waits for it."""

import math
import os
import time
from pathlib import Path

import pytest

from gosux import Decision, View, new_game
from gosux.protocol.engine_bot import EngineBot
from gosux.protocol.errors import EngineError
from gosux.protocol.messages import Nonsense, chosen
from gosux.protocol.process import EngineProcess
from gosux.text import Words
from tests.protocol.scripts import command

LIMITS = {"seconds": 1.0, "grace": 0.5}  # of engines that do not answer


def a_turn() -> tuple[View, Decision]:
    """The first turn of a game."""
    game = new_game("gosu-x", 3, {"clans": "justice+galmi+xian/phoenix+tomorrow+narashima"})
    while (decision := game.decision) and decision.kind != "turn":
        game.step(decision.actions[0].id)
    assert decision is not None and "draw 1" in decision.texts
    return game.view(decision.player), decision


def refusal(engine: str, seconds: float = 20.0, grace: float = 1.0) -> EngineError:
    """What is said of an engine that is asked once."""
    view, decision = a_turn()
    began = time.monotonic()

    def play() -> None:
        bot = EngineBot(engine, "s")  # starting takes as long as the machine needs
        bot.seconds, bot.grace = seconds, grace
        bot.choose(view, decision)

    with pytest.raises(EngineError) as error:
        play()
    assert time.monotonic() - began < 60
    return error.value


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ("sys.exit(3)", "ended with code 3 instead of answering"),
        ("os.kill(os.getpid(), 9)", "was ended by signal 9 instead of answering"),
        ("def decide(message): sys.exit(0)", "ended with code 0 instead of answering"),
        ("def decide(message): os.close(1); time.sleep(60)", "closed its output instead of answering"),
        ("def decide(message): print('play elle', flush=True)", "wrote 'play elle' where the protocol wants: action"),
        ("def decide(message): print('[1]', flush=True)", "wrote '[1]' where the protocol wants: action"),
        ("def decide(message): print('[' * 100000, flush=True)", "where the protocol wants: action"),
        ("def decide(message): print('\\xff', flush=True)", "where the protocol wants: action"),
        ("def decide(message): say(type='ready')", "where the protocol wants: action"),
        ("def decide(message): say(type='action', question=1)", "where the protocol wants: action, question 1"),
        ("def decide(message): say(type='action', question=1, action=7)", "wants: action, question 1"),
        ("def decide(message): say(type='action', action='draw 1')", "where the protocol wants: action, question 1"),
        ("def decide(message): say(type='action', question=2, action='draw 1')", "wants: action, question 1"),
        (
            "def decide(message): say(type='action', question=1, action='win')",
            "named the action 'win', which is not possible; there are: draw 1, draw 3",
        ),
        (
            "def decide(message): say(type='action', question=1, action='draw 1',"
            "candidates=[{'action': 'win', 'chance': 1}])",
            "named the action 'win', which is not possible",
        ),
        ("def decide(message): say(type='error', message='no idea')", "gave up: no idea"),
        ("def hello(message): say(type='hello', protocol=2)", "speaks protocol 2, not 1"),
        ("def hello(message): say(type='hello')", "speaks protocol None, not 1"),
        ("def options(message): say(type='hello')", "where the protocol wants: ready"),
        ("def decide(message): print('x' * (1 << 20), flush=True); time.sleep(60)", "wrote 1 MiB or more without"),
        ("def decide(message): os.write(1, b'x' * (1 << 21)); time.sleep(60)", "wrote 1 MiB or more without"),
    ],
)  # fmt: skip
def test_a_broken_engine_is_named_with_what_it_did(changes: str, sentence: str, tmp_path: Path) -> None:
    engine = command(tmp_path, changes)
    error = refusal(engine)
    assert str(error).startswith(f"the engine '{engine}' ")
    assert sentence in str(error)
    assert Words("fr").mistake(error).replace("\u00a0", " ").startswith(f"le moteur « {engine} » ")


@pytest.mark.parametrize(
    "candidates",
    [
        "draw 1",
        ["draw 1"],
        [{"action": "draw 1"}],
        [{"action": 0, "chance": 0.5}],
        [{"action": "draw 1", "chance": "high"}],
        [{"action": "draw 1", "chance": True}],
        [{"action": "draw 1", "chance": 1.5}],
        [{"action": "draw 1", "chance": -0.1}],
        [{"action": "draw 1", "chance": math.nan}],
        [{"action": "draw 1", "chance": 0.5, "visits": -1}],
        [{"action": "draw 1", "chance": 0.5, "visits": 1.5}],
        [{"action": "draw 1", "chance": 0.5}, {"action": "draw 1", "chance": 0.5}],
    ],
)
def test_candidates_that_make_no_sense_are_refused(candidates: object) -> None:
    with pytest.raises(Nonsense):
        chosen({"type": "action", "action": "draw 1", "candidates": candidates}, a_turn()[1])


def test_candidates_are_kept() -> None:
    decision = a_turn()[1]
    given = [{"action": "draw 1", "chance": 1, "visits": 7}, {"action": decision.actions[1].text, "chance": 0.25}]
    action, candidates = chosen({"type": "action", "action": "draw 1", "candidates": given}, decision)
    assert action.text == "draw 1"
    assert [(one.action.text, one.chance, one.visits) for one in candidates] == [
        ("draw 1", 1.0, 7),
        (decision.actions[1].text, 0.25, 0),
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ("def decide(message): time.sleep(60)", "did not answer 'decide' within 1.5 s"),
        ("def options(message): pass", "did not answer 'options' within 1 s"),
        ("def decide(message): print('{\"type\": ', end='', flush=True); time.sleep(60)", "did not answer 'decide'"),
    ],
)
def test_a_slow_engine_is_not_waited_for(changes: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in str(refusal(command(tmp_path, changes), **LIMITS))


def test_an_engine_that_is_asked_to_stop_may_still_answer(tmp_path: Path) -> None:
    changes = """
def decide(message):
    global waiting
    waiting = message
def stop(message):
    say(type="action", question=waiting["question"], action=waiting["decision"]["actions"][-1])
"""
    view, decision = a_turn()
    bot = EngineBot(command(tmp_path, changes))
    bot.seconds, bot.grace = 1.0, 20.0
    assert bot.choose(view, decision) == decision.actions[-1]
    bot.close()


def test_an_engine_that_writes_without_end_is_ended(tmp_path: Path) -> None:
    changes = "def options(message):\n    while True: say(type='ready')"
    told = str(refusal(command(tmp_path, changes)))
    assert "where the protocol wants: action" in told or "too many lines" in told  # whichever is noticed first


def test_an_engine_that_writes_too_much_before_it_is_asked_is_ended(tmp_path: Path) -> None:
    changes = "def hello(message):\n    while True: say(type='hello', protocol=1)"
    engine = command(tmp_path, changes)
    bot = EngineBot(engine)
    deadline = time.monotonic() + 20
    assert bot._engine is not None
    while not bot._engine.process._flooded and time.monotonic() < deadline:
        time.sleep(0.01)
    view, decision = a_turn()
    with pytest.raises(EngineError, match="wrote too many lines that nobody had asked for"):
        bot.choose(view, decision)


def test_an_engine_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    """It may guess what it will be asked, but then the pipe to it is full some day."""
    process = EngineProcess(command(tmp_path, "time.sleep(60)"))

    def ask_often() -> None:
        for _ in range(100):
            process.send("x" * 10_000, time.monotonic() + 0.2)

    with pytest.raises(EngineError, match="does not read what it is asked"):
        ask_often()


def test_what_an_engine_says_on_standard_error_is_told_with_its_mistake(tmp_path: Path) -> None:
    changes = "def decide(message):\n    print('x' * 5000, file=sys.stderr)\n    raise RuntimeError('out of ideas')"
    told = str(refusal(command(tmp_path, changes)))
    assert told.endswith("RuntimeError: out of ideas")
    assert "its last words on standard error: " in told
    assert len(told) < 1000


def test_an_engine_that_leaves_in_the_middle_of_a_line_has_ended(tmp_path: Path) -> None:
    changes = """
def decide(message):
    os.write(1, json.dumps(dict(type="action", question=1, action="draw 1")).encode())
    sys.exit(4)
"""
    view, decision = a_turn()
    bot = EngineBot(command(tmp_path, changes))
    bot.choose(view, decision)  # there was all that is needed
    with pytest.raises(EngineError, match="ended with code 4"):
        bot.choose(view, decision)


def test_standard_error_stops_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    view, decision = a_turn()
    changes = "print('thinking ' * 100000, file=sys.stderr, flush=True)"
    bot = EngineBot(command(tmp_path, changes))
    assert bot.choose(view, decision) == decision.actions[0]
    bot.close()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", 'after engine: comes the command of an engine, as in "engine:./my_engine"'),
        ("  ", 'after engine: comes the command of an engine, as in "engine:./my_engine"'),
        ("./no-such-engine", "no program './no-such-engine' is found to be an engine"),
        ("python 'x", "'python 'x' is no command: No closing quotation"),
    ],
)
def test_a_command_that_is_none_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(EngineError) as error:
        EngineBot(name)
    assert str(error.value).startswith(sentence)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no launcher here")
def test_a_file_that_is_no_program_is_told(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_bytes(b"\x7fELF nonsense")
    path.chmod(0o755)
    assert "ended with code 127" in str(refusal(str(path)))
    assert "Exec format error" in str(refusal(str(path)))
