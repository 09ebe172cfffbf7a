"""Names for references such as ``card:sati`` or ``slot:1:II3`` in the reader's language, as message arguments."""

from collections.abc import Mapping

from gosux.model.actions import ROMAN
from gosux.model.card import Card
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import (
    CardRef,
    ClanRef,
    KeywordRef,
    KindRef,
    LevelRef,
    NameRef,
    Reference,
    RowRef,
    SlotRef,
)
from gosux.rules.registry import ruleset
from gosux.text.bundle import Maker, Word, WordsError, bundle
from gosux.text.glossary_terms import term
from gosux.text.grammar import beginning
from gosux.text.rich_text import RichText, joined, opening, plain

# Arguments that are seats of players.
SEATS = ("player", "other", "owner", "by", "winner")
# Arguments that are masks of levels: 1 is level I, 2 level II, 4 level III.
LEVELS = ("levels", "supremacy")

Arguments = dict[str, Word | Maker]


class Names:
    """Names of cards, clans, players and places in one language."""

    def __init__(self, language: str, rules: str) -> None:
        self.language = language
        self.messages = bundle(language, rules)
        self.catalogue = ruleset(rules).catalogue
        self.players: list[str] = [
            self.messages.format("player-name", {"number": seat + 1}) for seat in range(self.catalogue.table.seats)
        ]

    # -- names -------------------------------------------------------------------------------------------------------

    def find_card(self, id: str) -> Card:
        number = self.catalogue.number.get(id)
        if number is None:
            raise WordsError(f"no card has the id {id!r}")
        return self.catalogue.cards[number]

    def card(self, id: str) -> str:
        card = self.find_card(id)
        return card.french if self.language == "fr" else card.name

    def common_name(self, name: str) -> str:
        """The name that cards share (X10.11a), in this language; ``name`` is the English one."""
        for card in self.catalogue.cards:
            if card.common_name == name:
                return self.card(card.id).split(" (")[0]
        raise WordsError(f"no card is named {name!r}")

    def clan(self, id: str) -> str:
        for clan in self.catalogue.clans:
            if clan.id == id:
                return clan.french if self.language == "fr" else clan.name
        raise WordsError(f"no clan has the id {id!r}")

    def keyword(self, id: str) -> str:
        return term(self.messages, "keyword", id).name

    def player(self, seat: int) -> str:
        return (
            self.players[seat]
            if seat < len(self.players)
            else self.messages.format("player-name", {"number": seat + 1})
        )

    def of(self, name: str) -> RichText:
        """The possessive form of a name: "Player 2's", « d'Elle », « des apôtres de la nuit »."""
        begins, rest = beginning(name)
        return self.messages.format("name-of", {"name": name, "begins": begins, "rest": same(name, rest)})

    def slot(self, seat: int, slot: str, viewer: "int | None") -> RichText:
        """A slot with its owner: "your II·3", "opposing II·3"; without a viewer "Player 2's II·3"."""
        whose = "named" if viewer is None else "yours" if viewer == seat else "opposing"
        return self.messages.format(
            "slot-whose", {"whose": whose, "slot": slot_label(slot), "of": lambda: self.of(self.player(seat))}
        )

    def listed(self, words: list[str], joint: str = "list-and") -> RichText:
        """ "a, b and c"; ``list-or`` gives "a, b or c"."""
        if len(words) < 2:
            return joined("", words)
        return self.messages.format(joint, {"rest": joined(", ", words[:-1]), "last": words[-1]})

    def standings(self, values: "list[int]", viewer: "int | None") -> RichText:
        """The totals of a battle by seat: "you have 21, Player 2 has 17"; -1 for a player who takes no part."""
        said: list[str] = []
        for seat, value in enumerate(values):
            if value >= 0:
                args = self.arguments({"player": seat, "value": value}, viewer)
                said.append(self.messages.format("battle-standing", args))
        return self.listed(said)

    def _cards_with(self, keyword: Reference) -> str:
        """The name of cards with a keyword in gists: "Veterans"."""
        return self.messages.format("cards-with-keyword", {"id": keyword.id, "name": self.keyword(keyword.id)})

    # -- arguments ---------------------------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Argument], viewer: "int | None" = None) -> Arguments:
        """Arguments in the form that messages need. Each has companions, built on demand: ``card_of``, ``card_bare``
        (without an article), ``player_is`` (you, they), ``cards_or``, ``cards_nor``, ``cards_count``, ``row_level``,
        ``slot_whose``, ``winners_is`` (you, they), ``winners_others``, ``winners_with`` (you and the others)."""
        made: Arguments = {}
        for key, value in args.items():
            if key in SEATS and isinstance(value, int):
                self._add_seat(made, key, value, viewer)
            elif key in LEVELS and isinstance(value, int):
                made[key] = self._levels_maker(value, "")
                made[f"{key}_short"] = self._levels_maker(value, "short")
            elif isinstance(value, int):
                made[key] = int(value)
            elif isinstance(value, list) and key == "winners":
                self._add_winners(made, value, viewer)
            elif isinstance(value, list):
                self._add_list(made, key, value, viewer)
            elif isinstance(value, str):
                self._add_reference(made, key, value, viewer)
        return made

    def _levels_maker(self, mask: int, attribute: str) -> Maker:
        return lambda: self.messages.format("levels", {"mask": mask}, attribute)

    def _add_seat(self, made: Arguments, key: str, seat: int, viewer: "int | None") -> None:
        if seat < 0:
            made[key] = "none"
            made[f"{key}_is"] = "none"
            made[f"{key}_of"] = "none"
            return
        made[key] = self.player(seat)
        made[f"{key}_is"] = "you" if seat == viewer else "they"
        made[f"{key}_of"] = lambda: self.of(self.player(seat))

    def _add_list(self, made: Arguments, key: str, values: "list[Argument]", viewer: "int | None") -> None:
        words: list[str] = []
        for value in values:
            if isinstance(value, Message):
                continue
            one: Arguments = {}
            self._add_reference(one, key, value if isinstance(value, str) else str(value), viewer)
            word = one[key]
            said = word() if callable(word) else word
            words.append(said if isinstance(said, str) else str(said))
        made[key] = lambda: self.listed(words)
        made[f"{key}_or"] = lambda: self.listed(words, "list-or")
        made[f"{key}_nor"] = lambda: self.listed(words, "list-nor")
        if key == "keywords":
            made[f"{key}_many"] = lambda: self.listed(
                [self._cards_with(value) for value in values if isinstance(value, Reference)], "list-or"
            )
        made[f"{key}_count"] = len(words)

    def _add_winners(self, made: Arguments, seats: "list[Argument]", viewer: "int | None") -> None:
        """All winners by name, and the other winners if the reader is one of them."""
        numbers = [int(str(seat)) for seat in seats]
        others = [self.player(seat) for seat in numbers if seat != viewer]
        made["winners"] = lambda: self.listed([self.player(seat) for seat in numbers])
        made["winners_is"] = "you" if viewer in numbers else "they"
        made["winners_others"] = lambda: self.listed(others)
        made["winners_with"] = lambda: self.listed([self.messages.format("list-you", {}), *others])
        made["winners_count"] = len(numbers)

    def _add_reference(self, made: Arguments, key: str, value: str, viewer: "int | None") -> None:
        if not isinstance(value, Reference):
            for companion in ("", "_of", "_bare", "_whose"):  # a plain word that selects a variant of the message
                made[f"{key}{companion}"] = value
        elif isinstance(value, SlotRef):
            made[key] = slot_label(value.name)
            made[f"{key}_whose"] = lambda: self.slot(value.seat, value.name, viewer)
        elif isinstance(value, RowRef):
            made[key] = lambda: self.messages.format("row", {"level": value.level})
            made[f"{key}_level"] = value.level
        elif isinstance(value, LevelRef):
            made[key] = ROMAN[value.level - 1]
        elif isinstance(value, KindRef):
            made[key] = lambda: self.messages.format(f"prompt-{value.id}", {}, "topic")
        else:
            name = self.named(value)
            made[key] = name
            made[f"{key}_of"] = lambda: self.of(name)
            made[f"{key}_bare"] = lambda: same(name, beginning(name)[1])

    def named(self, reference: Reference) -> RichText:
        """The name of a card, clan, keyword or rule, as a link to it."""
        if isinstance(reference, CardRef):
            return opening(self.card(reference.id), str(reference))
        if isinstance(reference, NameRef):
            return self._name_opening(reference.id)
        if isinstance(reference, ClanRef):
            return opening(self.clan(reference.id), str(reference))
        if isinstance(reference, KeywordRef):
            return opening(self.keyword(reference.id), str(reference))
        return opening(reference.id, str(reference))

    def _name_opening(self, name: str) -> RichText:
        """A name is a link to its card if only one card has it."""
        cards = [card for card in self.catalogue.cards if card.common_name == name]
        text = self.common_name(name)
        return opening(text, f"card:{cards[0].id}") if len(cards) == 1 else plain(text)


def slot_label(slot: str) -> str:
    """``II·3`` for the slot II3: without the dot, "I1" would read as eleven."""
    return f"{slot[:-1]}·{slot[-1]}"


def same(name: str, form: str) -> str:
    """Another form of a name, with the same link."""
    return name.with_text(form) if isinstance(name, RichText) else form
