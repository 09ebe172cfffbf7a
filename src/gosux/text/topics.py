"""The best explanation of a question or action: a keyword, term or rule that the game has."""

from functools import cache

from gosux.text.bundle import bundle
from gosux.text.rulebook import sections

# By kind of question, or by text or verb of a turn's action. The first reference that the game has is used, so a
# game's own rules come before those it changes.
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
    "shift": ("term:shift",),
    "mutate": ("term:shift",),
    "activate": ("term:activation",),
    "action": ("term:action",),
    "recall": ("rule:X11.7",),
    "draw 1": ("rule:G3.1c", "rule:X7.1"),
    "draw 3": ("rule:G3.1d", "rule:X7.1"),
    "draw 5": ("rule:G3.1d",),
    "battle": ("rule:G9.1", "rule:X8.2"),
}


@cache
def topic(ruleset: str, about: str) -> "str | None":
    """A reference such as ``rule:X5.2d`` or ``keyword:echo``; None if nothing adds to the question."""
    for reference in TOPICS.get(about, ()):
        family, _, id = reference.partition(":")
        if family == "rule":
            if any(number == id for section in sections("en", ruleset) for number, _ in section.rules):
                return reference
        elif bundle("en", ruleset).has(f"{family}-{id}"):
            return f"{family}:{id.replace('-', '_')}" if family == "keyword" else reference
    return None
