"""Texts in English and French for cards, events, prompts, refusals and rules."""

from gosux.text.bundle import LANGUAGES, UnknownLanguage, WordsError
from gosux.text.cards.card_texts import CardText
from gosux.text.glossary_terms import Term
from gosux.text.rulebook import Section, UnknownRule
from gosux.text.words import Words

__all__ = ["LANGUAGES", "CardText", "Section", "Term", "UnknownLanguage", "UnknownRule", "Words", "WordsError"]
