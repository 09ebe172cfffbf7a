"""What the people of a game on several devices agreed on before it began."""

from dataclasses import dataclass

from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.storage import Json


@dataclass(frozen=True)
class Terms:
    """``chosen`` says by what somebody chose the hidden cards (a seed, a position, a save), None for chance. ``clock``
    is None for a game without."""

    chosen: str | None = None
    clock: ClockTerms | None = None

    def to_json(self) -> Json:
        return {"chosen": self.chosen, "clock": None if self.clock is None else self.clock.model_dump()}


def terms_of(stored: "Json | None") -> Terms:
    """Of a stored game; those without any are played on one device."""
    if stored is None:
        return Terms()
    clock = stored.get("clock")
    return Terms(stored.get("chosen"), None if clock is None else ClockTerms(**clock))
