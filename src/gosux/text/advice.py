"""Hints and reviews in words: reasons, nudges, marks."""

from gosux.analysis.facts import Fact
from gosux.analysis.hints import Nudge
from gosux.model.actions import ROMAN
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, RuleRef
from gosux.text.rich_text import RichText, joined
from gosux.text.words import Words


def fact_words(words: Words, fact: Fact, viewer: "int | None") -> RichText:
    """A reason: "Your Elle is not captured: 3 points"."""
    more = _more(fact.more)
    args: dict[str, Argument] = {"player": fact.seat, "more": more, "count": fact.amount, "points": fact.amount}
    if fact.card:
        args["card"] = CardRef(fact.card)
    if fact.rule:
        args["rule"] = RuleRef(fact.rule)
    if fact.kind == "lead":
        args["when"] = fact.when
    made = words.names.arguments(args, viewer)
    if fact.kind == "lead":
        parts = _parts(words, fact)
        made["parts"] = joined(", ", parts) if len(parts) == 2 else "none"
    return words.messages.format(f"fact-{fact.kind}", made).capitalised()


def _parts(words: Words, fact: Fact) -> list[RichText]:
    """What of a lead comes from each side, where both have a part in it."""
    sides = [("fact-lead-own", fact.own), ("fact-lead-theirs", fact.theirs)]
    return [
        words.messages.format(id, {"points": abs(points), "more": _more(points > 0)}) for id, points in sides if points
    ]


def nudge_words(words: Words, nudge: Nudge, viewer: int) -> RichText:
    """Where to look, and what it is about."""
    level = ROMAN[nudge.level - 1] if nudge.level else "none"
    args = words.names.arguments({"act": nudge.act, "level": level, "player": nudge.seat}, viewer)
    said = [words.messages.format("nudge", args)]
    if nudge.stake is not None:
        said.append(words.messages.format("nudge-stake", {"kind": nudge.stake}))
    return joined(" ", said)


def mark_words(words: Words, mark: str, better: float, worse: float) -> RichText:
    """ "Blunder, 21 points": the difference of the two chances as they are shown."""
    return words.messages.format("mark-points", {"mark": mark, "points": percent(better) - percent(worse)})


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(chance * 100)


def _more(more: bool) -> str:
    return "yes" if more else "no"
