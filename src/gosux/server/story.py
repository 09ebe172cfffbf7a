"""Events as one player is told them."""

from gosux.model.events import Event
from gosux.server.messages.story import Happening, Move
from gosux.server.moves import Storyteller
from gosux.server.speech import arguments, event_said

Told = list[tuple[Event, list[Move]]]
"""Events with their moves, unredacted."""


def tell(teller: Storyteller, kind: int, action: int, events: list[Event]) -> Told:
    """What an action, as an answer to a question of this kind, brought about, for those who may see all of it."""
    teller.take(kind, action)
    told = [(event, teller.moves(event)) for event in events]
    for place, (event, _) in enumerate(told):
        if event.kind == "searched" and any(later.kind == "put-on-top" for later, _ in told[place + 1 : place + 3]):
            told[place] = (event, [])  # it goes on top of the deck instead
    return told


def told_to(ruleset: str, told: Told, viewer: "int | None", before: "int | None") -> list[Happening]:
    """What ``viewer`` may see of it, after so many events ``before``; without a viewer, everything."""
    happenings: list[Happening] = []
    for event, moves in told:
        seen = event if viewer is None else event.seen_by(viewer)
        if seen is None:
            continue
        if any(key in event.args and key not in seen.args for key in ("card", "cards")):
            moves = [move.model_copy(update={"card": None}) for move in moves]
        happenings.append(
            Happening.model_construct(
                place=0 if before is None else before + len(happenings) + 1,
                kind=seen.kind,
                args=arguments(ruleset, seen.args),
                said=event_said(ruleset, seen, viewer),
                moves=moves,
            )
        )
    return happenings


def count_seen(told: Told, viewer: int) -> int:
    """How many of the events a player may see."""
    return sum(1 for event, _ in told if event.audience >> viewer & 1)
