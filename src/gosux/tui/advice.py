"""Hints for the open question, advice in the draft, and the review of a game that is over, as pages of help."""

from gosux.analysis.draft import advice as draft_advice
from gosux.analysis.hints import Hint, Move, hint, questions_after
from gosux.analysis.review import review as add_up
from gosux.analysis.review import steps
from gosux.records.replays import parse_replay, replay_text
from gosux.text.actions import action_words
from gosux.text.advice import fact_words, nudge_words
from gosux.text.draft import pick_words, rank_words, source_words, wanted_words
from gosux.text.review import percent_words, review_numbers, turning_point
from gosux.tui.explained import Page
from gosux.tui.phrases import say
from gosux.tui.session import Session

# Less than elsewhere: nothing else happens in the terminal meanwhile.
HINT_ITERATIONS = 2000
REVIEW_ITERATIONS = 200


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
    for move in found.moves:
        lines += ([""] if lines else []) + _move(session, move)
    return lines


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
    return [*lines, say(words, "terminal-draft-source"), str(source_words(words, found, viewer))]


def _hint(session: Session) -> "Hint | None":
    """Between persons a hint would be unfair."""
    return hint(session.view, HINT_ITERATIONS) if session.advised and not session.over else None


def _move(session: Session, move: Move) -> Page:
    words, view = session.words, session.view
    answers = [action_words(words.names, view.state, move.action)]
    answers += [action_words(words.names, state, row) for state, row in questions_after(view, move)]
    reasons = [f"{'+' if fact.good else '−'} {fact_words(words, fact, session.viewer)}" for fact in move.reasons]
    return [f"{' → '.join(answers)} · {percent_words(words, move.chance)}", *reasons]


def review(session: Session) -> Page:
    """What the choices of a finished game were worth to the player at the screen."""
    words = session.words
    if not session.over or not session.game.history:
        return [say(words, "terminal-no-review")]
    replay = parse_replay(replay_text(session.game))
    told = add_up(replay, steps(replay, REVIEW_ITERATIONS, [session.viewer]), session.viewer)
    lines: Page = [words.say("review-title", player=words.names.player(session.viewer)), *review_numbers(words, told)]
    for decision in told.turning_points:
        lines += ["", *turning_point(words, replay, decision)]
    return lines
