"""Everything that is said about one card: name, header, sentences, gist, keywords, rulings."""

from dataclasses import dataclass

from gosux.text import rulebook
from gosux.text.bundle import WordsError
from gosux.text.clauses import Clauses
from gosux.text.glossary_terms import Term, term
from gosux.text.grammar import capitalised, sentence
from gosux.text.names import Names


@dataclass(frozen=True)
class CardText:
    """A card in words. ``shift`` is -1 for a card that cannot be shifted; sentences that a card has not are ""."""

    id: str
    name: str
    clan: str  # its name
    level: str  # I, II or III
    rank: str  # Troop, Hero or Immortal
    value: int
    shift: int
    icons: int
    effect: str
    ongoing: str
    will: str
    gist: str
    keywords: tuple[Term, ...]
    rulings: tuple[tuple[str, str], ...]

    @property
    def lines(self) -> list[str]:
        """The sentences of the card in the order in which they are shown."""
        return [line for line in (self.effect, self.ongoing, self.will) if line]


def card_text(names: Names, ruleset: str, id: str) -> CardText:
    """The words of a card; raises WordsError if there is no such card."""
    card = names.find_card(id)
    clauses = Clauses(names)
    messages = names.messages
    said = [part.clause() for part in (card.effect, card.ongoing, card.will) if part is not None]
    if not said:
        raise WordsError(f"card {id} says nothing")
    return CardText(
        id=id,
        name=names.card(id),
        clan=names.clan(card.clan),
        level="I" * card.level,
        rank=messages.format("rank", {"level": card.level}),
        value=card.value,
        shift=names.catalogue.shifts["0"][names.catalogue.number[id]],
        icons=card.icons,
        effect=sentence(clauses.sentence(card.effect.clause())) if card.effect else "",
        ongoing=sentence(clauses.sentence(card.ongoing.clause())) if card.ongoing else "",
        will=sentence(clauses.sentence(card.will.clause())) if card.will else "",
        gist=capitalised(clauses.gist(said[0])),
        keywords=tuple(term(messages, "keyword", keyword) for keyword in card.keywords),
        rulings=tuple(
            rule
            for number in card.rulings
            for rule in rulebook.rules_under(names.language, ruleset, number)
            if rule[0] == number
        ),
    )


def tile_text(names: Names, clan_id: str) -> str:
    """What the active Immortal tile of a clan does, for both players."""
    for clan in names.catalogue.clans:
        if clan.id == clan_id:
            assert clan.leader.ongoing is not None
            return sentence(Clauses(names).tile(clan.leader.ongoing.clause()))
    raise WordsError(f"no clan has the id {clan_id!r}")
