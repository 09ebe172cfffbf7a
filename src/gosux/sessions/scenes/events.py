"""Events as one player is told them."""

from gosux.model import events
from gosux.model.events import Event
from gosux.model.messages.references import SlotRef
from gosux.sessions.messages.events import BattleCard, BattleSide, ClanPick, Happening, Move, Place
from gosux.sessions.messages.pointers import AtSlot
from gosux.sessions.scenes.sentences import Sentences
from gosux.sessions.scenes.table import score_told


def events_for(told: list[Event], sentences: Sentences, before: "int | None") -> list[Happening]:
    """The events that the viewer of these sentences may see; ``before`` is how many they have seen already."""
    visible = sentences.visible(told)
    return [
        Happening.model_construct(
            place=0 if before is None else before + count + 1,
            group=event.group,
            kind=event.kind,
            player=player if isinstance(player := event.args.get("player"), int) and player >= 0 else None,
            at=slot_told(slot) if isinstance(slot := event.args.get("slot"), SlotRef) else None,
            causes=[str(cause) for cause in event.causes],
            source=slot_told(event.source) if event.source is not None else None,
            moves=[move_told(move) for move in event.moves()],
            battle=battle_told(event) if isinstance(event, events.Battle) else None,
            report=sentences.report(visible, count),
            picked=pick_told(event) if isinstance(event, events.Drafted) else None,
        )
        for count, event in enumerate(visible)
    ]


def slot_told(slot: SlotRef) -> AtSlot:
    return AtSlot.model_construct(at="slot", seat=slot.seat, slot=slot.slot)


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
            score=score_told(side),
            cards=[
                BattleCard.model_construct(
                    slot=card.slot.slot,
                    card=card.card.id,
                    captured=card.captured,
                    printed=card.printed,
                    value=card.value,
                )
                for card in side.cards
            ],
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
    """The events of the group in progress after ``told``; ``before`` are the events before it."""
    if not told:
        return before
    return [event for event in [*before, *told] if event.group == told[-1].group]


def with_group(before: list[Event], told: list[Event]) -> list[Event]:
    """``told``, extended back to the start of its first group."""
    return [*(event for event in before if told and event.group == told[0].group), *told]
