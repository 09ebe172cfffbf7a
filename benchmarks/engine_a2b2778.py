"""The opponents of commit a2b2778, which had no protocol yet, as an engine: to measure how much newer ones have gained.

    git worktree add ../old a2b2778 && make -C ../old compiled
    gosux arena immortal "engine:../old/.venv/bin/python benchmarks/engine_a2b2778.py --level immortal" --budget 10

It runs in the environment of that commit and imports its package. Views have had the same keys since; the rules of
Gosu X have another version, and the quick ones a step that the older rules do not know. The actions of a question are
the asker's; only what follows them is searched by the older rules.
"""

import json
import math
import sys
import time

import gosux
from gosux.bots import Bot, ThinkingBot, named
from gosux.rules.registry import ruleset

Json = dict[str, object]

LEVEL = sys.argv[sys.argv.index("--level") + 1] if "--level" in sys.argv else "immortal"


def older(view: Json) -> Json:
    """A view as this version of the package writes it."""
    rules = ruleset(str(view["ruleset"]))
    stack = view["stack"]
    assert isinstance(stack, list)
    return {
        **view,
        "version": rules.version,
        "stack": [frame for frame in stack if frame[0] in rules.catalogue.effects],
    }


def new_bot(options: Json) -> Bot:
    """A bot for one game, with the budget of an arena."""
    bot = named(LEVEL, str(options["seed"]))
    if isinstance(bot, ThinkingBot):
        bot.clock = time.process_time if options["clock"] == "processor" else time.perf_counter
        iterations, budget = options["iterations"], options["budget"]
        assert isinstance(budget, int | float)
        bot.scale_budget(1 / budget)
        if isinstance(iterations, int):
            bot.iterations, bot.seconds = iterations, math.inf
    return bot


def answer(bot: Bot, message: Json) -> Json:
    view = gosux.View.from_json(older(message["view"]))  # type: ignore[arg-type]
    decision, asked = view.decision, message["decision"]
    assert decision is not None and isinstance(asked, dict)
    assert [action.text for action in decision.actions] == asked["actions"], "other names of actions"
    action = bot.choose(view, decision)
    found = bot.explain() if isinstance(bot, ThinkingBot) else []
    candidates = [{"action": one.action.text, "chance": one.chance, "visits": one.visits} for one in found]
    return {"type": "action", "question": message["question"], "action": action.text, "candidates": candidates}


def main() -> None:
    bot = named(LEVEL)
    for line in sys.stdin:
        message: Json = json.loads(line)
        told: Json
        match message["type"]:
            case "hello":
                told = {"type": "hello", "protocol": 1, "name": f"gosux {LEVEL}", "version": "a2b2778"}
            case "options":
                bot = new_bot(message)
                told = {"type": "ready"}
            case "decide":
                told = answer(bot, message)
            case _:  # its searches end by themselves
                continue
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
