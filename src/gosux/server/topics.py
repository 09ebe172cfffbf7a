"""What explains a question best: a keyword, term or rule, whichever the game has."""

from functools import cache

from gosux.text.bundle import bundle
from gosux.text.rulebook import sections

# By kind of question, the first that the game has: a later game's before those of the game that it changes.
TOPICS: dict[str, tuple[str, ...]] = {
    "turn": ("rule:G3.1", "rule:X4.1"),
    "draft": ("rule:X2.1b",),
    "mulligan": ("rule:X2.4a", "rule:X2.4"),
    "free-mulligan": ("rule:X13.1",),
    "redraw": ("rule:G1.3",),
    "row": ("rule:X5.8", "rule:G4.5"),
    "wonder": ("term:wonder-token",),
    "pay": ("rule:G4.1c", "rule:X5.2d"),
    "replace": ("term:shift",),
    "incoming": ("term:shift",),
    "hand-limit": ("rule:G1.4", "rule:X4.2c"),
    "capture": ("term:capture",),
    "release": ("term:release",),
    "destroy": ("term:destroy",),
    "sacrifice": ("term:sacrifice",),
    "copy": ("term:copy",),
    "remove": ("term:remove",),
    "swap": ("term:swap",),
    "swap-with": ("term:swap",),
    "ban": ("rule:X11.13", "rule:X11.6"),
    "echo": ("keyword:echo",),
    "bounty": ("keyword:bounty",),
    "bounty-token": ("term:bounty-token",),
    "will": ("keyword:force-of-will",),
    "vision": ("keyword:vision",),
    "tile": ("term:tile",),
    "take-back": ("term:take-back",),
    "number": ("term:x",),
    "enter": ("rule:X13.2",),
    "trigger": ("rule:G3.4", "rule:X4.8"),
    "player": ("rule:G11.1",),
    "opponent": ("rule:G11.1",),
    "return": ("rule:G11.9",),
    "pass": ("rule:G3.2", "rule:X13.3a", "rule:X4.4a"),
}


@cache
def topic(ruleset: str, kind: str) -> "str | None":
    """A reference into the catalogue; None if nothing says more than the question."""
    for reference in TOPICS.get(kind, ()):
        family, _, id = reference.partition(":")
        if family == "rule":
            if any(number == id for section in sections("en", ruleset) for number, _ in section.rules):
                return reference
        elif bundle("en", ruleset).has(f"{family}-{id}"):
            return f"{family}:{id.replace('-', '_')}" if family == "keyword" else reference
    return None
