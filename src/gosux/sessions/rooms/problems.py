"""What cannot be done in waiting rooms and by links, as the page is told."""

from typing import Any

from gosux.model.messages.mistakes import Mistake
from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.requests import RequestError
from gosux.sessions.scenes.sentences import mistake_said


class RoomRefused(Mistake):
    """Something cannot be done in a waiting room."""


def problem(code: Any, mistake: Mistake) -> HttpProblem:
    return HttpProblem(code=code, text=mistake_said(mistake), detail=mistake.id)


def unknown_link() -> RequestError:
    return RequestError(404, problem("unknown-link", RoomRefused("unknown-link")))


def signed_out() -> RequestError:
    return RequestError(403, problem("signed-out", RoomRefused("signed-out")))


def unknown_token() -> RequestError:
    return RequestError(404, HttpProblem(code="unknown-token", text=None, detail="no seat has this token"))
