"""Sample arguments for messages: every value that changes the wording, so that all variants are seen."""

from collections.abc import Iterator
from itertools import product

from gosux.model.messages import Argument, Message
from gosux.text import Words
from gosux.text.clauses import Clauses
from gosux.text.grammar import capitalised

VALUES: dict[str, list[Argument]] = {
    "additional": [0, 1],
    "below": ["row:1", "row:2"],
    "by": [0, 1, -1],
    "cost": [0, 1, 2],
    "count": [1, 3],
    "deed": ["capture", "destroy"],
    "from": ["hand", "pile"],
    "gained": [1, 2],
    "icons": [2],
    "kept": [0, 1],
    "left": [-1, 0, 1, 2],
    "level": ["level:2"],
    "levels": [1, 3, 4],
    "needed": [1, 2],
    "number": [3],
    "occasion": ["capture", "destroy", "activation"],
    "other": [1],
    "other_slot": ["slot:0:II2"],
    "others": [0, 1],
    "owner": [0, 1],
    "pile": ["none", "yours", "opposing"],
    "player": [0, 1],
    "question": ["kind:pay"],
    "recall": [0, 1],
    "round": [2],
    "row": ["row:1", "row:2"],
    "slot": ["slot:0:II1"],
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
        "card": ["card:elle", "card:red-circle"],
        "cards": [["card:sati"], ["card:sati", "card:elle", "card:red-circle"]],
        "clan": ["clan:abhilasha"],
        "clans": [["clan:justice"], ["clan:justice", "clan:galmi", "clan:xian"]],
        "keyword": ["keyword:bounty"],
        "keywords": [["keyword:veteran"], ["keyword:force_of_will", "keyword:wondrous"]],
        "name": ["name:Phoenix"],
        "names": [["name:Phoenix"]],
        "other_card": ["card:sati"],
        "tile": ["clan:abhilasha"],
    },
    "gosu": {
        "card": ["card:alikan", "card:the-edge"],
        "cards": [["card:kalim"], ["card:kalim", "card:alikan", "card:the-edge"]],
        "clan": ["clan:alpha"],
        "clans": [["clan:ancient"], ["clan:alpha", "clan:fire"]],
        "keyword": ["keyword:zombie"],
        "keywords": [["keyword:zombie"]],
        "name": ["name:Fact"],
        "names": [["name:Fact"], ["name:Fact", "name:Garsh", "name:Ideo", "name:Walror"]],
        "other_card": ["card:kalim"],
        "tile": ["clan:alpha"],
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
    "reason-row-too-long": [{"row": "row:2", "below": "row:1"}, {"row": "row:3", "below": "row:2"}],
    "reason-too-few-tokens": [
        {"needed": 1, "tokens": 0},
        {"needed": 2, "tokens": 0},
        {"needed": 2, "tokens": 1},
    ],
}
ONLY_IN: dict[str, dict[str, list[dict[str, Argument]]]] = {
    "gosu-x": {
        "event-banned": [{"player": one, "other": 1 - one, "card": "card:elle"} for one in (0, 1)],
        "event-looked-at-hand": [
            {"player": 0, "other": 1, "cards": ["card:sati", "card:elle"]},
            {"player": 1, "other": 0, "cards": ["card:sati"]},
            {"player": 1, "other": 0, "cards": []},
        ],
        "reason-named-by-another-card": [{"card": "card:galmi-avatar", "other": "card:galmi"}],
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
