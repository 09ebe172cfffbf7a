"""Legal means accepted, illegal means refused without a trace, and every question can be answered."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game, IllegalAction
from gosux.model.kinds import KINDS
from tests.random_play import moments, new_random_game, turned

NO_ACTIONS = (
    "",
    "   ",
    "sing",
    "play",
    "play nobody",
    "shift IV1",
    "capture 7:I1",
    "pass the salt",
    "no yes",
    "discard",
)


def assert_refused(game: Game, action: int | str) -> None:
    """An action that is not legal raises IllegalAction, with a reason, and changes nothing at all."""
    before = (game.digest(), game.legal()[:], game.history[:], game.state.decider, game.state.kind)
    for attempt in (game.apply, game.step):
        if isinstance(action, str) and attempt == game.step:
            continue  # the fast face takes numbers only
        with pytest.raises(IllegalAction) as refusal:
            attempt(action)  # type: ignore[arg-type]
        assert refusal.value.reasons
        assert (game.digest(), game.legal(), game.history, game.state.decider, game.state.kind) == before
        assert game.state.log is None
    assert game.why_not(action)


def check_decision(game: Game) -> None:
    """The question has answers, more than one unless it is a turn's, and each has a text that means it."""
    legal = game.legal()
    decision = game.decision
    assert decision is not None
    assert [action.id for action in decision.actions] == legal
    assert len(legal) == len(set(legal))
    assert len(legal) >= (1 if decision.kind == "turn" else 2)
    assert decision.player in (0, 1)
    for action in decision.actions:
        assert game.action_id(str(action)) == action.id, f"{action} as an answer to {decision.kind}"
        assert game.action_id(f"  {str(action).replace(' ', '   ')} ") == action.id


def check_legal_are_accepted(game: Game) -> None:
    for action in game.legal():
        assert game.why_not(action) == []
        clone = game.clone()
        clone.step(action)
        assert clone.history == [*game.history, action]
        assert clone != game


def table_size(game: Game) -> int:
    return game.rules.catalogue.table.size


def test_the_action_table_is_small_enough_for_a_learner() -> None:
    assert table_size(gosux.new_game("gosu-x", 1)) < 1024


EDGES = """
tiles = []
recall = true
[[player]]
army.I = ["apostles-of-the-night", "3-wishes"]
army.II = ["solok"]
hand = [{hand}]
discard = [{pile}]
deck = []
[[player]]
deck = []
"""


@pytest.mark.parametrize(("card", "slot"), [("abhilasha", 10), ("dancing-dragon", 2)])
@pytest.mark.parametrize("verb", ["play", "recall"])
def test_the_first_and_the_last_card_of_the_table_are_played_from_where_they_lie(
    card: str, slot: int, verb: str
) -> None:
    """Neighbours in the table are other verbs: nothing may slip over the edge."""
    held, lying = (f'"{card}"', "") if verb == "play" else ("", f'"{card}"')
    game = gosux.read_position(EDGES.format(hand=held, pile=lying))
    design = game.rules.catalogue.number[card]
    assert design in (0, len(game.rules.catalogue.cards) - 1)
    game.apply(f"{verb} {card}")
    player = game.state.seats[0]
    assert player.army[slot] == design
    assert (player.hand, player.discard) == ([], [])


@pytest.mark.parametrize("start", range(0, 120, 40))
def test_every_question_has_answers_with_texts_of_their_own(start: int) -> None:
    for seed in range(start, start + 40):
        game = new_random_game(seed)
        for _ in moments(game, random.Random(seed)):
            check_decision(game)
        assert game.decision is None
        assert game.result is not None


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_legal_actions_are_accepted_and_others_refused(start: int) -> None:
    for seed in range(start, start + 20):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.15:
                check_legal_are_accepted(game)
                illegal = [action for action in range(table_size(game)) if action not in game.legal()]
                for action in rng.sample(illegal, 6):
                    assert_refused(game, action)
                assert_refused(game, rng.choice([-1, -2, table_size(game), 10**6]))
                assert_refused(game, rng.choice(NO_ACTIONS))


@pytest.mark.slow
@pytest.mark.parametrize("start", range(500, 560, 15))
def test_the_whole_table_is_either_accepted_or_refused(start: int) -> None:
    for seed in range(start, start + 15):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            check_decision(game)
            if rng.random() < 0.1:
                check_legal_are_accepted(game)
                for action in range(-2, table_size(game) + 2):
                    if action not in game.legal():
                        assert_refused(game, action)
                for text in NO_ACTIONS:
                    assert_refused(game, text)


@pytest.mark.slow
def test_thousands_of_games_end_soon() -> None:
    """The bound is generous: 100 turns a player and round (X4.6) would allow more, random play never needs it."""
    for seed in range(5000, 8000):
        game = new_random_game(seed)
        rng = random.Random(seed)
        while game.legal():
            game.step(rng.choice(game.legal()))
            assert len(game.history) < 2000
        assert game.result is not None
        assert game.state.round <= 3  # X1.7


@pytest.mark.rule("X1.5")
def test_conceding_ends_the_game_at_any_decision() -> None:
    for seed in range(20):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            loser = rng.randrange(2)
            clone = game.clone()
            clone.concede(loser)
            assert (clone.decision, clone.legal()) == (None, [])
            assert clone.result == gosux.Result([1 - loser], "X1.5")


@pytest.mark.rule("X1.0")
def test_after_the_end_nothing_is_accepted() -> None:
    for seed in range(4):
        game = new_random_game(seed)
        for _ in moments(game, random.Random(seed)):
            pass
        for action in range(table_size(game)):
            assert_refused(game, action)
        with pytest.raises(IllegalAction):
            game.concede(0)


@given(seed=st.integers(), choices=st.lists(st.integers(0, 63), max_size=120), wrong=st.integers(-5, 700))
def test_an_action_is_refused_unless_it_is_legal(seed: int, choices: list[int], wrong: int) -> None:
    game = gosux.new_game("gosu-x", seed)
    for number in choices:
        if not game.legal():
            break
        check_decision(game)
        game.step(turned(game, number))
    if wrong in game.legal():
        game.step(wrong)
    else:
        assert_refused(game, wrong)


VERBS = sorted(
    {kind.verb for kind in KINDS} | {"play", "recall", "shift", "activate", "card", "", "yes", "pass", "draw"}
)
OBJECTS = ["", "1", "3", "0", "I1", "II1", "III5", "I6", "0:I1", "1:II1", "2:I1", "galmi", "xian", "sati", "0:sati",
           "1:elle", "boul-go", "1:boul-go", "I", "III", "capture", "nobody", "-1", "٣"]  # fmt: skip


@given(
    seed=st.integers(0, 999),
    choices=st.lists(st.integers(0, 63), max_size=60),
    verb=st.sampled_from(VERBS),
    object=st.sampled_from(OBJECTS),
)
def test_a_text_means_one_action_or_none(seed: int, choices: list[int], verb: str, object: str) -> None:
    game = gosux.new_game("gosu-x", seed)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
    text = f"{verb} {object}"
    try:
        number = game.action_id(text)
    except IllegalAction:
        assert_refused(game, text)
        return
    if number in game.legal():
        clone = game.clone()
        clone.step(number)
        game.apply(text)
        assert game == clone
    else:
        assert_refused(game, text)
