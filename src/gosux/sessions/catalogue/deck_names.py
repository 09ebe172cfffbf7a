"""What clans and ready decks are called: for pages that show no game yet."""

from functools import cache

from gosux.rules.registry import ruleset as find_ruleset
from gosux.sessions.messages.catalogue import ClanTitle, DeckNames, DeckPair, DeckTitle
from gosux.sessions.scenes.sentences import words_of


@cache
def deck_names(ruleset: str, language: str) -> DeckNames:
    """Raises UnknownRuleset and UnknownLanguage."""
    rules = find_ruleset(ruleset)
    words = words_of(language, ruleset)
    return DeckNames(
        clans=[ClanTitle(id=clan.id, title=words.clan(clan.id)) for clan in rules.catalogue.clans],
        pairs=[
            DeckPair(
                id=name,
                title=words.say("ready-title", decks=name),
                about=words.say("ready-about", decks=name),
                decks=[
                    DeckTitle(title=words.say("ready-deck", deck=deck), about=words.say("ready-deck-about", deck=deck))
                    for deck in (f"{name}-1", f"{name}-2")
                ],
            )
            for name in rules.ready_decks
        ],
    )
