"""Whether a position is a puzzle: one line is clearly best, in every world that the solver has to reckon with."""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from gosux.analysis.differences import HOLDS, differences
from gosux.analysis.hints import Move, Nudge, nudge_of
from gosux.analysis.lines import Ending, Lines
from gosux.analysis.puzzles import RIGHT, PuzzleStep, Theme
from gosux.analysis.study import TRIED, Study
from gosux.game.view import View, is_secret, redact
from gosux.model import kinds
from gosux.model.actions import PASS_TURN
from gosux.model.state import NoChoice, State
from gosux.thinking.lookahead import gives_a_card

ITERATIONS: Final = 1000  # of the search that proposes a position
CONFIRM: Final = 10  # times as many confirm it
GAP: Final = 0.15  # how far the best move is before the second one, at every step of the solver
LEAST_TRIED: Final = 60  # every move is tried this fraction of the iterations, also one that the search dislikes
UNSURE: Final = 0.05  # a move that stays below the gap by less than this is tried longer
WORLDS: Final = 16
COMMON: Final = 0.25  # the rival's reply is possible in at least this share of the worlds
MOST_REASONS: Final = 2
COMPARED: Final = 3  # the next best moves that the best one is compared with, in words
MOST_STEPS: Final = 12
LEAST_CHOICES: Final = 4  # with fewer, there is little to find

ORDINARY: Final = ("X1.1a", "X1.1b", "G9.3a", "G9.3b")  # victories by Supremacy tokens or victory points


@dataclass(frozen=True)
class Found:
    """A line that is a puzzle's solution, what it is about, and where to look."""

    line: list[PuzzleStep]
    theme: Theme
    nudge: Nudge


class NoPuzzle(Exception):
    """Why a position is none."""


def seems_clear(study: Study, gap: float = GAP) -> bool:
    """Whether a search, however short, has one move clearly before all others."""
    best = study.best
    second = max((study.tree.chance(action) for action in study.choices if action != best), default=1.0)
    return study.tree.chance(best) - second >= gap


