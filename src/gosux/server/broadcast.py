"""Who listens to which seat. One machine and one page a seat now; more of both would be told apart here."""

from typing import Protocol

from gosux.server.messages.base import Part


class Line(Protocol):
    """A way to a page. Sending never waits."""

    tab: str

    def send(self, message: Part) -> None: ...

    def end(self, message: Part, code: int) -> None:
        """Say a last thing and hang up."""


class Broadcast:
    """The pages that have a seat open."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int], Line] = {}

    def line(self, game: str, seat: int) -> "Line | None":
        return self.lines.get((game, seat))

    def sit(self, game: str, seat: int, line: Line) -> None:
        self.lines[(game, seat)] = line

    def leave(self, game: str, seat: int, line: Line) -> None:
        if self.lines.get((game, seat)) is line:
            del self.lines[(game, seat)]

    def listens(self, game: str, seat: int) -> bool:
        return (game, seat) in self.lines

    def send(self, game: str, seat: int, message: Part) -> None:
        line = self.lines.get((game, seat))
        if line is not None:
            line.send(message)

    def anybody(self, game: str, seats: int) -> bool:
        return any((game, seat) in self.lines for seat in range(seats))
