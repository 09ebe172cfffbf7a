"""The reference data of one ruleset and language; built once."""

from functools import cache

from gosux import __version__
from gosux.bots import names as bot_names
from gosux.bots.levels import DRAWN
from gosux.lessons import lesson_for
from gosux.model.card import Card, Clan
from gosux.model.catalogue import Catalogue as Cards
from gosux.rules.registry import GAMES
from gosux.rules.registry import ruleset as find_ruleset
from gosux.sessions.catalogue.clan_traits import deeds_of, key_cards_of, traits_of
from gosux.sessions.catalogue.fluent_messages import messages_for
from gosux.sessions.messages.base import Localised
from gosux.sessions.messages.catalogue import (
    CardEntry,
    Catalogue,
    ChapterEntry,
    ClanEntry,
    Offer,
    OptionEntry,
    PowerText,
    ReadyDecks,
    RulesetEntry,
    RuleText,
    TermEntry,
    Trait,
)
from gosux.sessions.scenes.sentences import pieces, words_of
from gosux.sessions.storage.games import DEFAULT_LEVEL
from gosux.text.bundle import LANGUAGES
from gosux.text.glossary_terms import Term
from gosux.text.rulebook import without_marks
from gosux.text.words import Words
from gosux.thinking.temperament import TEMPERAMENTS


def offer() -> Offer:
    """What can be played, and against whom."""
    levels = [name for name in bot_names() if name != "random"]
    return Offer(
        version=__version__,
        languages=[*LANGUAGES],
        rulesets=[ruleset_entry(id) for id in GAMES],
        levels=[*levels, "random"],
        temperaments=[*TEMPERAMENTS, DRAWN],
        default_level=DEFAULT_LEVEL,
    )


def ruleset_entry(id: str) -> RulesetEntry:
    rules = find_ruleset(id)
    options = [
        OptionEntry(
            id=name, values=[*values], any_number=values[0].isdecimal() and int(values[0]) >= 10
        )
        for name, values in rules.choices.items()
    ]  # fmt: skip
    return RulesetEntry(
        id=id,
        title=Localised(en=words_of("en", id).title(), fr=words_of("fr", id).title()),
        least_players=rules.players[0],
        most_players=rules.players[1],
        drafts=rules.drafts,
        common_piles=rules.law.common_piles,
        options=options,
        ready_decks=[
            ReadyDecks(id=name, decks=[deck.split("+") for deck in clans.split("/")])
            for name, clans in rules.ready_decks.items()
        ],
        lesson=lesson_for(id),
    )


@cache
def catalogue(ruleset: str, language: str) -> Catalogue:
    """Raises UnknownRuleset and UnknownLanguage."""
    rules = find_ruleset(ruleset)
    words = words_of(language, ruleset)
    return Catalogue(
        ruleset=ruleset,
        language=language,
        version=rules.version,
        title=words.title(),
        cards=[card_entry(words, rules.catalogue, card) for card in rules.catalogue.cards],
        clans=[clan_entry(words, clan) for clan in rules.catalogue.clans],
        keywords=[term_entry(words, f"keyword:{id}", words.keyword(id)) for id in words.keywords()],
        terms=[term_entry(words, f"term:{id}", words.term(id)) for id in words.terms()],
        chapters=[
            ChapterEntry(
                number=section.number,
                title=section.title,
                rules=[RuleText(number=number, text=pieces(text)) for number, text in section.rules],
                fine=[*section.fine],
            )
            for section in words.rules()
        ],
        messages=messages_for(language, ruleset),
    )


def card_entry(words: Words, cards: Cards, card: Card) -> CardEntry:
    text = words.card(card.id)
    return CardEntry(
        id=card.id,
        name=text.name,
        short_name=short_name(text.name, text.clan),
        clan=card.clan,
        level=card.level,
        rank=text.rank,
        value=text.value,
        copies=card.copies,
        shift=text.shift if text.shift >= 0 else None,
        icons=text.icons,
        keywords=[*card.keywords],
        powers=[PowerText(ids=[*one.ids], name=one.name, text=pieces(one.text)) for one in text.powers],
        gist=text.gist,
        deeds=deeds_of(card),
        rulings=[RuleText(number=number, text=pieces(without_marks(ruling))) for number, ruling in text.rulings],
    )


def short_name(name: str, clan: str) -> str:
    """A name without its clan's: "Alpha Goblin Guardian" of the Alpha Goblins is "Guardian", "Byun Hyung Ja (Galmi)" is
    "Byun Hyung Ja"."""
    parts = name.split(" ")
    of_clan = [part.lower().removesuffix("s") for part in clan.replace("-", " ").split(" ")]
    begins = [part.lower().removesuffix("s") for part in parts[: len(of_clan)]]
    rest = " ".join(parts[len(of_clan) :])
    return rest if begins == of_clan and rest and not rest.startswith("(") else name.removesuffix(f" ({clan})")


def clan_entry(words: Words, clan: Clan) -> ClanEntry:
    tile = None if clan.leader is None else pieces(words.tile(clan.id))
    return ClanEntry(
        id=clan.id,
        name=words.clan(clan.id),
        tile=tile,
        tile_gist=None if clan.leader is None else words.tile_gist(clan.id),
        traits=[Trait(opens=opens, count=count) for opens, count in traits_of(clan)],
        key_cards=key_cards_of(clan),
        cards=[card.id for card in clan.cards],
    )


def term_entry(words: Words, reference: str, term: Term) -> TermEntry:
    return TermEntry(
        id=reference,
        name=term.name,
        text=pieces(term.text),
        rule=term.rule,
    )
