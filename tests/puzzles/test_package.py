"""The puzzles of the package: every solution is replayed, and every claim about it is checked against its data."""

import json
import random
from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest

from gosux.analysis.puzzle_search import GAP, LEAST_CHOICES
from gosux.analysis.puzzles import GRADES, THEMES, Puzzle, puzzle_of
from gosux.game.game import Game
from gosux.lab.mining import FOUND
from gosux.puzzles import PuzzleError, days, of_the_day, puzzle, puzzles

ALL = [puzzle(id) for id in puzzles()]
OTHER_WORLDS = 2


def has_reply(one: Puzzle) -> bool:
    return any(step.seat != one.solver for step in one.line)


def replayed(one: Puzzle, game: Game) -> list[str]:
    """Play the solution; returns what the solver knows after each step."""
    known: list[str] = []
    for step in one.line:
        assert game.state.decider == step.seat, (one.id, step.action)
        texts = {game.action_text(action): action for action in game.legal()}
        if step.seat == one.solver:
            assert set(step.chances) == set(texts), one.id
        game.step(texts[step.action])
        known.append(json.dumps(game.view(one.solver).to_json()))
    return known


def test_every_solution_can_be_played_and_shows_the_same_whatever_is_hidden() -> None:
    for one in ALL:
        first = replayed(one, one.game())
        for game in islice(one.games("other"), OTHER_WORLDS):
            assert replayed(one, game)[:-1] == first[:-1], one.id  # the last step may reveal something


def test_only_a_card_that_the_rival_plays_can_rule_out_a_world() -> None:
    """Without replies, every deal will do."""
    for one in ALL:
        if not has_reply(one):
            assert one.fits(one.known.sample(random.Random("any"))), one.id


def test_a_puzzle_holds_what_its_solver_may_know_and_nothing_else() -> None:
    unknown = 0
    for one in ALL:
        assert one.game().view(one.solver).to_json() == one.view
        assert one.view["asked"]["player"] == one.solver and len(one.line[0].chances) >= LEAST_CHOICES
        hidden = [card for holder in (one.view, *one.view["seats"]) for card in holder.get("deck", [])]
        hidden += one.view["seats"][1 - one.solver]["hand"]
        unknown += sum(card.startswith("?") for card in hidden)
        for card in hidden:
            assert card.startswith("?") or str(one.solver) in card.partition("@")[2], (one.id, card)
    assert unknown > len(ALL)  # it was looked for in the right places


def test_every_answer_of_the_solver_is_right_or_clearly_worse() -> None:
    for one in ALL:
        for step in one.line:
            assert (step.seat == one.solver) == bool(step.chances)
            for action, chance in step.chances.items():
                # Chances are rounded to three digits.
                assert step.is_right(action) or step.chance - chance >= GAP - 0.0011, (one.id, step.action, action)


def test_a_line_begins_with_the_only_right_move_and_ends_with_something_to_find() -> None:
    for one in ALL:
        first = one.line[0]
        assert [action for action in first.chances if first.is_right(action)] == [first.action], one.id
        assert first.reasons[first.second], one.id
        assert one.line[-1].asks, one.id


def test_there_are_enough_puzzles_and_lines_of_several_steps() -> None:
    counts = Counter(one.ruleset for one in ALL)
    assert counts["gosu-x"] >= 150 and counts["gosu"] >= 50
    assert sum(len(one.own) > 1 for one in ALL) >= 90
    assert sum(map(has_reply, ALL)) >= 10


def test_grades_follow_from_how_often_levels_find_the_first_move() -> None:
    for one in ALL:
        finders = [grade for grade in GRADES[:-1] if one.found[grade] >= FOUND]
        assert one.grade == (finders[0] if finders else GRADES[-1])


def test_themes_follow_from_the_line() -> None:
    for one in ALL:
        first = one.line[0]
        if one.theme == "shift":
            assert first.action.startswith(("shift ", "mutate "))
        passes = "pass" in (first.action, first.second)
        assert passes == (one.theme == "pass") or one.theme == "victory", one.id
    assert {one.theme for one in ALL if one.ruleset == "gosu-x"} == set(THEMES)


def test_puzzles_are_different_and_read_as_they_are_written() -> None:
    positions = Counter(json.dumps(one.view, sort_keys=True) for one in ALL)
    assert max(positions.values()) == 1
    for one in ALL:
        assert puzzle_of(json.loads(json.dumps(one.to_json()))) == one


def test_every_puzzle_gets_its_day() -> None:
    first = date(2026, 11, 18)
    found = [of_the_day(first + timedelta(days=number)) for number in range(len(days()))]
    assert sorted(found) == sorted(days()) and {puzzle(id).ruleset for id in found} == {"gosu-x"}
    assert of_the_day(date(1970, 1, 1)) == days()[0]


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(PuzzleError, match="no puzzle is called 'gosu-x-9999'"):
        puzzle("gosu-x-9999")
