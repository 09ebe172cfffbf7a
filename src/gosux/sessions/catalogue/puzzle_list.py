"""All puzzles, as a page lists them."""

from functools import cache

from gosux.puzzles import days, puzzle, puzzles
from gosux.sessions.messages.puzzle_list import PuzzleEntry, PuzzleList
from gosux.sessions.messages.requests import Board
from gosux.sessions.scenes.summaries import board_of


@cache
def puzzle_list() -> PuzzleList:
    return PuzzleList(puzzles=[entry(id) for id in puzzles()], days=list(days()))


def entry(id: str) -> PuzzleEntry:
    found = puzzle(id)
    return PuzzleEntry(
        id=id,
        ruleset=found.ruleset,
        theme=found.theme,
        grade=found.grade,
        steps=len(found.own),
        seat=found.solver,
        board=Board(**board_of(found.known.state)),
    )
