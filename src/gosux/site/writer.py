"""Writes the site: the page, Python, what can be looked up, and what makes it work offline."""

import json
import shutil
from hashlib import sha256
from pathlib import Path

from gosux.sessions.clocks.pauses import SECONDS
from gosux.site.icons import APPLE, FOLDER, ICONS, manifest_icons
from gosux.site.look_ups import look_ups
from gosux.site.mistakes import CannotWriteSite
from gosux.site.python_files import python_archive
from gosux.site.runtime import compiled_wheel, runtime_files

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
INDEX, SERVICE_WORKER, ARCHIVE = "index.html", "service-worker.js", "gosux.zip"
ENTRIES, ENTRY = "entries.json", "src/site/begin.ts"  # what Vite has made of web/src/site
MARK = '<meta name="gosux-site"'
NOT_COPIED = shutil.ignore_patterns(INDEX, SERVICE_WORKER, "push-worker.js", ENTRIES, "sources.txt")
NAMED_BY_CONTENT = ("assets/", "python/")
FOREVER = "public, max-age=31536000, immutable"
MANIFEST = {
    "name": "Gosu X",
    "short_name": "Gosu X",
    "id": "./",
    "start_url": "./",
    "display": "standalone",
    "background_color": "#111b23",
    "theme_color": "#111b23",
    "icons": manifest_icons(),
}


def write_site(folder: Path, page: Path, pyodide: Path, pause: float = SECONDS) -> int:
    """Write everything into a folder that is new, empty or an older site. ``pause`` as in ``gosux serve``.
    Returns how many bytes there are. Raises CannotWriteSite."""
    for name in (INDEX, SERVICE_WORKER, ENTRIES):
        if not (page / name).is_file():
            raise CannotWriteSite("site-no-page", {"file": str(page / name)})
    python, python_place = python_files(pyodide)
    try:
        make_room(folder)
        shutil.copytree(page, folder, ignore=NOT_COPIED, dirs_exist_ok=True)
        for name, content in python.items():
            write(folder / python_place / name, content)
        for name, found in look_ups():
            write(folder / name, found.model_dump_json().encode())
        for icon in ICONS:
            shutil.copy(FOLDER / icon.name, folder / icon.name)
        write(folder / "manifest.webmanifest", json.dumps(MANIFEST, indent=1).encode())
        write(folder / INDEX, marked(page, python_place, pause).encode())
        write(folder / SERVICE_WORKER, service_worker(folder, page).encode())
        # For hosts that read them; others go by what the page says itself.
        write(folder / "_headers", headers().encode())
        write(folder / ".nojekyll", b"")
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWriteSite("cannot-write", {"file": str(error.filename or folder), "why": why}) from error
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def make_room(folder: Path) -> None:
    """Remove an older site; anything else is left alone. Raises CannotWriteSite."""
    if folder.exists() and any(folder.iterdir()):
        index = folder / INDEX
        if not index.is_file() or MARK not in index.read_text(encoding="utf-8"):
            raise CannotWriteSite("site-folder", {"file": str(folder)})
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def python_files(pyodide: Path) -> tuple[dict[str, bytes], str]:
    """All of Python, and the folder for it: its name changes with the content, so that no cache mixes versions."""
    files = runtime_files(pyodide)
    wheel = compiled_wheel(pyodide)
    files |= {wheel.name: wheel.read_bytes(), ARCHIVE: python_archive()}
    sizes = {name: len(content) for name, content in files.items() if not name.endswith(".mjs")}
    listing = {"sizes": sizes, "archive": ARCHIVE, "wheel": wheel.name}  # scripts are not counted while they load
    files["files.json"] = json.dumps(listing).encode()
    digest = sha256(b"".join(name.encode() + sha256(files[name]).digest() for name in sorted(files)))
    return files, f"python/{digest.hexdigest()[:16]}/"


def marked(page: Path, python_place: str, pause: float) -> str:
    """The page, told that it has no server: its part of the code comes before all other."""
    entry = json.loads((page / ENTRIES).read_text(encoding="utf-8"))[ENTRY]
    styles = "".join(f'<link rel="stylesheet" href="./{file}" />\n    ' for file in entry.get("css", []))
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'{MARK} content="{python_place}" data-pause="{pause}" />\n    '
        '<link rel="manifest" href="./manifest.webmanifest" />\n    '
        f'<link rel="apple-touch-icon" href="./{APPLE}" />\n    '
        f'{styles}<script type="module" src="./{entry["file"]}"></script>\n    '
    )
    before, viewport, after = (page / INDEX).read_text(encoding="utf-8").partition('<meta name="viewport"')
    return before + head + viewport + after


def service_worker(folder: Path, page: Path) -> str:
    """It keeps every file of the site; files with other contents make it another one, which the page offers."""
    entries = []
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = path.relative_to(folder).as_posix()
        revision = None if name.startswith(NAMED_BY_CONTENT) else sha256(path.read_bytes()).hexdigest()[:16]
        entries.append({"url": name, "revision": revision})
    return f"self.gosuxFiles = {json.dumps(entries)};\n{(page / SERVICE_WORKER).read_text(encoding='utf-8')}"


def headers() -> str:
    """In the format of Netlify, Cloudflare Pages and others."""
    lines = ["/*", *[f"  {name}: {value}" for name, value in HEADERS.items()]]
    for place in NAMED_BY_CONTENT:
        lines += [f"/{place}*", f"  Cache-Control: {FOREVER}"]
    return "\n".join(lines) + "\n"
