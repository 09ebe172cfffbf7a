"""The Python files that a browser downloads: what games need of gosux, and the libraries they use.

They are taken from where this Python imports them, so that the edition without a server runs what is tested here. Only
``pydantic_core`` is compiled, and comes as a wheel of its own (``runtime.py``).
"""

import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import files as files_of
from pathlib import Path

import gosux
from gosux.site.babel_files import babel_files

LEFT_OUT = {"__main__.py", "cli.py", "commands", "envs", "lab", "learner", "notebook", "server", "site", "tui"}
KINDS = {".ftl", ".json", ".md", ".py", ".toml"}
LIBRARIES = (
    "annotated-types", "attrs", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pydantic", "typing-inspection",
    "typing_extensions",
)  # fmt: skip
NOT_NEEDED = ("pydantic/v1/", "pydantic/deprecated/parse", "pydantic/mypy.py")
MOMENT = (1980, 1, 1, 0, 0, 0)  # the same sources give the same file


def python_archive() -> bytes:
    """All of them as one zip file, to be unpacked into a folder of packages."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted([*gosux_files(), *library_files(), *babel_files()]):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)
    return target.getvalue()


def gosux_files() -> Iterator[tuple[str, bytes]]:
    root = Path(gosux.__file__).parent
    for path in root.rglob("*"):
        name = path.relative_to(root)
        if name.parts[0] not in LEFT_OUT and path.suffix in KINDS and "__pycache__" not in name.parts:
            yield f"gosux/{name.as_posix()}", path.read_bytes()


def library_files() -> Iterator[tuple[str, bytes]]:
    for library in LIBRARIES:
        for file in files_of(library) or []:
            name = file.as_posix()
            # Some look up their own version; licences go where the code goes.
            wanted = file.suffix == ".py" or name.endswith("METADATA") or "LICENSE" in name.upper()
            if wanted and not name.startswith(("..", *NOT_NEEDED)):
                yield name, Path(str(file.locate())).read_bytes()
