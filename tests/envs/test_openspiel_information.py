"""What OpenSpiel's players know: all that they have seen and done, nothing else; and how states are written down."""

# ruff: noqa: E402 (what needs the library is imported once it is known to be there)

import json
import pickle
import random
from collections import Counter
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install gosux[openspiel]")

import numpy as np
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from gosux import Game
from gosux.envs import openspiel
from gosux.envs.observation import layout, observe
from gosux.envs.openspiel_memory import KINDS_OF_EVENTS, OTHER, Memory, Vocabulary, line_of
from gosux.envs.openspiel_state import MEMORY
from gosux.game.view import is_secret
from gosux.model.events import EVENTS
from gosux.model.kinds import KINDS
from gosux.rules.registry import ruleset
from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_4, VARIANTS, Variant, every_variant, moments, pick, starts
from tests.scene import asked, scene


def table(variant: Variant) -> Any:
    name = openspiel.short_name(variant.ruleset)
    return pyspiel.load_game(name, {"players": variant.players} if variant.ruleset == "gosu" else {})


def at(game: Game) -> Any:
    """A state that stands at a scene of Gosu X."""
    gosu_x = pyspiel.load_game("python_gosu_x")
    state = gosu_x.new_initial_state()
    state.match = game
    state.memory = Memory.opening(game, [], gosu_x.vocabulary)
    return state


def advanced(variant: Variant, deal: int, decisions: int) -> Any:
    """The state of a deal after so many decisions of random play."""
    state = table(variant).new_initial_state()
    state.apply_action(deal)
    rng = random.Random(deal)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(pick(state.match, rng))
    return state


