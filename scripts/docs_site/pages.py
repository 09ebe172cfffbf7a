"""The documents of the project as pages of the site: links fit, positions can be opened, examples can be read."""

import json
import os
import re
import shutil
from pathlib import Path

from gosux.model.messages.mistakes import Mistake
from gosux.records.links import link_to
from gosux.records.position_reader import read_position

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FROM_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md", "THIRD_PARTY.md", "LICENSE")
WORD = re.compile(r"\[([^\[\]]+)\]\((?:term|keyword|clan|rule):[^)]+\)")  # the page explains it, the site does not
LINK = re.compile(r"\]\(([^)\s]+)\)")
POSITION = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPEN = {"en": "Open this position", "fr": "Ouvrir cette position"}
PLAYED = "play/index.html"


def write_pages(folder: Path) -> None:
    linked = (DOCS / "rules").iterdir()  # a link to texts of the package, which rglob does not follow
    for path in sorted([*DOCS.rglob("*"), *linked]):
        name = path.relative_to(DOCS)
        if path.suffix == ".md":
            write_page(folder, place_of(name), path.read_text(encoding="utf-8"), path)
        elif path.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / name)
    for source in [ROOT / name for name in FROM_ROOT]:
        write_page(folder, Path(f"{source.stem}.md"), source.read_text(encoding="utf-8"), source)


def place_of(name: Path) -> Path:
    """Where a document goes: those for players in French have a folder of their own."""
    if name.suffixes[:1] == [".fr"]:
        return Path("fr") / name.parent / f"{name.stem.removesuffix('.fr')}.md"
    if name.suffixes[:1] == [".en"]:
        return name.parent / f"{name.stem.removesuffix('.en')}.md"
    return name


def write_page(folder: Path, place: Path, text: str, source: Path) -> None:
    language = "fr" if place.parts[0] == "fr" else "en"
    game = "gosu" if source.stem.partition(".")[0].endswith("gosu") else "gosu-x"
    up = "../" * (len(place.parts) - 1)
    # A page is a folder of its own when it is served: raw HTML needs one step more than Markdown.
    text = POSITION.sub(lambda found: found[0] + opener(found[1], language, f"{up}../"), text)
    text = WORD.sub(r"\1", text)
    text = LINK.sub(lambda found: f"]({target(folder, found[1], source, place, game)})", text)
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def opener(position: str, language: str, up: str) -> str:
    """A link that opens a position without a server; nothing for a part of one."""
    try:
        read_position(position)
    except Mistake:
        return ""
    return f'\n\n<p><a class="md-button" href="{up}{PLAYED}{link_to(position)}">{OPEN[language]}</a></p>'


def target(folder: Path, link: str, source: Path, place: Path, game: str) -> str:
    """What a link of a document leads to on the site."""
    kind, colon, id = link.partition(":")
    up = "../" * (len(place.parts) - 1)
    if "://" in link or link.startswith("#"):
        return link
    if colon and kind == "card":
        leaf = "fr/" if place.parts[0] == "fr" else ""
        return f"{up}{leaf}cards/{game}/{id}.md"
    file, _, anchor = link.partition("#")
    there = Path(os.path.normpath(source.parent / file))  # a document may be a link to a text of the package
    if there.suffix in (".py", ".ipynb"):
        return up + example(folder, there)
    if there.is_relative_to(DOCS):
        inside = there.relative_to(DOCS)
        name = (place_of(inside) if there.suffix == ".md" else inside).as_posix()
    else:
        name = there.relative_to(ROOT).as_posix()
        name = "LICENSE.md" if name == "LICENSE" else "index.md" if name == "README.md" else name
    if there.is_dir():
        name += "/0001-record-decisions.md" if name == "decisions" else "/index.md"
    return up + name + (f"#{anchor}" if anchor else "")


def example(folder: Path, path: Path) -> str:
    """A page with a Python file or a notebook; where it is."""
    name = f"{path.relative_to(ROOT).as_posix()}.md"
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text(encoding="utf-8")
    shown = notebook(text) if path.suffix == ".ipynb" else f"# {path.name}\n\n```python\n{text}```\n"
    (folder / name).write_text(shown, encoding="utf-8")
    return name


def notebook(text: str) -> str:
    """The cells of a notebook, without what they print."""
    shown = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        shown.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source)
    return "\n\n".join(shown) + "\n"
