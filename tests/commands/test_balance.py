"""``gosux balance``."""

import json
import re
import sys
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from gosux.text import Words
from tests.commands.run import mistake, run

FEW = ("--bot", "random", "--games", 6, "--seed", "s")
UNBROKEN = "\u00a0"


def result(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    output = run(capsys, "balance", *arguments, "--json")
    assert (output.code, output.err) == (0, "")
    data: dict[str, Any] = json.loads(output.out)
    return data


def test_the_result_is_one_object_with_all_that_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, *FEW, "--option", "edition=fr", "--compare", "uncertain_shift")
    assert (data["bot"], data["games"], data["seed"], data["decks"]) == ("random", 6, "s", "clans")
    assert data["options"] == {"edition": "fr", "wonder_returns": "no"}
    assert [one["value"] for one in data["findings"]] == data["values"] == ["0", "none", "2"]
    for one in data["findings"]:
        assert sum(ending["points"] for ending in one["endings"].values()) == one["games"] == 6
        assert sum(seat["points"] for seat in one["seats"]) == pytest.approx(6)
        assert sum(place["points"] for place in one["order"]) == pytest.approx(6)
        assert sum(clan["games"] for clan in one["clans"].values()) == 6 * 6
        assert sum(pair["games"] for pair in one["pairs"].values()) == 6 * 6
        assert sum(pair["games"] for pair in one["against"].values()) == 6 * 18
        for share in [*one["seats"], *one["clans"].values(), one["long_rounds"], one["repeated_positions"]]:
            low, high = share["interval"]
            assert 0 <= low <= share["share"] <= high <= 1
        assert one["longest"]["mean"] <= one["turns"]["mean"] < one["decisions"]["mean"]
    assert data["findings"][0]["other_winners"]["points"] == 0


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone, shared, other = (
        result(capsys, "--bot", "random", "--games", 20, *more)["findings"]
        for more in (["--seed", 7], ["--seed", 7, "--workers", 2], ["--seed", 8])
    )
    assert alone == shared
    assert alone != other


def test_searches_can_be_bounded_by_iterations(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--bot", "hero", "--games", 1, "--seed", "s", "--ruleset", "gosu-x-quick", "--draft"]
    one, again = (result(capsys, *command, "--iterations", 2) for _ in range(2))
    assert one["iterations"] == 2
    assert one["findings"] == again["findings"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["random at every seat: 6 games", "Decks fixed", "option uncertain_shift", "winner", "longest round",
             "repeated position", "plays second", "Games won with each clan", "Xi'an ("],
        ),
        (
            "fr",
            ["random partout : 6 parties", "Decks fixés", "l'option uncertain_shift", "vainqueur",
             "plus longue ronde", "position répétée", "joue en deuxième", "Parties gagnées avec chaque clan"],
        ),
    ],
)  # fmt: skip
def test_people_get_tables(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "balance", *FEW, "--compare", "uncertain_shift", "--lang", lang)
    assert (output.code, output.err) == (0, "")
    for part in [*words, "X1.1a"]:
        assert part in output.out.replace("\n", " ").replace("  ", " ")
    assert max(len(line) for line in output.out.splitlines()) <= 80


def test_a_game_of_one_pile_has_no_tables_of_clans(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "balance", *FEW, "--ruleset", "gosu", "--players", 4)
    assert "plays fourth" in output.out
    assert "clan" not in output.out


@pytest.mark.parametrize(
    ("more", "english", "french"),
    [(["--iterations", 3], "after 3 iterations", "après 3 itérations"), (["--budget", 2.5], "by 2.5", "par 2,5")],
)
def test_how_bots_thought_is_told(
    more: list[object], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in run(capsys, "balance", *FEW, *more).out
    assert french in run(capsys, "balance", *FEW, *more, "--lang", "fr").out


def test_a_file_is_gone_on_with_even_if_no_seed_was_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    command = ["--bot", "random", "--games", 4, "--out", path]
    first = result(capsys, *command)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-2]))
    again = result(capsys, *command)
    assert (again["seed"], again["findings"]) == (first["seed"], first["findings"])


