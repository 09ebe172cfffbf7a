"""The drawings of the browser client (``web/src/art``): pictures of the cards, and the colours of the clans.

A checkout has them in ``web``; a built package has a copy beside this file.
"""

import re
from functools import cache
from pathlib import Path

FOLDERS = (Path(__file__).resolve().parents[3] / "web" / "src" / "art", Path(__file__).parent / "art")
BODY = re.compile(r'^  "?([\w-]+)"?: `(.*?)`', re.MULTILINE | re.DOTALL)
CLAN = re.compile(r'^  (\w+): \{\s*field: "(#\w+)".*?tones: \{(.*?)\}', re.MULTILINE | re.DOTALL)
USE_OF_TONE = re.compile(r'class="(s?)([a-e])"')
TONE = re.compile(r'(\w): "(#\w+)"')


@cache
def colours() -> dict[str, tuple[str, dict[str, str]]]:
    """The field of each clan that has pictures, and their five tones."""
    return {clan: (field, dict(TONE.findall(tones))) for clan, field, tones in CLAN.findall(_text("clans.ts"))}


@cache
def bodies(clan: str) -> dict[str, str]:
    """The pictures of a clan's cards as they were drawn, with classes for colours; nothing for a clan of a pack."""
    return dict(BODY.findall(_text(f"pictures/{clan}.ts"))) if clan in colours() else {}


@cache
def picture(clan: str, card: str) -> str:
    """The inside of an SVG of 120 by 68, with its colours; "" if there is none."""
    _, tones = colours()[clan]

    def coloured(found: re.Match[str]) -> str:
        line, tone = found.groups()
        return f'fill="none" stroke="{tones[tone]}"' if line else f'fill="{tones[tone]}"'

    return USE_OF_TONE.sub(coloured, bodies(clan).get(card, ""))


def _text(name: str) -> str:
    for folder in FOLDERS:
        if (folder / name).exists():
            return (folder / name).read_text(encoding="utf-8")
    return ""
