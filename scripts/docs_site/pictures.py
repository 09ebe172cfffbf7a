"""The pictures of the cards as files, from the drawings of the browser client (``web/src/art``)."""

import re
from functools import cache
from pathlib import Path

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
BODY = re.compile(r'^  "?([\w-]+)"?: `(.*?)`', re.MULTILINE | re.DOTALL)
CLAN = re.compile(r'^  (\w+): \{\s*field: "(#\w+)".*?tones: \{(.*?)\}', re.MULTILINE | re.DOTALL)
TONE = re.compile(r'(\w): "(#\w+)"')


@cache
def colours() -> dict[str, tuple[str, dict[str, str]]]:
    """The field of each clan, and the five tones of its pictures."""
    text = (ART / "clans.ts").read_text(encoding="utf-8")
    return {clan: (field, dict(TONE.findall(tones))) for clan, field, tones in CLAN.findall(text)}


@cache
def bodies(clan: str) -> dict[str, str]:
    return dict(BODY.findall((ART / "pictures" / f"{clan}.ts").read_text(encoding="utf-8")))


def picture(clan: str, card: str) -> str:
    """A card's picture as an SVG file."""
    field, tones = colours()[clan]
    style = "".join(f".{tone}{{fill:{colour}}}.s{tone}{{fill:none;stroke:{colour}}}" for tone, colour in tones.items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 68">'
        f'<style>{style}</style><rect width="120" height="68" fill="{field}"/>{bodies(clan)[card]}</svg>\n'
    )
