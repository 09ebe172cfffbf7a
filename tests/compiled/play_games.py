"""Plays random games and prints a fingerprint of each: run compiled and not, the two must print the same.

    python -m tests.compiled.play_games FIRST LAST

The seeds from FIRST to before LAST are played in every ruleset with every number of players, and with the example of a
pack, whose own effect is not compiled. The first line says which core played.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

import gosux
from gosux.packs import use_packs
from tests.random_play import VARIANTS, Variant, deed, in_full_swing, new_random_game, tell

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "embers.py")


def fingerprint(seed: int, variant: Variant) -> str:
    """A hash of all that a game shows: its states, events, questions, refusals, views, guessed worlds and position."""
    swing = variant.ruleset == "gosu" and seed % 2
    game = in_full_swing(seed, variant) if swing else new_random_game(seed, variant)
    rng = random.Random(seed)
    story = hashlib.blake2b(game.digest().encode(), digest_size=16)
    while game.legal():
        chosen = deed(game, rng)
        shown: list[object] = [game.state.decider, game.legal()]
        if rng.random() < 0.1:
            shown += [repr(game.decision), repr(game.why_not(rng.randrange(600)))]
            view = game.view(rng.randrange(variant.players))
            shown += [view.to_json(), view.sample(random.Random(seed)).digest(), game.clone().digest()]
        shown += [event.to_json() for event in tell(game, chosen)]
        shown.append(game.digest())
        story.update(json.dumps(shown, sort_keys=True).encode())
    story.update(game.to_position().encode())
    return f"{variant} {seed} {len(game.history)} {story.hexdigest()}"


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    print("compiled" if gosux.compiled else "plain")
    packed = Variant(use_packs("gosu-x", [EXAMPLE]))
    for variant in (*VARIANTS, packed):
        for seed in range(first, last):
            print(fingerprint(seed, variant))


if __name__ == "__main__":
    main()
