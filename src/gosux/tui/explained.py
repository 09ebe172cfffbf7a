"""Where a choice is explained best: by a term or keyword of the glossary or by a rule, whichever the game has."""

from gosux.model import kinds
from gosux.model.kinds import KINDS
from gosux.text.glossary_terms import Term
from gosux.text.rulebook import UnknownRule
from gosux.text.words import Words

Page = list[str]

# By kind of question, or of a turn's action by its text or its verb.
BY_TERM: dict[str, str] = {
    "shift": "shift", "mutate": "shift", "incoming": "shift", "activate": "activation", "capture": "capture",
    "release": "release", "destroy": "destroy", "sacrifice": "sacrifice", "copy": "copy", "remove": "remove",
    "take-back": "take-back", "tile": "tile", "action": "action", "swap": "swap", "swap-with": "swap", "number": "x",
}  # fmt: skip
BY_KEYWORD: dict[str, str] = {"echo": "echo", "bounty": "bounty", "will": "force_of_will", "vision": "vision"}
# The first of these numbers that the game's rules have: a later game's before those of the game that it changes.
BY_RULE: dict[str, tuple[str, ...]] = {
    "pass": ("G3.2", "X13.3a", "X4.4"), "draw 1": ("G3.1c", "X7.1"), "draw 3": ("G3.1d", "X7.1"), "draw 5": ("G3.1d",),
    "mulligan": ("X2.4",), "free-mulligan": ("X13.1",), "redraw": ("G1.3",), "draft": ("X2.1",), "wonder": ("X5.6",),
    "hand-limit": ("G1.4", "X4.2c"), "ban": ("X11.13",), "recall": ("X11.7",), "enter": ("X13.2",),
    "trigger": ("G3.4", "X4.8"), "player": ("G11.1",), "opponent": ("G11.1",), "return": ("G11.9",),
    "pay": ("G4.1c", "X5.2d"), "battle": ("G9.1", "X8.2"),
}  # fmt: skip


def explain(words: Words, kind: str, action: str) -> Page:
    """What a kind of question, or of a turn's action, is about; [] if nothing says more than the question."""
    verb = action.split(" ")[0]
    for topic in (action, verb, kind) if kind == KINDS[kinds.TURN].name else (kind,):
        if BY_TERM.get(topic) in words.terms():
            return term(words.term(BY_TERM[topic]))
        if BY_KEYWORD.get(topic) in words.keywords():
            return term(words.keyword(BY_KEYWORD[topic]))
        if topic in BY_RULE:
            return rule_about(words, topic)
    return []


def rule_about(words: Words, topic: str) -> Page:
    """The rule that says most about something, as a page."""
    for number in BY_RULE[topic]:
        page = rule(words, number)
        if page:
            return page
    return []


def term(explained: Term) -> Page:
    return [explained.name, f"{explained.text} ({explained.rule})"]


def rule(words: Words, number: str) -> Page:
    """A rule, or a whole chapter; [] if there is none of that number."""
    for section in words.rules():
        if section.number == number.upper():
            return [f"{section.number} {section.title}", *[f"{one} {text}" for one, text in section.rules]]
    try:
        text = words.rule(number)
    except UnknownRule:
        return []
    title = number[:1].upper() + number[1:].lower()
    return [title, *text.splitlines()]
