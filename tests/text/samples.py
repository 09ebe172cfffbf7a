"""Sample arguments for messages: every value that changes the wording, so that all variants are seen."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from gosux.model.events import EVENTS, Battle, BattleSide, Event
from gosux.model.events.base import field_names
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import CardRef, ClanRef, KeywordRef, KindRef, LevelRef, NameRef, RowRef, SlotRef
from gosux.text import Words
from gosux.text.cards.clauses import Clauses
from gosux.text.grammar import capitalised

VALUES: dict[str, list[Argument]] = {
    "additional": [0, 1],
    "below": [RowRef(1), RowRef(2)],
    "by": [0, 1, -1],
    "cost": [0, 1, 2],
    "count": [1, 3],
    "deed": ["capture", "destroy"],
    "origin": ["hand", "discard"],
    "gained": [1, 2],
    "icons": [2],
    "kept": [0, 1],
    "left": [-1, 0, 1, 2],
    "level": [LevelRef(2)],
    "levels": [1, 3, 4],
    "limit": [7],
    "needed": [1, 2],
    "number": [3],
    "occasion": ["capture", "destroy", "activation"],
    "other": [1],
    "other_slot": [SlotRef(0, 6)],
    "others": [0, 1],
    "owner": [0, 1],
    "pile": ["none", "yours", "opposing"],
    "player": [0, 1],
    "question": [KindRef("pay")],
    "recall": [0, 1],
    "round": [2],
    "row": [RowRef(1), RowRef(2)],
    "slot": [SlotRef(0, 5)],
    "tie": [0, 1],
    "tokens": [0, 1, 2],
    "turns": [100],
    "veteran": [0, 1],
    "winner": [0, 1, -1],
}
DRAW_TWO = Message("draw", {"amount": Message("amount-number", {"number": 2})})
# Names of each game: cards whose name begins with a vowel and with an article are among them.
NAMES: dict[str, dict[str, list[Argument]]] = {
    "gosu-x": {
        "card": [CardRef("elle"), CardRef("red-circle")],
        "cards": [[CardRef("sati")], [CardRef("sati"), CardRef("elle"), CardRef("red-circle")]],
        "clan": [ClanRef("abhilasha")],
        "clans": [[ClanRef("justice")], [ClanRef("justice"), ClanRef("galmi"), ClanRef("xian")]],
        "keyword": [KeywordRef("bounty")],
        "keywords": [[KeywordRef("veteran")], [KeywordRef("force_of_will"), KeywordRef("wondrous")]],
        "name": [NameRef("Phoenix")],
        "names": [[NameRef("Phoenix")]],
        "other_card": [CardRef("sati")],
        "tile": [ClanRef("abhilasha")],
        "tiles": [[ClanRef("abhilasha")], [ClanRef("galmi"), ClanRef("xian")]],
    },
    "gosu": {
        "card": [CardRef("alikan"), CardRef("the-edge")],
        "cards": [[CardRef("kalim")], [CardRef("kalim"), CardRef("alikan"), CardRef("the-edge")]],
        "clan": [ClanRef("alpha")],
        "clans": [[ClanRef("ancient")], [ClanRef("alpha"), ClanRef("fire")]],
        "keyword": [KeywordRef("zombie")],
        "keywords": [[KeywordRef("zombie")]],
        "name": [NameRef("Fact")],
        "names": [[NameRef("Fact")], [NameRef("Fact"), NameRef("Garsh"), NameRef("Ideo"), NameRef("Walror")]],
        "other_card": [CardRef("kalim")],
        "tile": [ClanRef("alpha")],
        "tiles": [[ClanRef("alpha")]],
    },
}
# What a message can really be given, where that is not every combination of the values above.
ONLY: dict[str, list[dict[str, Argument]]] = {
    "event-battle": [
        {"values": [27, 21], "winner": 0, "winners": [0], "tie": 0},
        {"values": [21, 27], "winner": 1, "winners": [1], "tie": 0},
        {"values": [21, 21], "winner": 0, "winners": [0], "tie": 1},
        {"values": [21, 21], "winner": 1, "winners": [1], "tie": 1},
        {"values": [21, 21], "winner": -1, "winners": [0, 1], "tie": 1},
    ],
    "event-token-placed-on": [{"player": one, "owner": 1 - one} for one in (0, 1)],
    "reason-row-too-long": [{"row": RowRef(2), "below": RowRef(1)}, {"row": RowRef(3), "below": RowRef(2)}],
    "reason-too-few-tokens": [
        {"needed": 1, "tokens": 0},
        {"needed": 2, "tokens": 0},
        {"needed": 2, "tokens": 1},
    ],
}
ONLY_IN: dict[str, dict[str, list[dict[str, Argument]]]] = {
    "gosu-x": {
        "event-banned": [{"player": one, "other": 1 - one, "card": CardRef("elle")} for one in (0, 1)],
        "event-looked-at-hand": [
            {"player": 0, "other": 1, "cards": [CardRef("sati"), CardRef("elle")]},
            {"player": 1, "other": 0, "cards": [CardRef("sati")]},
            {"player": 1, "other": 0, "cards": []},
        ],
        "reason-named-by-another-card": [{"card": CardRef("galmi-avatar"), "other": CardRef("galmi")}],
    },
    "gosu": {
        "action-copy": [{"pile": "none"}],
        "event-supremacy": [
            {"player": player, "gained": gained, "count": count}
            for gained, count in ((1, 1), (2, 2), (1, 3))
            for player in (0, 1)
        ],
        "event-token-placed": [{"player": player, "veteran": 0} for player in (0, 1)],
        "event-battle": [
            {"values": [27, 21, 13], "winner": 0, "winners": [0], "tie": 0},
            {"values": [21, 27, -1], "winner": 1, "winners": [1], "tie": 0},
            {"values": [21, 13, 21], "winner": 0, "winners": [0], "tie": 1},
            {"values": [13, 21, 21], "winner": 2, "winners": [2], "tie": 1},
            {"values": [21, 13, 21], "winner": -1, "winners": [0, 2], "tie": 1},
            {"values": [13, 21, 21], "winner": -1, "winners": [1, 2], "tie": 1},
        ],
    },
}
NARROWER: dict[str, dict[str, list[Argument]]] = {
    "action-deed": {"deed": ["capture", "destroy", "release"]},
    "action-play": {"cost": [0, 2]},
    "action-recall": {"cost": [0, 2]},
    "action-incoming": {"pile": ["none", "common"]},
    "action-replace": {"pile": ["none", "common", "yours"]},
    "event-plays": {"cost": [0, 2]},
    "event-recalls": {"cost": [0, 2]},
    "event-supremacy": {"count": [1, 2]},
    "event-tokens-return": {"count": [2]},
    "event-tokens-to-spent": {"count": [1, 2]},
    "event-unlocked": {"count": [3]},
    "prompt-bounty": {"count": [1, 2]},
    "prompt-capture": {"count": [0, 1, 2]},
    "prompt-destroy": {"count": [0, 1, 2]},
    "prompt-free-mulligan": {"count": [0, 1, 2]},
    "prompt-clan-to-discard": {"count": [5]},
    "reason-cannot-pay-shift": {"cost": [1, 2]},
    "reason-cannot-pay-troop": {"cost": [2]},
    "reason-pass-with-tokens": {"tokens": [1, 2]},
}


def base(variable: str) -> str:
    """The argument that a companion such as ``card_of`` belongs to."""
    if variable in ("high", "low", "standings"):
        return "values"
    while variable not in (*VALUES, *NAMES["gosu-x"], "clause") and "_" in variable:
        variable = variable.rpartition("_")[0]
    return variable


def event_of(kind: str, args: dict[str, Argument]) -> Event:
    """An event with these arguments; what a sentence does not ask for is left out."""
    if kind == "battle":
        return battle_of(args)
    given: dict[str, Any] = dict.fromkeys(field_names(EVENTS[kind]))
    return EVENTS[kind](**{**given, **args})


def battle_of(args: dict[str, Any]) -> Battle:
    sides = [BattleSide(seat, (), value) for seat, value in enumerate(args["values"]) if value >= 0]
    return Battle(sides, args["winner"], args.get("winners", []), args["tie"], 1)


def samples(words: Words, id: str) -> Iterator[dict[str, Argument]]:
    """Every combination of sample values of the arguments that a message asks for."""
    game = "gosu" if words.ruleset == "gosu" else "gosu-x"
    values: dict[str, list[Argument]] = {
        **VALUES,
        "clause": [capitalised(Clauses(words.names).infinitive(DRAW_TWO))],
        **NAMES[game],
        **NARROWER.get(id, {}),
    }
    only = ONLY_IN[game].get(id, ONLY.get(id))
    asked = words.messages.asks(id)
    if not asked & {"card_of", "card_bare"}:
        values["card"] = values["card"][:1]
    names = sorted({base(variable) for variable in asked})
    if only is not None:
        first = {name: values[name][0] for name in names if name in values}
        yield from [{**first, **args} for args in only]
        return
    for chosen in product(*[values[name] for name in names]):
        yield dict(zip(names, chosen, strict=True))
