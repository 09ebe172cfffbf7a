"""Browsers that want to be told when it is somebody's turn, and where they are kept."""

from typing import NamedTuple, Protocol


class Subscription(NamedTuple):
    """A browser that wants to be told: ``mark`` is the fingerprint of its address."""

    mark: str
    endpoint: str
    public: str
    secret: str
    language: str


class PushStorage(Protocol):
    """All methods raise Unavailable if they fail."""

    async def put_push(self, subscription: Subscription, seats: list[str]) -> None:
        """Store what a browser wants, or replace it; ``seats`` are fingerprints of tokens."""
        ...

    async def drop_push(self, mark: str) -> None: ...

    async def pushes_of(self, game: str, seat: int) -> list[Subscription]: ...
