"""Every change of the table as a typed event that knows who may see it (design 6)."""

from typing import Final

from gosux.model.messages import Argument

EVERYONE: Final = -1  # a mask with every seat's bit


class Event:
    """One change. ``kind`` names it, ``args`` say what changed, in the notation of ``Message`` references.

    ``audience`` is the mask of seats that see the event at all; arguments named in ``hidden`` are seen only by
    ``seers``: the others get the event without them.
    """

    def __init__(
        self,
        kind: str,
        args: "dict[str, Argument]",
        audience: int = EVERYONE,
        hidden: "tuple[str, ...]" = (),
        seers: int = EVERYONE,
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.hidden = hidden
        self.seers = seers

    def seen_by(self, seat: int) -> "Event | None":
        """The event as the player at ``seat`` sees it; None if they do not."""
        bit = 1 << seat
        if not self.audience & bit:
            return None
        if self.hidden and not self.seers & bit:
            return Event(self.kind, {key: value for key, value in self.args.items() if key not in self.hidden})
        return Event(self.kind, self.args)

    def to_json(self) -> "dict[str, object]":
        return {"event": self.kind, **self.args}

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Event, (self.kind, self.args, self.audience, self.hidden, self.seers)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"
