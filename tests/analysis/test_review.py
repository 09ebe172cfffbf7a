"""The review of a finished game: decisions, luck, and what they come to."""

import json
from functools import cache
from itertools import islice

import pytest

from gosux.analysis.draft import advice, pick_values
from gosux.analysis.review import (
    RIGHT,
    Decision,
    Review,
    Step,
    judge_decision,
    mark_of,
    review,
    shown_loss,
    step_at,
    step_of,
    steps,
)
from gosux.game.game import new_game
from gosux.records.replays import Replay, parse_replay, replay_text
from tests.analysis.test_reasons import AHEAD, at_last
from tests.random_play import played
from tests.scene import scene

ITERATIONS = 16


@cache
def whole_game() -> Replay:
    """A game of random play, draft included."""
    return parse_replay(replay_text(played(95, 5000)))


@cache
def whole_steps() -> tuple[Step, ...]:
    return tuple(steps(whole_game(), ITERATIONS))


def last_turn(action: str) -> Replay:
    """A game of one decision, which wins or loses it."""
    game = scene(at_last("supremacy = 1", AHEAD + "\nsupremacy = 1"))
    game.run([action, "? capture 1:II1"])
    return parse_replay(replay_text(game))


def test_a_review_is_the_same_every_time() -> None:
    again = [step_at(whole_game(), number, ITERATIONS) for number in (0, 5, 20, 33)]
    assert again == [whole_steps()[number] for number in (0, 5, 20, 33)]


def test_an_interrupted_review_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = [json.loads(json.dumps(step.to_json())) for step in islice(whole_steps(), 0, None, 2)]
    done = {step.number: step for step in map(step_of, stored)}
    looked: list[int] = []

    def look_at(game: object, number: int, *rest: object) -> Step:
        looked.append(number)
        return whole_steps()[number]

    monkeypatch.setattr("gosux.analysis.review.look_at", look_at)
    assert tuple(steps(whole_game(), ITERATIONS, done=done)) == whole_steps()
    assert looked == [number for number in range(len(whole_game().actions)) if number % 2]


def test_only_decisions_with_a_choice_are_judged_the_draft_among_them() -> None:
    game = whole_game()
    for step in whole_steps():
        state = game.game_at(step.number).state
        assert (step.decision is not None) == (len(state.choices) > 1)
    decisions = [step.decision for step in whole_steps() if step.decision is not None]
    assert sum(decision.is_draft for decision in decisions) == 6
    assert {decision.player for decision in decisions} == {0, 1}


def test_picks_are_judged_by_measured_games() -> None:
    for step in whole_steps()[:6]:
        assert step.decision is not None
        game = whole_game().game_at(step.number)
        values = pick_values(game.state, "gosu-x")
        assert values is not None
        taken = {game.action_id(f"draft {clan}"): value for clan, value in values.items()}
        decision = step.decision
        assert (decision.chance, decision.chance_played) == (max(taken.values()), taken[decision.played])
        assert taken[decision.best] == decision.chance
        assert set(decision.right) == {row for row, chance in taken.items() if chance >= decision.chance - RIGHT}


def test_picks_of_a_game_that_was_not_measured_are_searched() -> None:
    game = new_game("gosu-x-quick", "1")
    assert advice(game.state, "gosu-x-quick") is None
    decision = judge_decision(game, 0, game.legal()[0], 16)
    assert decision.is_draft and 0 < decision.chance_played <= decision.chance < 1


def test_only_the_players_who_are_asked_for_are_studied() -> None:
    found = list(islice(steps(whole_game(), ITERATIONS, players=[1]), 12))
    assert {step.decision.player for step in found if step.decision is not None} == {1}


def test_a_move_that_loses_the_game_is_a_blunder_and_its_facts_say_why() -> None:
    replay = last_turn("pass")
    found = review(replay, steps(replay, 200), 0)
    decision = found.decisions[0]
    assert (decision.mark, found.result) == ("blunder", 0.0)
    assert decision.loss > 0.5
    assert replay.begin().action_text(decision.best) == "play alpha"
    assert [decision] == found.turning_points
    assert decision.facts[0].kind == "victory" and decision.facts[0].good


