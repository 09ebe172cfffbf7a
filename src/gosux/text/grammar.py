"""Small facts about words that messages need: how a name begins, how a foreign text is shown."""

import unicodedata

from gosux.text.rich_text import RichText, joined

MOST_LETTERS = 400  # of a text in a sentence; Fluent takes 2500 at most, and sentences stand within sentences
VOWELS = "aeiouœæ"
ARTICLES = {"The ": "the", "Le ": "le", "Les ": "les", "La ": "la", "L'": "l"}


def plain(text: str) -> str:
    """Lower case without accents: names are compared, and first letters looked at, like this."""
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)
    )


def begins_with_vowel(text: str) -> bool:
    """Whether "de" loses its e before these words. An h at the beginning of a name of the game is never mute."""
    return plain(text)[:1] in VOWELS if text else False


def beginning(name: str) -> tuple[str, str]:
    """How a name begins ("the", "le", "les", "la", "l", "vowel", "other") and the rest of it after an article."""
    for article, kind in ARTICLES.items():
        if name.startswith(article):
            return kind, name[len(article) :]
    return ("vowel" if begins_with_vowel(name) else "other"), name


def capitalised(text: str) -> RichText:
    return joined("", [text]).capitalised()


def shortened(text: str, most: int) -> str:
    """The whole words that fit, and a sign that there is more."""
    words = text[: most - 1].rsplit(" ", 1)[0]
    return words.rstrip(" ,;:.\u00a0") + "…"


def sentence(text: str) -> RichText:
    """A clause as a sentence: a capital letter and a full stop."""
    made = capitalised(text)
    return made if made[-1:] in ".!?…" else joined("", [made, "."])


def with_one_stop(text: str) -> RichText:
    """Without the full stop that would follow the one of a name."""
    made = joined("", [text])
    return made.removesuffix(".") if made.endswith("..") else made


def readable(text: str) -> str:
    """A text of unknown origin in a line: signs that cannot be seen are spelled out, and a long one is cut."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[:MOST_LETTERS])
    return shown if len(text) <= MOST_LETTERS else f"{shown}…"
