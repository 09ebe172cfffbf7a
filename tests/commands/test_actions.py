"""``gosux actions``: the questions of a game and the texts of answers."""

import pytest

from gosux import questions, rulesets
from tests.commands.run import mistake, run


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[list[str]]:
    """The cells of every line."""
    output = run(capsys, "actions", *arguments)
    assert (output.code, output.err) == (0, "")
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in output.out.splitlines()]


@pytest.mark.parametrize("ruleset", rulesets())
def test_every_answer_of_a_game_is_listed(capsys: pytest.CaptureFixture[str], ruleset: str) -> None:
    cells = [cell for line in listed(capsys, "--ruleset", ruleset) for cell in line]
    for question in questions(ruleset):
        assert question.kind in cells
        for answer in question.answers:
            assert any(answer.example in cell for cell in cells)


def test_answers_come_with_what_they_point_at(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys)
    assert lines[0] == ["kind", "it asks for", "answer", "points at"]
    place = lines.index(["replace", "the replacement", "replace ez", "a card in your hand"])
    assert lines[place + 1] == ["replace 0:ez", "a card in a player's discard pile"]
    assert ["put-on-deck", "which card to put on a deck", "lift 1:I1", "a card of an army"] in lines
    assert ["mulligan", "whether to draw a new hand", "yes, no", "–"] in lines


def test_gosu_has_its_own_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, "--ruleset", "gosu")
    assert ["mutate I1", "a card of your army"] in lines
    assert ["capture", "which card to trap", "trap 1:I1", "a card of an army"] in lines


def test_the_list_is_in_french_too(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, "--lang", "fr")
    assert lines[0] == ["sorte", "on demande", "réponse", "elle désigne"]
    assert ["discard", "quelle carte défausser", "discard ez", "une carte de votre main"] in lines


def test_an_unknown_game_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no ruleset is called 'gosu-y'" in mistake(capsys, "actions", "--ruleset", "gosu-y")
