"""Questions and answers that ``gosux.questions``, ``gosux actions`` and docs/api.md list are the engine's."""

import random
from collections import defaultdict
from pathlib import Path

import pytest

from gosux import Question, questions, rulesets
from gosux.model.actions import FAMILY_NAMES
from gosux.model.kinds import KIND_NUMBER, KINDS
from gosux.rules.registry import ruleset
from gosux.text import LANGUAGES, Words
from tests.random_play import Variant, every_variant, moments, starts

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
SHOWN = {"gosu-x": "Gosu X", "gosu": "GOSU"}


def named(ruleset_id: str) -> dict[str, Question]:
    return {question.kind: question for question in questions(ruleset_id)}


@pytest.mark.parametrize("ruleset_id", rulesets())
def test_every_example_names_an_action_of_its_kind(ruleset_id: str) -> None:
    table = ruleset(ruleset_id).catalogue.table
    for question in questions(ruleset_id):
        for answer in question.answers:
            number = table.parse(KIND_NUMBER[question.kind], answer.example)
            assert number >= 0, answer
            assert table.text(KIND_NUMBER[question.kind], number) == answer.example
            assert FAMILY_NAMES[table.family(number)] == answer.points_at
            assert answer.example.startswith(answer.verb)


def test_games_have_their_own_questions_and_verbs() -> None:
    gosu_x, quick, gosu = (set(named(one)) for one in ("gosu-x", "gosu-x-quick", "gosu"))
    assert gosu_x - gosu == {"draft", "mulligan", "replace"}
    assert gosu - gosu_x == {"redraw", "incoming"}
    assert quick - gosu_x == {"free-mulligan", "enter"}
    assert gosu_x | quick | gosu == {kind.name for kind in KINDS}
    assert (named("gosu-x")["capture"].verbs, named("gosu")["capture"].verbs) == (
        ("capture", "no", "done"), ("trap", "no", "done"),
    )  # fmt: skip
    assert "mutate" in named("gosu")["turn"].verbs and "shift" not in named("gosu")["turn"].verbs


@every_variant
def test_no_decision_of_a_game_has_other_answers(variant: Variant) -> None:
    listed = named(variant.ruleset)
    seen = defaultdict(set)
    for seed, game in starts(variant, 20):
        table = game.rules.catalogue.table
        for _ in moments(game, random.Random(seed)):
            decision = game.decision
            assert decision is not None
            assert decision.texts == [str(action) for action in decision.actions]
            assert set(decision.verbs) <= set(listed[decision.kind].verbs), decision
            for action in decision.actions:
                family = FAMILY_NAMES[table.family(action.id)]
                seen[decision.kind].add(str(action) if family == "word" else family)
    for kind, answers in seen.items():
        known = {answer.example if answer.points_at == "word" else answer.points_at for answer in listed[kind].answers}
        assert answers <= known, kind
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_answer_exactly_the_questions_that_have_a_sentence_for_them(language: str) -> None:
    messages = Words(language, "gosu").messages
    for kind in KINDS:
        spoken = {attribute for id, attribute in messages.patterns if id == f"action-{kind.name}" and attribute}
        assert spoken == {word.replace(" ", "-") for word in kind.words}, kind.name


def rows_of_page(ruleset_id: str) -> list[str]:
    """The lines of the document's table for a game."""
    text = PAGE.read_text(encoding="utf-8")
    section = text.partition(f"\n### Questions of {SHOWN[ruleset_id]}\n")[2].partition("\n#")[0]
    return [line for line in section.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("ruleset_id", SHOWN)
def test_the_document_lists_every_question(ruleset_id: str) -> None:
    words = Words("en", ruleset_id)
    expected = [
        f"| `{question.kind}` | {words.say(f'prompt-{question.kind}.topic')} | "
        + ", ".join(f"`{answer.example}`" for answer in question.answers)
        + " |"
        for question in questions(ruleset_id)
    ]
    assert rows_of_page(ruleset_id) == expected
