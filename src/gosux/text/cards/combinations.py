"""Combinations of clauses with a message of their own, because the separate clauses read badly together.

A shape is a clause's id with the shapes of the clauses inside it. ``this`` and ``that`` mark a clause about this card
or the card chosen before, ``names`` one about cards of several names, ``MARKS`` amounts and conditions that a message
mentions; ``*`` matches anything. The first matching line whose message has the requested part (sentence or gist) wins.
"""

from fnmatch import fnmatchcase
from functools import cache

from gosux.model.messages import Argument, Message
from gosux.text.cards.phrases import ANY_CARD, is_phrase

COMBINATIONS: tuple[tuple[str, str], ...] = (
    ("choose-clan(choose-level(take))", "clause-choose-clan-and-level-to-take"),
    ("choose-clan(choose-level(*))", "clause-choose-clan-and-level"),
    ("choose-*(reveal-and-keep-all)", "clause-choose-and-reveal"),
    ("each-player(if-else(has-points,draw(points),discard))", "clause-each-draws-or-discards"),
    ("each-player(then(discard-hand,draw))", "clause-each-redraws"),
    ("each-player(choose-clan(remove-all-of-clan))", "clause-each-removes-a-clan"),
    ("each-player(choose-clan(shuffle-clan-into-deck))", "clause-each-shuffles-a-clan"),
    ("if(then(return-removed-to-deck,*))", "clause-if-removed-return"),
    ("if-you-do(may(discard-of-one-clan),*)", "clause-discard-of-one-clan-to"),
    ("if-you-do(deed(this),*)", "clause-if-done-to-this"),
    ("may(then(draw,discard))", "clause-may-draw-then-discard"),
    ("one-of(deed,draw)", "clause-deed-or-draw"),
    ("then(copy-from-pile,remove-that)", "clause-copy-then-remove"),
    ("then(copy,deed(that))", "clause-copy-then-deed"),
    ("then(deed,copy(that))", "clause-deed-then-copy"),
    ("then(deed,take-advantage)", "clause-deed-then-advantage"),
    ("then(deed,draw)", "clause-deed-then-draw"),
    ("then(deed,if(may(draw)))", "clause-deed-then-if"),
    ("then(discard,draw)", "clause-discard-then-draw"),
    ("then(discard,take-advantage)", "clause-discard-then-advantage"),
    ("then(gain-point,*)", "clause-gain-point-then"),
    ("then(mill,take)", "clause-mill-then-take"),
    ("then(put-on-deck-in-order,*)", "clause-order-then"),
    ("then(return-removed-to-deck,*)", "clause-return-then"),
    ("then(sacrifice,discard)", "clause-sacrifice-then-discard"),
    ("then(swap,if(deed))", "clause-swap-then-deed-if"),
    ("then(take(names),if(gain-turn))", "clause-take-named-then"),
    ("then(take,if(may(draw)))", "clause-take-then-may"),
    ("then(take,if(gain-turn))", "clause-take-then-turn-if"),
    ("then(unlock,*)", "clause-unlock-then"),
    ("then(*,if(*))", "clause-then-if"),
    ("take(names)", "clause-take-named"),
    ("when-common-pile-shuffled(then(draw(until),take-advantage))", "when-common-pile-shuffled-draw"),
    ("when-end-of-turn(if-you-do(may(discard-of-one-clan),*))", "when-end-of-turn-discard"),
    ("when-end-of-turn(if(*))", "when-end-of-turn-if"),
)

MARKS = {"amount-points": "points", "amount-up-to-hand": "until", "condition-has-points": "has-points"}


def parts_of(value: Argument) -> list[Message]:
    """The messages in an argument."""
    if isinstance(value, Message):
        return [value]
    return [one for one in value if isinstance(one, Message)] if isinstance(value, list) else []


def only_names(selector: Message) -> bool:
    """Whether a selector gives only card names."""
    said = {key for key, nothing in ANY_CARD.items() if selector.args.get(key, nothing) != nothing}
    return said == {"names"}


def shape(message: Message) -> str:
    inside: list[str] = []
    for value in message.args.values():
        for part in parts_of(value):
            if not is_phrase(part):
                inside.append(shape(part))
            elif part.args.get("area") in ("this", "that"):
                inside.append(str(part.args["area"]))
            elif part.id in ("target", "pick") and only_names(part):
                inside.append("names")
            elif part.id in MARKS:
                inside.append(MARKS[part.id])
    return f"{message.id}({','.join(inside)})" if inside else message.id


@cache
def combinations_for(shape_of_clause: str) -> tuple[str, ...]:
    """The ids of the messages for a shape, the preferred one first."""
    return tuple(id for pattern, id in COMBINATIONS if fnmatchcase(shape_of_clause, pattern))
