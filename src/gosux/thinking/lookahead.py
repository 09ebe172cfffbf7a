"""One-move look-ahead: the result of each action, with its follow-up questions answered greedily."""

from typing import Final

from mypy_extensions import i64

from gosux.model import kinds
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge

MOST_ANSWERS: Final = 12  # small questions answered after one action; more than nearly any effect asks


def gives_a_card(kind: i64) -> bool:
    """Whether the question is which card of the player's hand to give up: the least valuable one is chosen."""
    return kind == kinds.PAY or kind == kinds.HAND_LIMIT or kind == kinds.DISCARD


def least_worth(judge: Judge, world: State) -> i64:
    """The least valuable card of the hand."""
    first = world.catalogue.table.hand
    best: i64 = world.choices[0]
    least: float = 1e9
    for choice in world.choices:
        if choice >= first:
            worth = judge.hand_value(choice - first)
            if worth < least:
                least = worth
                best = choice
    return best


def best_answer(judge: Judge, world: State) -> i64:
    """The greedy answer: the one after which the position is best for the player who is asked."""
    if gives_a_card(world.kind):
        return least_worth(judge, world)
    you = world.decider
    best: i64 = world.choices[0]
    most: float = -1.0
    for choice in world.choices:
        child = world.clone()
        try:
            child.take(choice)
        except NoChoice:  # the sampled world turns out to be impossible
            continue
        worth = judge.value(child, you)
        if worth > most:
            most = worth
            best = choice
    return best


def settle(judge: Judge, world: State, you: i64) -> None:
    """Answer the follow-up questions of an action of ``you``, up to the next turn or another player's question."""
    answers: i64 = 0
    while not world.over and world.decider == you and world.kind != kinds.TURN and answers < MOST_ANSWERS:
        world.take(best_answer(judge, world))
        answers += 1


def rate(judge: Judge, world: State, action: i64, you: i64) -> float:
    """What an action is worth to ``you``, who are asked, in this world; the world stays as it is."""
    child = world.clone()
    try:
        child.take(action)
        settle(judge, child, you)
    except NoChoice:
        return 0.0
    return judge.value(child, you)
