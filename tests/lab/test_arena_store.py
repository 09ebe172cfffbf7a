"""An arena in a file: interrupted and gone on with, and what is refused."""

import json
from pathlib import Path

import pytest

from gosux import Mistake
from gosux.lab.arena import Arena, Report, Store, hold, kept_seed, plan


def small(seed: str = "s", **changes: object) -> Arena:
    wanted: dict[str, object] = {"pairs": 3, "modes": ["draft"], **changes}
    return plan(["random", "random", "random"], seed=seed, **wanted)  # type: ignore[arg-type]


def kept(path: Path, arena: Arena, workers: int = 1) -> Report:
    with Store(path, arena) as store:
        return hold(arena, workers, store)


def lines(path: Path) -> list[object]:
    """The file's lines without the times, which differ from run to run."""
    found: list[object] = []
    for line in path.read_text().splitlines():
        data = json.loads(line)
        data["thinking"] = [one["decisions"] for one in data.get("thinking", [])]
        found.append(data)
    return found


def results(report: Report) -> list[object]:
    return [record.model_copy(update={"thinking": None}) for record in report.records]


class Interrupted(Exception):
    pass


def interrupt_after(path: Path, arena: Arena, pairs: int, workers: int = 1) -> None:
    """Hold an arena until so many pairs are over."""
    over = 0

    def progress(more: int) -> None:
        nonlocal over
        over += more
        if over >= pairs:
            raise Interrupted

    with Store(path, arena) as store, pytest.raises(Interrupted):
        hold(arena, workers, store, progress)


@pytest.fixture(name="whole", scope="module")
def whole_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a small arena that was never interrupted; only to be read."""
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    kept(path, small())
    return path


@pytest.fixture(name="path")
def own_file(whole: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    path = tmp_path / "arena.jsonl"
    path.write_bytes(whole.read_bytes())
    return path


def test_the_file_has_the_plan_and_a_line_for_each_pair(whole: Path) -> None:
    plan_line, *pairs = lines(whole)
    assert isinstance(plan_line, dict)
    assert (plan_line["format"], plan_line["seed"], plan_line["pairs"]) == ("gosux-arena/2", "s", 3)
    assert len(pairs) == 3 * 3


def test_after_an_interruption_the_same_file_comes_out(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    interrupt_after(path, small(), 4)
    assert lines(path) == lines(whole)[:5]
    report = kept(path, small())
    assert lines(path) == lines(whole)
    assert results(report) == results(hold(small()))


def test_what_is_there_is_not_played_again(path: Path) -> None:
    before = path.read_bytes()
    told: list[int] = []
    with Store(path, small()) as store:
        hold(small(), 1, store, told.append)
    assert told == [9]  # all at once
    assert path.read_bytes() == before


@pytest.mark.parametrize("torn", [1, 40])
def test_a_torn_last_line_is_dropped_and_played_again(torn: int, path: Path, whole: Path) -> None:
    path.write_bytes(path.read_bytes()[:-torn])
    kept(path, small())
    assert lines(path) == lines(whole)


@pytest.mark.parametrize("length", [0, 1, 30])
def test_an_empty_file_or_a_torn_plan_is_begun_anew(length: int, path: Path, whole: Path) -> None:
    path.write_bytes(path.read_bytes()[:length])
    kept(path, small())
    assert lines(path) == lines(whole)


def test_two_workers_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    interrupt_after(path, small(), 2, workers=2)
    report = kept(path, small(), workers=2)
    assert results(report) == results(hold(small()))
    assert sorted(map(str, lines(path))) == sorted(map(str, lines(whole)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"pairs": 4}, "(pairs is 3 there, not 4)"),
        ({"seed": "t"}, "(seed is s there, not t)"),
        ({"modes": ["clans"]}, '(modes is ["draft"] there, not ["clans"])'),
        ({"budget": 10}, "(budget is 1.0 there, not 10.0)"),
        ({"options": {"edition": "fr"}}, '(options is {"edition": "en"'),
    ],
)
def test_the_file_of_another_plan_is_left_as_it_is(changes: dict[str, object], sentence: str, path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(Mistake) as refusal:
        Store(path, small(**changes))  # type: ignore[arg-type]
    assert str(refusal.value).startswith(f"{path}: this file belongs to another run of gosux arena {sentence}")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        ('"pair": 1', '"pair": 0'),  # twice the same pair
        ('"pair": 1', '"pair": 3'),
        ('"pair": 1', '"pair": 1.0e0x'),
        ('"mode": "draft"', '"mode": "clans"'),
        ('"pair": 1', '"pair": "1"'),
        ('"winners": [', '"winners": [5, '),
        ('"winners": [', '"winners": [-1, '),
        ('"seats": [0, 1]', '"seats": [1, 1]'),
        ('"decisions": ', '"decisions": "many", "": '),
        ('"thinking": ', '"thoughts": '),
        ('"slowest": ', '"slowest": NaN, "": '),
        ('{"mode"', '{"more": 1, "mode"'),
        ('"seed": "', '"seed": "0'),
        ('{"mode"', '[{"mode"'),
    ],
)
def test_a_damaged_line_is_told_and_the_file_left_as_it_is(found: str, instead: str, path: Path) -> None:
    every = path.read_text().splitlines(keepends=True)
    assert found in every[4]
    every[4] = every[4].replace(found, instead, 1)
    path.write_text("".join(every))
    before = path.read_bytes()
    with pytest.raises(Mistake) as refusal:
        Store(path, small())
    assert str(refusal.value) == f"{path}: line 5 is damaged, and the file is left as it is"
    assert path.read_bytes() == before


SOMETHING_ELSE = [b"hello", b"hello\n", b"[]\n", b'{"format": "gosux-save/1"}\n', b"[" * 99999 + b"\n"]


@pytest.mark.parametrize("content", SOMETHING_ELSE, ids=range(len(SOMETHING_ELSE)))
def test_a_file_of_something_else_is_never_overwritten(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(Mistake, match="this is not a file of gosux arena"):
        Store(path, small())
    assert path.read_bytes() == content
    assert kept_seed(path) is None


def test_what_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(Mistake, match="not a text in UTF-8"):
        Store(path, small())
    with pytest.raises(Mistake, match="cannot be written"):
        Store(tmp_path / "nowhere" / "file", small())
    with pytest.raises(Mistake, match="cannot be written"):
        Store(tmp_path, small())


def test_two_arenas_do_not_write_one_file(path: Path) -> None:
    before = path.read_bytes()
    with Store(path, small()):
        with pytest.raises(Mistake) as refusal:
            Store(path, small())
        assert str(refusal.value).startswith(f"{path}: another command is writing this file")
        assert path.read_bytes() == before
    Store(path, small()).close()  # now it is free


def test_a_file_that_was_refused_is_free_again(path: Path) -> None:
    with pytest.raises(Mistake):
        Store(path, small("t"))
    Store(path, small()).close()


def test_the_seed_of_a_file_is_known(whole: Path, tmp_path: Path) -> None:
    assert kept_seed(whole) == "s"
    assert kept_seed(tmp_path / "nothing") is None
