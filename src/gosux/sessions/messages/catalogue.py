"""Reference data for one ruleset and language: cards, clans, keywords, terms, rules."""

from gosux.sessions.messages.base import Localised, Part, Piece


class PowerText(Part):
    """One power of a card. ``name`` is its label ("" for the effect of a Gosu X card)."""

    ids: list[str]
    name: str
    text: list[Piece]


class RuleText(Part):
    number: str
    text: list[Piece]


class CardEntry(Part):
    id: str
    name: str
    short_name: str  # without the clan's name
    clan: str
    level: int
    rank: str
    value: int
    copies: int
    shift: int | None
    icons: int
    keywords: list[str]
    powers: list[PowerText]
    gist: str
    deeds: list[str]  # what it does, in one word each, for its picture: capture, draw …
    rulings: list[RuleText]


class Trait(Part):
    """How many cards of a clan have a keyword (``keyword:veteran``) or do something (``deed:capture``)."""

    opens: str
    count: int


class ClanEntry(Part):
    id: str
    name: str
    tile: list[Piece] | None  # what its Immortal tile does
    tile_gist: str | None  # the same in a few words
    traits: list[Trait]
    key_cards: list[str]
    cards: list[str]


class TermEntry(Part):
    """A keyword or a term. ``id`` is its reference."""

    id: str
    name: str
    text: list[Piece]
    rule: str


class ChapterEntry(Part):
    number: str
    title: str
    rules: list[RuleText]
    fine: list[str]
    """The numbers of the last rules: rare cases, orders and limits that nobody has to know to play."""


class Catalogue(Part):
    """``messages`` is a Fluent source with the labels of the page that this game words differently."""

    ruleset: str
    language: str
    version: str
    title: str
    cards: list[CardEntry]
    clans: list[ClanEntry]
    keywords: list[TermEntry]
    terms: list[TermEntry]
    chapters: list[ChapterEntry]
    messages: str


class OptionEntry(Part):
    """An option of the rules; the first value is the default. With ``any_number``, other numbers are allowed too."""

    id: str
    values: list[str]
    any_number: bool


class ReadyDecks(Part):
    """Two decks to play against each other instead of a draft: the clans of each."""

    id: str
    decks: list[list[str]]


class RulesetEntry(Part):
    id: str
    title: Localised
    least_players: int
    most_players: int
    drafts: bool
    common_piles: bool
    options: list[OptionEntry]
    ready_decks: list[ReadyDecks]  # none in games without a draft
    lesson: str | None  # the id of the lesson that teaches it


class Offer(Part):
    """What can be played, and against whom."""

    version: str
    languages: list[str]
    rulesets: list[RulesetEntry]
    levels: list[str]  # bots, from gentle to strong, "random" last
    temperaments: list[str]  # styles a level can have: "hero/bold"; the last one draws one of the others
    default_level: str


class ClanTitle(Part):
    id: str
    title: str


class DeckTitle(Part):
    """A ready deck: ``about`` says what it does."""

    title: str
    about: str


class DeckPair(Part):
    """Ready decks: ``about`` says what they are good for, ``decks`` are in the order of the offer."""

    id: str
    title: str
    about: str
    decks: list[DeckTitle]


class DeckNames(Part):
    """What clans and ready decks are called, before there is a game."""

    clans: list[ClanTitle]
    pairs: list[DeckPair]
