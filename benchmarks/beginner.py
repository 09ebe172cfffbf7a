"""Somebody who has just learned the rules, as an engine: the gentlest level must lose to this player most of the time.

    gosux arena recruit "engine:python benchmarks/beginner.py" --draft --pairs 200

A beginner drafts at random, plays the highest card that can be played, otherwise activates or shifts, otherwise draws,
and passes when nothing else is left. Cards are given up from the lowest level on; other questions are answered at
random, but with yes where something is offered.
"""

import json
import random
import sys

import gosux

TURN = ["play", "recall", "activate", "use", "shift", "mutate", "draw", "pass"]  # what is tried first in a turn
GIVEN_UP = ("discard", "pay")


def levels_of(ruleset: str) -> dict[str, int]:
    return {card.id: card.level for card in gosux.cards(ruleset)}


def choice(actions: list[str], kind: str, levels: dict[str, int], dice: random.Random) -> str:
    def level(action: str) -> int:
        return levels.get(action.rpartition(" ")[2].rpartition(":")[2], 0)

    def rank(action: str) -> tuple[int, int, float]:
        verb = action.partition(" ")[0]
        if kind == "turn":
            return TURN.index(verb) if verb in TURN else len(TURN), -level(action), dice.random()
        if verb in GIVEN_UP:
            return 0, level(action), dice.random()
        return 0 if action == "yes" else 1, 0, dice.random()

    return min(actions, key=rank)


def main() -> None:
    dice = random.Random()
    levels: dict[str, int] = {}
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                answer = {"type": "hello", "protocol": 1, "name": "beginner", "version": "1.0"}
            case "options":
                dice = random.Random(message["seed"])
                answer = {"type": "ready"}
            case "decide":
                levels = levels or levels_of(message["view"]["ruleset"])
                decision = message["decision"]
                action = choice(decision["actions"], decision["kind"], levels, dice)
                answer = {"type": "action", "question": message["question"], "action": action}
            case "quit":
                break
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
