"""Files made to hurt: each is refused with one clear sentence, as soon as a small good file is read."""

import copy
import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from gosux import Game, Mistake, new_game, read_position
from gosux.game.codec import BadState
from gosux.game.seed import LONGEST_SEED, BadSeed
from gosux.records.foreign import read_foreign
from gosux.records.limits import DEEPEST, LONGEST_LINE, MOST_DOTS, MOST_POSITION, MOST_RECORD
from gosux.records.replays import Replay, replay_text, verify_replay
from gosux.records.saves import save_text
from tests.random_play import GOSU_3, GOSU_X, Variant, played

SOON = 400  # times what STEPS of an empty loop take here and now: about four seconds
STEPS = 1_000_000
PATIENCE = 60

Json = dict[str, Any]


@contextmanager
def soon() -> Iterator[None]:
    """What is inside takes less than that of this process, more where the machine is slow at the moment;
    where it never ends, the test fails anyway."""

    def stuck(signum: int, frame: object) -> None:
        raise BaseException("it does not come back")

    before = signal.signal(signal.SIGALRM, stuck)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    began = time.process_time()
    for _ in range(STEPS):
        pass
    start = time.process_time()
    try:
        yield
        assert time.process_time() - start < SOON * (start - began)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def read_all(text: str) -> "Game | Replay":
    found = read_foreign(text)
    return verify_replay(found) if isinstance(found, Replay) else found


def refusal(text: str) -> str:
    """The sentence that refuses a file; a good one is read beside it."""
    with soon():
        with pytest.raises(Mistake) as error:
            read_all(text)
        assert isinstance(read_foreign("[[player]]\n[[player]]\n"), Game)
    told = str(error.value)
    assert told and "\n" not in told
    return told


def in_an_effect(variant: Variant = GOSU_X) -> Game:
    """A game whose topmost pending step is one of a card."""
    for decisions in range(20, 200):
        game = played(3, decisions, variant)
        if len(game.state.stack) > 3:
            return game
    raise AssertionError("no game is in the middle of an effect")


IN_AN_EFFECT = save_text(in_an_effect())
AT_A_TURN = save_text(new_game("gosu", 1, None, 3))
FINISHED = json.loads(replay_text(played(3, 5000)))


def hostile(change: Callable[[Json], None], text: str = IN_AN_EFFECT) -> str:
    """A save of another version, which is taken up from its state, with that state changed."""
    data = json.loads(text) | {"version": "0"}
    change(data["state"])
    return json.dumps(data)


def hostile_start(change: Callable[[Json], None]) -> str:
    """A replay of this version that begins from such a state."""
    data = json.loads(IN_AN_EFFECT)
    change(data["state"])
    return json.dumps(
        FINISHED | {"start": data["state"], "seed": data["seed"], "options": data["options"], "actions": []}
    )


def updated(**keys: object) -> Callable[[Json], None]:
    return lambda state: state.update(keys)


def updated_seat(**keys: object) -> Callable[[Json], None]:
    def change(state: Json) -> None:
        state["seats"][0].update(keys)

    return change


# -- numbers of pending steps ------------------------------------------------------------------------------

FIELDS = {"step": 1, "source": 2, "controller": 3, "that": 5, "clan": 6, "level": 7, "x": 8, "a": 9, "b": 10, "c": 11}
LISTS = {"copied": 4, "cards": 12}
ABSURD = (1 << 62, (1 << 62) - 1, 1 << 63, 1 << 70, -(1 << 62), -(1 << 63) - 1, 5000, -5000)


def with_number(place: int, value: object, top: bool) -> Callable[[Json], None]:
    def change(state: Json) -> None:
        state["stack"][-1 if top else 0][place] = value

    return change


@pytest.mark.parametrize("make", [hostile, hostile_start])
@pytest.mark.parametrize("field", FIELDS)
def test_an_absurd_number_of_a_pending_step_is_refused(field: str, make: Callable[[Any], str]) -> None:
    for number in ABSURD:
        for top in (True, False):
            refusal(make(with_number(FIELDS[field], number, top)))


