"""``gosux puzzles``: the list, a puzzle as text, and mining."""

import json
from pathlib import Path

import pytest

from gosux.analysis.puzzles import Puzzle
from gosux.commands.puzzles import Solving
from gosux.model.kinds import TURN
from gosux.puzzles import puzzle, puzzles
from gosux.text.words import Words
from tests.commands.run import mistake, run

ONE = next(one for one in map(puzzle, puzzles()) if len(one.own) == 2)


def solved(answers: list[str], lang: str = "en", one: Puzzle = ONE) -> list[str]:
    said: list[str] = []
    waiting = iter(answers)
    Solving(Words(lang, one.ruleset), one, lambda line: said.append(str(line)), lambda: next(waiting)).play()
    assert next(waiting, None) is None, "not all answers were asked for"
    return said


def numbers(actions: list[str], one: Puzzle = ONE) -> list[str]:
    """The numbers of answers that are asked for one after the other."""
    game, found = one.game(), []
    for step in one.line:
        texts = [game.action_text(action) for action in game.state.choices]
        if step.asks:
            found.append(str(texts.index(actions.pop(0)) + 1))
        game.step(game.state.choices[texts.index(step.action)])
    return found


@pytest.mark.parametrize(("lang", "right"), [("en", "Solved."), ("fr", "Résolu.")])
def test_the_line_is_played_by_numbers(lang: str, right: str) -> None:
    assert right in solved(numbers([step.action for step in ONE.own]), lang)


def test_a_wrong_move_is_told_with_its_worth_and_can_be_tried_again() -> None:
    first = ONE.own[0]
    (wrong, _) = numbers([first.second, ONE.own[1].action])
    said = solved([wrong, "0", "?", *numbers([step.action for step in ONE.own])])
    assert f"Not the best: {round(first.chances[first.second] * 100)}%" in " ".join(said)
    assert "With the best move:" in said and "Solved." in said


def test_the_solution_is_shown_and_an_empty_answer_leaves() -> None:
    assert solved(["!"])[-1].startswith("  + ")
    assert "Solved." not in solved([""])


def test_cards_and_terms_are_explained_while_one_thinks() -> None:
    said = solved(["?alpha", "? open", "?xyzzy", ""])
    assert any(line.startswith("Alpha") for line in said) and any(line.startswith("OPEN") for line in said)
    assert "Nothing here is called “xyzzy”." in said


def test_the_table_is_shown_again_at_ones_next_turn() -> None:
    def later_turns(one: Puzzle) -> int:
        game, found = one.game(), 0
        for step in one.line:
            found += step.asks and step is not one.line[0] and game.state.kind == TURN
            game.step(next(action for action in game.state.choices if game.action_text(action) == step.action))
        return found

    later = next(one for one in map(puzzle, puzzles()) if len(one.own) > 1 and later_turns(one) == 1)
    for one, shown in ((ONE, 1), (later, 2)):
        said = solved(numbers([step.action for step in one.own], one), one=one)
        assert sum(line.startswith("Your hand (") for line in said) == shown


def test_the_list_begins_with_todays_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "puzzles", "list", "--theme", "shift")
    first, *others = told.out.splitlines()
    assert first.startswith("today: gosu-x-")
    assert len(others) == sum(puzzle(id).theme == "shift" for id in puzzles())


def test_mining_can_be_interrupted_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mined.jsonl"
    wanted = ["puzzles", "mine", str(path), "--ruleset", "gosu", "--iterations", "10", "--seed", "s"]
    run(capsys, *wanted, "--games", "2")
    whole = path.read_text()
    path.write_text(whole[: whole.index('{"game": 1') + 5])
    assert run(capsys, *wanted, "--games", "2").out.startswith("games searched: 2")
    assert path.read_text() == whole
    assert json.loads(whole.splitlines()[0])["seed"] == "s"
    assert "belongs to another run of gosux puzzles mine" in mistake(capsys, *wanted[:-1], "other")
