"""The files of the edition without a server."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from fastapi import FastAPI

from gosux.cli import main
from gosux.server.app import add_library
from gosux.site import writer
from gosux.site.look_ups import look_ups
from gosux.site.mistakes import CannotWriteSite
from gosux.site.python_files import python_archive
from gosux.site.runtime import runtime_files
from gosux.site.writer import write_site
from tests.recipe import HERE

INDEX = '<html><head><meta name="viewport" content="x" /></head></html>'


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "service-worker.js").write_text("precache(self.gosuxFiles);")
    (folder / "sources.txt").write_text("a hash")
    site = {"file": "assets/site-3c4d.js", "css": ["assets/site-5e6f.css"]}
    (folder / "entries.json").write_text(json.dumps({"src/site/begin.ts": site}))
    (folder / "assets" / "index-1a2b.js").write_text("play();")
    return folder


@pytest.fixture
def python(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Not the real one: it is large."""
    files = {"files.json": b"{}", "pyodide.mjs": b"python"}
    monkeypatch.setattr(writer, "python_files", lambda _: (files, "python/1234/"))
    return Path("pyodide")


def test_every_file_is_kept_for_offline_use(page: Path, python: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    size = write_site(folder, page, python)
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert size == sum((folder / name).stat().st_size for name in files)
    assert not {"sources.txt", "entries.json"} & files
    listing, _, rest = (folder / "service-worker.js").read_text(encoding="utf-8").partition(";\n")
    kept = {entry["url"]: entry["revision"] for entry in json.loads(listing.removeprefix("self.gosuxFiles = "))}
    assert rest == "precache(self.gosuxFiles);"
    assert set(kept) == files - {"service-worker.js", "_headers", ".nojekyll"}
    by_name = {name for name, revision in kept.items() if revision is None}
    assert by_name == {"assets/index-1a2b.js", "python/1234/files.json", "python/1234/pyodide.mjs"}


def test_icons_have_the_sizes_that_the_manifest_names(page: Path, python: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, page, python)
    assert '<link rel="apple-touch-icon" href="./apple-touch-icon.png" />' in (folder / "index.html").read_text()
    assert png_size(folder / "apple-touch-icon.png") == "180x180"
    drawn = [one for one in json.loads((folder / "manifest.webmanifest").read_text())["icons"] if "png" in one["type"]]
    assert {(one["sizes"], one["purpose"]) for one in drawn} == {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip
    for one in drawn:
        assert png_size(folder / one["src"]) == one["sizes"]


def png_size(path: Path) -> str:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    return f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}"


def test_the_page_knows_where_python_is_and_what_it_may_load(page: Path, python: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", page, python, pause=0.5)
    head = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '<meta name="gosux-site" content="python/1234/" data-pause="0.5" />' in head
    assert "script-src 'self' 'wasm-unsafe-eval';" in head
    headers = (tmp_path / "site" / "_headers").read_text(encoding="utf-8")
    for policy in (head, headers):
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert head.index("Content-Security-Policy") < head.index("assets/site-5e6f.css")  # before anything is loaded
    assert '<script type="module" src="./assets/site-3c4d.js"></script>' in head


def test_an_older_site_is_replaced_and_anything_else_is_left_alone(page: Path, python: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, page, python)
    (folder / "assets" / "index-old.js").write_text("old")
    write_site(folder, page, python)
    assert not (folder / "assets" / "index-old.js").exists()
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "index.html").write_text(INDEX)
    with pytest.raises(CannotWriteSite, match="something else"):
        write_site(mine, page, python)
    assert (mine / "index.html").read_text() == INDEX


def test_what_is_missing_is_said(page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotWriteSite, match="is missing"):
        runtime_files(tmp_path)
    (page / "index.html").unlink()
    with pytest.raises(CannotWriteSite, match="make page"):
        write_site(tmp_path / "site", page, tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["site", str(tmp_path / "site"), "--pyodide", str(tmp_path), "--lang", "fr"])
    assert ended.value.code == 2
    assert "manque" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_a_browser_gets_what_games_need_and_no_more() -> None:
    archive = python_archive()
    assert archive == python_archive()  # the same sources give the same file
    names = zipfile.ZipFile(io.BytesIO(archive)).namelist()
    parts = {name.split("/")[1] for name in names if name.startswith("gosux/")}
    assert {"browser", "sessions", "text", "lessons"} <= parts
    assert not parts & {"server", "lab", "tui", "envs", "commands", "cli.py", "site"}
    files = {"gosux/text/locales/fr/events.ftl", "gosux/lessons/first-game.toml", "gosux/puzzles/gosu.json"}
    assert files <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    assert len(archive) < 2_000_000


def test_all_levels_but_the_strongest_are_offered() -> None:
    found = dict(look_ups())
    offered = json.loads(found["api/offer.json"].model_dump_json())
    assert offered["levels"] == ["recruit", "bakuto", "troop", "veteran", "ozeki", "hero", "random"]
    assert {"api/showcase.json", "api/catalogue/gosu-x/fr.json", "api/guide/gosu/en.json"} <= set(found)


def test_what_can_be_looked_up_at_a_server_is_a_file() -> None:
    library = FastAPI()
    add_library(library)
    running = ("/api/alive", "/api/notice")  # of a server that runs
    paths = [path for path, ways in library.openapi()["paths"].items() if "get" in ways and path not in running]
    found = dict(look_ups())
    assert [path for path in paths if f"{path[1:].format(ruleset='gosu-x', language='fr')}.json" not in found] == []
    assert len(paths) >= 6


def test_the_document_names_the_pyodide_of_the_page() -> None:
    package = json.loads((HERE / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = package["devDependencies"]["pyodide"]
    document = (HERE / "docs" / "site.md").read_text(encoding="utf-8")
    assert f"pyodide@{wanted} && tar -xf pyodide-{wanted}.tgz" in document