@pytest.mark.parametrize("make", [hostile, hostile_start])
@pytest.mark.parametrize("field", LISTS)
def test_an_absurd_list_of_a_pending_step_is_refused(field: str, make: Callable[[Any], str]) -> None:
    for held in ([1 << 62], [1 << 63], [-7], [9999], [0] * 999, [0] * 100_000):
        refusal(make(with_number(LISTS[field], held, True)))


def pushed(*frame: object, times: int = 1) -> Callable[[Json], None]:
    def change(state: Json) -> None:
        state["stack"] += [list(frame)] * times

    return change


DRAWS = 1 << 61


@pytest.mark.parametrize("path", ["draw-one/0", "draw-three/0", "bounty/0"])
def test_endless_drawing_is_refused(path: str) -> None:
    for number in (DRAWS, 5000, 500):
        change = pushed(path, 3, -1, 0, [], -1, -1, -1, 0, number, number, 0, [])
        assert "left = " in refusal(hostile(change)) or "left must be" in refusal(hostile(change))


def test_a_mountain_of_pending_steps_is_refused() -> None:
    for times in (1000, 90_000):
        refusal(hostile(pushed("draw-three/0", 3, -1, 0, [], -1, -1, -1, 0, 40, 40, 0, [], times=times)))


def test_a_few_hundred_pending_steps_end_soon() -> None:
    """As many as are allowed: whatever becomes of them, it does not take long."""
    with soon(), suppress(Mistake):
        read_foreign(hostile(pushed("draw-three/0", 3, -1, 0, [], -1, -1, -1, 0, 40, 40, 0, [], times=400)))


def test_a_step_that_an_effect_does_not_have_is_refused() -> None:
    data = in_an_effect().to_json()
    state: Any = copy.deepcopy(data["state"])
    state["stack"][0][1] = 3
    with pytest.raises(BadState) as error:
        Game.from_json(data | {"state": state})
    assert str(error.value) == "the pending step 'match' never comes to step = 3"


TOGETHER = """
ruleset = "gosu"
deck = []
then = ["activate 0:II1", "destroy 1:II2"]
[[player]]
army = { I = ["medic"], II = ["ultimate"] }
[[player]]
army = { I = ["shaman", "shaman"], II = ["prahs", "favre"] }
[[player]]
army = { I = ["sniper"], II = ["dom"], III = ["dawn"] }
"""


@pytest.mark.rule("G3.4")
def test_effects_that_wait_for_their_order_are_read_if_they_can_be_there() -> None:
    """Each is three numbers: whose it is, the slot of its card, and the power."""
    game = read_position(TOGETHER)
    text = save_text(game)
    again = read_all(hostile(lambda state: None, text))
    assert isinstance(again, Game) and again.digest() == game.digest()
    waiting = json.loads(text)["state"]["stack"][-1]
    assert (waiting[0], waiting[LISTS["cards"]][:3]) == ("together", [1, 21, 84])
    for one in ([3, 21, 84], [-1, 21, 84], [1, 45, 84], [1, -1, 84], [1, 21, 400], [1, 21, -1], [1, 21]):
        told = refusal(hostile(with_number(LISTS["cards"], [*waiting[LISTS["cards"]][3:], *one], True), text))
        assert "the pending step 'together' never comes to cards = " in told


@pytest.mark.parametrize("step", ["setup", "summoner/enters/0", "draw-one/0"])
def test_a_step_out_of_its_place_is_refused(step: str) -> None:
    """Setup comes first, and a part of an effect after the whole."""
    told = refusal(hostile(pushed(step, 0, -1, 0, [], -1, -1, -1, 0, 0, 0, 0, []), AT_A_TURN))
    assert "its pending steps do not fit together" in told


