"""Collects events while somebody listens."""

from gosux.model.events import Event
from gosux.model.messages.references import Reference


class EventLog:
    """The events of one call, with the number of the current action group.

    A group is one action of a player or one step of the rules with everything that follows from it, possibly over
    several questions. Groups are numbered from the start of the game.
    """

    def __init__(self, group: int = 0) -> None:
        self.events: list[Event] = []
        self.group = group
        self.begins = False  # whether the next event is the first of a new group

    def begin_group(self) -> None:
        self.begins = True

    def add(self, event: Event, causes: tuple[Reference, ...]) -> None:
        if self.begins:
            self.group += 1
            self.begins = False
        event.causes = causes
        event.group = self.group
        self.events.append(event)
