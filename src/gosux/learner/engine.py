"""A trained net as an engine, for arenas and other programs (docs/protocol.md).

gosux arena recruit "engine:python -m gosux.learner.engine net.pt" --draft
"""

import json
import sys
from pathlib import Path

import torch

from gosux import View
from gosux.learner.bot import NetBot


def main() -> None:
    torch.set_num_threads(1)
    bot = NetBot(Path(sys.argv[1]))
    answer: dict[str, object]
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                answer = {"type": "hello", "protocol": 1, "name": "ppo", "version": "1.0"}
            case "options":
                fits = message["ruleset"] == bot.net.made_for["ruleset_id"]
                answer = {"type": "ready"}
                if not fits:
                    answer = {"type": "error", "message": f"this net plays {bot.net.made_for['ruleset_id']}"}
            case "decide":
                view = View.from_json(message["view"])
                assert view.decision is not None
                action = bot.choose(view, view.decision)
                answer = {"type": "action", "question": message["question"], "action": action.text}
            case "quit":
                break
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