def test_the_beginning_of_a_game_is_looked_at_too() -> None:
    data = in_an_effect().to_json()
    start: Any = copy.deepcopy(data["state"])
    start["stack"][-1][9] = 1 << 62
    with soon(), pytest.raises(BadState):
        Game.from_json(data | {"origin": start})


@pytest.mark.parametrize("number", [1 << 62, 1 << 63, 100_000, -3])
def test_an_action_that_no_table_has_is_refused(number: int) -> None:
    data = in_an_effect().to_json()
    with soon(), pytest.raises(BadState, match="history"):
        Game.from_json(data | {"history": [number]})


# -- too much of everything ----------------------------------------------------------------------------------------


def test_ninety_thousand_cards_in_hand_are_refused() -> None:
    def change(state: Json) -> None:
        state["seats"][0]["hand"] *= 20_000

    assert "hand may have at most 1000 entries" in refusal(hostile(change))


@pytest.mark.parametrize("zone", ["hand", "removed", "absent", "discard", "deck"])
def test_a_card_more_than_exists_is_refused(zone: str) -> None:
    def change(state: Json) -> None:
        state["seats"][0][zone].append(state["seats"][0]["deck"][0])

    assert "there are more copies of" in refusal(hostile(change))


def test_a_card_that_lies_nowhere_is_refused() -> None:
    def change(state: Json) -> None:
        state["seats"][1]["deck"].pop()

    assert "lies nowhere" in refusal(hostile(change))


def test_a_card_of_the_other_player_is_refused() -> None:
    def change(state: Json) -> None:
        state["seats"][0]["deck"][0] = state["seats"][1]["deck"][0]

    assert "is not of the clans of this player" in refusal(hostile(change))


def test_twenty_five_thousand_bans_are_refused() -> None:
    for count in (25_000, 900):
        refusal(hostile(updated(bans=[[0, "sati", 1, False]] * count)))


def test_groups_without_cards_are_refused() -> None:
    nothing: list[str] = []
    for groups in ([["sati"]], [["sati"] * 500], [nothing] * 900):
        refusal(hostile(updated(groups=groups)))


@pytest.mark.parametrize(
    ("key", "value"), [("round", 100), ("turns_left", 900), ("extra_turns", 900), ("winners", 3), ("reason", "X1.0")]
)
def test_other_numbers_are_bounded_too(key: str, value: object) -> None:
    refusal(hostile(updated(**{key: value})))


@pytest.mark.parametrize("key", ["tokens", "spent", "locked", "lost", "supremacy", "turns"])
def test_numbers_of_a_player_are_bounded(key: str) -> None:
    for number in (6, 900, 1 << 63):
        if key != "turns" or number > 100:
            refusal(hostile(updated_seat(**{key: number})))


# -- players who are out, seeds ------------------------------------------------------------------------------------


@pytest.mark.rule("G3.6b")
@pytest.mark.parametrize("left", [0, 1])
def test_a_save_that_fewer_than_two_players_are_left_in_is_refused(left: int) -> None:
    def change(state: Json) -> None:
        for seat in state["seats"][left:]:
            state["discard"] += [entry.partition("@")[0] for entry in seat["hand"]]
            seat.update(hand=[], out=True)

    assert "fewer than two players are left, so the game is over (G3.6b)" in refusal(hostile(change, AT_A_TURN))


def test_players_leave_only_games_of_three_and_more() -> None:
    assert "(G3.6b)" in refusal(hostile(updated_seat(out=True)))


SURROGATE = "\ud800"


def test_a_seed_is_a_text_that_can_be_written() -> None:
    for seed in (SURROGATE, "a" * (LONGEST_SEED + 1), 10**5000):
        with soon(), pytest.raises(BadSeed):
            new_game("gosu-x", seed)
    assert new_game("gosu-x", "a" * LONGEST_SEED).seed == "a" * LONGEST_SEED


