"""Where the cards of a game between people come from."""

from gosux.sessions.messages.base import Part


class ShuffleNow(Part):
    """Where the seed of a finished game comes from: the server's ``secret``, whose ``fingerprint`` was told before, and
    the number that each seat added. ``game`` is a part of it too."""

    game: str
    fingerprint: str
    secret: str
    numbers: list[str | None]
    seed: str
    names: list[str | None]
    levels: list[str | None]
