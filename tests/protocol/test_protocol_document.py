"""docs/protocol.md: its example runs, its messages are messages, and it knows every key."""

import json
import re
from pathlib import Path

import pytest

from gosux.protocol.engine import GRACE, SECONDS
from gosux.protocol.engine_bot import EngineBot
from gosux.protocol.messages import chosen, decide
from gosux.protocol.process import LONGEST_LINE, MOST_LINES, SECONDS_TO_END
from gosux.protocol.serve import Player
from tests.protocol.scripts import command
from tests.random_play import played

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def conversation() -> list[dict[str, object]]:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    return [json.loads(line) for line in block.splitlines()]


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/protocol.md", "exec"), {})
    assert capsys.readouterr().out == "True\n"


def test_the_messages_have_the_keys_that_are_sent(tmp_path: Path) -> None:
    told = {(str(message["type"]), place % 2): message for place, message in enumerate(conversation())}
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    bot = EngineBot(command(tmp_path), "s")
    options = bot.options(view)
    bot.close()
    asked = decide(1, view, decision)
    assert told["options", 0].keys() == options.keys()
    assert told["decide", 0].keys() == asked.keys()
    player = Player("troop")
    answer = player.answer(json.dumps(asked))
    assert told["hello", 1].keys() == player.answer('{"type": "hello", "protocol": 1}').keys()
    assert told["ready", 1] == player.answer(json.dumps(options))
    assert told["action", 1].keys() == answer.keys()
    assert chosen(answer, decision)[1]
    for message in (*told.values(), *answer["candidates"]):  # type: ignore[misc]
        for key in message:
            assert f"`{key}`" in PAGE


def test_the_limits_are_those_of_the_code() -> None:
    assert f"not answered {SECONDS:g} s after it was asked, and not {GRACE:g} s after `stop`" in PAGE
    assert f"a line of {LONGEST_LINE >> 20} MiB or more, or more than {MOST_LINES} lines" in PAGE
    assert f"have not left {SECONDS_TO_END:g} s later" in PAGE
