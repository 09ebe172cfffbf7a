"""The oracle: it sees the whole game but its dice, changes nothing, and nobody is asked to play against it."""

import random
import sys

import pytest

from gosux import Game, bots
from gosux.bots import Oracle, UnknownBot
from gosux.commands import play as playing
from gosux.game.codec import state_json
from gosux.game.decision import Action
from gosux.lab.asking import ask, contender
from gosux.lab.simulate import plan, simulate
from gosux.model.changes.knowledge import sort_hand
from tests.commands.run import mistake
from tests.properties.worlds import WAYS
from tests.random_play import Variant, every_variant, new_random_game, played


def oracle(seed: str = "a", iterations: int = 20) -> Oracle:
    bot = contender("oracle", seed, iterations)
    assert isinstance(bot, Oracle)
    return bot


def choice(game: Game, bot: Oracle) -> Action:
    decision = game.decision
    assert decision is not None
    return bot.choose_in(game, decision)


def test_only_what_measures_knows_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "oracle" not in bots.names()
    assert "oracle" in bots.names(measuring=True)
    with pytest.raises(UnknownBot):
        bots.named("oracle")
    monkeypatch.setattr(playing, "at_a_terminal", lambda: True)
    assert mistake(capsys, "play", "--terminal", "--opponent", "oracle").startswith("no bot is called 'oracle'")
    assert mistake(capsys, "play", "--opponent", "oracle").startswith("no bot is called 'oracle'")


def test_its_worlds_are_the_true_game_with_other_dice() -> None:
    game = played(3, 40)
    bot = oracle()
    bot.truth = game.state
    deal = bot.worlds_of(game.view(game.state.decider))
    world, other = deal(), deal()
    truth = state_json(game.state)
    dice = truth.pop("dice")
    numbers = [state_json(one).pop("dice") for one in (world, other)]
    for one in (world, other):
        told = state_json(one)
        del told["dice"]
        assert told == truth
        assert one.choices == game.state.choices
    assert dice not in numbers and numbers[0] != numbers[1]


def test_it_changes_nothing() -> None:
    game = played(3, 40)
    before = game.to_json()
    choice(game, oracle())
    assert game.to_json() == before


def test_what_a_player_cannot_see_changes_its_choice() -> None:
    """The same test, the other way round, shows that the other bots are fair."""
    different = 0
    for seed in range(12):
        game = played(seed, 30)
        other = game.clone()
        you = game.state.decider
        if len(game.legal()) < 2:
            continue
        WAYS[0](other, you, random.Random(seed))
        for player in other.state.seats:
            sort_hand(player.hand)
        if other.view(you).to_json() == game.view(you).to_json():
            different += choice(other, oracle()) != choice(game, oracle())
    assert different > 0


def test_the_same_seed_and_iterations_choose_the_same() -> None:
    game = played(3, 40)
    assert choice(game, oracle("b")) == choice(game, oracle("b"))


def test_it_has_no_use_for_a_view() -> None:
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    with pytest.raises(TypeError):
        oracle().choose(game.view(decision.player), decision)


@every_variant
def test_it_plays_every_game_to_its_end(variant: Variant) -> None:
    game = new_random_game(5, variant)
    bot = oracle(iterations=2)
    while (decision := game.decision) is not None:
        game.step(ask(game, bot, decision).id)
    assert game.result is not None


def test_it_takes_part_in_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sys.modules["gosux.lab.simulate"], "contender", lambda name, seed=None: contender(name, seed, 2)
    )
    assert simulate(plan("gosu-x", 1, ["oracle", "random"], seed="s")).tally.games == 1