def test_the_right_move_has_no_loss() -> None:
    replay = last_turn("play alpha")
    decision = review(replay, steps(replay, 200), 0).decisions[0]
    assert decision.played == decision.best
    assert decision.loss == 0.0
    assert decision.mark in ("", "found")
    assert decision.best in decision.right and replay.begin().action_id("pass") not in decision.right


def test_marks_begin_at_five_ten_and_fifteen_points() -> None:
    marks = [mark_of(loss) for loss in (0.0, 0.0499, 0.05, 0.0999, 0.1, 0.1499, 0.15, 0.9)]
    assert marks == ["", "", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]


def test_a_mark_agrees_with_the_points_that_are_shown() -> None:
    """46.6% and 37.1% are shown as 47% and 37%: 10 points, a mistake; 46.4% and 41.4% as 46% and 41%."""
    assert mark_of(shown_loss(0.466, 0.371)) == "mistake"
    assert mark_of(shown_loss(0.4649, 0.4151)) == ""
    assert mark_of(shown_loss(0.464, 0.414)) == "inaccuracy"


# -- luck --------------------------------------------------------------------------------------------------------


def test_luck_of_two_players_adds_up_to_nothing() -> None:
    assert all(abs(sum(step.luck)) < 1e-6 for step in whole_steps())
    assert any(step.luck[0] > 0.01 for step in whole_steps()) and any(step.luck[0] < -0.01 for step in whole_steps())


def test_there_is_luck_only_where_chance_had_a_part() -> None:
    """Alpha captures; nothing is drawn and no die is rolled before the game is over."""
    assert next(steps(last_turn("play alpha"), 8)).luck == [0.0, 0.0]


DRAW = """
tiles = []
[[player]]
clans = ["goan_sul", "justice", "xian"]
army.I = ["spirits-of-smook", "lava-goddesses"]
army.II = ["alpha"]
hand = ["elle"]
top = ["{card}"]
[[player]]
clans = ["galmi", "narashima", "phoenix"]
army.I = ["boul-go"]
"""


def test_a_better_card_is_more_luck_than_a_worse_one() -> None:
    """The card on top of the deck is the only difference."""
    luck: dict[str, float] = {}
    for card in ("goan-sul", "bombing-units"):
        game = scene(DRAW.format(card=card))
        game.run(["draw 1", "concede 1"])
        luck[card] = next(steps(parse_replay(replay_text(game)), 8)).luck[0]
    assert luck["goan-sul"] > luck["bombing-units"] + 0.01


# -- adding up ---------------------------------------------------------------------------------------------------


def decision(number: int, loss: float, mark: str = "") -> Decision:
    found = mark or mark_of(loss)
    return Decision(number, 0, "turn", 1, number, 1, 2, 2, 0.5, 0.5 - loss, 0.4, found, [2], [])  # type: ignore[arg-type]


def made(losses: list[Decision], luck: list[tuple[int, float]], result: float = 1.0) -> Review:
    return Review(0, losses, luck, result, 40, [])


def test_turning_points_are_the_largest_losses_and_one_that_was_well_found() -> None:
    all_of_them = [decision(1, 0.06), decision(2, 0.3), decision(3, 0.2), decision(4, 0.0, "found"), decision(5, 0.04)]
    assert [one.number for one in made(all_of_them, []).turning_points] == [2, 3, 4]
    assert [one.number for one in made(all_of_them[:3], []).turning_points] == [1, 2, 3]


def test_the_result_without_luck_is_the_result_less_the_luck_within_bounds() -> None:
    assert made([], [(3, 0.3), (9, -0.1)]).without_luck == pytest.approx(0.8)
    assert made([], [(3, -0.3)]).without_luck == 1.0
    assert made([], [(3, 0.3)], 0.0).without_luck == 0.0


def test_the_curve_ends_with_the_result() -> None:
    assert made([decision(1, 0.0)], []).curve == [(1, 0.5), (40, 1.0)]


def test_points_lost_are_counted_for_each_choice() -> None:
    assert made([decision(1, 0.1), decision(2, 0.0)], []).loss_per_decision == pytest.approx(0.05)
    assert made([], []).loss_per_decision == 0.0


def test_battles_are_those_of_the_game() -> None:
    found = review(whole_game(), whole_steps(), 0)
    assert found.battles and all(len(fought.scores) == 2 for fought in found.battles)
    assert [fought.round for fought in found.battles] == list(range(1, len(found.battles) + 1))
