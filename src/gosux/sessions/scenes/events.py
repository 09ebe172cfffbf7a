"""Events as one player is told them."""

from gosux.model import events
from gosux.model.events import Event
from gosux.sessions.messages.events import BattleSide, Happening, Move, Place
from gosux.sessions.messages.table import Score
from gosux.sessions.scenes.sentences import arguments, event_said


def events_for(ruleset: str, told: list[Event], viewer: "int | None", before: "int | None") -> list[Happening]:
    """What ``viewer`` may see of it, after so many events ``before``; without a viewer, everything."""
    happenings: list[Happening] = []
    for event in told:
        seen = event if viewer is None else event.seen_by(viewer)
        if seen is None:
            continue
        happenings.append(
            Happening.model_construct(
                place=0 if before is None else before + len(happenings) + 1,
                group=seen.group,
                kind=seen.kind,
                causes=[str(cause) for cause in seen.causes],
                args=arguments(ruleset, seen.args),
                said=event_said(ruleset, seen, viewer),
                moves=[move_told(move) for move in seen.moves()],
                battle=[side_told(side) for side in seen.sides] if isinstance(seen, events.Battle) else None,
            )
        )
    return happenings


def move_told(move: events.Move) -> Move:
    return Move.model_construct(
        thing=move.thing,
        card=move.card.id if move.card is not None else None,
        count=move.count,
        origin=place_told(move.origin),
        target=place_told(move.target),
        turn=move.turn or None,
    )


def place_told(place: events.Place) -> Place:
    return Place.model_construct(
        zone=place.zone,
        seat=place.seat if place.seat >= 0 else None,
        slot=place.slot if place.slot >= 0 else None,
    )


def side_told(side: events.BattleSide) -> BattleSide:
    score = Score.model_construct(rows=list(side.rows), hand=side.hand, total=side.total)
    return BattleSide.model_construct(seat=side.seat, score=score, doubled=[slot.slot for slot in side.doubled])


def count_visible(told: list[Event], viewer: int) -> int:
    """How many of the events a player may see."""
    return sum(1 for event in told if event.audience >> viewer & 1)
