"""``gosux arena``."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gosux.commands.arena import endings_table, show
from gosux.lab.arena.planning import plan
from gosux.lab.arena.records import GameRecord, PairRecord
from gosux.lab.arena.report import Report
from gosux.lab.asking import Thinking
from gosux.text import Words
from tests.commands.run import mistake, run

TWO = ("random", "random")
UNBROKEN = "\u00a0"


def result(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    output = run(capsys, "arena", *arguments, "--json")
    assert (output.code, output.err) == (0, "")
    data: dict[str, Any] = json.loads(output.out)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    """What must be the same on every machine, however many processes it has."""
    del data["workers"], data["seconds"]
    for part in [*data["records"], *[one for standing in data["standings"] for one in standing["meetings"]]]:
        part["thinking"] = [one["decisions"] for one in part["thinking"]]
    for standing in data["standings"]:
        for rating in standing["ratings"]:
            del rating["thinking"]
    return data


def test_the_result_is_one_object_with_all_that_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, *TWO, "--pairs", 5, "--seed", "s", "--option", "edition=fr", "--budget", 10)
    assert (data["ruleset"], data["players"], data["pairs"], data["seed"]) == ("gosu-x", 2, 5, "s")
    assert data["options"]["edition"] == "fr"
    assert (data["bots"], data["labels"], data["anchor"]) == (["random", "random"], ["random", "random#2"], "random")
    assert data["budget"] == 10
    assert data["games"] == 20
    assert [standing["mode"] for standing in data["standings"]] == ["draft", "clans"]
    for standing in data["standings"]:
        (meeting,) = standing["meetings"]
        assert (meeting["bots"], meeting["pairs"], meeting["games"]) == (["random", "random#2"], 5, 10)
        assert sum(meeting["wins"]) + meeting["draws"] + meeting["shared"] == 10
        assert sum(meeting["reasons"].values()) == 10
        assert meeting["score"] == pytest.approx(sum(meeting["pair_scores"]) / 5)
        assert meeting["interval"][0] < meeting["score"] < meeting["interval"][1]
        assert sum(one["decisions"] for one in meeting["thinking"]) == pytest.approx(10 * meeting["decisions"])
        assert all(0 <= one["mean"] <= one["slowest"] for one in meeting["thinking"])
        assert {rating["bot"] for rating in standing["ratings"]} == {"random", "random#2"}
        assert {"bot": "random", "rating": 0.0} in [
            {"bot": rating["bot"], "rating": rating["rating"]} for rating in standing["ratings"]
        ]
    assert len(data["records"]) == 10


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone, shared, other = (
        without_times(result(capsys, *TWO, "--pairs", 3, "--draft", *more))
        for more in (["--seed", 7], ["--seed", 7, "--workers", 2], ["--seed", 8])
    )
    assert alone == shared
    assert alone["records"] != other["records"]


def test_searches_bounded_by_iterations_are_the_same_on_every_machine(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["oracle", "immortal", "--pairs", 1, "--draft", "--seed", 7, "--ruleset", "gosu-x-quick"]
    alone, again, longer = (
        without_times(result(capsys, *command, "--iterations", *more)) for more in ([2], [2, "--workers", 2], [5])
    )
    assert alone == again
    assert alone["iterations"] == 2
    assert alone["records"] != longer["records"]


@pytest.mark.parametrize(("flag", "mode"), [("--draft", "draft"), ("--clans", "clans")])
def test_one_way_to_come_by_decks_is_enough(flag: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, *TWO, "--pairs", 1, flag)
    assert data["modes"] == [mode]
    both = result(capsys, *TWO, "--pairs", 1, "--draft", "--clans")
    assert both["modes"] == ["draft", "clans"]


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 12), (4, 4)])
def test_a_game_without_a_draft_is_played_as_it_is(
    players: int, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    data = result(capsys, *TWO, "--ruleset", "gosu", "--players", players, "--pairs", 2, "--seed", "g")
    assert data["modes"] == ["plain"]
    assert data["games"] == games
    assert all(len(game["seats"]) == players for record in data["records"] for game in record["games"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["3 pairs for every two bots", "divided by 2.5", "Decks drafted", "95% interval", "mean length"]),
        ("fr", ["3 paires par duel", "divisés par 2,5", "Clans choisis", "intervalle à 95 %", "durée moyenne"]),
    ],
)
def test_people_get_tables(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "arena", *TWO, "--pairs", 3, "--seed", "[b]7", "--budget", 2.5, "--lang", lang)
    assert (output.code, output.err) == (0, "")
    for part in [*words, "[b]7", "random#2", "X1.1a"]:
        assert part in output.out
    assert max(len(line) for line in output.out.splitlines()) <= 80


@pytest.mark.parametrize(("lang", "words"), [("en", "after 3 iterations"), ("fr", "après 3 itérations")])
def test_the_table_tells_how_searches_ended(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in run(capsys, "arena", *TWO, "--pairs", 1, "--iterations", 3, "--lang", lang).out


def game(winners: tuple[int, ...], rule: str = "G9.3a") -> GameRecord:
    return GameRecord(seats=(0, 1), starter=0, clans=(), winners=winners, rule=rule, decisions=50, turns=20, luck=0.0)


def report(*pairs: tuple[GameRecord, ...]) -> Report:
    arena = plan(["random", "random"], "gosu", pairs=len(pairs), seed="s")
    slow = Thinking(decisions=100, milliseconds=250.0, slowest=12.5)
    fast = Thinking(decisions=100, milliseconds=0.0, slowest=0.0)
    records = [
        PairRecord(mode="plain", bots=("random", "random#2"), pair=number, seed="s", games=games, thinking=(slow, fast))
        for number, games in enumerate(pairs)
    ]
    return Report(arena, records, 1, 1.0)


def test_the_tables_tell_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    lost = GameRecord(seats=(1, 0), starter=0, clans=(), winners=(0,), rule="G3.6a", decisions=70, turns=20, luck=0.0)
    show(report((game((0,)), lost), (game((0,)), game((0,)))), Words("en", "gosu"))
    lines = [[cell.strip() for cell in line.split("│")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    assert ["random", "3", "75.0%", "19.0 to 97.7%", "2.50", "12.50"] in lines
    assert ["random#2", "1", "25.0%", "2.3 to 81.0%", "0.00", "0.00"] in lines
    assert ["random – random#2", "4", "0", "55.0", "1", "3"] in lines


@pytest.mark.parametrize(("lang", "words"), [("en", "shared"), ("fr", "partagées")])
def test_shared_wins_have_a_column_where_there_are_any(lang: str, words: str) -> None:
    spoken = Words(lang, "gosu")
    standing = report((game((0, 1), "G9.3b"), game(()))).standings[0]
    assert (standing.meetings[0].wins, standing.meetings[0].shared, standing.meetings[0].draws) == ((0, 0), 1, 1)
    assert words in [column.header for column in endings_table(standing, spoken).columns]
    without = report((game((0,)), game(()))).standings[0]
    assert words not in [column.header for column in endings_table(without, spoken).columns]


@pytest.mark.parametrize(("lang", "words"), [("en", "Somebody won everything"), ("fr", "Un robot a tout gagné")])
def test_ratings_without_a_bound_are_marked(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    show(report((game((0,)), game((0,)))), Words(lang, "gosu"))
    assert words in capsys.readouterr().out
    show(report((game((0,)), game((1,)))), Words(lang, "gosu"))
    assert words not in capsys.readouterr().out


def test_a_file_is_gone_on_with_even_if_no_seed_was_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arena.jsonl"
    first = result(capsys, *TWO, "--pairs", 2, "--draft", "--out", path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    again = result(capsys, *TWO, "--pairs", 2, "--draft", "--out", path)
    assert again["seed"] == first["seed"]
    assert without_times(again) == without_times(first)
    assert len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (
            "notes",
            "this is not a file of gosux arena",
            "ce n'est pas un fichier de gosux arena",
        ),
        ('{"format": "gosux-arena/0"}\n', "this file belongs to another run", "ce fichier est d'une autre exécution"),
    ],
)
def test_another_file_is_told_and_left_alone(
    content: str, english: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text(content)
    assert mistake(capsys, "arena", *TWO, "--out", path).startswith(f"{path}: {english}")
    told = mistake(capsys, "arena", *TWO, "--out", path, "--lang", "fr").replace(UNBROKEN, " ")
    assert told.startswith(f"{path} : {french}")
    assert path.read_text() == content


def test_a_damaged_line_is_told_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arena.jsonl"
    result(capsys, *TWO, "--pairs", 1, "--draft", "--out", path)
    path.write_text(path.read_text().replace('"rule"', '"ruler"'))
    command = ["arena", *TWO, "--pairs", 1, "--draft", "--out", path]
    assert mistake(capsys, *command) == f"{path}: line 2 is damaged, and the file is left as it is"
    told = mistake(capsys, *command, "--lang", "fr").replace(UNBROKEN, " ")
    assert told == f"{path} : la ligne 2 est abîmée ; le fichier reste tel quel"


CLANS = "clans=justice+galmi+xian/phoenix+tomorrow+narashima"


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ([], "an arena needs at least 2 bots, not 0", "il faut au moins 2 robots, et non 0"),
        (["random"], "an arena needs at least 2 bots, not 1", "il faut au moins 2 robots, et non 1"),
        (["random", "deep"], "no bot is called 'deep'", "aucun robot ne s'appelle « deep »"),
        ([*TWO, "--pairs", "0"], "at least 1 pair of games", "il faut au moins 1 paire"),
        ([*TWO, "--workers", "0"], "at least 1 worker is needed, not 0", "il faut au moins 1 processus, et non 0"),
        ([*TWO, "--budget", "0"], "a number greater than 0, not 0", "un nombre supérieur à 0, et non par 0"),
        ([*TWO, "--budget", "nan"], "a number greater than 0, not nan", "un nombre supérieur à 0, et non par nan"),
        ([*TWO, "--iterations", "0"], "at least 1 iteration, not 0", "au moins 1 itération, et non 0"),
        ([*TWO, "--iterations", "9", "--budget", "2"], "only one of them", "un seul des deux"),
        ([*TWO, "--players", "3"], "gosu-x is a game for 2 players", "gosu-x se joue à 2, et non à 3"),
        ([*TWO, "--ruleset", "chess"], "no ruleset is called 'chess'", "aucun jeu ne s'appelle « chess »"),
        ([*TWO, "--option", "edition=de"], "option edition may be en or fr", "l'option edition peut valoir en ou fr"),
        ([*TWO, "--ruleset", "gosu", "--draft"], "gosu has no draft", "on ne choisit pas de clans dans gosu"),
        ([*TWO, "--option", CLANS, "--draft"], "option clans fixes the decks", "l'option clans fixe les decks"),
    ],
)
def test_a_bad_argument_is_told(
    arguments: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in mistake(capsys, "arena", *arguments)
    assert french in mistake(capsys, "arena", *arguments, "--lang", "fr").replace(UNBROKEN, " ")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", 'a picture needs matplotlib: pip install "gosux[results]"'),
        ("fr", 'une image demande matplotlib : pip install "gosux[results]"'),
    ],
)
def test_without_matplotlib_the_extra_is_named_before_any_game(
    lang: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    told = mistake(capsys, "arena", *TWO, "--plot", tmp_path / "a.png", "--pairs", 10**9, "--lang", lang)
    assert told.replace(UNBROKEN, " ") == sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_picture_is_drawn(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arena.png"
    seed = "$\\frac$ " + "long" * 99  # no formula, and broken into lines
    output = run(capsys, "arena", *TWO, "random", "--pairs", 2, "--seed", seed, "--plot", path, "--lang", lang)
    assert (output.code, output.err) == (0, "")
    assert path.read_bytes().startswith(b"\x89PNG")


def test_a_picture_needs_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "a.png"):
        told = mistake(capsys, "arena", *TWO, "--plot", path, "--pairs", 10**9)
        assert told == f"'{path}' is no path of a file"
