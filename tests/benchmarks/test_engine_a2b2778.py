"""benchmarks/engine_a2b2778.py, with the present package: it uses nothing that the older one has not."""

import json
import subprocess
import sys
from pathlib import Path

from gosux import Game
from gosux.protocol.messages import decide, line_of
from tests.random_play import played

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "engine_a2b2778.py"
OPTIONS: dict[str, object] = {"type": "options", "seed": "s", "budget": 1, "iterations": 8, "clock": "processor"}


def question(game: Game, number: int = 1) -> dict[str, object]:
    decision = game.decision
    assert decision is not None
    return decide(number, game.view(decision.player), decision)


def test_the_engine_of_an_older_version_reads_views_of_this_one() -> None:
    process = subprocess.Popen(
        [sys.executable, str(SCRIPT), "--level", "troop"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    game = played(3, 40)
    view = question(game, 1)["view"]
    assert isinstance(view, dict)
    view |= {
        "version": "of another time",
        "stack": [["no-such-step", 0, -1, 0, [], 0, -1, -1, 0, 0, 0, 0, []], *view["stack"]],
    }
    messages: list[dict[str, object]] = [
        {"type": "hello", "protocol": 1},
        OPTIONS,
        question(game, 1) | {"view": view},
        {"type": "quit"},
    ]
    out, _ = process.communicate("".join(line_of(one) + "\n" for one in messages), timeout=60)
    hello, ready, action = [json.loads(line) for line in out.splitlines()]
    assert (hello["type"], hello["protocol"], ready) == ("hello", 1, {"type": "ready"})
    decision = game.decision
    assert decision is not None and action["action"] in decision.texts
