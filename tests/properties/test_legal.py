"""Legal means accepted, illegal means refused without a trace, and every question can be answered."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game, IllegalAction, UnknownAction
from gosux.model.kinds import KINDS
from tests.random_play import (
    VARIANTS,
    Variant,
    every_variant,
    moments,
    new_random_game,
    play_out,
    starts,
    turned,
)

NO_ACTIONS = (
    "",
    "   ",
    "sing",
    "play",
    "play nobody",
    "shift IV1",
    "mutate IV1",
    "capture 7:I1",
    "trap 7:I1",
    "activate 4:I1",
    "draw 2",
    "pass the salt",
    "no yes",
    "discard",
)


def assert_refused(game: Game, action: int | str) -> None:
    """An action that is not legal raises IllegalAction, with a reason, or UnknownAction; it changes nothing at all."""
    before = (game.digest(), game.legal()[:], game.history[:], game.state.decider, game.state.kind)
    for attempt in (game.apply, game.step):
        if isinstance(action, str) and attempt == game.step:
            continue  # the fast face takes numbers only
        with pytest.raises((IllegalAction, UnknownAction)) as refusal:
            attempt(action)  # type: ignore[arg-type]
        if isinstance(refusal.value, IllegalAction):
            assert all(reason.rules for reason in refusal.value.reasons)
            assert game.why_not(action) == refusal.value.reasons != []
        else:
            with pytest.raises(UnknownAction):
                game.why_not(action)
        assert (game.digest(), game.legal(), game.history, game.state.decider, game.state.kind) == before
        assert game.state.log is None


def check_decision(game: Game) -> None:
    """The question has answers, more than one unless it is a turn's, and each has a text that means it."""
    legal = game.legal()
    decision = game.decision
    assert decision is not None
    assert [action.id for action in decision.actions] == legal
    assert len(legal) == len(set(legal))
    assert len(legal) >= (1 if decision.kind == "turn" else 2)
    assert 0 <= decision.player < game.players
    assert not game.state.seats[decision.player].out
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


@every_variant
def test_the_action_table_is_small_enough_for_a_learner(variant: Variant) -> None:
    assert table_size(new_random_game(1, variant)) < 1024


def test_the_action_table_does_not_depend_on_the_number_of_players() -> None:
    assert len({table_size(gosux.new_game("gosu", 1, players=players)) for players in (2, 3, 4)}) == 1


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


EDGES_OF_GOSU = """
ruleset = "gosu"
discard = []
deck = []
[[player]]
army.I = ["seeker", "medic"]
army.II = ["kao"]
hand = ["{card}"]
[[player]]
"""


@pytest.mark.parametrize(("card", "slot"), [("seeker", 2), ("trix", 10)])
def test_the_first_and_the_last_card_of_the_table_of_gosu_are_played_from_hand(card: str, slot: int) -> None:
    game = gosux.read_position(EDGES_OF_GOSU.format(card=card))
    design = game.rules.catalogue.number[card]
    assert design in (0, len(game.rules.catalogue.cards) - 1)
    game.apply(f"play {card}")
    assert game.state.seats[0].army[slot] == design
    assert game.state.seats[0].hand == []


@every_variant
def test_every_question_has_answers_with_texts_of_their_own(variant: Variant) -> None:
    for seed, game in starts(variant, 80):
        for _ in moments(game, random.Random(seed)):
            check_decision(game)
        assert game.decision is None
        assert game.result is not None


@every_variant
def test_legal_actions_are_accepted_and_others_refused(variant: Variant) -> None:
    for seed, game in starts(variant, 36):
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
@every_variant
@pytest.mark.parametrize("first", [500, 510])
def test_the_whole_table_is_either_accepted_or_refused(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 10, first):
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
@every_variant
def test_thousands_of_games_end_soon(variant: Variant) -> None:
    """The bound is generous: 100 turns a player and round (X4.6, G3.5) would allow more, random play never needs it."""
    for seed in variant.seeds(1000, 5000):
        game = new_random_game(seed, variant)
        rng = random.Random(seed)
        while game.legal():
            game.step(rng.choice(game.legal()))
            assert len(game.history) < 2000
        assert game.result is not None
        assert game.state.round <= (2 * variant.players + 1 if variant.ruleset == "gosu" else 3)  # X1.7, G9.1


@pytest.mark.rule("X1.0")
@every_variant
def test_after_the_end_nothing_is_accepted(variant: Variant) -> None:
    for seed in range(3):
        game = new_random_game(seed, variant)
        play_out(game, random.Random(seed))
        for action in range(table_size(game)):
            assert_refused(game, action)
        for player in range(variant.players):
            with pytest.raises(IllegalAction):
                game.concede(player)


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(),
    choices=st.lists(st.integers(0, 63), max_size=120),
    wrong=st.integers(-5, 900),
)
def test_an_action_is_refused_unless_it_is_legal(variant: Variant, seed: int, choices: list[int], wrong: int) -> None:
    game = new_random_game(seed, variant)
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
    {kind.verb for kind in KINDS}
    | {"play", "recall", "shift", "mutate", "trap", "activate", "card", "", "yes", "pass", "draw"}
)
OBJECTS = ["", "1", "3", "0", "5", "I1", "II1", "III5", "I6", "0:I1", "1:II1", "2:I1", "galmi", "xian", "sati",
           "0:sati", "1:elle", "boul-go", "1:boul-go", "alpha", "kao", "pile:kao", "0:kao", "I", "III", "capture",
           "trap", "nobody", "-1", "٣"]  # fmt: skip


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(0, 999),
    choices=st.lists(st.integers(0, 63), max_size=60),
    verb=st.sampled_from(VERBS),
    object=st.sampled_from(OBJECTS),
)
def test_a_text_means_one_action_or_none(
    variant: Variant, seed: int, choices: list[int], verb: str, object: str
) -> None:
    game = new_random_game(seed, variant)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
    text = f"{verb} {object}"
    try:
        number = game.action_id(text)
    except UnknownAction:
        assert_refused(game, text)
        return
    if number in game.legal():
        clone = game.clone()
        clone.step(number)
        game.apply(text)
        assert game == clone
    else:
        assert_refused(game, text)
