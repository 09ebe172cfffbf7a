"""An engine of one's own: it plays cards rather than draw, and draws rather than pass. It needs nothing of gosux.

    gosux arena random "engine:python examples/engine.py" --pairs 10

docs/protocol.md tells all messages.
"""

import json
import random
import sys

LIKES = ["play", "mutate", "recall", "draw", "use", "activate", "pass", "shift"]  # the verbs of a turn, best first


def worth(action: str) -> int:
    verb = action.partition(" ")[0]
    return LIKES.index(verb) if verb in LIKES else 0


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            answer = {"type": "hello", "protocol": 1, "name": "eager", "version": "1.0"}
        case "options":  # a new game
            dice = random.Random(message["seed"])
            answer = {"type": "ready"}
        case "decide":
            actions = message["decision"]["actions"]
            best = min(actions, key=lambda action: (worth(action), dice.random()))
            answer = {"type": "action", "question": message["question"], "action": best}
        case "quit":
            break
        case _:  # "stop" comes too late for somebody who does not think
            continue
    print(json.dumps(answer), flush=True)
