"""Copies what gosux needs of Babel, and of pytz beside it, into a folder: for editions that have to be downloaded.

``fluent.runtime`` imports both. Of Babel it needs plural rules and the formats of numbers; pytz only has to be there,
for dates that gosux never formats.
"""

import argparse
import shutil
import sys
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


def reduce_babel(folder: Path) -> int:
    """Returns how many bytes there are now."""
    total = 0
    for package, files in FILES.items():
        spec = find_spec(package)
        assert spec is not None and spec.origin is not None, f"{package} is not installed"
        for file in files:
            target = folder / package / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(spec.origin).parent / file, target)
            total += target.stat().st_size
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    print(f"{reduce_babel(parser.parse_args().folder):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
