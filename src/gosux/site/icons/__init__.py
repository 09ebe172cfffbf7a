"""The icons of the installed page, drawn by ``scripts/make_icons.py``."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
APPLE = "apple-touch-icon.png"


class Icon(NamedTuple):
    """``filled`` has a ground to its edges, for systems that cut icons to a shape of their own."""

    name: str
    size: int
    filled: bool


ICONS = (
    Icon("icon-192.png", 192, False),
    Icon("icon-512.png", 512, False),
    Icon("icon-filled-512.png", 512, True),
    Icon(APPLE, 180, True),
)


def manifest_icons() -> list[dict[str, str]]:
    """For the manifest: what a browser on Android or a desktop chooses from."""
    drawn = [
        {"src": icon.name, "sizes": f"{icon.size}x{icon.size}", "type": "image/png",
         "purpose": "maskable" if icon.filled else "any"}
        for icon in ICONS if icon.name != APPLE
    ]  # fmt: skip
    return [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}, *drawn]
