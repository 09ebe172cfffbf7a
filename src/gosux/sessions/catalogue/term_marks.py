"""Words of the game in running text, marked with what explains them."""

import re
from functools import cache

from gosux.sessions.catalogue.word_forms import EVERYDAY, FORMS, TITLES
from gosux.sessions.messages.catalogue import Piece
from gosux.sessions.scenes.sentences import words_of

RULE = r"[XG]\d+\.\d+[a-z]?"


def forms_of(language: str, ruleset: str, reference: str, name: str) -> list[str]:
    """The words that mean a keyword or term: its name and its other forms."""
    forms = FORMS[language].get(reference, [])
    own = [] if reference in TITLES else [name if reference.startswith("keyword:") else small(name)]
    return list(dict.fromkeys([*own, *forms]))


def small(name: str) -> str:
    """Terms are not names: in a sentence they begin with a small letter, unless they are all capitals or a letter."""
    return name if name[:2].isupper() or len(name) == 1 else name[:1].lower() + name[1:]


class Marker:
    """Finds words of the game in texts of one language and ruleset."""

    def __init__(self, language: str, ruleset: str) -> None:
        words = words_of(language, ruleset)
        catalogue = words.names.catalogue
        self.meaning: dict[str, str] = {}
        for card in catalogue.cards:
            name = words.names.card(card.id)
            if name not in EVERYDAY[language]:
                self._add(name, f"card:{card.id}")
        for clan in catalogue.clans:
            self._add(words.clan(clan.id), f"clan:{clan.id}")
        entries = [(f"term:{id}", words.term(id).name) for id in words.terms()]
        entries += [(f"keyword:{id}", words.keyword(id).name) for id in words.keywords()]
        for reference, name in entries:
            for form in forms_of(language, ruleset, reference, name):
                self._add(form, reference)
                if form[:1].islower():
                    self._add(form[:1].upper() + form[1:], reference)
        longest_first = sorted(self.meaning, key=len, reverse=True)
        self.pattern = re.compile(rf"(?<![\w-])(?:{RULE}|{'|'.join(map(re.escape, longest_first))})(?![\w-])")

    def _add(self, form: str, reference: str) -> None:
        self.meaning[form] = reference

    def pieces(self, text: str, itself: str = "") -> list[Piece]:
        """A text in pieces; a word does not open the entry it stands in."""
        found: list[Piece] = []
        place = 0
        for match in self.pattern.finditer(text):
            word = match[0]
            reference = self.meaning.get(word) or f"rule:{word}"
            if reference == itself:
                continue
            if match.start() > place:
                found.append(Piece(text=text[place : match.start()], opens=None))
            found.append(Piece(text=word, opens=reference))
            place = match.end()
        if place < len(text) or not found:
            found.append(Piece(text=text[place:], opens=None))
        return found


@cache
def marker(language: str, ruleset: str) -> Marker:
    return Marker(language, ruleset)
