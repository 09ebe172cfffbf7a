"""Mining puzzles: games of bots that search, and the positions of them in which one line is clearly best."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from gosux.analysis.puzzle_search import CONFIRM, Found, NoPuzzle, find_line, seems_clear
from gosux.analysis.puzzles import GRADES, Grade, Puzzle
from gosux.analysis.study import Study
from gosux.bots import ThinkingBot, named
from gosux.bots.budget import bound
from gosux.game.game import Game, new_game
from gosux.lab.checks import BadRun
from gosux.lab.ledger import Count, Ledger, Record
from gosux.lab.processes import done
from gosux.model.actions import PASS_TURN
from gosux.model.kinds import TURN

FORMAT: Final = "gosux-puzzles/1"
COMMAND: Final = "puzzles mine"
TRIES: Final = {"recruit": 20, "troop": 20, "ozeki": 8, "hero": 4}  # of each level at a puzzle's first move
HERO_ITERATIONS: Final = 1500  # about what a hero manages in its time
FOUND: Final = 0.5  # a level finds a move if it does so in this share of its tries
PLAY: Final = 5  # the games are played with this fraction of the iterations: most of their moves are no candidates
PROMISING: Final = 0.08  # a position is searched longer if its best move seems to be this far before the second one
MOST_PASSES: Final = 3  # one of this many passes is looked at: they are so common


Report = Callable[[int], None]


class Mined(Record):
    """A game that was searched, and its puzzles."""

    game: Count
    puzzles: list[dict[str, Any]]


@dataclass(frozen=True)
class Mine:
    """The same settings find the same puzzles, in one go or in several, with any number of processes."""

    ruleset: str
    games: int
    seed: str
    iterations: int

    def head(self) -> dict[str, Any]:
        """What must be the same to go on with an interrupted search."""
        return {"format": FORMAT, "ruleset": self.ruleset, "seed": self.seed, "iterations": self.iterations}


def mine(plan: Mine, path: "str | Path", workers: int = 1, report: "Report | None" = None) -> list[Mined]:
    """Search the games that the file does not have yet, and add what each has; returns all that the file has then.

    Raises BadRun, and RecordError if the file belongs to other settings.
    """
    if plan.games < 1:
        raise BadRun("no-games", {"count": plan.games})
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    with Ledger(path, COMMAND, plan.head(), Mined, lambda _: None) as ledger:
        found = list(ledger.records)
        finished = {one.game for one in found}
        games = (number for number in range(plan.games) if number not in finished)
        for one in done(partial(mined_in, plan), games, workers):
            ledger.add(one)
            found.append(one)
            if report is not None:
                report(1)
    return sorted(found, key=lambda one: one.game)


def mined_in(plan: Mine, number: int) -> Mined:
    """The puzzles of one game; the line of one is over before the next begins."""
    seed = f"{plan.seed} {number}"
    game = new_game(plan.ruleset, seed, players=2)
    found: list[Puzzle] = []
    passes, busy = number, 0
    while not game.state.over:
        study = Study(game.view(game.state.decider), seed)
        study.search(plan.iterations // PLAY)
        if game.state.kind == TURN and len(game.history) >= busy and seems_clear(study, PROMISING):
            study.search(plan.iterations - plan.iterations // PLAY)
            if seems_clear(study):
                passes += study.best == PASS_TURN
                if study.best != PASS_TURN or passes % MOST_PASSES == 0:
                    here = puzzles_at(game, plan, seed)
                    found += here
                    busy = len(game.history) + sum(len(one.line) for one in here)
        game.step(study.best)
    return Mined(game=number, puzzles=[one.to_json() for one in found])


def puzzles_at(game: Game, plan: Mine, seed: str) -> list[Puzzle]:
    """The puzzle of this position, if it is one."""
    view = game.view(game.state.decider)
    try:
        line = find_line(view, plan.iterations * CONFIRM, seed)
    except NoPuzzle:
        return []
    place = len(game.history)
    shares = found_by(game, line)
    return [
        Puzzle(
            id=f"{plan.ruleset} {seed} {place}",
            view=view.to_json(),
            line=line.line,
            theme=line.theme,
            grade=grade_of(shares),
            found=shares,
            nudge=line.nudge,
            iterations=plan.iterations * CONFIRM,
            source=f"{seed}, action {place}",
        )
    ]


def found_by(game: Game, found: Found) -> dict[str, float]:
    """How often each level finds the first move."""
    decision, view = game.decision, game.view(game.state.decider)
    assert decision is not None
    shares: dict[str, float] = {}
    for level, tries in TRIES.items():
        times = 0
        for number in range(tries):
            bot = named(level, f"puzzle {number}")
            assert isinstance(bot, ThinkingBot)
            bound(bot, HERO_ITERATIONS)
            times += str(bot.choose(view, decision)) == found.line[0].action
        shares[level] = times / tries
    return shares


def grade_of(shares: dict[str, float]) -> Grade:
    """The first level that finds the first move in most of its tries; the last one if none does."""
    return next((grade for grade in GRADES if shares.get(grade, 0.0) >= FOUND), GRADES[-1])
