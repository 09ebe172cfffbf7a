"""Which connection has which seat open: one per seat. A host may relay it to another machine."""

from typing import Protocol

from gosux.sessions.messages.base import Part

TAKEN_OVER = 4001  # close code: another connection took the seat


class Connection(Protocol):
    """A connection to one player. Sending never blocks."""

    tab: str

    def send(self, message: Part) -> None: ...

    def end(self, message: "Part | None", code: int) -> None:
        """Send a last message, if there is one, and close."""


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
