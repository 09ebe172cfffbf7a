"""Grammar helpers for messages: how a name starts, full stops, how untrusted text is shown."""

import unicodedata

from gosux.text.rich_text import RichText, joined

MOST_LETTERS = 400  # of an inserted text; Fluent allows 2500, and sentences can be nested
VOWELS = "aeiouœæ"
ARTICLES = {"The ": "the", "Le ": "le", "Les ": "les", "La ": "la", "L'": "l"}


def plain(text: str) -> str:
    """Lower case without accents, to compare names and first letters."""
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)
    )


def begins_with_vowel(text: str) -> bool:
    """Whether "de" becomes "d'" before this text. The initial h of the games' names is never mute."""
    return plain(text)[:1] in VOWELS if text else False


def beginning(name: str) -> tuple[str, str]:
    """How a name starts ("the", "le", "les", "la", "l", "vowel", "other"), and the rest after an article."""
    for article, kind in ARTICLES.items():
        if name.startswith(article):
            return kind, name[len(article) :]
    return ("vowel" if begins_with_vowel(name) else "other"), name


def capitalised(text: str) -> RichText:
    return joined("", [text]).capitalised()


def shortened(text: str, most: int) -> str:
    """The whole words that fit, with an ellipsis."""
    words = text[: most - 1].rsplit(" ", 1)[0]
    return words.rstrip(" ,;:.\u00a0") + "…"


def sentence(text: str) -> RichText:
    """A clause as a sentence: a capital letter and a full stop."""
    made = capitalised(text)
    return made if made[-1:] in ".!?…" else joined("", [made, "."])


def with_one_stop(text: str) -> RichText:
    """Without a second full stop after a name that ends with one."""
    made = joined("", [text])
    return made.removesuffix(".") if made.endswith("..") else made


def readable(text: str) -> str:
    """Untrusted text in one line: invisible characters are escaped, and a long text is cut."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[:MOST_LETTERS])
    return shown if len(text) <= MOST_LETTERS else f"{shown}…"
