"""Sample arguments for messages: every value that changes the wording, so that all variants are seen."""

from collections.abc import Iterator
from itertools import product

from gosux.model.messages import Argument
from gosux.text import Words

VALUES: dict[str, list[Argument]] = {
    "additional": [0, 1],
    "below": ["row:1", "row:2"],
    "by": [0, 1, -1],
    "card": ["card:elle", "card:red-circle"],
    "cards": [["card:sati"], ["card:sati", "card:elle", "card:red-circle"]],
    "clan": ["clan:abhilasha"],
    "clans": [["clan:justice"], ["clan:justice", "clan:galmi", "clan:xian"]],
    "cost": [0, 1, 2],
    "count": [1, 3],
    "deed": ["capture", "destroy"],
    "icons": [2],
    "keyword": ["keyword:bounty"],
    "keywords": [["keyword:veteran"], ["keyword:force_of_will", "keyword:wondrous"]],
    "left": [-1, 0, 1, 2],
    "level": ["level:2"],
    "levels": [1, 3, 4],
    "name": ["name:Phoenix"],
    "needed": [1, 2],
    "occasion": ["capture", "destroy", "activation"],
    "other": [1],
    "other_card": ["card:sati"],
    "other_slot": ["slot:0:II2"],
    "others": [0, 1],
    "owner": [0, 1],
    "pile": ["none", "yours", "opposing"],
    "player": [0, 1],
    "question": ["kind:pay"],
    "recall": [0, 1],
    "round": [2],
    "row": ["row:1", "row:2"],
    "seat_is": ["you", "they"],
    "slot": ["slot:0:II1"],
    "tie": [0, 1],
    "tile": ["clan:abhilasha"],
    "tokens": [0, 1, 2],
    "turns": [100],
    "values": [[27, 21]],
    "veteran": [0, 1],
    "winner": [0, 1, -1],
}
# What a message can really be given, where that is not every combination of the values above.
ONLY: dict[str, list[dict[str, Argument]]] = {
    "event-banned": [{"player": 0, "other": 1, "card": "card:elle"}, {"player": 1, "other": 0, "card": "card:elle"}],
    "event-battle": [
        {"values": [27, 21], "winner": 0, "tie": 0},
        {"values": [21, 27], "winner": 1, "tie": 0},
        {"values": [21, 21], "winner": 0, "tie": 1},
        {"values": [21, 21], "winner": 1, "tie": 1},
        {"values": [21, 21], "winner": -1, "tie": 1},
    ],
    "event-looked-at-hand": [
        {"player": 0, "other": 1, "cards": ["card:sati", "card:elle"]},
        {"player": 1, "other": 0, "cards": ["card:sati"]},
        {"player": 1, "other": 0, "cards": []},
    ],
    "reason-row-too-long": [{"row": "row:2", "below": "row:1"}, {"row": "row:3", "below": "row:2"}],
    "reason-too-few-tokens": [
        {"needed": 1, "tokens": 0},
        {"needed": 2, "tokens": 0},
        {"needed": 2, "tokens": 1},
    ],
    "reason-named-by-another-card": [{"card": "card:galmi-avatar", "other": "card:galmi"}],
}
NARROWER: dict[str, dict[str, list[Argument]]] = {
    "action-deed": {"deed": ["capture", "destroy", "release"]},
    "action-play": {"cost": [0, 2]},
    "action-recall": {"cost": [0, 2]},
    "action-replace": {"pile": ["none", "yours"]},
    "event-plays": {"cost": [0, 2]},
    "event-recalls": {"cost": [0, 2]},
    "event-supremacy": {"count": [1, 2]},
    "event-tokens-return": {"count": [2]},
    "event-tokens-to-spent": {"count": [1, 2]},
    "event-unlocked": {"count": [3]},
    "prompt-bounty": {"count": [1, 2]},
    "prompt-clan-to-discard": {"count": [5]},
    "reason-cannot-pay-shift": {"cost": [1, 2]},
    "reason-cannot-pay-troop": {"cost": [2]},
    "reason-pass-with-tokens": {"tokens": [1, 2]},
}


def base(variable: str) -> str:
    """The argument that a companion such as ``card_of`` belongs to."""
    if variable in ("high", "low"):
        return "values"
    while variable not in VALUES and "_" in variable:
        variable = variable.rpartition("_")[0]
    return variable


def samples(words: Words, id: str) -> Iterator[dict[str, Argument]]:
    """Every combination of sample values of the arguments that a message asks for."""
    if id in ONLY:
        yield from ONLY[id]
        return
    asked = words.messages.asks(id)
    values = {**VALUES, **NARROWER.get(id, {})}
    if not asked & {"card_of", "card_bare"}:
        values["card"] = values["card"][:1]
    names = sorted({base(variable) for variable in asked})
    for chosen in product(*[values[name] for name in names]):
        yield dict(zip(names, chosen, strict=True))
