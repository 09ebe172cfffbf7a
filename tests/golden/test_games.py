"""Whole games, decision by decision, as texts: a change of the engine shows as a difference that can be read.

Each file in ``games/`` is played again from its own head and actions. ``make golden`` makes them anew from the list
here: by random play from a seed, or by a script of actions from a hand-made position. Read the difference before
committing it.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from gosux import Game
from gosux.records.replays import parse_replay, read_replay, replay_text, verify_replay, write_replay
from gosux.records.saves import parse_save, save_text
from tests.golden.games.telling import FOLDER, Head, read_actions, read_head, take, tell
from tests.golden_files import check_golden
from tests.random_play import pick

RANDOM = "random play that prefers cards to drawing and passing"
SCRIPT = "a script, from a position made by hand: random play does not get there"


class Golden:
    """How a golden game is made: by a script, or by random play.

    After ``conceding`` actions somebody gives up, and, where the game goes on, after as many more somebody else.
    """

    def __init__(self, rule: str, head: Head, script: tuple[str, ...] = (), conceding: int = 0) -> None:
        self.rule = rule  # that ends it
        self.head = head
        self.script = script
        self.conceding = conceding

    def actions(self) -> list[str]:
        if self.script:
            return list(self.script)
        return list(self.random_actions(self.head.begin()))

    def random_actions(self, game: Game) -> Iterator[str]:
        rng = random.Random(self.head.seed)
        while (decision := game.decision) is not None:
            if self.conceding and len(game.history) in (self.conceding, 2 * self.conceding):
                action = f"concede {game.state.opponent(decision.player)}"  # somebody who is not asked
            else:
                action = game.action_text(pick(game, rng))
            take(game, action)
            yield action


def by_chance(
    rule: str, shows: str, seed: str, conceding: int = 0, ruleset: str = "gosu-x", players: int = 2, **options: str
) -> Golden:
    how = f"{RANDOM}, then a player concedes" if conceding else RANDOM
    return Golden(rule, Head(shows, how, seed, options, ruleset=ruleset, players=players), conceding=conceding)


def by_script(rule: str, shows: str, position: str, *script: str) -> Golden:
    return Golden(rule, Head(shows, SCRIPT, position=position), script)


GAMES = {
    "second-supremacy": by_chance("X1.1a", "a second Supremacy token wins (X1.1a)", "golden-2415"),
    "both-second-supremacy": by_chance(
        "X1.1b", "both gain their second Supremacy token, decks fixed (X1.1b)", "golden-97",
        clans="galmi+narashima+phoenix/abhilasha+xian+justice",
    ),
    "overwhelming": by_chance("X1.4b", "a battle won by 10 or more under Goan Sul's tile (X1.4b)", "golden-58"),
    "third-tile": by_chance(
        "X1.4a", "Justice flips a third tile with a Supremacy token (X1.4a), decks fixed", "golden-293",
        clans="galmi+narashima+phoenix/abhilasha+xian+justice",
    ),
    "conceded": by_chance("X1.5", "a player gives up while the other is asked (X1.5), mulligans", "golden-142", 40),
    "french-edition": by_chance("X1.1a", "the French edition (X9.5b, X9.6)", "golden-2731", edition="fr"),
    "french-edition-shift-2": by_chance(
        "X1.1a", "the French edition, uncertain shift costs read as 2 (X12.1)", "golden-2216",
        edition="fr", uncertain_shift="2",
    ),
    "no-uncertain-shift": by_chance(
        "X1.1a", "uncertain shift costs read as none (X12.1)", "golden-2166", uncertain_shift="none"
    ),
    "wonder-returns": by_chance(
        "X1.1a", "the Wonder token goes back after each round (X9.4b)", "golden-2382", wonder_returns="yes"
    ),
    "fixed-decks": by_chance(
        "X1.1a", "decks fixed, no draft", "golden-1461",
        clans="justice+xian+goan_sul/tomorrow+phoenix+abhilasha",
    ),
    "fifth-token": by_script(
        "X1.2", "having to unlock a fifth Activation token wins (X1.2)", "fifth-token.toml",
        "draw 1", "spend xian", "discard xian", "discard pangu", "discard shennong", "discard 1000-faces",
        "discard all-in-one", "play smook", "draw 1", "activate 1:II1", "sacrifice 0:III2", "pass",
    ),
    "fifteen-face-up": by_script(
        "X1.3", "15 face-up cards win, here by a release (X1.3)", "fifteen-face-up.toml",
        "play justice", "flip justice", "yes", "flip galmi", "play solok", "target 0:II4", "play xian", "copy 1:II1",
        "player 1", "no", "play ashes", "clan goan_sul", "level I", "take 1:lava-goddesses",
        "take 1:spirits-of-smook", "shift II1", "yes", "pay kno-bo",
    ),
    "both-full": by_script(
        "X1.6", "the Song for the Dead gives both players 15 face-up cards: a draw (X1.6)", "both-full.toml",
        "draw 3", "discard muraena", "pass", "shift II1", "pay aat", "pay bombing-units", "replace ez",
        "remove 1:aat", "yes", "done", "pass",
    ),
    "quick-second-supremacy": by_chance(
        "X1.1a", "the quick rules: free mulligans, effects declined (X13)", "golden-2856", ruleset="gosu-x-quick"
    ),
    "quick-both-second-supremacy": by_chance(
        "X1.1b", "the quick rules: a tie that both have won (X13.8)", "golden-1012", ruleset="gosu-x-quick"
    ),
    "quick-overwhelming": by_chance("X1.4b", "the quick rules: a clear battle", "golden-311", ruleset="gosu-x-quick"),
    "quick-fifth-token": by_script(
        "X13.4", "the quick rules: owning a fifth Activation token wins (X13.4)", "quick-fifth-token.toml",
        "draw 1", "draw 1", "play all-in-one", "draw 1", "pass",
    ),
    "gosu-two-players": by_chance("G9.3a", "a third victory point wins (G9.3a)", "golden-2774", ruleset="gosu"),
    "gosu-tournament": by_chance(
        "G9.3a", "a last player has 10 turns at most (G3.5)", "golden-2866", ruleset="gosu", last_player_turns="10"
    ),
    "gosu-three-players": by_chance("G9.3a", "three players", "golden-689", ruleset="gosu", players=3),
    "gosu-four-players": by_chance("G9.3a", "four players", "golden-1095", ruleset="gosu", players=4),
    "gosu-shared-points": by_chance(
        "G9.3b", "two of three players gain their third point together (G9.3b)", "golden-251", ruleset="gosu", players=3
    ),
    "gosu-walror": by_chance(
        "G9.7", "Fact, Garsh and Ideo in one army while Walror is face up (G9.7)", "golden-1986", ruleset="gosu",
        players=4,
    ),
    "gosu-full-army": by_script(
        "G9.5a", "15 cards at the start of a round, by Temuchin (G9.5a)", "gosu-full-army.toml",
        "play kork", "pass", "pass", "pass",
    ),
    "gosu-one-clan": by_script(
        "G9.5a", "eight cards of one clan, by Vict'Hory in another army (G9.5a)", "gosu-one-clan.toml",
        "play duwal", "trap 0:I1", "trap 0:I2", "yes", "no", "pass", "pass",
    ),
    "gosu-shared-special": by_script(
        "G9.5b", "two special victories at once are shared (G9.5b)", "gosu-shared-special.toml",
        "activate 1:I1", "trap 3:I1", "trap 0:I1", "yes", "no", "pass", "pass", "pass", "pass",
    ),
    "gosu-conceded": by_chance("G3.6a", "one of two players gives up (G3.6a)", "golden-7", 25, ruleset="gosu"),
    "gosu-last-one-left": by_chance(
        "G3.6b", "two of three players give up, one after the other (G3.6b)", "golden-8", 20, ruleset="gosu", players=3
    ),
}  # fmt: skip


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def played(name: str) -> Game:
    """The game of a file at its end."""
    text = path_of(name).read_text(encoding="utf-8")
    return tell(read_head(text), read_actions(text))[1]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(golden.rule)) for name, golden in GAMES.items()]
)
def test_the_game_goes_as_its_file_says(name: str) -> None:
    golden = GAMES[name]
    if os.environ.get("GOSUX_GOLDEN") == "write" or not path_of(name).exists():
        actions = golden.actions()
    else:
        actions = read_actions(path_of(name).read_text(encoding="utf-8"))
    text, game = tell(golden.head, actions)
    check_golden(path_of(name), text)
    assert game.result is not None
    assert game.result.rule == golden.rule


@pytest.mark.parametrize("name", GAMES)
def test_the_file_alone_is_enough_to_play_it_again(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    assert tell(read_head(text), read_actions(text))[0] == text


def test_every_file_is_in_the_list() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    used = {golden.head.position for golden in GAMES.values() if golden.head.position}
    assert {path.name for path in FOLDER.glob("*.toml")} == used


def test_there_is_a_game_for_each_end() -> None:
    ends = {
        "gosu-x": {"X1.1a", "X1.1b", "X1.2", "X1.3", "X1.4a", "X1.4b", "X1.5", "X1.6"},
        "gosu-x-quick": {"X1.1a", "X1.1b", "X1.4b", "X13.4"},
        "gosu": {"G3.6a", "G3.6b", "G9.3a", "G9.3b", "G9.5a", "G9.5b", "G9.7"},
    }
    found: dict[str, set[str]] = {ruleset: set() for ruleset in ends}
    for golden in GAMES.values():
        found[golden.head.begin().ruleset].add(golden.rule)
    assert found == ends


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_through_a_replay_file(name: str, tmp_path: Path) -> None:
    game = played(name)
    write_replay(game, tmp_path / "replay.json")
    replay = read_replay(tmp_path / "replay.json")
    assert verify_replay(replay) == game
    assert replay.actions == read_actions(path_of(name).read_text(encoding="utf-8"))
    assert replay_text(verify_replay(parse_replay(replay_text(game)))) == replay_text(game)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_can_be_saved_and_taken_up_again_at_its_quarters(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    actions = read_actions(text)
    game = read_head(text).begin()
    for number, action in enumerate(actions):
        if number % (len(actions) // 4) == 0:
            again = parse_save(save_text(game))
            assert again == game
            assert again.history == game.history
            game = again
        take(game, action)
    assert game == played(name)
