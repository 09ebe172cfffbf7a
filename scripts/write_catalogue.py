"""Writes the catalogues of cards and rules to files, for work on the browser client without a server.

    python scripts/write_catalogue.py FOLDER

FOLDER/RULESET/LANGUAGE.json is the catalogue of a ruleset; `npm run dev` in web/ serves web/.catalogue.
"""

import sys
from pathlib import Path

from gosux.rules.registry import rulesets
from gosux.sessions.catalogue.entries import catalogue
from gosux.text import LANGUAGES


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    for rules in rulesets():
        folder = Path(sys.argv[1]) / rules
        folder.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            text = catalogue(rules, language).model_dump_json()
            (folder / f"{language}.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
