"""Small facts about words that messages need to agree with them: how a name begins."""

import unicodedata

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


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A clause as a sentence: a capital letter and a full stop."""
    text = capitalised(text)
    return text if text[-1:] in ".!?…" else f"{text}."
