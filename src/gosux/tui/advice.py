"""Hints for the open question, advice in the draft, and the review of a game that is over, as pages of help."""

from collections.abc import Iterator

from gosux.analysis import hints
from gosux.analysis import review as reviews
from gosux.analysis.draft import advice as draft_advice
from gosux.analysis.hints import Hint, Move, hint, questions_after
from gosux.analysis.review import review as add_up
from gosux.analysis.review import steps
from gosux.records.replays import parse_replay, replay_text
from gosux.text.actions import action_words
from gosux.text.advice import fact_words, nudge_words
from gosux.text.draft import pick_words, rank_words, source_words, wanted_words
from gosux.text.review import budget_words, draft_lines, percent_words, review_numbers, turning_point
from gosux.tui.explained import Page
from gosux.tui.phrases import say
from gosux.tui.session import Session

# As everywhere, so that the same position has the same hint and the same game the same review.
HINT_ITERATIONS = hints.ITERATIONS
REVIEW_ITERATIONS = reviews.ITERATIONS


def nudge(session: Session) -> Page:
    """Where to look, without the name of a card. Clans are all known: their draft has advice instead."""
    if advised := draft(session):
        return advised
    found = _hint(session)
    words = session.words
    if found is None:
        return [say(words, "terminal-no-hint")]
    return [
        say(words, "terminal-nudge"),
        nudge_words(words, found.nudge, session.viewer),
        "",
        say(words, "terminal-moves"),
    ]


def moves(session: Session) -> Page:
    """The best moves with their chances and reasons."""
    if advised := draft(session):
        return advised
    found = _hint(session)
    words = session.words
    if found is None:
        return [say(words, "terminal-no-hint")]
    lines: Page = []
    for place, move in enumerate(found.moves):
        equal = place == 1 and found.as_good
        lines += [*_move(session, move, "coach-as-good" if equal else "coach-tempting" if move.tempting else ""), ""]
    return [*lines, say(words, "terminal-source"), say(words, "coach-about")]


def draft(session: Session) -> Page:
    """What is known about every clan that can be picked, the best first; empty without a draft, or between persons."""
    state = session.view.state
    found = None if not session.advised or session.over else draft_advice(state, session.game.ruleset)
    if found is None:
        return []
    words, viewer = session.words, session.viewer
    table = state.catalogue.table
    numbers = {state.catalogue.clans[table.index(action)].id: number for number, action in enumerate(state.choices, 1)}
    lines: Page = []
    for pick in found.picks:
        said = [str(rank_words(words, pick, viewer))]
        said += [str(wanted_words(words, viewer))] if pick.rivals_best else []
        lines += [f"{numbers[pick.clan]}  {words.clan(pick.clan)} · {' · '.join(said)}"]
        lines += [" ".join(str(one) for one in pick_words(words, pick, viewer)), ""]
    return [*lines, say(words, "terminal-source"), str(source_words(words, found, viewer))]


def _hint(session: Session) -> "Hint | None":
    """Between persons a hint would be unfair. A nudge and the moves after it are one search."""
    if not session.advised or session.over:
        return None
    at = len(session.game.history), session.viewer
    if session.hint is None or session.hint[0] != at:
        session.hint = at, hint(session.view, HINT_ITERATIONS)
    return session.hint[1]


def _move(session: Session, move: Move, remark: str) -> Page:
    words, view = session.words, session.view
    answers = [action_words(words.names, view.state, move.action)]
    answers += [action_words(words.names, state, row) for state, row in questions_after(view, move)]
    parts = [" → ".join(answers), percent_words(words, move.chance), *([say(words, remark)] if remark else [])]
    reasons = [f"{'+' if fact.good else '−'} {fact_words(words, fact, session.viewer)}" for fact in move.reasons]
    return [" · ".join(parts), *reasons]


def can_review(session: Session) -> bool:
    """A game on a server is over without its actions being known here."""
    return session.over and bool(session.game.history)


def reviewing(session: Session) -> Iterator[int]:
    """Review the finished game, action by action; yields how much of 100 is done. Goes on where it was interrupted."""
    if not can_review(session):
        return
    replay = parse_replay(replay_text(session.game))
    known = {step.number: step for step in session.reviewed}
    for step in steps(replay, REVIEW_ITERATIONS, [session.viewer], known):
        if step.number not in known:
            session.reviewed.append(step)
            yield 100 * (step.number + 1) // len(replay.actions)


def review(session: Session) -> Page:
    """What the choices of a finished game were worth to the player at the screen."""
    words = session.words
    if not can_review(session):
        return [say(words, "terminal-review-elsewhere" if session.over else "terminal-no-review")]
    for _ in reviewing(session):
        pass
    replay = parse_replay(replay_text(session.game))
    told = add_up(replay, session.reviewed, session.viewer)
    lines: Page = [words.say("review-title", player=words.names.player(session.viewer)), *review_numbers(words, told)]
    picks = draft_lines(words, replay, told)
    lines += ["", *picks] if picks else []
    for decision in told.turning_points:
        lines += ["", *turning_point(words, replay, decision)]
    if not told.turning_points:
        lines += ["", words.say("review-turning"), words.say("review-no-turning")]
    return [*lines, "", say(words, "terminal-source"), budget_words(words, session.viewer, REVIEW_ITERATIONS)]
