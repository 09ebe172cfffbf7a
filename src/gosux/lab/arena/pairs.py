"""Pairs of games: the same seed and the same decks, with the bots' seats swapped (docs/arena.md)."""

from collections.abc import Iterator

from gosux.bots import Bot
from gosux.game.game import Game, new_game
from gosux.lab.arena.planning import Arena
from gosux.lab.arena.records import GameRecord, PairRecord
from gosux.lab.asking import Clock, ask, contender, playing
from gosux.lab.decks import CLANS, PLAIN, clans_of, decks
from gosux.lab.luck import DIGITS, LuckCounter, blind
from gosux.lab.simulate import learn_packs
from gosux.model.dice import derived_seed
from gosux.rules.registry import ruleset

Task = tuple[Arena, str, tuple[int, int], int]
"""An arena, and which of its pairs to play: mode, bots by their places in the list, number."""


def tasks(arena: Arena) -> Iterator[Task]:
    """All pairs of an arena. Every meeting gets its first pair before any gets its second."""
    for pair in range(arena.pairs):
        for mode in arena.modes:
            for meeting in arena.meetings:
                yield arena, mode, meeting, pair


def key_of(task: Task) -> tuple[str, tuple[str, str], int]:
    """What ``PairRecord.key`` will be."""
    arena, mode, (first, second), pair = task
    return mode, (arena.labels[first], arena.labels[second]), pair


def seatings(players: int) -> list[tuple[int, ...]]:
    """The seatings of a pair's games: bots 0 and 1 alternate, in every rotation.

    Two or four players: two seatings. Three: six, as each bot has two seats in half of the games and one in the rest.
    """
    found: list[tuple[int, ...]] = []
    for first in (0, 1):
        seating = [(first + seat) % 2 for seat in range(players)]
        for turned in range(players):
            one = tuple(seating[turned:] + seating[:turned])
            if one not in found:
                found.append(one)
    return found


def seed_of(arena: Arena, pair: int) -> str:
    """The seed of all games of a pair: all meetings get the same deals."""
    return derived_seed(arena.seed, pair)


def options_of(arena: Arena, mode: str, pair: int) -> dict[str, object]:
    """The options of all games of a pair; fixed decks belong to the seats, so each bot plays each of them."""
    options: dict[str, object] = dict(arena.options)
    if mode == CLANS and "clans" not in options:
        options["clans"] = decks(ruleset(arena.ruleset), seed_of(arena, pair))
    return options


def play_pair(task: Task) -> PairRecord:
    """Play all games of a pair."""
    arena, mode, (first, second), pair = task
    learn_packs(arena.ruleset, arena.packs)
    seed = seed_of(arena, pair)
    options = options_of(arena, mode, pair)
    clocks = (Clock(), Clock())
    games: list[GameRecord] = []
    for number, seats in enumerate(seatings(arena.players)):
        game = new_game(arena.ruleset, seed, options, arena.players)
        starter = int(game.state.starter)
        players = players_of(arena, f"{mode}/{pair}/{number}", [(first, second)[bot] for bot in seats])
        sitting = ", ".join(arena.labels[(first, second)[bot]] for bot in seats)
        with playing(game, players, "a game", sitting):
            counter = LuckCounter(game, f"{arena.seed}/{mode}/{pair}")
            turns = play_out(counter, players, [clocks[bot] for bot in seats])
        luck = sum(one for one, bot in zip(counter.luck, seats, strict=True) if bot == 0) if blind(players) else 0.0
        games.append(record_of(game, seats, starter, turns, () if mode == PLAIN else clans_of(game), luck))
    labels = (arena.labels[first], arena.labels[second])
    thinking = (clocks[0].told(), clocks[1].told())
    return PairRecord(mode=mode, bots=labels, pair=pair, seed=seed, games=tuple(games), thinking=thinking)


def players_of(arena: Arena, game: str, sitting: list[int]) -> list[Bot]:
    """New bots for one game, by seat. Their seeds derive from the arena's and are separate from the game's."""
    return [
        contender(
            arena.bots[place], f"{arena.seed}/{game}/{seat}/{arena.labels[place]}", arena.iterations, arena.budget
        )
        for seat, place in enumerate(sitting)
    ]


def play_out(counter: LuckCounter, players: list[Bot], clocks: list[Clock]) -> int:
    """Play a game to its end, players and clocks by seat; returns the number of turns taken."""
    game = counter.game
    turns = 0
    while (decision := game.decision) is not None:
        turns += decision.kind == "turn"
        counter.step(ask(game, players[decision.player], decision, clocks[decision.player]).id)
    return turns


def record_of(
    game: Game,
    seats: tuple[int, ...],
    starter: int,
    turns: int,
    clans: tuple[tuple[str, ...], ...],
    luck: float,
) -> GameRecord:
    """The record of a finished game."""
    result = game.result
    assert result is not None, "only finished games count"
    return GameRecord(
        seats=seats, starter=starter, clans=clans, winners=tuple(result.winners), rule=result.rule,
        decisions=len(game.history), turns=turns, luck=round(luck, DIGITS),
    )  # fmt: skip
