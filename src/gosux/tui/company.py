"""The other people of a game on a server: who is away, what one asks of the others, and the words to type for it."""

from time import monotonic
from typing import Any, NamedTuple

from gosux.text.words import Words
from gosux.tui.phrases import one_of, say

Message = dict[str, Any]


class Failing(NamedTuple):
    """Somebody who is waited for in vain; the win can be claimed in ``claim`` seconds."""

    seat: int
    why: str  # "left", "lost" or "time"
    claim: int


class Company:
    """What the server has told of them last, and when."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.seat = 0
        self.now: Message | None = None  # None where nobody else plays on a device of their own
        self.clock: Message | None = None
        self.may_answer = ""
        self.refusal = ""  # why something that was typed is not possible
        self.heard = self.clocked = 0.0

    def hear(self, message: Message) -> None:
        """A ``together``, or the clock and the end of a pause for answers with a ``state``."""
        if message["type"] == "together":
            self.now, self.heard = message, monotonic()
        if message["type"] == "state":
            self.may_answer = ""
        if message.get("clock") is not None:
            self.clock, self.clocked = message["clock"], monotonic()

    def left(self, seconds: int) -> int:
        """How many seconds are left of what was told."""
        return max(0, seconds - int(monotonic() - self.heard))

    @property
    def failing(self) -> "Failing | None":
        now = self.now or {"waits_for": []}
        for seat in now["waits_for"]:
            person = now["people"][seat]
            if person is None or person["bot"] is not None or seat == self.seat:
                continue
            if self._out_of_time(seat):
                return Failing(seat, "time", 0)
            if person["away"] is not None and person["claim"] is not None:
                return Failing(seat, "left" if person["left"] else "lost", self.left(person["claim"]))
        return None

    def _out_of_time(self, seat: int) -> bool:
        if self.clock is None or self.clock["running"] != seat:
            return False
        return bool(self.clock["left"][seat] <= monotonic() - self.clocked)

    # -- what the player reads -----------------------------------------------------------------------------------

    def told(self) -> str:
        """One or two sentences about what is the matter; "" if nothing is."""
        return " ".join(part for part in (self.refusal, self._matter()) if part)

    def _matter(self) -> str:
        words, now, failing = self.words, self.now, self.failing
        if now is None:
            return self.may_answer
        ask = now["ask"]
        if ask is not None and self.seat in ask["waits"]:
            asked = say(words, f"ask-{ask['what']}", name=words.names.player(ask["by"]))
            return say(words, "terminal-company-asked", asked=asked)
        if now["paused"] is not None:
            return say(words, "terminal-company-paused")
        if failing is not None:
            away = say(words, f"away-{failing.why}", name=words.names.player(failing.seat))
            level = say(words, "page-level", level=now["level"])
            time = minutes(failing.claim) if failing.claim else "now"
            return say(words, "terminal-company-fails", away=away, level=level, time=time)
        if now["answer_in"] is not None:
            return say(words, "answer-in", time=short(self.left(now["answer_in"])))
        if self.may_answer:
            return self.may_answer
        if ask is not None and ask["by"] == self.seat:
            return say(words, "terminal-company-asks", asks=say(words, f"asks-{ask['what']}"))
        return ""

    # -- what the player types -----------------------------------------------------------------------------------

    def request(self, typed: str) -> "Message | str | None":
        """The message for what was typed, or why it is not possible; None if it is about something else."""
        words, now = self.words, self.now
        if now is None:
            return None
        agrees, refuses = one_of(words, "terminal-agree", typed), one_of(words, "terminal-refuse", typed)
        ask, failing = now["ask"], self.failing
        if ask is not None and self.seat in ask["waits"] and (agrees or refuses):
            return {"type": "answer", "yes": agrees}
        if ask is not None and ask["by"] == self.seat and refuses:
            return {"type": "answer", "yes": False}
        if now["paused"] is not None and one_of(words, "terminal-go-on", typed):
            return {"type": "end_pause"}
        if failing is not None and one_of(words, "terminal-let-bot", typed):
            return {"type": "let_bot", "seat": failing.seat}
        if failing is not None and one_of(words, "terminal-claim", typed):
            if failing.claim:
                return say(words, "away-claim-in", time=minutes(failing.claim))
            return {"type": "claim", "seat": failing.seat}
        if one_of(words, "terminal-take-back", typed):
            if now["back"] != "yes":
                return say(words, f"back-{now['back']}")
            return self._unless_asked("back_in") or {"type": "take_back"}
        if one_of(words, "terminal-pause", typed):
            return self._unless_asked("pause_in") or {"type": "ask_pause"}
        if one_of(words, "terminal-offer-end", typed):
            if any(person is not None and person["bot"] is not None for person in now["people"]):
                return say(words, "end-stand-in")
            return self._unless_asked("end_in") or {"type": "ask_end"}
        return None

    def _unless_asked(self, seconds: str) -> str:
        """Why nothing can be asked for now; "" if it can."""
        assert self.now is not None
        if self.now["ask"] is not None:
            return say(self.words, "ask-open")
        if self.now["paused"] is not None:
            return say(self.words, "paused-title")
        left = self.left(self.now[seconds])
        return say(self.words, "ask-again", time=minutes(left)) if left else ""


def short(seconds: int) -> str:
    """ "65 s", and from two minutes on "2:05"."""
    return f"{seconds}\u00a0s" if seconds < 120 else minutes(seconds)


def minutes(seconds: int) -> str:
    """ "1:05" for 65 seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
