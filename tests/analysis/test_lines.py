"""Lines, and what becomes of cards in them."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from gosux.analysis.differences import Comparison
from gosux.analysis.lines import Ending, Snapshot, next_move
from gosux.analysis.study import Study
from gosux.thinking.tree import Node
from tests.scene import scene

POSITION = """
tiles = []
[[player]]
army.I = ["volantis"]
hand = ["elle"]
[[player]]
clans = ["galmi", "narashima", "phoenix"]
"""


def study() -> Study:
    return Study(scene(POSITION).view(0), "tested")


def ending(in_play: int, captured: int = 0, lost: int = 0) -> Ending:
    """What became of Volantis."""
    key = 0, scene(POSITION).rules.catalogue.number["volantis"]
    armies = {
        "in_play": Counter({key: in_play}), "captured": Counter({key: captured}), "lost": Counter({key: lost})
    }  # fmt: skip
    numbers = {name: [0, 0] for name in ("values", "hands", "tokens", "owned", "open")}
    return Ending(Snapshot(**numbers, **armies), None, [], None, "")  # type: ignore[arg-type]


STAYS, REPLACED, LOST, CAPTURED = ending(1), ending(0), ending(0, lost=1), ending(1, captured=1)


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (LOST, STAYS, [("gone", True)]),
        (STAYS, LOST, [("gone", False)]),
        (CAPTURED, STAYS, [("captured", True)]),
        (LOST, REPLACED, []),
        (LOST, CAPTURED, []),
        (CAPTURED, REPLACED, []),
        (STAYS, REPLACED, []),
    ],
)
def test_a_card_is_lost_only_beside_a_line_in_which_it_stays_face_up(
    first: Ending, second: Ending, found: list[tuple[str, bool]]
) -> None:
    facts = Comparison(study(), [(first, second)] * 4).cards(0)
    assert [(fact.kind, fact.more) for fact in facts] == found


def army(cards: int, open: int) -> Ending:
    """How many cards the player has after the reply, and how many of them are OPEN."""
    found = ending(cards)
    return replace(found, reply=replace(found.reply, open=[open, 0]))


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (army(3, 2), army(3, 1), [(True, 1)]),
        (army(3, 1), army(4, 2), []),
        (army(3, 2), army(4, 1), [(True, 1)]),
        (army(3, 1), army(4, 1), []),
    ],
)
def test_more_open_cards_are_no_reason_if_there_are_just_more_cards(
    first: Ending, second: Ending, found: list[tuple[bool, int]]
) -> None:
    facts = Comparison(study(), [(first, second)] * 4).exposed(0)
    assert [(fact.more, fact.amount) for fact in facts] == found


def test_an_amount_is_that_of_the_middle_one_of_all_worlds() -> None:
    """In three of ten worlds the difference does not hold; among the others alone it would be 6."""
    steps = [9, 8, 7, 6, 2, 1, 1, 0, -3, -4]
    pairs = [(army(1, 10 + step), army(1, 10)) for step in steps]
    (fact,) = Comparison(study(), pairs).exposed(0)
    assert (fact.more, fact.amount, fact.share) == (True, 1, 0.7)


@pytest.mark.parametrize(("visits", "taken"), [((100, 90), {0, 1}), ((100, 49), {0}), ((5, 4), set())])
def test_answers_tried_nearly_as_often_are_each_taken_in_some_worlds(visits: tuple[int, int], taken: set[int]) -> None:
    one = study()
    world = one.deal()
    node = Node(-1, 1.0)
    for choice, count in zip(world.choices, visits, strict=False):
        child = Node(choice, 1.0)
        child.visits = count
        node.add(child)
    moves = [next_move(one, world, node, Random(number)) for number in range(20)]
    known = {world.choices.index(choice) for choice, followed in moves if followed is not None}
    assert known == taken
