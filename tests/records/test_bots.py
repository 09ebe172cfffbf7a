"""Bots: what they see, what they choose, and whose dice they use."""

import random

import pytest

from gosux import Action, Decision, View, new_game
from gosux.bots import Bot, RandomBot, UnknownBot, named, names
from gosux.lab.simulate import bots_of, game_of, plan, play_out


def test_a_random_bot_chooses_among_the_legal_actions_and_finds_each() -> None:
    game = new_game("gosu-x", 1)
    decision = game.decision
    assert decision is not None
    bot = named("random", 1)
    chosen = {str(bot.choose(game.view(decision.player), decision)) for _ in range(300)}
    assert chosen == {str(action) for action in decision.actions}


def test_a_bot_has_its_own_dice() -> None:
    game = new_game("gosu-x", 1)
    before = game.digest()
    decision = game.decision
    assert decision is not None
    named("random", 1).choose(game.view(decision.player), decision)
    assert game.digest() == before


def test_the_same_seed_makes_the_same_choices_and_another_others() -> None:
    def choices(seed: int | None) -> list[int]:
        bot = named("random", seed)
        assert isinstance(bot, RandomBot)
        return [bot.pick(range(100)) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
    assert choices(None) != choices(None)


def test_the_names_of_bots_are_known() -> None:
    assert names() == ["random", "recruit", "bakuto", "troop", "veteran", "ozeki", "hero", "immortal"]
    with pytest.raises(UnknownBot, match="no bot is called 'deep-thought'; there are: random, recruit, bakuto"):
        named("deep-thought")


class Seeing(Bot):
    """Chooses as a random bot does, but through the general interface."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, decision: Decision) -> Action:
        assert isinstance(view, View)
        assert view.decision is not None
        assert view.viewer == view.decision.player == decision.player
        return self.bot.choose(view, decision)


@pytest.mark.parametrize("number", range(4))
def test_games_without_views_go_as_those_with_views(number: int) -> None:
    run = plan("gosu-x", 10, seed="both ways")
    fast, slow = game_of(run, number), game_of(run, number)
    turns = play_out(fast, bots_of(run, number))
    assert play_out(slow, [Seeing(bot) for bot in bots_of(run, number)]) == turns
    assert fast.history == slow.history
    assert fast == slow


def test_random_choices_are_even() -> None:
    bot = RandomBot(random.Random(5))
    counts = [0] * 7
    for _ in range(7000):
        counts[bot.pick(range(7))] += 1
    assert all(850 < count < 1150 for count in counts)
