"""Who has which seat open. One machine and one connection a seat now; more of both would be told apart here."""

from typing import Protocol

from gosux.sessions.messages.base import Part

TAKEN_OVER = 4001  # why a connection is closed: another one has its seat


class Connection(Protocol):
    """A way to one player. Sending never waits."""

    tab: str

    def send(self, message: Part) -> None: ...

    def end(self, message: Part, code: int) -> None:
        """Send a last message and hang up."""


class Connections:
    """The connections that have a seat open."""

    def __init__(self) -> None:
        self.open: dict[tuple[str, int], Connection] = {}

    def at(self, game: str, seat: int) -> "Connection | None":
        return self.open.get((game, seat))

    def join(self, game: str, seat: int, connection: Connection) -> None:
        self.open[(game, seat)] = connection

    def leave(self, game: str, seat: int, connection: Connection) -> None:
        if self.open.get((game, seat)) is connection:
            del self.open[(game, seat)]

    def send(self, game: str, seat: int, message: Part) -> None:
        connection = self.open.get((game, seat))
        if connection is not None:
            connection.send(message)

    def anybody(self, game: str, seats: int) -> bool:
        return any((game, seat) in self.open for seat in range(seats))
