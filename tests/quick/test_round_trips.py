"""Quick games can be written down and read again at every decision: as JSON, save, position, view and replay."""

import json
import random

import pytest

import gosux
from gosux import Game, PositionError, View, read_position
from gosux.records.replays import parse_replay, replay_text, verify_replay
from gosux.records.saves import parse_save, save_text
from tests.random_play import moments
from tests.scene import asked, do, ready, scene


def quick_game(seed: int) -> Game:
    """Options follow from the seed, so that several seeds try all of them."""
    options: dict[str, object] = {
        "edition": ("en", "fr")[seed % 2],
        "wonder_returns": ("no", "yes")[seed // 2 % 2],
        "uncertain_shift": ("0", "none", "2")[seed % 3],
    }
    return gosux.new_game("gosu-x-quick", seed, options)


def check_round_trips(game: Game) -> None:
    read = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert (read, read.legal(), read.ruleset) == (game, game.legal(), "gosu-x-quick")
    saved = parse_save(save_text(game))
    assert (saved, saved.history, saved.legal()) == (game, game.history, game.legal())
    text = game.to_position()
    written = read_position(text)
    assert (written, written.legal(), written.to_position()) == (game, game.legal(), text)
    for viewer in range(2):
        view = game.view(viewer)
        again = View.from_json(json.loads(json.dumps(view.to_json())))
        assert again.to_json() == view.to_json()
        assert str(again.decision) == str(view.decision)
        assert again.sample(random.Random(3)) == view.sample(random.Random(3))


@pytest.mark.parametrize("start", range(0, 18, 6))
def test_random_games_round_trip(start: int) -> None:
    asked_for: set[str] = set()
    for seed in range(start, start + 6):
        game = quick_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            assert game.decision is not None
            if game.decision.kind not in asked_for or rng.random() < 0.05:
                asked_for.add(game.decision.kind)
                check_round_trips(game)
        check_round_trips(game)
        replay = parse_replay(replay_text(game))
        assert (verify_replay(replay), replay.result) == (game, game.result)
    assert {"draft", "free-mulligan", "discard", "turn", "enter", "pay", "replace", "wonder"} <= asked_for


def test_games_go_on_alike_from_what_was_written() -> None:
    for seed in range(6):
        game = quick_game(seed)
        rng = random.Random(seed)
        for number, _ in enumerate(moments(game, rng)):
            if number == 10 * seed + 5:
                break
        copies = [parse_save(save_text(game)), read_position(game.to_position()), Game.from_json(game.to_json())]
        for action in moments(game, rng):
            for copy in copies:
                copy.step(action)
        assert [copy.digest() for copy in copies] == [game.digest()] * 3
        assert [copy.result for copy in copies] == [game.result] * 3


def test_a_game_in_the_middle_of_its_mulligans_round_trips() -> None:
    game = gosux.new_game("gosu-x-quick", 3, {"clans": "justice+galmi+xian/abhilasha+goan_sul+tomorrow"})
    first = game.state.starter
    for action in ("yes", "yes", "no"):
        check_round_trips(game)
        game.apply(action)
    assert asked(game) == (first, "discard")
    check_round_trips(game)
    while asked(game) == (first, "discard"):
        game.step(game.legal()[0])
    assert asked(game) == (1 - first, "free-mulligan")
    check_round_trips(game)


EVERYTHING = """
ruleset = "gosu-x-quick"
seed = "a quick seed"
dice = 12
round = 2
turn = 1
starter = 0
turns_left = 1
wonder = 0
bounty = "1:I1"
tiles = ["narashima"]

[[player]]
clans = ["galmi", "phoenix", "xian"]
army.I = ["bun-to [t]", "(1000-faces)"]
hand = ["boul-go", "muraena@1"]
deck = ["arpia@0", "timer"]
discard = ["shard"]
removed = ["phoenix"]
tokens = 1
lost = 1
supremacy = 1
passed = true
turns = 4

[[player]]
clans = ["justice", "goan_sul", "tomorrow"]
army.I = ["demon-guardians [x2]"]
hand = ["elle@0", "lava-goddesses", "sati", "quae", "nezha", "tourach", "hempo", "smook"]
deck = ["orgah"]
tokens = 0
spent = 1
lost = 2
turns = 7
"""


def test_a_position_with_everything_round_trips() -> None:
    game = scene(EVERYTHING)
    assert [seat.lost for seat in game.state.seats] == [1, 2]
    assert [seat.owned_tokens() for seat in game.state.seats] == [3, 4]
    text = game.to_position()
    assert text.count("lost = 1\n") == text.count("lost = 2\n") == 1
    assert "locked" not in text
    check_round_trips(game)
    do(game, "play lava-goddesses")
    assert asked(game) == (1, "enter")
    check_round_trips(game)
    do(game, "yes", "capture 0:I1")
    assert [seat.lost for seat in game.state.seats] == [2, 2]
    check_round_trips(game)


def test_a_position_without_lost_tokens_does_not_speak_of_them() -> None:
    game = scene('ruleset = "gosu-x-quick"\ntiles = []\n[[player]]\n[[player]]\n')
    assert "lost" not in game.to_position()
    check_round_trips(game)
    ready(game, 0)


def test_only_the_quick_rules_know_tokens_that_are_out() -> None:
    with pytest.raises(PositionError, match=r"player\[0\]\.lost"):
        scene("[[player]]\nlost = 1\n[[player]]\n")


def test_a_position_of_one_ruleset_is_not_one_of_the_other() -> None:
    text = 'tiles = []\n[[player]]\narmy.I = ["atalanta"]\n[[player]]\n'
    quick, final = scene('ruleset = "gosu-x-quick"\n' + text), scene(text)
    assert (quick.ruleset, final.ruleset) == ("gosu-x-quick", "gosu-x")
    assert quick != final
    assert json.loads(save_text(quick))["ruleset"] == "gosu-x-quick"
