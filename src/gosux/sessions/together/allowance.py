"""How fast somebody may speak: a few times at once, then once in a while."""

from collections.abc import Callable

AT_ONCE = 4
EVERY = 5.0  # seconds after which once more is possible


class Allowance:
    """Of one player. ``now`` is a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.left = float(AT_ONCE)
        self.since = now()

    def spend(self) -> bool:
        """Speak once; False if that is too fast."""
        now = self.now()
        left = min(float(AT_ONCE), self.left + (now - self.since) / EVERY)
        if left < 1.0:
            return False
        self.left, self.since = left - 1.0, now
        return True
