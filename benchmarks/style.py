"""How bots play rather than how well: variety of drafts, long rounds, passes.

    python -m benchmarks.style hero --iterations 100 --games 300 --drafts 100

Two bots of the same level play against each other. "Behind" compares the armies at the moment of the choice.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

import gosux
from gosux import Game
from gosux.bots import Bot, ThinkingBot
from gosux.game.decision import Decision
from gosux.lab.asking import contender
from gosux.model.actions import PASS_TURN
from gosux.model.dice import derived_seed
from gosux.model.events import Battle
from gosux.rules.battle import army_value

LONG = 40  # turns of a round, of all players together


@dataclass
class FirstPass:
    """The first pass of a round, by its player's own will."""

    seat: int
    lead: int
    chance: float  # to win the game, as the search saw it
    refusal: float  # of the best other action
    won_battle: bool = False
    won_game: bool = False


@dataclass
class Played:
    """What is noted of one game."""

    rounds: list[int] = field(default_factory=list)  # turns
    passes: list[FirstPass] = field(default_factory=list)
    forced: int = 0  # first passes of players who could do nothing else
    last_behind: int = 0  # last turns of a round with a choice, while behind
    given_up: int = 0  # of these, passes


def lead_of(game: Game, seat: int) -> int:
    """How much more an army is worth than the best other one."""
    others = [int(army_value(game.state, other)) for other in range(game.players) if other != seat]
    return int(army_value(game.state, seat)) - max(others)


def players_of(level: str, game: str, count: int, iterations: int) -> list[Bot]:
    return [contender(level, f"style {game} {seat}", iterations) for seat in range(count)]


def play(game: Game, players: list[Bot]) -> Played:
    """Play a game to its end."""
    noted = Played()
    of_round: list[FirstPass] = []
    while (decision := game.decision) is not None:
        first = game.state.turns_left < 0
        chosen = players[decision.player].choose(game.view(decision.player), decision)
        if decision.kind == "turn":
            while len(noted.rounds) < game.state.round:
                noted.rounds.append(0)
            noted.rounds[-1] += 1
            if chosen.id == PASS_TURN and first:
                if len(decision.actions) == 1:
                    noted.forced += 1
                else:
                    of_round = [first_pass(game, decision, players[decision.player])]
                    noted.passes += of_round
            note_last_turn(noted, game, decision, chosen.id)
        for event in game.apply(chosen, None):
            if isinstance(event, Battle):
                for one in of_round:
                    one.won_battle = one.seat in event.winners
                of_round = []
    result = game.result
    assert result is not None
    for one in noted.passes:
        one.won_game = one.seat in result.winners
    return noted


def first_pass(game: Game, decision: Decision, bot: Bot) -> FirstPass:
    told = {one.action.id: one.chance for one in bot.explain()} if isinstance(bot, ThinkingBot) else {}
    others = [chance for action, chance in told.items() if action != PASS_TURN]
    seat = decision.player
    return FirstPass(seat, lead_of(game, seat), told.get(PASS_TURN, 0.0), max(others, default=0.0))


def note_last_turn(noted: Played, game: Game, decision: Decision, chosen: int) -> None:
    if game.state.turns_left == 0 and len(decision.actions) > 1 and lead_of(game, decision.player) < 0:
        noted.last_behind += 1
        noted.given_up += chosen == PASS_TURN


def decks_of(level: str, drafts: int, iterations: int, seed: str) -> "list[tuple[int, ...]]":
    """The decks of drafts between two bots of a level, as masks of clans."""
    found: list[tuple[int, ...]] = []
    for number in range(drafts):
        game = gosux.new_game("gosu-x", derived_seed(seed, number))
        players = players_of(level, f"{seed}/{number}", game.players, iterations)
        while (decision := game.decision) is not None and decision.kind == "draft":
            game.step(players[decision.player].choose(game.view(decision.player), decision).id)
        found.append(tuple(int(seat.clans) for seat in game.state.seats))
    return found


def games_of(level: str, games: int, iterations: int, ruleset: str, seats: int, seed: str) -> Iterator[Played]:
    for number in range(games):
        game = gosux.new_game(ruleset, derived_seed(seed, number), players=seats)
        yield play(game, players_of(level, f"{seed}/{number}", seats, iterations))


def told(games: list[Played]) -> list[str]:
    """The summary, a line each."""
    count = len(games)
    turns = sorted(max(one.rounds) for one in games)
    long = sum(1 for most in turns if most >= LONG)
    passes = [one for game in games for one in game.passes]
    last = sum(one.last_behind for one in games)
    lines = [
        f"games with a round of {LONG} turns or more: {share(long, count)}; longest round of a game, median "
        f"{turns[count // 2]}, most {turns[-1]}",
        f"passes in the last turn while behind: {share(sum(one.given_up for one in games), last)}",
        f"first passes by choice: {len(passes)}, without a choice: {sum(one.forced for one in games)}",
    ]
    for name, some in [
        ("all", passes),
        ("behind or level", [one for one in passes if one.lead <= 0]),
        ("1 to 9 ahead", [one for one in passes if 0 < one.lead < 10]),
        ("10 or more ahead", [one for one in passes if one.lead >= 10]),
    ]:
        if some:
            lines.append(
                f"  {name}: {len(some)}; battle won {share(sum(one.won_battle for one in some), len(some))}, "
                f"game won {share(sum(one.won_game for one in some), len(some))}, predicted "
                f"{fmean(one.chance for one in some):.1%}, best other action {fmean(one.refusal for one in some):.1%}"
            )
    return lines


def share(some: int, all: int) -> str:
    return f"{some} of {all} ({some / max(all, 1):.1%})"


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.style", description=__doc__.partition("\n")[0])
    parser.add_argument("level")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--drafts", type=int, default=0)
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    if asked.drafts:
        drafts = decks_of(asked.level, asked.drafts, asked.iterations, asked.seed)
        decks = {deck for draft in drafts for deck in draft}
        print(f"different decks in {asked.drafts} drafts: {len(decks)}", flush=True)
    if asked.games:
        run = games_of(asked.level, asked.games, asked.iterations, asked.ruleset, asked.players, asked.seed)
        print("\n".join(told(list(run))))


if __name__ == "__main__":
    main(sys.argv[1:])
