"""``gosux engine`` and the other engines that come with the project."""

import io
import json
import queue
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from gosux import Game, bots, new_game
from gosux.bots import ThinkingBot
from gosux.lab.arena import hold, plan
from gosux.lab.asking import ask, contender
from gosux.protocol.engine import end_idle_engines
from gosux.protocol.engine_bot import EngineBot
from gosux.protocol.messages import decide, line_of
from gosux.protocol.serve import Player, serve
from gosux.text import Words
from tests.commands.run import mistake
from tests.random_play import Variant, every_variant, new_random_game, played

ROOT = Path(__file__).resolve().parents[2]
OPTIONS: dict[str, object] = {"type": "options", "seed": "s", "budget": 1, "iterations": 8, "clock": "processor"}


def answer(player: Player, message: object) -> dict[str, object]:
    return player.answer(json.dumps(message))


def question(game: Game, number: int = 1) -> dict[str, object]:
    decision = game.decision
    assert decision is not None
    return decide(number, game.view(decision.player), decision)


# -- one of our bots ---------------------------------------------------------------------------------------------


@every_variant
def test_through_the_protocol_a_bot_chooses_the_same(variant: Variant) -> None:
    game = new_random_game(5, variant)
    player = Player("hero")
    assert answer(player, OPTIONS) == {"type": "ready"}
    bot = contender("hero", "s", iterations=8)
    assert isinstance(bot, ThinkingBot)
    for number in range(15):
        decision = game.decision
        assert decision is not None
        told = answer(player, question(game, number))
        action = ask(game, bot, decision)
        assert (told["type"], told["question"], told["action"]) == ("action", number, action.text)
        candidates = [(one.action.text, round(one.chance, 4), one.visits) for one in bot.explain()]
        found = told["candidates"]
        assert isinstance(found, list)
        assert [(one["action"], one["chance"], one["visits"]) for one in found] == candidates
        game.step(action.id)


def test_the_command_speaks_the_protocol() -> None:
    game = played(3, 30)
    bot = EngineBot(f"{sys.executable} -m gosux engine --level troop", "s")
    same = bots.named("troop", bot.seed)
    for _ in range(5):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.player)
        action = same.choose(view, decision)
        assert bot.choose(view, decision) == action
        assert isinstance(same, ThinkingBot)
        assert {one.action for one in bot.explain()} == {one.action for one in same.explain()}
        game.step(action.id)
    bot.close()
    end_idle_engines()


def test_a_level_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert mistake(capsys, "engine", "--level", "emperor").startswith("no bot is called 'emperor'; there are: random, ")
    assert mistake(capsys, "engine", "--level", "oracle").startswith("no bot is called 'oracle'")


@pytest.mark.parametrize(
    "line",
    ["", "hello", "[]", "{}", '{"type": 1}', '{"type": "dance"}', "[" * 100_000,
     '{"type": "options", "iterations": 0}', '{"type": "options", "budget": 0}', '{"type": "options", "budget": NaN}',
     '{"type": "options", "budget": "high"}', '{"type": "options", "iterations": 2.5}'],
)  # fmt: skip
def test_a_line_that_is_no_message_is_answered_by_an_error(line: str) -> None:
    told = Player("random").answer(line)
    assert told["type"] == "error"
    assert str(told["message"]).startswith("this is no message of protocol 1: ")


def test_errors_are_told_in_the_language_that_was_asked_for() -> None:
    told = Player("random", Words("fr").mistake).answer("bonjour")
    assert str(told["message"]).replace("\u00a0", " ") == "ce n'est pas un message du protocole 1 : bonjour"


def test_a_view_of_other_rules_is_refused() -> None:
    asked = question(played(3, 40))
    view = asked["view"]
    assert isinstance(view, dict)
    assert answer(Player("random"), {"type": "decide"}) == {"type": "error", "message": "a game must be a table"}
    told = answer(Player("random"), asked | {"view": view | {"version": "99"}})
    assert told["type"] == "error" and "'99'" in str(told["message"])
    decision = asked["decision"]
    assert isinstance(decision, dict)
    told = answer(Player("random"), asked | {"decision": decision | {"actions": ["win"]}})
    assert told["type"] == "error" and "other actions" in str(told["message"])


def test_a_thought_is_ended_by_stop() -> None:
    """Without it, this one would take a hundred years."""
    lines: queue.Queue[str | None] = queue.Queue()

    def given() -> Iterator[str]:
        while (line := lines.get()) is not None:
            yield line

    out = io.StringIO()
    serving = threading.Thread(target=serve, args=("immortal", given(), out), daemon=True)
    serving.start()
    game = new_game("gosu-x", 3)
    lines.put(line_of({**OPTIONS, "iterations": None, "budget": 3e-10}))
    lines.put(line_of(question(game, 7)))
    lines.put(line_of({"type": "stop"}))
    lines.put(line_of({"type": "quit"}))
    serving.join(30)
    assert not serving.is_alive()
    ready, action = [json.loads(line) for line in out.getvalue().splitlines()]
    assert ready == {"type": "ready"}
    assert action["question"] == 7 and action["action"] in question(game)["decision"]["actions"]  # type: ignore[index]


# -- engines beside the package ----------------------------------------------------------------------------------


@every_variant
def test_the_example_plays_every_game(variant: Variant) -> None:
    engine = f"engine:{sys.executable} -S {ROOT / 'examples' / 'engine.py'}"
    arena = plan(["random", engine], variant.ruleset, players=variant.players, pairs=1, seed="s")
    assert all(meeting.games >= 2 for standing in hold(arena).standings for meeting in standing.meetings)
    end_idle_engines()


def test_the_example_is_short() -> None:
    lines = (ROOT / "examples" / "engine.py").read_text().splitlines()
    assert len(lines) <= 45
