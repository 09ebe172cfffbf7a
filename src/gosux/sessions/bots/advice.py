"""Hints and reviews of running and finished games: tasks for the processes that bots think in, as JSON."""

from collections.abc import Callable
from typing import Any

from gosux.analysis import hints, review
from gosux.game.view import View
from gosux.records.replays import parse_replay

HINT, REVIEW = "hint", "review"
HINT_ITERATIONS = hints.ITERATIONS
REVIEW_ITERATIONS = review.ITERATIONS


def hint_task(view: View) -> dict[str, Any]:
    """The task to find a hint for the view's player."""
    return {"job": HINT, "view": view.to_json(), "iterations": HINT_ITERATIONS}


def review_task(replay: str, number: int) -> dict[str, Any]:
    """The task to look at one action of a finished game."""
    return {"job": REVIEW, "replay": replay, "number": number, "iterations": REVIEW_ITERATIONS}


def analyse(task: dict[str, Any], is_stopped: Callable[[], bool]) -> "dict[str, Any] | None":
    """Do a task synchronously; None for a hint that nobody waits for any more."""
    if task["job"] == HINT:
        found = hints.hint(View.from_json(task["view"]), task["iterations"], stop=is_stopped)
        return None if found is None else found.to_json()
    return review.step_at(parse_replay(task["replay"]), task["number"], task["iterations"]).to_json()
