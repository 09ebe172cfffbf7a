"""Are the reasons of reviews true? Games of a mediocre person are reviewed, and every reason is looked at again.

The person is a bot that answers at random every seventh time. For each reason that a review gives, both moves are
searched again with another seed and three times the iterations, and played on in twice as many worlds. A reason is
confirmed if the same difference holds in at least half of these, and its amount if both are at most 1 apart, or half.

    python -m benchmarks.reasons [--replays FOLDER]    # FOLDER gets the games, to be read with `gosux review`
"""

import argparse
import random
from pathlib import Path

from gosux.analysis import differences
from gosux.analysis.facts import Fact
from gosux.analysis.lines import Lines
from gosux.analysis.review import ITERATIONS, WORLDS, Decision, steps
from gosux.analysis.study import TRIED, Study
from gosux.bots import named
from gosux.game.game import Game, new_game
from gosux.records.replays import Replay, parse_replay, replay_text
from gosux.text import Words
from gosux.text.advice import fact_words
from gosux.text.review import MOST_AGAINST, MOST_REASONS

ERRS = 0.15
MORE = 3  # times the iterations
WIDER = 2  # times the worlds
# Ruleset, the person's level, the rivals' level, players, options.
GAMES: list[tuple[str, str, str, int, dict[str, object]]] = [
    ("gosu-x", "recruit", "recruit", 2, {}),
    ("gosu-x", "recruit", "troop", 2, {}),
    ("gosu-x", "troop", "troop", 2, {}),
    ("gosu-x", "troop", "ozeki", 2, {}),
    ("gosu-x", "recruit", "troop", 2, {"clans": "moon-and-scales"}),
    ("gosu-x-quick", "recruit", "troop", 2, {}),
    ("gosu-x-quick", "troop", "troop", 2, {}),
    ("gosu", "recruit", "troop", 2, {}),
    ("gosu", "troop", "ozeki", 2, {}),
    ("gosu", "recruit", "troop", 3, {}),
]


def played(number: int) -> Game:
    """One of the games; the person has the first seat."""
    ruleset, person, rival, players, options = GAMES[number - 1]
    seed = f"ten{number}"
    game = new_game(ruleset, seed, options, players)
    rng = random.Random(seed)
    bots = [named(rival if seat else person, f"{seed} {seat}") for seat in range(players)]
    while (asked := game.decision) is not None:
        if asked.player == 0 and rng.random() < ERRS:
            game.step(rng.choice(asked.actions).id)
        else:
            game.step(bots[asked.player].choose(game.view(asked.player), asked).id)
    return game


def shown(decision: Decision) -> list[Fact]:
    """The facts that a review tells."""
    good = [fact for fact in decision.facts if fact.good][:MOST_REASONS]
    return [*good, *[fact for fact in decision.facts if not fact.good][:MOST_AGAINST]] if good else []


def looked_at_again(replay: Replay, decision: Decision) -> list[Fact]:
    """What differs in at least half of the worlds, by another search."""
    other = decision.played if decision.played != decision.best else decision.second
    study = Study(replay.game_at(decision.number).view(decision.player), "another look")
    study.search(MORE * ITERATIONS)
    for move in (decision.best, other):
        study.try_move(move, MORE * ITERATIONS // TRIED)
    return differences.differences(Lines(study, WIDER * WORLDS), decision.best, other, least=0.5)


def is_close(told: int, found: int) -> bool:
    """Whether an amount is about that of another look."""
    return abs(told - found) <= max(1, found // 2)


def main(arguments: "list[str] | None" = None) -> None:
    parser = argparse.ArgumentParser(description="Are the reasons of reviews true?")
    parser.add_argument("--games", type=int, nargs="*", default=[*range(1, len(GAMES) + 1)], help="their numbers")
    parser.add_argument("--replays", type=Path, default=None, help="write the games to this folder")
    given = parser.parse_args(arguments)
    told = wrong = off = 0
    for number in given.games:
        text = replay_text(played(number))
        if given.replays is not None:
            (given.replays / f"{number}.json").write_text(text, encoding="utf-8")
        replay = parse_replay(text)
        words = Words("en", replay.rules.id)
        for step in steps(replay, players=[0]):
            facts = [] if step.decision is None else shown(step.decision)
            if step.decision is None or not facts:
                continue
            looked_at = looked_at_again(replay, step.decision)
            again = {(fact.kind, fact.seat, fact.more, fact.card): fact.amount for fact in looked_at}
            for fact in facts:
                told += 1
                found = again.get((fact.kind, fact.seat, fact.more, fact.card))
                wrong += found is None
                off += found is not None and not is_close(fact.amount, found)
                if found is None or not is_close(fact.amount, found):
                    said = "not confirmed" if found is None else f"by {found}"
                    print(f"game {number}, action {step.number}: {fact_words(words, fact, 0)} ({said})")
        print(f"up to game {number}: {told} reasons, {wrong} not confirmed, {off} with another amount", flush=True)


if __name__ == "__main__":
    main()