def told(state: Any, player: int) -> tuple[object, ...]:
    """All that OpenSpiel tells a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


def do(state: Any, *actions: str) -> None:
    for action in actions:
        state.apply_action(state.match.action_id(action))


# -- memories ------------------------------------------------------------------------------------------------------

DRAWN = """
tiles = []
[[player]]
army.I = ["arpia"]
hand = ["timer", "muraena"]
deck = ["kaez", "sqeezs"]
[[player]]
army.I = ["volantis"]
deck = ["sati", "elle"]
"""


def test_a_memory_tells_what_was_seen_and_done_and_the_open_question() -> None:
    state = at(scene(DRAWN))
    do(state, "draw 1")
    assert state.information_state_string(0).splitlines() == [
        "player 0",
        "> turn: draw 1",
        "tokens-spent player=0 count=1",
        "drew player=0 card=card:kaez",
        "turn player=1 additional=0 left=-1",
    ]
    assert state.information_state_string(1).splitlines() == [
        "player 1",
        "tokens-spent player=0 count=1",
        "drew player=0",
        "turn player=1 additional=0 left=-1",
        "? turn: draw 1, draw 3",
    ]


@every_variant
def test_memories_only_grow(variant: Variant) -> None:
    """Perfect recall: what a player knew is the beginning of what the player knows."""
    state = table(variant).new_initial_state()
    state.apply_action(3)
    rng = random.Random(3)
    before = [state.information_state_string(player) for player in range(variant.players)]
    while not state.is_terminal():
        mover = state.current_player()
        kind, action = state.match.decision.kind, pick(state.match, rng)
        answer = f"> {kind}: {state.action_to_string(action)}"
        state.apply_action(action)
        for player in range(variant.players):
            known = state.information_state_string(player)
            past, _, question = before[player].rpartition("\n? ")
            past = past if player == mover else before[player]
            assert bool(question) or player != mover
            assert known.startswith(past)
            assert known.removeprefix(past).startswith(f"\n{answer}") == (player == mover)
            before[player] = known


def test_the_vocabulary_knows_every_event() -> None:
    assert set(KINDS_OF_EVENTS) == set(EVENTS)


@every_variant
def test_numbers_tell_as_much_as_lines(variant: Variant) -> None:
    """Two different events, as a player sees them, have different numbers; but the rule that ended a game has none."""
    vocabulary = Vocabulary(ruleset(variant.ruleset).catalogue)
    lines: dict[tuple[int, ...], str] = {}
    for seed, game in starts(variant, 12):
        rng = random.Random(seed)
        while game.legal():
            for event in game.apply(pick(game, rng), viewer=None):
                for player in range(variant.players):
                    seen = event.seen_by(player)
                    if seen is not None and seen.kind != "game-over":
                        numbers = vocabulary.event(seen)
                        assert OTHER not in numbers
                        assert max(numbers) < vocabulary.size
                        assert lines.setdefault(tuple(numbers), line_of(seen)) == line_of(seen)
    assert len(lines) > 200


def test_the_tensor_ends_with_the_memory() -> None:
    state = at(scene(DRAWN))
    do(state, "draw 1")
    game = state.get_game()
    words: Vocabulary = game.vocabulary
    catalogue = ruleset("gosu-x").catalogue

    def number(value: int) -> int:
        return words.numbers + value + 1

    def memory(player: int) -> list[int]:
        tensor = np.array(state.information_state_tensor(player)[-MEMORY:])
        return [round(float(one)) for one in tensor * words.size]

    spent = [words.events["tokens-spent"], number(0), number(1)]
    turn = [words.events["turn"], number(1), number(0), number(-1)]
    kaez = words.rows + catalogue.table.hand + catalogue.number["kaez"]
    did = [words.questions, words.rows + catalogue.table.parse(0, "draw 1")]
    assert KINDS[0].name == "turn"
    own = [*did, *spent, words.events["drew"], number(0), kaez, *turn]
    assert memory(0) == own + [0] * (MEMORY - len(own))
    others = [*spent, words.events["drew"], number(0), *turn]
    assert memory(1) == others + [0] * (MEMORY - len(others))


@every_variant
def test_a_whole_game_fits_into_the_memory(variant: Variant) -> None:
    for deal in range(4):
        state = advanced(variant, deal, 5000)
        assert state.is_terminal()
        assert all(0 < len(numbers) < MEMORY / 2 for numbers in state.remembered().numbers)


def test_an_overfull_memory_forgets_the_oldest() -> None:
    state = advanced(GOSU_4, 1, 30)
    numbers = state.remembered().numbers[0]
    full = [*range(1, MEMORY), *numbers]
    state.memory.numbers[0][:] = full
    size = state.get_game().vocabulary.size
    tensor = state.information_state_tensor(0)[-MEMORY:]
    assert tensor == pytest.approx([number / size for number in full[-MEMORY:]])


# -- observations --------------------------------------------------------------------------------------------------


@every_variant
def test_observations_are_the_view(variant: Variant) -> None:
    state = advanced(variant, 5, 25)
    size = layout(variant.ruleset, variant.players).size
    for player in range(variant.players):
        view = state.match.view(player)
        assert json.loads(state.observation_string(player)) == view.to_json()
        vector = observe(view).tolist()
        assert state.observation_tensor(player) == vector
        information = state.information_state_tensor(player)
        assert len(information) == size + MEMORY
        if player == state.current_player():
            assert information[:size] == vector
        else:  # that somebody else is asked is not remembered
            asked_part = layout(variant.ruleset, variant.players).parts["asked"]
            assert information[: asked_part.start] == vector[: asked_part.start]
            assert not any(information[asked_part.slice])


@every_variant
def test_named_parts_of_tensors_are_those_of_the_layout(variant: Variant) -> None:
    state = advanced(variant, 6, 20)
    player = state.current_player()
    parts = layout(variant.ruleset, variant.players).split(observe(state.match.view(player)))
    for kind, further in ((None, set()), (INFO_STATE_OBS_TYPE, {"memory"})):
        observation = make_observation(state.get_game(), kind)
        observation.set_from(state, player)
        assert set(observation.dict) == set(parts) | further
        assert all(np.array_equal(observation.dict[name], part) for name, part in parts.items())


def factored(state: Any, public: bool) -> Any:
    private = pyspiel.PrivateInfoType.NONE if public else pyspiel.PrivateInfoType.SINGLE_PLAYER
    return make_observation(state.get_game(), pyspiel.IIGObservationType(public, False, private))


def test_public_and_private_observations_part_the_view() -> None:
    position = DRAWN.replace('"muraena"]', '"muraena@1"]')
    state = at(scene(position))
    public, private = factored(state, True), factored(state, False)
    shown = json.loads(public.string_from(state, 0))
    assert public.string_from(state, 1) == public.string_from(state, 0)
    assert shown["seats"][0]["hand"] == ["muraena@1", "?"]  # both know the one
    assert shown["asked"] == {"player": 0, "kind": 0, "choices": []}
    own = json.loads(private.string_from(state, 0))
    assert own["seats"] == [{"hand": ["muraena@1", "timer"]}, {}]
    assert own["asked"]["choices"] == state.legal_actions()
    assert json.loads(private.string_from(state, 1)) == {"viewer": 1}


# -- secrets -------------------------------------------------------------------------------------------------------

ACTIVATION = """
tiles = []
[[player]]
army.I = ["arpia"]
deck = ["muraena", "sqeezs"]
[[player]]
hand = ["{held}"]
deck = ["nezha", "{below}"]
"""


@pytest.mark.rule("X10.24")
def test_a_secret_question_changes_nothing_for_the_other_player() -> None:
    """In one world player 1 holds Atalanta, is asked and declines; in the other nobody is asked."""
    holding = at(scene(ACTIVATION.format(held="atalanta", below="elle")))
    other = at(scene(ACTIVATION.format(held="elle", below="atalanta")))
    assert told(holding, 0) == told(other, 0)
    do(holding, "activate 0:I1")
    assert asked(holding.match) == (1, "will")
    assert is_secret(holding.match.state, 0)
    unnoticed = told(holding, 0)
    assert "will" not in holding.information_state_string(0)
    assert '"asked":null' in holding.observation_string(0)
    assert '"asked":null' in factored(holding, True).string_from(holding, 0)
    assert '"asked"' not in factored(holding, False).string_from(holding, 0)
    assert '"asked":{' in factored(holding, False).string_from(holding, 1)
    do(holding, "no")
    do(other, "activate 0:I1")
    assert told(holding, 0) == told(other, 0)
    assert str(told(other, 0)[0]).startswith(str(unnoticed[0]))
    assert "> will: no" in holding.information_state_string(1)


class Remembering(Pair):
    """Two worlds that the viewer cannot tell apart, and what the viewer remembers of both."""

    def __init__(self, game: Game, viewer: int, way: int, rng: random.Random) -> None:
        super().__init__(game, viewer, way, rng)
        self.vocabulary = Vocabulary(game.rules.catalogue)
        self.memories = [Memory.opening(one, [], self.vocabulary) for one in self.games]

    def compare(self) -> None:
        if hasattr(self, "memories"):
            one, two = [
                memory.until(game, self.vocabulary) for memory, game in zip(self.memories, self.games, strict=True)
            ]
            assert one.lines[self.viewer] == two.lines[self.viewer]
            assert one.numbers[self.viewer] == two.numbers[self.viewer]
        super().compare()


@every_variant
def test_worlds_that_a_player_cannot_tell_apart_are_remembered_alike(variant: Variant) -> None:
    compared, different = 0, 0
    for seed, game in starts(variant, 5):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.06 and not game.state.available:
                pair = Remembering(game, game.state.decider, rng.randrange(len(WAYS)), random.Random(rng.random()))
                pair.play(30)
                compared += pair.compared
                different += pair.games[0].digest() != pair.games[1].digest()
    assert compared > 20
    assert different > 2


# -- sampled worlds ------------------------------------------------------------------------------------------------


@every_variant
def test_resampled_states_look_the_same_to_the_player(variant: Variant) -> None:
    worlds: Counter[str] = Counter()
    for decisions in (12, 20, 28):
        state = advanced(variant, 7, decisions)
        player = state.current_player()
        for number in range(4):
            sample = state.resample(player, random.Random(number))
            assert told(sample, player) == told(state, player)
            assert sample.legal_actions() == state.legal_actions()
            assert sample.history() == state.history()
            worlds[str(sample)] += 1
            other = (player + 1) % variant.players
            assert sample.information_state_string(other).splitlines()[1].startswith('= {"active"')
            assert str(pickle.loads(pickle.dumps(sample))) == str(sample)
            sample.apply_action(sample.legal_actions()[0])  # it can be played on, and be remembered
            told(sample, other)
        assert state.match.history == advanced(variant, 7, decisions).match.history
    assert len(worlds) == 12


def test_resampling_does_not_know_the_real_cards() -> None:
    """Worlds that differ only in what a player does not know give the same samples."""
    one = at(scene(ACTIVATION.format(held="atalanta", below="elle")))
    two = at(scene(ACTIVATION.format(held="elle", below="atalanta")))
    samples = [str(state.resample(0, random.Random(1))) for state in (one, two)]
    assert samples[0] == samples[1]
    held = {one.resample(0, random.Random(seed)).match.state.seats[1].hand[0] for seed in range(9)}
    assert len(held) > 1


# -- writing down --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_state_that_was_written_down_goes_on_alike(variant: Variant) -> None:
    """In the middle of effects too: what is known, what is remembered, and what the dice will bring."""
    for decisions in (9, 17, 26):
        state = advanced(variant, 2, decisions)
        told(state, 0)
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        game, copy = pyspiel.deserialize_game_and_state(text)
        assert str(game) == str(state.get_game())
        assert copy.match == state.match
        rng = random.Random(8)
        for _ in range(40):
            if state.is_terminal():
                break
            assert [told(copy, seat) for seat in range(2)] == [told(state, seat) for seat in range(2)]
            action = pick(state.match, rng)
            state.apply_action(action)
            copy.apply_action(action)
        assert str(copy) == str(state)


def test_a_clone_has_a_game_and_a_memory_of_its_own() -> None:
    state = at(scene(DRAWN))
    before = told(state, 0)
    copy = state.clone()
    do(copy, "draw 1")
    assert told(copy, 0) != before
    assert told(state, 0) == before
    do(state, "draw 1")
    assert told(state, 0) == told(copy, 0)