@pytest.mark.parametrize("more", [[], ["--compare", "uncertain_shift"], ["--ruleset", "gosu", "--players", 3]])
def test_a_picture_is_drawn(more: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "balance.png"
    result(capsys, *FEW, *more, "--plot", path)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_the_longest_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "long" / "games"
    data = result(capsys, *FEW, "--keep-longest", 2, folder)
    assert sorted(data["replays"]) == sorted(map(str, folder.iterdir()))
    assert len(data["replays"]) == 2
    for path in data["replays"]:
        assert run(capsys, "check", path).code == 0
    told = run(capsys, "balance", *FEW, "--keep-longest", 1, folder).out
    assert "replay: " in told


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["--games", "0"], "at least 1 game is needed, not 0", "il faut au moins 1 partie, et non 0"),
        (["--bot", "deep"], "no bot is called 'deep'", "aucun robot ne s'appelle « deep »"),
        (["--workers", "0"], "at least 1 worker is needed", "il faut au moins 1 processus"),
        (["--budget", "0"], "a number greater than 0, not 0", "un nombre supérieur à 0, et non par 0"),
        (["--iterations", "0"], "at least 1 iteration, not 0", "au moins 1 itération, et non 0"),
        (["--iterations", "9", "--budget", "2"], "only one of them", "un seul des deux"),
        (["--compare", "colour"], "no option is called 'colour'", "aucune option ne s'appelle « colour »"),
        (["--compare", "edition", "--option", "edition=fr"], "edition is given twice", "edition est donnée deux fois"),
        (["--ruleset", "gosu", "--draft"], "gosu has no draft", "on ne choisit pas de clans dans gosu"),
        (["--keep-longest", "0", "."], "at least 1 game is needed, not 0", "il faut au moins 1 partie, et non 0"),
    ],
)
def test_a_bad_argument_is_told(
    arguments: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in mistake(capsys, "balance", *arguments)
    assert french in mistake(capsys, "balance", *arguments, "--lang", "fr").replace(UNBROKEN, " ")


def test_what_cannot_be_written_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    many = ("balance", "--games", 10**9)
    assert "cannot be written" in mistake(capsys, *many, "--keep-longest", 1, "/dev/null/folder")
    assert "is no path of a file" in mistake(capsys, *many, "--plot", tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "gosux[results]" in mistake(capsys, *many, "--plot", tmp_path / "b.png")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Games won by players with each card",
                "Atalanta of the Great Shield",
                "Active tiles",
                "Plots of tiles",
                "Galmi against Xi",
            ],
        ),
        (
            "fr",
            [
                "Parties gagnées par qui a chaque carte",
                "Atalante à grand bouclier",
                "Tuiles actives",
                "Graphiques des tuiles",
                "contre",
            ],
        ),
    ],
)
def test_a_page_holds_plots_and_tables_in_one_file(
    lang: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.html"
    output = run(capsys, "balance", "--bot", "random", "--games", 12, "--seed", 1, "--html", path, "--lang", lang)
    assert (output.code, output.err) == (0, "")
    page = unescape(path.read_text(encoding="utf-8"))
    assert [word for word in words if word not in page] == []
    assert page.count("data:image/png;base64,") == 2
    for name in ("cards", "tiles"):  # every share and mean has its interval
        title = unescape(Words(lang).say(f"balance-{name}"))
        rows = re.findall(r"<tr><th.*?</tr>", page.partition(f">{title}</h2>")[2].partition("</table>")[0])
        several = [row for row in rows if "(1)" not in row]
        assert several and all(re.search(r"<td>[\d.,]+ \[[\d.,]+(–|; )[\d.,]+\]</td>", row) for row in several)
    assert not re.search(r"<script|https?://", page)
