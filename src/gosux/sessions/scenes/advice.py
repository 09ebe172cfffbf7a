"""What hints and reviews come to in messages: sentences in both languages."""

from gosux.analysis.draft import Pick, advice
from gosux.analysis.facts import Fact
from gosux.analysis.hints import Hint, Move, questions_after
from gosux.analysis.review import Decision, Review, Step, review
from gosux.game.decision import Result as GameResult
from gosux.game.game import Game
from gosux.game.view import View
from gosux.records.playback import take
from gosux.records.replays import Replay
from gosux.sessions.messages.advice import Difference, DraftAdvice, HintMove, HintNow, PickAdvice
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.requests import BattleFought, Board
from gosux.sessions.messages.review import (
    Luck,
    Reviewed,
    ReviewedChoice,
    ReviewedDraft,
    ReviewedPick,
    ReviewNow,
    TurningPoint,
)
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.pointers import pointer
from gosux.sessions.scenes.sentences import Sentences, seated, sentence, sentences_for
from gosux.sessions.scenes.summaries import board_of
from gosux.text.advice import fact_words, mark_words, nudge_words, percent
from gosux.text.draft import pick_words, rank_words, source_words, wanted_words
from gosux.text.review import ToldReason, picks_source, told_pick, told_reasons

# -- hints -------------------------------------------------------------------------------------------------------


def hint_now(view: View, found: Hint, players: list[Player], request: int, number: int) -> HintNow:
    sentences = sentences_for(view.ruleset, len(players), view.viewer, seated(players))
    best = percent(found.moves[0].chance)
    return HintNow.model_construct(
        request=request,
        number=number,
        nudge=sentence(*[nudge_words(words, found.nudge, view.viewer) for words in sentences.both]),
        moves=[hint_move(view, move, best, sentences) for move in found.moves],
        as_good=found.as_good,
        iterations=found.iterations,
    )


def hint_move(view: View, move: Move, best: int, sentences: Sentences) -> HintMove:
    return HintMove.model_construct(
        action=move.action,
        at=pointer(view.state, move.action),
        label=sentences.action(view.state, move.action),
        then=[sentences.action(state, row) for state, row in questions_after(view, move)],
        chance=percent(move.chance),
        behind=best - percent(move.chance),
        tempting=move.tempting,
        reasons=differences(move.reasons, view.viewer, sentences),
    )


def differences(facts: list[Fact], viewer: int, sentences: Sentences) -> list[Difference]:
    return [
        Difference.model_construct(
            good=fact.good, text=sentence(*[fact_words(words, fact, viewer) for words in sentences.both])
        )
        for fact in facts
    ]


# -- the draft ---------------------------------------------------------------------------------------------------


def draft_advice(game: Game, viewer: int, players: list[Player]) -> "DraftAdvice | None":
    """For the viewer, who is asked: from the clans on the table alone."""
    found = advice(game.state, game.ruleset)
    if found is None:
        return None
    sentences = sentences_for(game.ruleset, len(players), viewer, seated(players))
    return DraftAdvice.model_construct(
        picks=[pick_advice(pick, viewer, sentences) for pick in found.picks],
        source=sentence(*[source_words(words, found, viewer) for words in sentences.both]),
    )


def pick_advice(pick: Pick, viewer: int, sentences: Sentences) -> PickAdvice:
    both = sentences.both
    return PickAdvice.model_construct(
        clan=pick.clan,
        rank=pick.rank,
        badge=sentence(*[rank_words(words, pick, viewer) for words in both]),
        wanted=sentence(*[wanted_words(words, viewer) for words in both]) if pick.rivals_best else None,
        said=[sentence(*one) for one in zip(*[pick_words(words, pick, viewer) for words in both], strict=True)],
    )


# -- reviews -----------------------------------------------------------------------------------------------------


def review_now(
    game: Game, result: GameResult, replay: Replay, found: list[Step], player: int, players: list[Player],
    iterations: int,
) -> ReviewNow:  # fmt: skip
    """A review as far as it was computed, as one player is told about it."""
    told = review(replay, found, player)
    sentences = sentences_for(game.ruleset, game.players, player, seated(players))
    said = sentences.result(result)
    assert said is not None
    looked_at = len(found)
    done = looked_at == len(replay.actions)
    moments = moments_at(replay, [one.number for one in told.decisions])
    return ReviewNow.model_construct(
        ruleset=game.ruleset,
        players=players,
        player=player,
        result=said,
        last=len(replay.actions),
        looked_at=looked_at,
        done=done,
        choices=[choice(one, moments[one.number], sentences) for one in told.decisions],
        luck=[Luck.model_construct(moment=number + 1, points=round(luck * 1000)) for number, luck in told.luck],
        battles=battles(told, sentences),
        numbers=[reviewed(review(replay, found, seat)) for seat in range(game.players)],
        turning_points=[turning_point(one, moments[one.number], sentences) for one in told.turning_points]
        if done
        else [],
        draft=draft_of(told, moments, sentences),
        iterations=iterations,
    )


