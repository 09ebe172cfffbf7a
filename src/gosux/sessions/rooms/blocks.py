"""Keeping people out of one's rooms, by what a guest has: a secret of their browser, and a name.

Whoever blocks somebody gets a mark that only their own browser can use: two people who block the same guest get
different marks, so that marks tell nobody who plays where. The list of those who are blocked stays in the browser of
whoever blocked them, and comes along when they make a room or sit down.
"""

from collections.abc import Sequence
from hashlib import sha256

from gosux.sessions.messages.rooms import Blocked
from gosux.sessions.rooms.names import look_alike
from gosux.sessions.rooms.records import RoomSeatRecord


def block_mark(blocker: "str | None", blocked: "str | None") -> str:
    """What the browser of ``blocker`` keeps about ``blocked``, by their fingerprints; "" if one of them has none."""
    return sha256(f"{blocker} {blocked}".encode()).hexdigest()[:32] if blocker and blocked else ""


def block_list(given: Sequence[Blocked]) -> list[list[str]]:
    """As it is stored with a seat."""
    return [[one.mark, one.name] for one in given]


def has_blocked(one: RoomSeatRecord, other: RoomSeatRecord, invited: bool) -> bool:
    """Whether somebody has blocked somebody else. A name alone counts only among strangers: whoever comes by a link was
    ``invited``, and two people may have one name."""
    mark = block_mark(one.guest, other.guest)
    known = mark != "" and any(mark == kept for kept, _ in one.blocked)
    named = other.name is not None and not invited
    return known or (named and any(look_alike(name, other.name) for _, name in one.blocked))
