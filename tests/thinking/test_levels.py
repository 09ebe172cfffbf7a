"""The opponents: honest, repeatable, and able to play everything."""

import json
import random

import pytest

import gosux
from benchmarks import beginner
from gosux import Game, View, bots
from gosux.bots.levels import DRAFT_MARGIN, LEVELS, TEMPER_MARGIN, ThinkingBot
from gosux.game.decision import Action
from gosux.model.actions import PASS_TURN
from gosux.model.changes.knowledge import sort_hand
from gosux.model.kinds import DRAFT, TURN
from gosux.thinking.player import Thought, rather_than_pass
from tests.properties.worlds import WAYS
from tests.random_play import GOSU_X, Variant, every_variant, new_random_game, played


def thinker(name: str, seed: str = "a") -> ThinkingBot:
    """A bot whose searches are the same on every machine."""
    bot = bots.named(name, seed)
    assert isinstance(bot, ThinkingBot)
    if bot.seconds:
        bot.iterations = 20
        bot.seconds = 1000.0
    return bot


def choice(name: str, view: View) -> Action:
    decision = view.decision
    assert decision is not None
    return thinker(name).choose(view, decision)


@pytest.mark.parametrize("name", LEVELS)
def test_bots_see_views_that_went_through_json(name: str) -> None:
    for seed in range(4):
        game = played(seed, 25)
        if game.legal():
            view = game.view(game.state.decider)
            again = View.from_json(json.loads(json.dumps(view.to_json())))
            assert choice(name, again) == choice(name, view)


@pytest.mark.parametrize("name", LEVELS)
@every_variant
def test_two_worlds_that_look_alike_are_played_alike(name: str, variant: Variant) -> None:
    compared = 0
    for seed in range(4):
        game = played(seed, 30, variant)
        if not game.legal():
            continue
        you = game.state.decider
        other = game.clone()
        WAYS[0](other, you, random.Random(seed))
        for player in other.state.seats:
            sort_hand(player.hand)
        if other.view(you).to_json() == game.view(you).to_json():
            compared += other.digest() != game.digest()
            assert choice(name, other.view(you)) == choice(name, game.view(you))
    assert compared > 0


@every_variant
def test_every_level_plays_every_game_to_its_end(variant: Variant) -> None:
    names = [*LEVELS][: variant.players]
    game = new_random_game(5, variant)
    players = [thinker(name) for name in (names * 4)[: variant.players]]
    for bot in players:
        bot.iterations = 2
    while (decision := game.decision) is not None:
        game.step(players[decision.player].choose(game.view(decision.player), decision).id)
    assert game.result is not None


def test_thinking_changes_nothing() -> None:
    game = played(3, 40)
    before = game.digest()
    view = game.view(game.state.decider)
    seen = json.dumps(view.to_json())
    choice("hero", view)
    assert game.digest() == before
    assert json.dumps(view.to_json()) == seen


def middle() -> Game:
    game = played(3, 40, GOSU_X)
    assert len(game.legal()) > 1
    return game


def test_a_bot_explains_its_choice() -> None:
    game = middle()
    decision = game.decision
    assert decision is not None
    bot = thinker("hero")
    chosen = bot.choose(game.view(decision.player), decision)
    best = bot.explain()[0]
    assert best.action == chosen
    assert sum(one.visits for one in bot.explain()) > 0
    assert all(0 <= one.chance <= 1 for one in bot.explain())


def test_a_bot_that_is_stopped_gives_its_best_so_far() -> None:
    game = middle()
    decision = game.decision
    assert decision is not None
    bot = thinker("immortal")
    bot.iterations = 1_000_000_000
    bot.is_stopped = lambda: True  # type: ignore[method-assign]
    assert bot.choose(game.view(decision.player), decision) in decision.actions


def test_a_search_ends_by_its_clock() -> None:
    game = middle()
    decision = game.decision
    assert decision is not None
    bot = thinker("immortal")
    bot.iterations = 1_000_000_000
    looks = iter(range(1000))
    bot.clock = lambda: float(next(looks))  # a second passes whenever somebody looks at it
    bot.seconds = 3
    assert bot.choose(game.view(decision.player), decision) in decision.actions
    assert next(looks) == 4


