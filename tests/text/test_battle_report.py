"""Great Battles told in full. Each scene is the last turn of a round: player 1 has passed, player 0 passes now."""

import random

import pytest

from gosux import Event, Game
from gosux.model.events import Battle, Song
from gosux.text import LANGUAGES, Words
from gosux.text.battle import Report, report_of
from tests.random_play import VARIANTS, Variant, starts, tell
from tests.random_play import deed as next_deed
from tests.scene import scene

COLUMN = 'army.I = ["{}"]\narmy.II = ["{}"]\narmy.III = ["{}"]'
JUSTICE = COLUMN.format("volantis", "elle", "byun-hyung-ja-justice")
NOTHING = 'clans = ["justice", "galmi", "xian"]'


def words_of(game: str = "gosu-x", language: str = "en") -> Words:
    words = Words(language, game)
    words.players = ["You", "Rival", "Third", "Fourth"][: len(words.players)]
    return words


def last_turn(first: str, second: str, table: str = "tiles = []") -> Game:
    return scene(f"turns_left = 0\n{table}\n[[player]]\n{first}\n[[player]]\npassed = true\n{second}")


def reported(events: list[Event], viewer: int | None = 0, words: Words | None = None, kind: str = "battle") -> Report:
    (place,) = [place for place, event in enumerate(events) if event.kind == kind]
    report = report_of(words or words_of(), events, place, viewer)
    assert report is not None
    return report


def count(report: Report) -> list[tuple[str, list[int]]]:
    return [(line.kind, line.amounts) for line in report.lines]


def notes(report: Report) -> dict[str, str]:
    return {line.kind: str(line.note) for line in report.lines if line.note}


def ahead(report: Report) -> list[str]:
    return [f"{step.title} | {step.note}" if step.note else str(step.title) for step in report.steps]


def test_rows_are_counted_as_printed_and_every_bonus_has_a_line_of_its_own() -> None:
    game = last_turn(
        'army.I = ["spirits-of-smook [x2]", "lava-goddesses"]\narmy.II = ["galmi-avatar", "(smook)"]\n'
        'hand = ["bun-to"]\nlocked = 1',
        'army.I = ["spoils-seekers"]\nhand = ["volantis", "elle"]',
        'tiles = ["phoenix"]',
    )
    report = reported(game.apply("pass", None))
    assert count(report) == [
        ("III", [0, 0]), ("II", [3, 0]), ("I", [4, 2]), ("token", [2, 0]), ("bounty", [3, 0]), ("hand", [1, 2]),
    ]  # fmt: skip
    assert notes(report) == {
        "II": "Captured, worth 0: Smook", "token": "Spirits of Smook", "bounty": "Galmi (Avatar)", "hand": "Phoenix",
    }  # fmt: skip
    assert report.verdict == "You win by 9."
    assert report.reasons == ["You gain a Supremacy token."]


@pytest.mark.parametrize(
    ("table", "verdict"),
    [
        ("wonder = 0", "Tie. You hold the Wonder token, so you win."),
        ("wonder = 1", "Tie. Rival holds the Wonder token, so Rival wins."),
        ("", "Tie. Nobody holds the Wonder token, so both win."),
    ],
)
def test_a_tie_says_what_breaks_it(table: str, verdict: str) -> None:
    game = last_turn('army.I = ["volantis"]', 'army.I = ["aat"]', f"tiles = []\n{table}")
    assert reported(game.apply("pass", None)).verdict == verdict


def test_it_says_what_the_song_takes_and_what_comes_then() -> None:
    game = last_turn(JUSTICE, 'army.I = ["aat", "(bun-to)", "wiindz"]')
    events = game.apply("pass", None)
    report = reported(events)
    assert (report.round, report.button) == (1, "Continue: sacrifice 2")
    assert ahead(report) == [
        "Captured cards come back | Face up again, without effect: Bun To",
        "You keep 1 of 3 | You sacrifice 2 first, one OPEN card at a time.",
        "Rival keeps 1 of 3 | Then Rival sacrifices 2.",
        "Both draw up to 7 cards | All Activation tokens come back to hand.",
        "Rival begins round 2",
    ]
    assert reported(events, 1).button == "Continue"
    (place,) = [place for place, event in enumerate(events) if isinstance(event, Song)]
    assert report_of(words_of(), events, place, 0) is None  # the battle has told it


def test_a_narrow_victory_under_goan_sul_costs_a_card_more_and_a_clear_one_ends_the_game() -> None:
    goan_sul = COLUMN.format("lava-goddesses", "smook", "goan-sul")
    narrow = reported(last_turn(goan_sul, 'army.I = ["aat"]').apply("pass", None))
    assert ahead(narrow)[0] == (
        "You keep 0 of 3 | You sacrifice 3 first, one OPEN card at a time."
        " One of them for a narrow victory (Goan Sul)."
    )  # fmt: skip
    clear = reported(last_turn(goan_sul, NOTHING).apply("pass", None))
    assert ahead(clear) == ["You win: Great Battle won by 10 or more under Goan Sul's rule (X1.4b)."]
    assert clear.button == "Continue: the game is over"


def test_a_song_that_comes_later_has_a_report_of_its_own() -> None:
    game = last_turn(JUSTICE, 'army.I = ["aat"]')
    events = [event for event in game.apply("pass", None) if not isinstance(event, Battle)]
    report = reported(events, kind="song")
    assert report.verdict == "Song for the Dead. You sacrifice first."
    assert (report.lines, ahead(report)[0]) == (
        [], "You keep 1 of 3 | You sacrifice 2 first, one OPEN card at a time.",
    )  # fmt: skip


def test_effects_that_come_first_are_announced() -> None:
    game = last_turn(JUSTICE, 'army.I = ["aat"]')
    events = game.apply("pass", None)
    place = next(place for place, event in enumerate(events) if isinstance(event, Song))
    report = reported(events[:place])
    assert (ahead(report), report.button) == (
        ["Cards act first | Effects that wait for the end of a battle."], "Continue",
    )  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_count_adds_up_and_every_report_has_words(variant: Variant) -> None:
    told = 0
    for seed, game in starts(variant, 8):
        rng = random.Random(seed)
        while game.legal():
            events = tell(game, next_deed(game, rng))
            for place, event in enumerate(events):
                for language in LANGUAGES:
                    report = report_of(words_of(variant.ruleset, language), events, place, seed % variant.players)
                    if report is None or not isinstance(event, Battle):
                        continue
                    told += 1
                    sums = [sum(amounts) for amounts in zip(*(line.amounts for line in report.lines), strict=True)]
                    assert sums == [side.total for side in event.sides]
                    assert report.verdict and report.steps and report.button
    assert told > 10