def test_half_a_character_is_refused_wherever_it_stands() -> None:
    data = json.loads(IN_AN_EFFECT)
    for change in ({"seed": SURROGATE}, {"options": {"edition": SURROGATE}}, {SURROGATE: 1}, {"ruleset": SURROGATE}):
        assert "UTF-8" in refusal(json.dumps(data | change))
        assert "UTF-8" in refusal(json.dumps(data | change, ensure_ascii=False))
    assert "UTF-8" in refusal(f'seed = "{SURROGATE}"')
    assert refusal('seed = "\\ud800"')


def test_a_seed_without_an_end_is_refused_in_files() -> None:
    long = "a" * (LONGEST_SEED + 1)
    assert refusal(f'seed = "{long}"').startswith("seed: a seed is ")
    assert "a seed is " in refusal(json.dumps(json.loads(IN_AN_EFFECT) | {"seed": long}))
    assert "a seed is " in refusal(hostile(updated(dice=["seed", long, 0])))


# -- texts that parsers are slow with --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 9000) + "=1",
        ".".join("a" * 500_000) + "=1",
        "[" + ".".join("a" * 9000) + "]",
        "x = {" + ".".join("a" * 9000) + "=1}",
        "x = [\n{" + ".".join("a" * 9000) + "=1}]",
        ".".join(['"a"'] * 4000) + "=1",
        "x = '' # '\n" + ".".join("a" * 9000) + "=1",
        "x = [" * 9000,
        "x = " + "{a = " * 9000,
        "x = [" + "\n[" * 9000,
        "x = " + "1" * 19_000,
        'x = "' + "\\" * 19_000,
        'x = """\n' + ".".join("a" * 9000) + '=1\n"""',
        "x = '''\n" + ".".join("a" * 9000) + "=1\n'''",
        "\n".join(f"{'.'.join('a' * 16)}.b{number} = 1" for number in range(5000)),
        "\n".join(f"[a.b{number}]" for number in range(20_000)),
        "[[player]]\n" * 20_000,
        "a=1\n" * 200_000,
        "\n" * MOST_POSITION * 2,
    ],
    ids=range(19),
)
def test_a_text_that_toml_is_slow_with_is_refused_soon(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "{" * 100_000,
        '{"a":' * 100_000,
        '{"a": ' + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1) + "}",
        '{"' + '\\"' * 500_000,
        '{"a": [' + "[]," * 600_000 + "[]]}",
        "{" + " " * MOST_RECORD,
        '{"a": ' + "9" * 100_000 + "}",
        '{"format": "gosux-save/1", "actions": [' + '"",' * 400_000 + '""]}',
    ],
    ids=range(8),
)
def test_a_text_that_json_is_slow_with_is_refused_soon(text: str) -> None:
    refusal(text)


def test_more_actions_than_any_game_has_are_refused() -> None:
    data = json.loads(IN_AN_EFFECT)
    assert "actions may have at most 20000 entries" in refusal(json.dumps(data | {"actions": ["pass"] * 50_000}))


def test_limits_leave_room_for_what_is_inside_texts() -> None:
    """Dots, brackets and quotes of a seed are no keys."""
    seed = ".[{'''#" * 100
    game = read_position(f"seed = \"{seed}\" # {'.' * 100} [[[[\n[[player]]\narmy.I = ['volantis']\n[[player]]\n")
    assert game.seed == seed
    assert read_position(game.to_position()) == game
    assert "more than 16 dots" in refusal("a" + ".a" * (MOST_DOTS + 1) + " = 1")
    assert "characters" in refusal("# " + "a" * LONGEST_LINE)


def test_the_largest_records_are_far_below_the_limits() -> None:
    game = played(3, 5000, GOSU_3)
    assert len(replay_text(game)) < MOST_RECORD / 20
    assert len(save_text(game)) < MOST_RECORD / 20
    assert len(game.to_position()) < MOST_POSITION / 20