def find_line(view: View, iterations: int = ITERATIONS * CONFIRM, seed: str = "puzzle") -> Found:
    """The line from a turn of the view's player. Raises NoPuzzle.

    It goes on as long as the solver has one clear move, or several that are equally good and clearly better than the
    others, the rival a best reply, and what the solver knows does not depend on the world, except for the card that
    the rival has played. It ends with something to find.
    """
    state = view.state
    if state.over or state.decider != view.viewer or state.kind != kinds.TURN or len(state.choices) < LEAST_CHOICES:
        raise NoPuzzle("the solver has too little to choose from")
    first = confirmed(view, iterations, seed)
    if first is None:
        raise NoPuzzle("no move is clearly best")
    lines = Lines(first, WORLDS)
    best = first.best
    move = step_of(first, lines)
    against = move.reasons[move.second]
    if not against:
        raise NoPuzzle("nothing can be said for the best move")
    theme = theme_of(first, lines)
    line, worlds = [move], [world.clone() for world in lines.worlds]
    action = best
    while len(line) < MOST_STEPS:
        known = after(view, worlds, action)
        if known is None:
            break
        if line[-1].seat != view.viewer:  # the reply may have ruled out most worlds
            worlds = [known.sample_state(random.Random(f"{seed} {number}")) for number in range(WORLDS)]
        asked = worlds[0].decider
        if asked == view.viewer:
            study = confirmed(known, iterations, seed) or sorted_out(known, iterations, seed)
            if study is None:
                break
            step = step_of(study, Lines(study, WORLDS))
            # A search does not look at several payments together: it would call the same cards in another order worse.
            if step.asks and gives_a_card(worlds[0].kind):
                break
            line.append(step)
            action = study.best
        else:
            reply = best_reply(view, worlds, asked, iterations // CONFIRM, seed)
            if reply is None:
                break
            action = reply
            line.append(PuzzleStep(asked, text_of(worlds[0], reply)))
    while not line[-1].asks:
        line.pop()
    return Found(line, theme, nudge_of(state, Move(best, 0.0, 0, [], best, against)))


def confirmed(view: View, iterations: int, seed: str) -> "Study | None":
    """The search of a decision in which one move is clearly best, with every move tried; None if there is none."""
    study = Study(view, seed)
    study.search(iterations)
    if len(study.choices) < 2 or not seems_clear(study):
        return None
    best = study.best
    others = [action for action in study.choices if action != best]
    for action in others:
        study.try_move(action, iterations // LEAST_TRIED)
    bar = study.tree.chance(best) - GAP
    for action in others:
        if study.tree.chance(action) > bar - UNSURE:
            study.try_move(action, iterations // TRIED)
    study.try_move(best, iterations // TRIED)
    clear = all(study.tree.chance(best) - study.tree.chance(action) >= GAP for action in others)
    return study if clear and study.best == best else None


def sorted_out(view: View, iterations: int, seed: str) -> "Study | None":
    """The search of a decision in which every answer is as good as the best one or clearly worse, each tried enough;
    None if one lies between."""
    study = Study(view, seed)
    study.search(iterations)
    for action in study.choices:
        study.try_move(action, iterations // TRIED)
    best = study.tree.chance(study.best)
    behind = [best - study.tree.chance(action) for action in study.choices]
    return study if all(one <= RIGHT or one >= GAP for one in behind) else None


def after(view: View, worlds: list[State], action: int) -> "View | None":
    """What the solver knows after an action was taken in all worlds, which it changes; None if that differs, or the
    line ends here."""
    try:
        for world in worlds:
            if action not in world.choices:
                return None
            world.take(action)
    except NoChoice:
        return None
    if any(world.over or is_secret(world, view.viewer) for world in worlds):
        return None
    seen = [View(view.rules, view.viewer, redact(world, view.viewer)) for world in worlds]
    told: list[dict[str, Any]] = [one.to_json() for one in seen]
    return seen[0] if all(one == told[0] for one in told) else None


def best_reply(view: View, worlds: list[State], rival: int, iterations: int, seed: str) -> "int | None":
    """The rival's best answer by what it knows in each of the worlds. Worlds in which it is not possible are dropped:
    whoever plays a card had it. It must be possible in enough of them, and the best one in most of these."""
    found: Counter[int] = Counter()
    for world in worlds:
        study = Study(View(view.rules, rival, redact(world, rival)), seed)
        study.search(iterations)
        found[study.best] += 1
    for reply, times in found.most_common():
        possible = [world for world in worlds if reply in world.choices]
        if len(possible) >= COMMON * len(worlds) and times >= HOLDS * len(possible):
            worlds[:] = possible
            return reply
    return None


def step_of(study: Study, lines: Lines) -> PuzzleStep:
    """The best move of a decision, what each move is worth, and how it differs from the next ones that are worse."""
    state = study.view.state
    tree, best = study.tree, study.best
    ranked = sorted(study.choices, key=lambda action: (action != best, -tree.chance(action)))
    chances = {text_of(state, action): round(tree.chance(action), 3) for action in ranked}
    compared = [action for action in ranked if tree.chance(action) < tree.chance(best) - RIGHT][:COMPARED]
    reasons = {
        text_of(state, other): [fact for fact in differences(lines, best, other) if fact.good][:MOST_REASONS]
        for other in compared
    }
    return PuzzleStep(state.decider, text_of(state, best), chances, reasons)


def theme_of(study: Study, lines: Lines) -> Theme:
    """What happens in the line: a special victory, a pass or the choice against it, a shift, a capture, a battle that
    is won. Raises NoPuzzle if it is none of these."""
    best, second = study.best, max((one for one in study.choices if one != study.best), key=study.tree.chance)
    endings = [end for end in lines.endings(best) if end is not None]
    if endings and sum(wins_specially(end, study.you) for end in endings) >= HOLDS * len(endings):
        return "victory"
    if PASS_TURN in (best, second):  # the theme must not tell which
        return "pass"
    if study.view.state.catalogue.table.family(best) == kinds.SHIFT:
        return "shift"
    facts = [fact for fact in differences(lines, best, second) if fact.good]
    if any(fact.kind == "captured" and fact.seat != study.you for fact in facts):
        return "capture"
    if any(fact.kind in ("battle", "victory") for fact in facts):
        return "battle"
    raise NoPuzzle("the line has no theme")


def wins_specially(end: Ending, you: int) -> bool:
    return end.winners is not None and you in end.winners and end.rule not in ORDINARY


def text_of(state: State, action: int) -> str:
    return str(state.catalogue.table.text(state.kind, action))
