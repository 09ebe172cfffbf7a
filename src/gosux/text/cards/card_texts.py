"""All texts about one card: name, header, powers, gist, keywords, rulings."""

from dataclasses import dataclass
from typing import NamedTuple

from gosux.model.card import Card
from gosux.model.messages import Message
from gosux.text import rulebook
from gosux.text.bundle import WordsError
from gosux.text.cards.clauses import Clauses
from gosux.text.cards.combinations import parts_of
from gosux.text.glossary_terms import Term, term
from gosux.text.grammar import capitalised, sentence, shortened
from gosux.text.names import Names
from gosux.text.rich_text import RichText

# The gist shows the most important power. One that only takes the Advantage token comes last.
IMPORTANCE = (
    "effect",
    "activate",
    "enters",
    "enters-by-mutation",
    "mutates",
    "leaves",
    "action",
    "ongoing",
    "global",
    "will",
)
LEAST_IMPORTANT = "take-advantage"
MOST_LETTERS = 34  # of a gist


class Power(NamedTuple):
    """One thing that a card does.

    ``ids`` are ``effect``, ``enters``, ``activate``, ``mutates`` …; powers with the same text are merged. ``name`` is
    their label ("" for the effect of a Gosu X card), ``line`` the sentence as displayed.
    """

    ids: tuple[str, ...]
    name: RichText
    text: RichText
    line: RichText


@dataclass(frozen=True)
class CardText:
    """The texts of a card. ``shift`` is -1 for a card that cannot be shifted; sentences that it lacks are ""."""

    id: str
    name: str
    clan: str  # its name
    level: str  # I, II or III
    rank: str  # Troop, Hero or Immortal
    value: int
    shift: int
    icons: int
    powers: tuple[Power, ...]
    gist: str
    keywords: tuple[Term, ...]
    rulings: tuple[tuple[str, RichText], ...]

    @property
    def lines(self) -> list[str]:
        """The sentences of the card, in display order."""
        return [power.line for power in self.powers]

    def power(self, id: str) -> str:
        """The sentence of a power, without its label."""
        return next((power.text for power in self.powers if id in power.ids), "")

    @property
    def effect(self) -> str:
        return self.power("effect")

    @property
    def ongoing(self) -> str:
        return self.power("ongoing")

    @property
    def will(self) -> str:
        return self.power("will")


def clauses_of(card: Card) -> "list[tuple[str, Message]]":
    """The clauses of a card by the ids of its powers, in display order."""
    parts = (
        ("effect", card.effect),
        ("enters", card.enters),
        ("enters-by-mutation", card.enters_by_mutation),
        ("activate", card.activate),
        ("mutates", card.mutates),
        ("leaves", card.leaves),
        ("action", card.action),
        ("ongoing", card.ongoing),
        ("global", card.globally),
        ("will", card.will),
    )
    return [(id, part.clause()) for id, part in parts if part is not None]


def card_text(names: Names, ruleset: str, id: str) -> CardText:
    """The texts of a card; raises WordsError if there is no such card."""
    card = names.find_card(id)
    number = names.catalogue.number[id]
    messages = names.messages
    if not clauses_of(card):
        raise WordsError(f"card {id} says nothing")
    return CardText(
        id=id,
        name=names.card(id),
        clan=names.clan(card.clan),
        level="I" * card.level,
        rank=messages.format("rank", {"level": card.level}),
        value=card.value,
        shift=names.catalogue.shifts["0"][number],
        icons=names.catalogue.icons[number],
        powers=tuple(powers(names, card)),
        gist=gist(names, card),
        keywords=tuple(term(messages, "keyword", keyword) for keyword in card.keywords),
        rulings=tuple(
            rule
            for number in card.rulings
            for rule in rulebook.rules_under(names.language, ruleset, number)
            if rule[0] == number
        ),
    )


def together(card: Card) -> "list[tuple[tuple[str, ...], Message]]":
    """The different clauses of a card, each with all powers that have it."""
    said = clauses_of(card)
    different = [clause for place, (_, clause) in enumerate(said) if clause not in [one for _, one in said[:place]]]
    return [(tuple(id for id, one in said if one == clause), clause) for clause in different]


def by_importance(card: Card) -> "list[tuple[tuple[str, ...], Message]]":
    """The clauses of a card, the most important first."""
    return sorted(together(card), key=lambda one: (one[1].id == LEAST_IMPORTANT, IMPORTANCE.index(one[0][0])))


def powers(names: Names, card: Card) -> "list[Power]":
    found: list[Power] = []
    for ids, clause in together(card):
        text = sentence(Clauses(names).sentence(clause)).without(f"card:{card.id}")
        name = capitalised(", ".join(names.messages.format("power", {"id": id}) for id in ids))
        line = names.messages.format("power-line", {"id": ids[0], "name": name, "text": text})
        found.append(Power(ids, name, text, line))
    return found


def gist(names: Names, card: Card) -> str:
    """The most important effect of a card, in a few words."""
    ids, clause = by_importance(card)[0]
    text = Clauses(names).gist(clause)
    named = names.messages.format("power-gist", {"ids": "-".join(ids), "text": text})
    said = capitalised(text if len(ids) > 1 and len(named) > MOST_LETTERS else named)
    # Only combined texts are cut; a single message that is too long should be rewritten.
    composed = any(parts_of(value) for value in clause.args.values())
    return shortened(said, MOST_LETTERS) if composed and len(said) > MOST_LETTERS else said


def tile_text(names: Names, clan_id: str) -> RichText:
    """What the active Immortal tile of a clan does, for both players."""
    return sentence(Clauses(names).tile(_tile_clause(names, clan_id)))


def tile_gist(names: Names, clan_id: str) -> str:
    """The same in a few words."""
    return capitalised(Clauses(names).tile_gist(_tile_clause(names, clan_id)))


def _tile_clause(names: Names, clan_id: str) -> Message:
    for clan in names.catalogue.clans:
        if clan.id == clan_id:
            assert clan.leader is not None and clan.leader.ongoing is not None, "a game without tiles"
            return clan.leader.ongoing.clause()
    raise WordsError(f"no clan has the id {clan_id!r}")
