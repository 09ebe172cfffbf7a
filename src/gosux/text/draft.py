"""Advice for the draft in words."""

from gosux.analysis.draft import Advice, Pick, PickReason, Relation
from gosux.model.messages import Argument
from gosux.model.messages.references import ClanRef
from gosux.text.advice import percent
from gosux.text.rich_text import RichText
from gosux.text.words import Words


def rank_words(words: Words, pick: Pick, viewer: int) -> RichText:
    """How good a pick is: "Best for you", or "No. 2 to 4 for you" if others are as good."""
    shared = "no" if pick.last == pick.rank else "yes"
    return words.sentence("pick-rank", {"shared": shared, "rank": pick.rank, "last": pick.last}, viewer)


def wanted_words(words: Words, viewer: int) -> RichText:
    """Of a clan that the other player would take."""
    return words.sentence("pick-wanted", {"player": 1 - viewer}, viewer)


def pick_words(words: Words, pick: Pick, viewer: int) -> list[RichText]:
    """What came of taking a clan and of leaving it, what it fits, and whom it meets."""
    said = [words.sentence("pick-taken", {"clan": ClanRef(pick.clan), "won": percent(pick.taken)}, viewer)]
    if pick.given is not None:
        said.append(words.sentence("pick-given", {"player": 1 - viewer, "won": percent(pick.given)}, viewer))
    if pick.left is not None:
        said.append(words.sentence("pick-left", {"won": percent(pick.left)}, viewer))
    for id, relations in (("pick-fits", pick.fits), ("pick-meets", pick.meets)):
        said += [_relation(words, id, relation, viewer) for relation in relations]
    return said


def _relation(words: Words, id: str, relation: Relation, viewer: int) -> RichText:
    args: dict[str, Argument] = {
        "more": "yes" if relation.more > 0 else "no",
        "clans": [ClanRef(relation.clan)],
        "points": percent(abs(relation.more)),
    }
    return words.sentence(id, args, viewer)


def source_words(words: Words, advice: Advice, viewer: int, id: str = "pick-source") -> RichText:
    """Where the numbers come from, and how far to trust them; ``id`` is the sentence of the advice or of a review."""
    bot = words.say("page-level", level=advice.bot)
    return words.sentence(id, {"count": advice.games, "bot": bot, "reach": percent(advice.reach)}, viewer)


def compared_words(words: Words, reason: PickReason, viewer: "int | None") -> RichText:
    """Why one pick is better than another: "Galmi goes well with Phoenix: 3 more in 100 than usual"."""
    args: dict[str, Argument] = {
        "clan": ClanRef(reason.clan),
        "more": "yes" if reason.more > 0 else "no",
        "points": percent(abs(reason.more)),
    }
    if reason.other:
        args["other"] = ClanRef(reason.other)
    return words.sentence(f"picked-{reason.kind}", args, viewer)
