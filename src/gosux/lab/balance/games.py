"""The games of a balance study, one record each: enough to count and to replay them."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from json import dumps
from typing import Self

from pydantic import FiniteFloat, model_validator

from gosux.game.codec import state_json
from gosux.game.game import Game, new_game
from gosux.lab.asking import ask, contender, playing
from gosux.lab.balance.planning import Balance, Key
from gosux.lab.decks import PLAIN, clans_of
from gosux.lab.ledger import Count, Record
from gosux.lab.luck import LuckCounter, blind
from gosux.lab.simulate import learn_packs
from gosux.model.state import State

IN_CHUNK = 8  # games that a process plays before it reports them


class Played(Record):
    """A finished game."""

    number: Count
    value: str  # of the compared option
    starter: Count  # the seat that began
    clans: tuple[tuple[str, ...], ...]  # of each seat's deck; empty if all players share one deck
    winners: tuple[Count, ...]  # seats
    rule: str  # that ended the game
    rounds: tuple[Count, ...]  # how many turns each of them had
    decisions: Count
    repeated: Count  # turns that began with a position that had been there before
    luck: tuple[FiniteFloat, ...]  # of each seat, in games won
    actions: str  # their numbers

    @model_validator(mode="after")
    def _has_all_actions(self) -> Self:
        if len(self.actions.split()) != self.decisions:
            raise ValueError("not as many actions as decisions")
        return self

    @property
    def key(self) -> Key:
        return Key(self.number, self.value)

    def score(self, seat: int, players: int) -> float:
        """A seat's share of the game's one point: winners share it, all players share a draw."""
        if not self.winners:
            return 1 / players
        return 1 / len(self.winners) if seat in self.winners else 0.0


Task = tuple[Balance, list[Key]]


def tasks(balance: Balance, keys: Iterable[Key]) -> Iterator[Task]:
    """The games with these keys, some at a time."""
    some = iter(keys)
    while chunk := list(islice(some, IN_CHUNK)):
        yield balance, chunk


def play_some(task: Task) -> list[Played]:
    balance, keys = task
    learn_all_packs(balance)
    return [play_one(balance, key) for key in keys]


def learn_all_packs(balance: Balance) -> None:
    """Register the game, and the one that it is compared with, in this process."""
    learn_packs(balance.ruleset, balance.packs)
    if balance.other_rules:
        learn_packs(balance.values[1], balance.more_packs)


def play_one(balance: Balance, key: Key) -> Played:
    """Play a game to its end. The bots' dice are the same with every value of the compared option."""
    game = begin(balance, key)
    starter = int(game.state.starter)
    players = [
        contender(balance.bot, f"{balance.seed}/{key.number}/{seat}", balance.iterations, balance.budget)
        for seat in range(balance.players)
    ]
    rounds: list[int] = []
    seen: set[bytes] = set()
    repeated = 0
    counter = LuckCounter(game, f"{balance.seed}/{key.number}")
    with playing(game, players, f"game {key.number}"):
        while (decision := game.decision) is not None:
            if decision.kind == "turn":
                while len(rounds) < game.state.round:
                    rounds.append(0)
                rounds[-1] += 1
                position = fingerprint(game.state)
                repeated += position in seen
                seen.add(position)
            counter.step(ask(game, players[decision.player], decision).id)
    result = game.result
    assert result is not None, "it is over"
    clans = () if balance.decks == PLAIN else clans_of(game)
    actions = " ".join(map(str, game.history))
    return Played(
        number=key.number, value=key.value, starter=starter, clans=clans, winners=tuple(result.winners),
        rule=result.rule, rounds=tuple(rounds), decisions=len(game.history), repeated=repeated,
        luck=counter.luck if blind(players) else (0.0,) * balance.players, actions=actions,
    )  # fmt: skip


def begin(balance: Balance, key: Key) -> Game:
    """A game before its first action."""
    return new_game(balance.ruleset_of(key), balance.seed_of(key.number), balance.options_of(key), balance.players)


def again(balance: Balance, played: Played) -> Game:
    """A finished game, rebuilt from its actions: bots limited by time would play differently."""
    game = begin(balance, played.key)
    for action in played.actions.split():
        game.step(int(action))
    return game


CHANGING = ("dice", "stack", "groups", "answer", "done")  # from turn to turn, whatever the players do


def fingerprint(state: State) -> bytes:
    """Of what lies where, at the beginning of a turn. The order of decks and what players know of cards do not count,
    nor does the number of turns: who comes back to the same cards has moved in a circle."""
    told = state_json(state)
    for key in CHANGING:
        told.pop(key, None)
    seats = told["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        del seat["turns"]
    for holder in [told, *seats]:  # one pile may be everybody's
        for pile in ("hand", "deck", "discard"):
            if pile in holder:
                holder[pile] = sorted(card.partition("@")[0] for card in holder[pile])
    return blake2b(dumps(told).encode(), digest_size=16).digest()
