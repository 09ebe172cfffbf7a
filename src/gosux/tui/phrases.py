"""Text helpers: messages with plain arguments, lists, and names shortened to a width."""

from gosux.text.bundle import Word
from gosux.text.grammar import plain
from gosux.text.words import Words

CUT = "…"
POINTER = "▸"  # after the number of a choice, before what it means
UNBROKEN = "\u00a0"


def say(words: Words, id: str, /, **args: Word) -> str:
    """A message of ``terminal.ftl``. Unlike ``Words.say`` it takes texts as they are: typed ones, paths."""
    return words.messages.format(id, args)


def entry(words: Words, name: str, text: str) -> str:
    """A name and what is to be said of it, with the colon of the language."""
    return say(words, "terminal-entry", name=name, text=text)


def together(parts: list[str]) -> str:
    """Parts in a row that are not broken into lines within: ``wrapped`` leaves such spaces alone."""
    return f"{UNBROKEN}· ".join(part.replace(" ", UNBROKEN) for part in parts)


def player_of(words: Words, seat: int) -> str:
    """The player's name as a possessor: "Player 2's", « du joueur 2 »."""
    return words.names.of(words.names.player(seat))


def cut(text: str, width: int) -> str:
    """The text, or its beginning with an ellipsis. A bracket is kept: "Byun Hyung Ja (Galmi)" is told apart by it."""
    if len(text) <= width:
        return text
    head, bracket, rest = text.partition(" (")
    if bracket and width > 8:
        text = f"{head[: max(4, width - len(rest) - 2)]}{CUT}({rest}"
        if len(text) <= width:
            return text
    return text[: max(0, width - 1)] + CUT


def short_name(name: str, clan: str) -> str:
    """A name without its clan's, if it begins with that: "Alpha Goblin Guardian" of the Alpha Goblins is "Guardian"."""
    parts = name.split(" ")
    of_clan = [part.removesuffix("s") for part in key(clan).replace("-", " ").split(" ")]
    begins = [key(part).removesuffix("s") for part in parts[: len(of_clan)]]
    rest = " ".join(parts[len(of_clan) :])
    return rest if begins == of_clan and rest and not rest.startswith("(") else name


def two_lines(name: str, width: int) -> list[str]:
    """A name in at most two lines, broken between words."""
    head, bracket, rest_of_it = name.partition(" (")
    if bracket and len(name) > width:
        return [cut(head, width), cut(f"({rest_of_it}", width)]
    first = ""
    rest = name.split(" ")
    while rest and len(first) + bool(first) + len(rest[0]) <= width:
        first = f"{first} {rest.pop(0)}".strip()
    if not first:
        return [cut(name, width)]
    return [first, cut(" ".join(rest), width)] if rest else [first]


def key(text: str) -> str:
    """How texts are compared: without capitals, accents, doubled spaces, kinds of apostrophe and the dot of a slot."""
    return plain(" ".join(text.replace("’", "'").replace("·", "").split()))


def one_of(words: Words, id: str, typed: str) -> bool:
    """Whether the text is among those that a message lists with commas: "yes, y"."""
    return key(typed) in [key(one) for one in say(words, id).split(",")]
