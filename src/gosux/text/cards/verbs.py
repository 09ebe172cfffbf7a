"""The verbs of a card's declaration, the most important first, for its picture.

Clients draw a verb as a charge on the card. Verbs are derived from the card's clauses, so cards of packs get a picture
too.
"""

from gosux.model.card import Card
from gosux.model.messages import Message
from gosux.text.cards.card_texts import by_importance
from gosux.text.cards.combinations import parts_of
from gosux.text.cards.phrases import is_phrase

ANYTHING_ELSE = "effect"  # a clause of a pack without a drawing

# By clause id. Flows such as "then" and occasions such as "when-captured" have only the verbs inside them.
VERBS: dict[str, str] = {
    "copy": "copy",
    "copy-activation": "copy",
    "copy-from-pile": "copy",
    "destroy-all": "destroy",
    "discard": "discard",
    "discard-hand": "discard",
    "discard-of-one-clan": "discard",
    "discard-to": "discard",
    "draw": "draw",
    "fetch-named": "regain",
    "flip-tile": "tile",
    "gain-point": "point",
    "gain-turn": "turn",
    "hold-exactly": "equal",
    "look-and-ban": "ban",
    "mill": "mill",
    "ongoing-all-clans": "clans",
    "ongoing-all-levels": "levels",
    "ongoing-all-secret-shift": "secret",
    "ongoing-clans-for-level": "clans",
    "ongoing-counts-as": "names",
    "ongoing-double-first-point": "point",
    "ongoing-doubled-by-bounty": "double",
    "ongoing-draw-five": "draw",
    "ongoing-echo-around": "echo",
    "ongoing-echo-for-level": "echo",
    "ongoing-hand-limit": "hand",
    "ongoing-hand-strength": "strength",
    "ongoing-highest-ethereal": "ethereal",
    "ongoing-mirror": "mirror",
    "ongoing-more-bounty": "bounty",
    "ongoing-overwhelming": "win",
    "ongoing-tokens-anywhere": "token",
    "ongoing-turns-after-pass": "pass",
    "ongoing-wins-with-cards": "win",
    "ongoing-wins-with-clan": "win",
    "ongoing-wins-with-named": "win",
    "opponent-keeps-one": "search",
    "place-bounty-token": "bounty",
    "pass": "pass",
    "put-on-deck": "topdeck",
    "put-on-deck-in-order": "topdeck",
    "release-all": "release",
    "remove-all-of-clan": "remove",
    "remove-from-pile": "remove",
    "remove-that": "remove",
    "return-removed-to-deck": "shuffle",
    "return-to-hand": "lift",
    "reveal-and-keep": "search",
    "reveal-and-keep-all": "search",
    "reveal-and-sort": "search",
    "sacrifice": "sacrifice",
    "search": "search",
    "shuffle-clan-into-deck": "shuffle",
    "swap": "swap",
    "take": "regain",
    "take-advantage": "advantage",
    "take-all-of-name": "regain",
    "take-back": "token",
    "unlock": "unlock",
    "will-save": "shield",
    "will-stop-activation": "shield",
}
SEVERAL_DEEDS = "capture-or-release"
# Amounts that say more than the verb itself.
AMOUNTS = {
    "amount-up-to-opponents-hand": "equal",
    "amount-down-to-opponents-hand": "equal",
    "amount-down-to-opponents-army": "level",
    "amount-clans-in": "clans",
    "amount-clans-in-discard-pile": "clans",
}
# Costs, intermediate steps and extras come after everything else that the power does.
BY_THE_WAY = frozenset({"advantage", "pass", "remove", "shuffle", "swap"})


def verbs(card: Card) -> tuple[str, ...]:
    """The verbs of a card, each once: those of its most important power first."""
    found: list[str] = []
    for _, clause in by_importance(card):
        found += sorted(_verbs(clause), key=BY_THE_WAY.__contains__)
    return tuple(dict.fromkeys(found)) or (ANYTHING_ELSE,)


def _verbs(clause: Message) -> list[str]:
    """All verbs of a clause; a cost comes after what it pays for."""
    inside = [_verbs(part) for value in clause.args.values() for part in parts_of(value) if not is_phrase(part)]
    if clause.id == "if-you-do":
        inside.reverse()
    found = [verb for one in inside for verb in one]
    return [*found, *_verb(clause)] if clause.id == "discard-to" else [*_verb(clause), *found]


def _verb(clause: Message) -> list[str]:
    if clause.id in ("deed", "deed-to-several"):
        deed = str(clause.args["deed"])
        return [SEVERAL_DEEDS if "-or-" in deed else deed]
    for value in clause.args.values():
        for part in parts_of(value):
            if part.id in AMOUNTS:
                return [AMOUNTS[part.id]]
    return [VERBS[clause.id]] if clause.id in VERBS else []
