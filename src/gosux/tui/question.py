"""The open question with its numbered choices, or how the game ended."""

from typing import NamedTuple

from gosux.game.decision import Decision
from gosux.tui.board import NUMBER, Lines, wrapped
from gosux.tui.facts import score
from gosux.tui.phrases import entry, say
from gosux.tui.session import Session


class Question(NamedTuple):
    """What stands beside what happened: a title, the prompt, and under it what can be scrolled."""

    title: str
    prompt: Lines
    choices: Lines


def question(session: Session, width: int) -> Question:
    """What is asked of the person at the screen."""
    words = session.words
    if session.over:
        end = the_end(session, width)
        return Question(say(words, "terminal-end"), end[:1], end[1:])
    decision = session.decision
    if decision is None:
        return Question("", wrapped(say(words, "terminal-waiting"), width, "bold"), [])
    lines: Lines = []
    for number, choice in enumerate(choices(session, decision), start=1):
        lines += wrapped(f"{number:>3}  {choice}", width, "", 5)
    for line in lines:
        line.highlight_regex(r"^ {0,2}\d+(?=  )", NUMBER)
    title = say(words, "terminal-question", last=len(decision.actions))
    return Question(title, wrapped(words.prompt(decision.prompt, session.viewer), width, "bold"), lines)


def choices(session: Session, decision: Decision) -> list[str]:
    """The possible answers in words."""
    view = session.view
    return [session.words.action(view, action) for action in decision.actions]


def the_end(session: Session, width: int) -> Lines:
    """The result and its rule, the totals of the armies, and where the replay is."""
    words = session.words
    result = session.game.result
    assert result is not None
    state = session.view.state
    lines = wrapped(words.result(result, None if session.hot_seat else session.viewer), width, "bold")
    lines += wrapped(entry(words, result.rule, words.rule(result.rule)), width, "", 2)
    for seat in range(len(state.seats)):
        you = seat == session.viewer and not session.hot_seat
        name = say(words, "terminal-you") if you else words.names.player(seat)
        tokens = state.seats[seat].supremacy
        line = say(words, "terminal-final", player=name, supremacy=tokens, value=score(state, words, seat))
        if state.seats[seat].out:
            line = f"{line} · {say(words, 'terminal-conceded')}"
        lines += wrapped(line, width, "", 2)
    if session.replay is not None:
        lines += wrapped(say(words, "terminal-replay", path=str(session.replay)), width, "", 2)
        lines += wrapped(say(words, "terminal-to-review"), width, "", 2)
    return lines + wrapped(say(words, "terminal-the-end"), width, "bold")