def test_budgets_can_be_scaled() -> None:
    bot = bots.named("immortal", 1)
    assert isinstance(bot, ThinkingBot)
    before = bot.seconds
    bot.scale_budget(0.1)
    assert bot.seconds == pytest.approx(before / 10)


def test_recruits_err_but_not_by_much() -> None:
    game = middle()
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    chosen = set()
    for seed in range(30):
        bot = thinker("recruit", str(seed))
        action = bot.choose(view, decision)
        chances = {one.action.id: one.chance for one in bot.explain()}
        assert chances[action.id] >= max(chances.values()) - LEVELS["recruit"].careless
        chosen.add(action.id)
    assert len(chosen) > 1


@pytest.mark.parametrize("temper", ["bold", "patient", "hoarder", "hunter", "any"])
def test_temperaments_choose_among_moves_of_similar_worth(temper: str) -> None:
    differ = 0
    for seed in range(6):
        game = played(seed, 40)
        decision = game.decision
        if decision is None or decision.kind != "turn":
            continue
        view = game.view(decision.player)
        plain = choice("ozeki", view)
        bot = thinker(f"ozeki/{temper}")
        action = bot.choose(view, decision)
        chances = {one.action.id: one.chance for one in bot.explain()}
        assert chances[action.id] >= max(chances.values()) - TEMPER_MARGIN
        differ += action.id != plain.id
    assert differ < 6


def test_an_unknown_temperament_is_no_bot() -> None:
    for name in ("troop/mild", "troop/", "random/bold"):
        with pytest.raises(bots.UnknownBot):
            bots.named(name)
    assert bots.is_level("hero/any") and not bots.is_level("random")


def test_drafts_vary_among_picks_of_similar_worth() -> None:
    decks = set()
    for seed in range(8):
        game = gosux.new_game("gosu-x", seed)
        while (decision := game.decision) is not None and decision.kind == "draft":
            bot = thinker("ozeki", f"{seed} {len(game.history)}")
            action = bot.choose(game.view(decision.player), decision)
            chances = {one.action.id: one.chance for one in bot.explain()}
            assert chances[action.id] >= max(chances.values()) - DRAFT_MARGIN
            game.step(action.id)
        decks |= {int(seat.clans) for seat in game.state.seats}
    assert len(decks) > 6  # of 16; without variety there were 4 in all


def test_who_is_behind_does_not_pass_if_something_else_is_worth_as_much() -> None:
    draw = 0
    same = Thought(PASS_TURN, {PASS_TURN: 0.2, draw: 0.199}, {PASS_TURN: 4, draw: 4})
    worse = Thought(PASS_TURN, {PASS_TURN: 0.2, draw: 0.1}, {PASS_TURN: 4, draw: 4})
    ahead = Thought(PASS_TURN, {PASS_TURN: 0.7, draw: 0.7}, {PASS_TURN: 4, draw: 4})
    hardly_tried = Thought(PASS_TURN, {PASS_TURN: 0.2, draw: 0.2}, {PASS_TURN: 400, draw: 4})
    assert rather_than_pass(same, TURN, PASS_TURN) == draw
    assert rather_than_pass(worse, TURN, PASS_TURN) == PASS_TURN
    assert rather_than_pass(ahead, TURN, PASS_TURN) == PASS_TURN
    assert rather_than_pass(hardly_tried, TURN, PASS_TURN) == PASS_TURN
    assert rather_than_pass(same, DRAFT, PASS_TURN) == PASS_TURN  # another kind of question: this is not passing


def test_a_beginner_plays_the_highest_card() -> None:
    levels = {"elle": 1, "sati": 2, "ne-o": 3}
    dice = random.Random(1)
    turn = ["draw 1", "play elle", "play sati", "pass"]
    assert beginner.choice(turn, "turn", levels, dice) == "play sati"
    assert beginner.choice(["pass", "draw 1"], "turn", levels, dice) == "draw 1"
    assert beginner.choice(["discard sati", "discard elle"], "pay", levels, dice) == "discard elle"
    assert beginner.choice(["no", "yes"], "mulligan", levels, dice) == "yes"