def moments_at(replay: Replay, numbers: list[int]) -> dict[int, Game]:
    """The game at several moments, from one playthrough."""
    found: dict[int, Game] = {}
    game = replay.begin()
    for number, action in enumerate(replay.actions[: max(numbers, default=-1) + 1]):
        if number in numbers:
            found[number] = game.clone()
        take(game, number + 1, action)
    return found


def when(decision: Decision, sentences: Sentences) -> Sentence:
    return sentences.say("moment", {"round": decision.round, "turn": decision.turn})


def choice(decision: Decision, game: Game, sentences: Sentences) -> ReviewedChoice:
    return ReviewedChoice.model_construct(
        moment=decision.number,
        when=when(decision, sentences),
        label=sentences.action(game.state, decision.played),
        chance=percent(decision.chance),
        loss=percent(decision.chance) - percent(decision.chance_played),
        mark=decision.mark,
    )


def turning_point(decision: Decision, game: Game, sentences: Sentences) -> TurningPoint:
    found = decision.played == decision.best
    other = decision.second if found else decision.best
    worse = decision.chance_second if found else decision.chance_played
    return TurningPoint.model_construct(
        moment=decision.number,
        mark=decision.mark,
        title=sentence(*[mark_words(words, decision.mark, decision.chance, worse) for words in sentences.both]),
        when=when(decision, sentences),
        played=sentences.action(game.state, decision.played),
        chance_played=percent(decision.chance_played),
        other=sentences.action(game.state, other),
        chance_other=percent(decision.chance_second if found else decision.chance),
        found=found,
        reasons=told_differences([told_reasons(words, game.state, decision) for words in sentences.both]),
        right=decision.right,
        board=Board(**board_of(game.state)),
    )


def draft_of(told: Review, moments: dict[int, Game], sentences: Sentences) -> "ReviewedDraft | None":
    """The picks of the draft; None in a game without one."""
    decisions = [one for one in told.decisions if one.is_draft]
    if not decisions:
        return None
    state = moments[decisions[0].number].state
    english, french = [picks_source(words, state, told.player) for words in sentences.both]
    return ReviewedDraft.model_construct(
        picks=[reviewed_pick(one, moments[one.number], sentences, one not in told.turning_points) for one in decisions],
        source=None if english is None or french is None else sentence(english, french),
    )


def reviewed_pick(decision: Decision, game: Game, sentences: Sentences, with_reasons: bool) -> ReviewedPick:
    english, french = [told_pick(words, game.state, decision, with_reasons) for words in sentences.both]
    return ReviewedPick.model_construct(
        moment=decision.number,
        said=sentence(english.text, french.text),
        loss=percent(decision.chance) - percent(decision.chance_played),
        mark=decision.mark,
        reasons=told_differences([english.reasons, french.reasons]),
    )


def told_differences(told: list[list[ToldReason]]) -> list[Difference]:
    """The same reasons in both languages."""
    return [
        Difference.model_construct(good=english.good, text=sentence(english.text, french.text))
        for english, french in zip(*told, strict=True)
    ]


def reviewed(told: Review) -> Reviewed:
    drafted = any(one.is_draft for one in told.decisions)
    return Reviewed.model_construct(
        player=told.player,
        choices=len(told.decisions),
        loss=round(told.loss_per_decision * 1000),
        inaccuracies=len(told.marked("inaccuracy")),
        mistakes=len(told.marked("mistake")),
        blunders=len(told.marked("blunder")),
        found=len(told.marked("found")),
        luck=percent(told.total_luck),
        without_luck=percent(told.without_luck),
        draft=percent(told.draft_loss) if drafted else None,
    )


def battles(told: Review, sentences: Sentences) -> list[BattleFought]:
    return [
        BattleFought.model_construct(
            moment=fought.number,
            round=fought.round,
            scores=[score if score >= 0 else None for score in fought.scores],
            winners=fought.winners,
            said=sentences.event(fought.event),
        )
        for fought in told.battles
    ]
