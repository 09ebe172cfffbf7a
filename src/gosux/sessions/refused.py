"""A message that changes nothing."""

from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import Code


class Refused(Exception):
    """A message that changes nothing. ``fresh`` says whether the page should get the state again."""

    def __init__(self, code: Code, detail: str, reasons: "list[Sentence] | None" = None, fresh: bool = False) -> None:
        super().__init__(detail)
        self.code: Code = code
        self.detail = detail
        self.reasons = reasons or []
        self.fresh = fresh
