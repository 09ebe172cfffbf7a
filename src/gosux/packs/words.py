"""Checks the texts of a pack's cards: complete in every language, and the gist short enough for the board."""

from gosux.model.messages.mistakes import Fact
from gosux.packs.pack import Pack, PackError
from gosux.rules.ruleset import Ruleset
from gosux.text.bundle import LANGUAGES, WordsError
from gosux.text.cards.card_texts import MOST_LETTERS
from gosux.text.words import Words


def check_words(rules: Ruleset, pack: Pack) -> None:
    """Raises PackError, naming the card, the language and the message."""
    cards = rules.catalogue.cards if pack.game is not None else pack.cards()
    for language in LANGUAGES:
        try:
            words = Words(language, rules.id)
        except WordsError as error:
            raise PackError("pack-messages", {"pack": pack.name, "language": language, "why": str(error)}) from error
        for card in cards:
            facts: dict[str, Fact] = {"pack": pack.name, "card": card.id, "language": language}
            try:
                text = words.card(card.id)
            except WordsError as error:
                raise PackError("pack-words", {**facts, "why": str(error)}) from error
            if len(text.gist) > MOST_LETTERS:
                most: dict[str, Fact] = {"gist": text.gist, "count": len(text.gist), "most": MOST_LETTERS}
                raise PackError("pack-gist", {**facts, **most})
