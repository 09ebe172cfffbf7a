"""The review of a game in words: its numbers, and its turning points."""

from typing import NamedTuple

from gosux.analysis.facts import Fact
from gosux.analysis.review import Decision, Review
from gosux.records.replays import Replay
from gosux.text.actions import action_words
from gosux.text.advice import fact_words, mark_words, percent
from gosux.text.rich_text import RichText
from gosux.text.words import Words

MOST_REASONS = 3
MOST_AGAINST = 1


class ToldReason(NamedTuple):
    """How the best move differs, and whether that speaks for it."""

    good: bool
    text: RichText


class ToldDecision(NamedTuple):
    """A decision in words. ``other`` is the move that the best one is compared with."""

    mark: RichText
    moment: RichText
    played: RichText
    other: RichText
    reasons: list[ToldReason]


def told_decision(words: Words, replay: Replay, decision: Decision) -> ToldDecision:
    """A decision as its player is told about it."""
    state = replay.game_at(decision.number).state
    found = decision.played == decision.best
    other = decision.second if found else decision.best
    facts = {"round": decision.round, "turn": decision.turn}
    return ToldDecision(
        mark=mark_words(
            words, decision.mark, decision.chance, decision.chance_second if found else decision.chance_played
        ),
        moment=words.messages.format("moment", {**facts}),
        played=action_words(words.names, state, decision.played),
        other=action_words(words.names, state, other),
        reasons=told_reasons(words, decision),
    )


def told_reasons(words: Words, decision: Decision) -> list[ToldReason]:
    return [ToldReason(fact.good, fact_words(words, fact, decision.player)) for fact in chosen_facts(decision)]


def chosen_facts(decision: Decision) -> list[Fact]:
    """What speaks for the best move, then what speaks against it."""
    good = [fact for fact in decision.facts if fact.good]
    bad = [fact for fact in decision.facts if not fact.good]
    return [*good[:MOST_REASONS], *bad[:MOST_AGAINST]]


def review_numbers(words: Words, told: Review) -> list[str]:
    """What a review comes to, one line each."""
    player = words.names.player(told.player)
    result = "draw" if 0 < told.result < 1 else "won" if told.result else "lost"
    lines = [
        words.say("review-won", result=result, player=player),
        words.say("review-decisions", count=len(told.decisions)),
        words.say("review-loss", number=decimal(words, told.loss_per_decision)),
        words.say(
            "review-marks",
            inaccuracies=len(told.marked("inaccuracy")),
            mistakes=len(told.marked("mistake")),
            blunders=len(told.marked("blunder")),
            found=len(told.marked("found")),
        ),
        words.say("review-luck", number=signed(words, told.total_luck)),
        words.say("review-without-luck", percent=percent_words(words, told.without_luck)),
    ]
    if any(one.is_draft for one in told.decisions):
        lines.append(words.say("review-draft", number=decimal(words, told.draft_loss)))
    return lines


def turning_point(words: Words, replay: Replay, decision: Decision) -> list[str]:
    """A turning point, a line each: when, what was played, what was best, and why."""
    told = told_decision(words, replay, decision)
    found = decision.played == decision.best
    chance = decision.chance_second if found else decision.chance
    lines = [
        f"{told.moment} · {told.mark}",
        words.say(
            "review-played", action=str(told.played), percent=percent_words(words, decision.chance_played)
        ),
        words.say(
            "review-next" if found else "review-best", action=str(told.other), percent=percent_words(words, chance)
        ),
    ]  # fmt: skip
    if told.reasons:
        lines.append(words.say("review-why-found" if found else "review-why"))
    return [*lines, *(f"{'+' if reason.good else '−'} {reason.text}" for reason in told.reasons)]


def percent_words(words: Words, chance: float) -> str:
    return words.say("review-percent", number=percent(chance))


def decimal(words: Words, chance: float) -> str:
    """Points of winning chance with one decimal."""
    whole, _, part = f"{abs(chance) * 100:.1f}".partition(".")
    return words.say("arena-decimal", whole=whole, part=part)


def signed(words: Words, chance: float) -> str:
    sign = "−" if round(chance * 100, 1) < 0 else "+"
    return f"{sign}{decimal(words, chance)}"
