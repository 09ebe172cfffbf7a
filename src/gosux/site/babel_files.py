"""What gosux needs of Babel, and of pytz beside it: the rest would be 32 MB to download.

``fluent.runtime`` imports both. Of Babel it needs plural rules and the formats of numbers; pytz only has to be there,
for dates that gosux never formats.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

LANGUAGES = ("root", "en", "fr")  # "root" is what all languages build on
FILES = {
    "babel": [
        "__init__.py", "core.py", "dates.py", "localedata.py", "numbers.py", "plural.py", "global.dat",
        *[f"localtime/{name}.py" for name in ("__init__", "_fallback", "_helpers", "_unix")],
        *[f"locale-data/{language}.dat" for language in LANGUAGES],
    ],
    "pytz": ["__init__.py", "exceptions.py", "lazy.py", "tzfile.py", "tzinfo.py"],
}  # fmt: skip


def babel_files() -> Iterator[tuple[str, bytes]]:
    """Names below a folder of packages, and contents."""
    for package, files in FILES.items():
        spec = find_spec(package)
        assert spec is not None and spec.origin is not None, f"{package} is not installed"
        for file in files:
            yield f"{package}/{file}", (Path(spec.origin).parent / file).read_bytes()
