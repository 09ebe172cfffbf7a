"""Collects events while somebody listens."""

from typing import TYPE_CHECKING

from gosux.model.events import Event
from gosux.model.messages.references import Reference, SlotRef

if TYPE_CHECKING:
    from gosux.model.state import State


class EventLog:
    """The events of one call, with the number of the current action group.

    A group is one action of a player or one step of the rules with everything that follows from it, possibly over
    several questions. Groups are numbered from the start of the game.
    """

    def __init__(self, group: int = 0, stages: "list[tuple[int, State]] | None" = None) -> None:
        """``stages`` collects the state after each group that is followed by another, with the group's number."""
        self.events: list[Event] = []
        self.stages = stages
        self.group = group
        self.begins = False  # whether the next event is the first of a new group

    def begin_group(self) -> None:
        self.begins = True

    def add(self, event: Event, causes: tuple[Reference, ...], source: "SlotRef | None") -> None:
        if self.begins:
            self.group += 1
            self.begins = False
        event.causes = causes
        event.source = source
        event.group = self.group
        self.events.append(event)
