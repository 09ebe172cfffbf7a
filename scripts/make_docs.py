"""Writes the documentation site to build/docs/site, with the edition without a server in it.

    python scripts/make_docs.py

Run it with the Python of .venv, after scripts/build_page.py; ``make docs`` does both. The documents of the project, a
page per card and the reference of the library become pages (mkdocs.yml); nothing is loaded from another host.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from gosux.server.page_files import PAGE  # noqa: E402
from gosux.site.runtime import USUAL  # noqa: E402
from gosux.site.writer import write_site  # noqa: E402
from scripts.docs_site.cards import write_cards  # noqa: E402
from scripts.docs_site.pages import write_pages  # noqa: E402

BUILT = HERE / "build" / "docs"
SOURCES, SITE = BUILT / "sources", BUILT / "site"


def main() -> int:
    shutil.rmtree(BUILT, ignore_errors=True)
    write_pages(SOURCES)
    write_cards(SOURCES)
    done = subprocess.run([Path(sys.executable).parent / "zensical", "build", "--strict", "-f", "mkdocs.yml"], cwd=HERE)
    if done.returncode:
        return done.returncode
    mark_french(SITE / "fr")
    write_site(SITE / "play", PAGE, USUAL)
    pages = len(list(SITE.rglob("*.html")))
    print(f"docs: {pages} pages in {SITE.relative_to(HERE)}")
    return 0


def mark_french(folder: Path) -> None:
    """The theme has one language for all pages; screen readers need that of each."""
    for path in folder.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r'<html lang="en"', '<html lang="fr"', text, count=1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
