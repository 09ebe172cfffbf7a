"""Random games of every ruleset and number of players: seeded, or by lists of numbers that Hypothesis can shrink.

A *deed* is what happens at a decision: the number of a legal action, or -1 - seat when that player concedes, as in
``game.history``.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import gosux
from gosux import Event, Game
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DRAW_ONE, DRAW_THREE, NO, PASS_TURN, YES

MOST_DECISIONS = 5000
"""No game of random play comes near it: whoever asks more often is stuck in a circle."""

CONCEDES = 0.004
"""How often somebody concedes at a decision of a game that goes on without them: in every third game or so."""


@dataclass(frozen=True)
class Variant:
    """A ruleset with a number of players. ``share``: of the seeds that a test tries, so that all cost alike."""

    ruleset: str
    players: int = 2
    share: float = 1.0

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.players}" if self.ruleset == "gosu" else self.ruleset

    def seeds(self, count: int, first: int = 0) -> range:
        """The seeds to try where ``count`` are enough for the cheapest variant."""
        return range(first, first + max(1, round(count * self.share)))


GOSU_X = Variant("gosu-x")
GOSU_X_QUICK = Variant("gosu-x-quick", share=0.6)
GOSU_2 = Variant("gosu", 2, share=0.6)
GOSU_3 = Variant("gosu", 3, share=0.4)
GOSU_4 = Variant("gosu", 4, share=0.3)
VARIANTS = (GOSU_X, GOSU_X_QUICK, GOSU_2, GOSU_3, GOSU_4)

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def new_random_game(seed: int | str, variant: Variant = GOSU_X) -> Game:
    """A game whose options follow from its seed, so that many seeds try all of them."""
    turn = seed if isinstance(seed, int) else len(seed)
    options: dict[str, object] = {"last_player_turns": ("100", "10")[turn % 2]}
    if variant.ruleset != "gosu":
        options = {
            "edition": ("en", "fr")[turn % 2],
            "wonder_returns": ("no", "yes")[turn // 2 % 2],
            "uncertain_shift": ("0", "none", "2")[turn % 3],
        }
    return gosux.new_game(variant.ruleset, seed, options, variant.players)


def in_full_swing(seed: int, variant: Variant) -> Game:
    """A game of GOSU that begins with large armies and hands: what Ozekis do is rare otherwise."""
    rng = random.Random(seed)
    cards = [card for card in gosux.cards("gosu") for _ in range(card.copies)]
    rng.shuffle(cards)
    # Garsh, Fact and Ideo with Walror would have won already (G9.7).
    levels = [[card.id for card in cards if card.level == level and card.id != "fact"] for level in (1, 2, 3)]
    lines = ['ruleset = "gosu"', f'seed = "{seed}"', f"turn = {rng.randrange(variant.players)}"]
    points = [rng.randrange(3) for _ in range(variant.players)]
    lines += [f"advantage = {rng.randrange(variant.players)}", f"round = {rng.randint(1, 1 + sum(points))}"]
    lines.append(f'options = {{ last_player_turns = "{("100", "10")[seed % 2]}" }}')
    armies = []
    for _ in range(variant.players):
        low = rng.randint(2, 5)
        middle = rng.randint(1, low)
        armies.append([(level, levels[level].pop()) for level, size in enumerate((low, middle, rng.randint(1, middle)))
                       for _ in range(size) if levels[level]])  # fmt: skip
    rest = [card for level in levels for card in level]
    rng.shuffle(rest)
    lines.append(f"discard = {[rest.pop() for _ in range(rng.randrange(12))]}")
    for army, gained in zip(armies, points, strict=True):
        lines += ["[[player]]", f"points = {gained}"]
        for level, name in enumerate(("I", "II", "III")):
            row = [f"({card})" if rng.random() < 0.1 else card for height, card in army if height == level]
            lines.append(f"army.{name} = {row}")
        known = "".join(str(other) for other in range(variant.players))
        hand = [rest.pop() + (f"@{known}" if rng.random() < 0.2 else "") for _ in range(rng.randint(2, 9))]
        lines.append(f"hand = {hand}")
    return gosux.read_position("\n".join(lines))


def starts(variant: Variant, count: int, first: int = 0) -> Iterator[tuple[int, Game]]:
    """Seeds with a game to play: new ones, and of GOSU every other one in full swing."""
    for seed in variant.seeds(count, first):
        swing = variant.ruleset == "gosu" and seed % 2
        yield seed, in_full_swing(seed, variant) if swing else new_random_game(seed, variant)


# -- choosing ----------------------------------------------------------------------------------------------------


def pick(game: Game, rng: random.Random) -> int:
    """A legal action. In turns, cards are preferred and passing is put off, so that armies grow and rounds last."""
    legal = game.legal()
    if game.ruleset == "gosu":
        return pick_in_gosu(game, rng)
    if game.state.kind == kinds.TURN and rng.random() < 0.9:
        idle = (PASS_TURN, DRAW_ONE, DRAW_THREE) if rng.random() < 0.7 else (PASS_TURN,)
        busy = [action for action in legal if action not in idle]
        if busy:
            return rng.choice(busy)
    return rng.choice(legal)


def pick_in_gosu(game: Game, rng: random.Random) -> int:
    """In GOSU nobody draws for nothing: hands are kept for goblins, Ozekis first, and others' armies are attacked."""
    legal = game.legal()
    if rng.random() < 0.15:
        return rng.choice(legal)
    state = game.state
    table = game.rules.catalogue.table
    if state.kind == kinds.TURN:
        plays = [action for action in legal if table.play <= action < table.recall]
        highest = max((game.rules.catalogue.level[action - table.play] for action in plays), default=0)
        if highest > 1 and rng.random() < 0.6:
            return rng.choice([one for one in plays if game.rules.catalogue.level[one - table.play] == highest])
        busy = [action for action in legal if action >= table.play]
        if busy and rng.random() < 0.7:
            return rng.choice(busy)
        awake = [action for action in legal if action != PASS_TURN]
        return rng.choice(awake or legal)
    if legal == [YES, NO]:
        return YES
    if table.slot <= legal[0] < table.clan and state.kind != kinds.TRIGGER:
        others = [action for action in legal if (action - table.slot) // ARMY_SIZE != state.decider]
        return rng.choice(others or legal)
    return rng.choice(legal)


def deed(game: Game, rng: random.Random) -> int:
    """What happens next: an action, or now and then somebody's leaving a game that goes on without them."""
    if game.players > 2 and rng.random() < CONCEDES:
        return -1 - rng.choice([seat for seat, player in enumerate(game.state.seats) if not player.out])
    return pick(game, rng)


def turned(game: Game, number: int) -> int:
    """The legal action that any number stands for."""
    legal = game.legal()
    return legal[number % len(legal)]


# -- playing -----------------------------------------------------------------------------------------------------


def take(game: Game, deed: int) -> None:
    """Do it, by the fast face."""
    if deed < 0:
        game.concede(-1 - deed)
    else:
        game.step(deed)


def tell(game: Game, deed: int, viewer: int | None = None) -> list[Event]:
    """Do it, and return what a player may see of it, by default everything."""
    return game.concede(-1 - deed, viewer) if deed < 0 else game.apply(deed, viewer)


def moments(game: Game, rng: random.Random) -> Iterator[int]:
    """Play to the end: at every decision, the deed that will be done when the caller goes on."""
    for _ in range(MOST_DECISIONS):
        if not game.legal():
            assert game.state.over, "a running game asks nobody"
            return
        chosen = deed(game, rng)
        yield chosen
        take(game, chosen)
    raise AssertionError(f"the game does not end: {game!r}")


def play_out(game: Game, rng: random.Random) -> None:
    """Play to the end."""
    for _ in moments(game, rng):
        pass


def played(seed: int, decisions: int, variant: Variant = GOSU_X) -> Game:
    """The game of a seed after so many decisions of random play; earlier if it is over by then."""
    game = new_random_game(seed, variant)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not game.legal():
            break
        game.step(pick(game, rng))
    return game
