"""The review of a game in words: its numbers, and its turning points."""

from typing import NamedTuple

from gosux.analysis.draft import AS_GOOD, advice, compare
from gosux.analysis.review import Decision, Mark, Review
from gosux.model.messages.references import ClanRef
from gosux.model.state import State
from gosux.records.replays import Replay
from gosux.text.actions import action_words
from gosux.text.advice import fact_words, mark_words, percent
from gosux.text.draft import compared_words, source_words
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
        reasons=told_reasons(words, state, decision),
    )


def told_reasons(words: Words, state: State, decision: Decision) -> list[ToldReason]:
    """How the best move differs from the one played, or from the next one if it was played: what speaks for it first,
    then what speaks against it. Nothing, if all that holds speaks against it: that would explain nothing."""
    if decision.is_draft:
        found = pick_reasons(words, state, decision)
    else:
        found = [ToldReason(fact.good, fact_words(words, fact, decision.player)) for fact in decision.facts]
    good = [reason for reason in found if reason.good]
    bad = [reason for reason in found if not reason.good]
    return [*good[:MOST_REASONS], *bad[:MOST_AGAINST]] if good else []


# -- the draft ---------------------------------------------------------------------------------------------------


class ToldPick(NamedTuple):
    """A pick of the draft in words: the clan, the best one if it was another, and why that is better."""

    mark: Mark
    text: RichText
    reasons: list[ToldReason]


def told_pick(words: Words, state: State, decision: Decision, with_reasons: bool) -> ToldPick:
    """``with_reasons`` unless the pick is a turning point, which has them already."""
    clans = state.catalogue.clans
    first = int(state.catalogue.table.clan)
    clan, best = clans[decision.played - first].id, clans[decision.best - first].id
    args = {"clan": ClanRef(clan), "percent": percent_words(words, decision.chance_played)}
    if best == clan:
        return ToldPick(decision.mark, words.sentence("review-pick", {**args}, decision.player), [])
    better = {"other": ClanRef(best), "better": percent_words(words, decision.chance)}
    said = words.sentence("review-pick-best", {**args, **better}, decision.player)
    return ToldPick(decision.mark, said, told_reasons(words, state, decision) if with_reasons else [])


def pick_reasons(words: Words, state: State, decision: Decision) -> list[ToldReason]:
    """Nothing is said about picks that are as good."""
    advised = advice(state, words.ruleset)
    if advised is None or decision.loss < AS_GOOD:
        return []
    first = int(state.catalogue.table.clan)
    picks = {first + state.catalogue.table.clan_numbers[pick.clan]: pick for pick in advised.picks}
    found = compare(picks[decision.best], picks[decision.played])
    return [ToldReason(reason.good, compared_words(words, reason, decision.player)) for reason in found]


def picks_source(words: Words, state: State, viewer: int) -> "RichText | None":
    """Where the chances of picks come from; None if they were searched as those of all decisions are."""
    advised = advice(state, words.ruleset)
    return None if advised is None else source_words(words, advised, viewer, "review-pick-source")


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


def draft_lines(words: Words, replay: Replay, told: Review) -> list[str]:
    """The picks of the draft, a line each, with the reasons for better ones below them; none without a draft."""
    lines: list[str] = []
    for decision in [one for one in told.decisions if one.is_draft]:
        state = replay.game_at(decision.number).state
        pick = told_pick(words, state, decision, decision not in told.turning_points)
        if not lines:
            lines.append(words.say("review-picks"))
        mark = mark_words(words, pick.mark, decision.chance, decision.chance_played) if pick.mark else ""
        lines.append(f"  {pick.text}{f' · {mark}' if mark else ''}")
        lines += [f"    {'+' if reason.good else '−'} {reason.text}" for reason in pick.reasons]
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


def budget_words(words: Words, player: int, iterations: int) -> str:
    """Whose chances a review tells, and how long they were searched."""
    return words.say("review-budget", player=words.names.player(player), count=iterations)


def percent_words(words: Words, chance: float) -> str:
    return words.say("review-percent", number=percent(chance))


def decimal(words: Words, chance: float) -> str:
    """Points of winning chance with one decimal."""
    whole, _, part = f"{abs(chance) * 100:.1f}".partition(".")
    return words.say("arena-decimal", whole=whole, part=part)


def signed(words: Words, chance: float) -> str:
    sign = "−" if round(chance * 100, 1) < 0 else "+"
    return f"{sign}{decimal(words, chance)}"
