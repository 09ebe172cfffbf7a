"""Events as one player is told them."""

from gosux.model import events
from gosux.model.events import Event
from gosux.sessions.messages.events import BattleSide, ClanPick, Happening, Move, Place
from gosux.sessions.messages.table import Score


def events_for(told: list[Event], viewer: "int | None", before: "int | None") -> list[Happening]:
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
                moves=[move_told(move) for move in seen.moves()],
                battle=battle_told(seen) if isinstance(seen, events.Battle) else None,
                picked=pick_told(seen) if isinstance(seen, events.Drafted) else None,
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


def battle_told(battle: events.Battle) -> list[BattleSide]:
    return [
        BattleSide.model_construct(
            seat=side.seat,
            score=Score.model_construct(rows=list(side.rows), hand=side.hand, total=side.total),
            doubled=[slot.slot for slot in side.doubled],
            won=side.seat in battle.winners,
        )
        for side in battle.sides
    ]


def pick_told(event: events.Drafted) -> ClanPick:
    return ClanPick.model_construct(seat=event.player, clan=event.clan.id)


def count_visible(told: list[Event], viewer: int) -> int:
    """How many of the events a player may see."""
    return sum(1 for event in told if event.audience >> viewer & 1)


def last_group(before: list[Event], told: list[Event]) -> list[Event]:
    """The events of the group that is under way after ``told``; ``before`` are those before it."""
    if not told:
        return before
    return [event for event in [*before, *told] if event.group == told[-1].group]


def with_group(before: list[Event], told: list[Event]) -> list[Event]:
    """``told`` from the beginning of its first group on."""
    return [*(event for event in before if told and event.group == told[0].group), *told]
