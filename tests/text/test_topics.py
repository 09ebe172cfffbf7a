"""What explains a question or an action: every reference leads somewhere, in some game and in all its languages."""

import pytest

import gosux
from gosux.model.kinds import KINDS
from gosux.text.topics import TOPICS, topic
from gosux.text.words import Words
from gosux.tui.explained import page_about


@pytest.mark.parametrize("about", TOPICS)
def test_every_reference_is_the_best_of_some_game(about: str) -> None:
    found = {topic(ruleset, about) for ruleset in gosux.rulesets()} - {None}
    given = {one.replace("-", "_") if one.startswith("keyword:") else one for one in TOPICS[about]}
    assert found and found <= given


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu-x-quick", "gosu"])
def test_what_a_topic_refers_to_can_be_read(ruleset: str, language: str) -> None:
    words = Words(language, ruleset)
    for about in TOPICS:
        assert bool(topic(ruleset, about)) == bool(page_about(words, about)), about


def test_topics_are_kinds_of_questions_or_actions_of_a_turn() -> None:
    kinds = {kind.name for kind in KINDS}
    actions = {"shift", "mutate", "activate", "action", "recall", "draw 1", "draw 3", "draw 5", "battle", "pass"}
    assert set(TOPICS) <= kinds | actions
