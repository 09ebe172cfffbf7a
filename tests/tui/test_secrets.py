"""Nothing on the screen depends on cards that the player cannot know."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.game.game import Game
from gosux.tui.app import Terminal
from gosux.tui.help import TOPICS, help_on
from tests.random_play import pick
from tests.tui.table import at_the_screen, enter, picture, sit_down

SMALL, LARGE = (80, 24), (120, 40)


def decisions_of_the_person(ruleset: str, players: int, seed: int, most: int) -> list[Game]:
    """Some moments of a random game at which the first player is asked."""
    game = gosux.new_game(ruleset, seed, players=players)
    rng = random.Random(seed)
    moments: list[Game] = []
    while game.legal():
        if game.state.decider == 0 and game.state.round and rng.random() < 0.2:
            moments.append(game.clone())
        game.step(pick(game, rng))
    return rng.sample(moments, min(most, len(moments)))


def pictures(game: Game, save: Path, size: tuple[int, int]) -> list[str]:
    """The screen at a decision: the table, the hand, the piles, why not, and after a refusal."""
    taken: list[str] = []

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        taken.append(await picture(app, pilot))
        await enter(app, pilot, "? hand")
        taken.append(await picture(app, pilot))
        await enter(app, pilot, "play kaez", "play kao")
        taken.append(await picture(app, pilot))

    at_the_screen(sit_down(game, save), size, look)
    return taken


@pytest.mark.parametrize(
    ("ruleset", "players", "size", "seeds"), [("gosu-x", 2, LARGE, 2), ("gosu", 3, LARGE, 1), ("gosu", 4, SMALL, 1)]
)
def test_worlds_that_differ_in_hidden_cards_look_the_same(
    tmp_path: Path, ruleset: str, players: int, size: tuple[int, int], seeds: int
) -> None:
    rng = random.Random(7)
    compared = different = 0
    for seed in range(seeds):
        for number, game in enumerate(decisions_of_the_person(ruleset, players, seed, 1)):
            view = game.view(0)
            worlds = [view.sample(rng) for _ in range(2)]
            different += worlds[0] != worlds[1]
            saves = [tmp_path / f"{seed}-{number}-{side}.json" for side in range(2)]
            seen = [pictures(world, save, size) for world, save in zip(worlds, saves, strict=True)]
            assert seen[0] == seen[1]
            compared += 1
    assert compared == different == seeds


TOPICS_OF = {
    "gosu-x": ["1:I1", "0:II1", "play elle", "shift I1", "phoenix", "why pass"],
    "gosu": ["1:I1", "2:I1", "0:II1", "play kao", "mutate I1", "dark", "why pass"],
}


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize(("ruleset", "players"), [("gosu-x", 2), ("gosu", 3)])
def test_help_says_the_same_in_worlds_that_differ_in_hidden_cards(tmp_path: Path, ruleset: str, players: int) -> None:
    rng = random.Random(3)
    topics = [*TOPICS, "", "1", "2", *TOPICS_OF[ruleset]]
    for seed in range(3):
        for game in decisions_of_the_person(ruleset, players, seed, 3):
            view = game.view(0)
            pages = []
            for side in range(2):
                session = sit_down(view.sample(rng), tmp_path / f"{side}.json")
                pages.append([help_on(session, topic) for topic in topics])
            assert pages[0] == pages[1]
