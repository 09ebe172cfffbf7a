"""Noun phrases, amounts and conditions inside clauses: which cards, how many, under which condition."""

from functools import cache
from typing import NamedTuple

from gosux.effects.selectors import ALL_LEVELS, EVERYWHERE, THAT_CARD, THIS_CARD
from gosux.effects.who import YOU
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import ClanRef
from gosux.text.bundle import Maker
from gosux.text.grammar import begins_with_vowel
from gosux.text.names import Arguments, Names

ORDER = "order"  # "draw 1 card"
INFINITIVE = "infinitive"  # "to draw 1 card"
SUBJECT = "subject"  # "each player draws 1 card"

MANY = 2
SELECTORS = ("target", "pick")
ONE_CARD = (THIS_CARD, THAT_CARD)  # selectors that refer to a card instead of describing it
SIMPLE = ("amount-number", "amount-bonus", "amount-x")  # amounts expressed by a number before the noun
AMOUNT_FORMS = ("article", "top", "count", "short")

# The arguments of a selector without restrictions: any card.
ANY_CARD: dict[str, Argument] = {
    "whose": "any",
    "area": EVERYWHERE,
    "open": 0,
    "levels": ALL_LEVELS,
    "supremacy": 0,
    "keywords": [],
    "names": [],
    "clan": "none",
    "chosen_clan": 0,
    "chosen_level": "none",
}


class Context(NamedTuple):
    """The requested form of a clause, who acts, and whether only the gist is needed.

    Without ``named``, the subject has been named before. ``x`` means that a chosen level is called X.
    """

    form: str = ORDER
    who: str = YOU
    gist: bool = False
    named: bool = True
    x: bool = False


Counts = tuple[int, int]  # how many, and how many at most


def is_phrase(message: Message) -> bool:
    """Whether a message is a noun phrase, an amount or a condition inside a clause, not a clause itself."""
    return message.id in SELECTORS or message.id.startswith(("amount-", "condition-"))


def counts_of(message: Message) -> Counts:
    """How many cards a clause is about, and how many at most."""
    for value in message.args.values():
        if isinstance(value, Message) and value.id.startswith("amount-"):
            number, more = value.args.get("number", MANY), value.args.get("more", 0)
            assert isinstance(number, int) and isinstance(more, int)
            return number, number + more
    return 1, 1


def selector_of(message: Message) -> Message:
    """The cards that the amount of a clause counts."""
    for value in message.args.values():
        if isinstance(value, Message) and value.id in SELECTORS:
            return value
    return Message("target")


class Phrases:
    """Turns phrases into arguments of their clause."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.messages = names.messages
        self._made: dict[tuple[object, ...], Arguments] = {}

    def add(self, made: Arguments, key: str, part: Message, clause: Message, context: Context) -> None:
        """Add a phrase of a clause in all its forms."""
        if part.id in SELECTORS:
            args = self._selector(part, context, counts_of(clause))
        else:
            args = self._other(part, clause, context)
        for name, argument in args.items():
            made.setdefault(f"{key}_{name}" if name else key, argument)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _selector(self, part: Message, context: Context, counts: Counts = (MANY, MANY)) -> Arguments:
        """``""`` is the phrase itself; ``one`` has an article, ``many`` is the plural. Each is built once."""
        key = (repr(part), context.who, context.gist, context.x, counts)
        if key not in self._made:
            self._made[key] = self._forms(part, context, counts)
        return self._made[key]

    def _forms(self, part: Message, context: Context, counts: Counts) -> Arguments:
        area = str(part.args.get("area", EVERYWHERE))
        if area in ONE_CARD:
            return self._one_card(area, context)
        one = self._features(part, context, 1)
        many = self._features(part, context, MANY)
        several = part.args.get("number", 1) != 1
        made = {**(many if several else one), "noun": one["noun"]}
        made["one"] = self._maker("noun-one", one)
        made["many"] = self._maker("noun", many)
        made["gist"] = self._maker("noun-gist", many if several else one)
        made[""] = made["gist"] if context.gist else made["many"] if several else made["one"]
        made["short"] = self._maker("noun-gist" if one["any_level"] else "noun-short", one)
        made["brief"] = self._maker("noun-brief", one)
        counted = self._features(part, context, counts[0])
        made["brief_many"] = self._maker("noun-brief-many", {**counted, "most": counts[1]})
        made["begins"] = self._beginning(made[""])
        made["kind"] = "described" if made["whose"] != "any" else area
        return made

    def _one_card(self, area: str, context: Context) -> Arguments:
        id = f"noun-{area}"
        said = self._maker(id, {}, "gist" if context.gist and self.messages.has(id, "gist") else "")
        made: Arguments = dict.fromkeys(("", "one", "many", "gist", "short", "brief", "brief_many"), said)
        made |= self.names.arguments(ANY_CARD)
        made |= {"kind": area, "begins": self._beginning(said), "bare": 0}
        return made

    def _features(self, part: Message, context: Context, number: int) -> Arguments:
        """The parts of the noun phrase."""
        said = {**ANY_CARD, **part.args}
        args = self.names.arguments(said)
        args["number"] = args["most"] = number
        args["who"] = context.who
        args["any_level"] = int(said["levels"] == ALL_LEVELS)
        args["more_levels"] = int(said["supremacy"] != 0)
        args["in_play"] = int(part.id == "target")
        args["bare"] = int(all(said[key] == nothing for key, nothing in ANY_CARD.items()))
        if said["chosen_level"] == "same" and context.x:
            args["chosen_level"] = "x"
        self._add_clan(args, said["clan"])
        named = said["names"]
        assert isinstance(named, list)
        args["names_slash"] = "/".join(self.names.common_name(str(name).removeprefix("name:")) for name in named)
        noun = self._maker("noun", args)
        args["noun"] = noun
        args["noun_begins"] = self._beginning(noun)
        args["keywords_begins"] = self._beginning(args["keywords_or"])
        return args

    def _add_clan(self, args: Arguments, clan: Argument) -> None:
        id = str(clan).removeprefix("clan:")
        if id != "none":
            args["clan_card"] = lambda: self.messages.format(
                "clan-card", {"id": id, "name": self.names.named(ClanRef(id))}
            )
        else:
            args["clan_card"] = "none"

    # -- amounts and conditions --------------------------------------------------------------------------------------

    def _other(self, part: Message, clause: Message, context: Context) -> Arguments:
        args = self.names.arguments(part.args)
        args["who"] = context.who
        self._add_clan(args, part.args.get("clan", "none"))
        if part.id.startswith("amount-"):
            self._add_noun(args, part, clause, context)
        made = dict(args)
        them = context.who != YOU and self.messages.has(part.id, "them")
        gist = context.gist and self.messages.has(part.id, "gist")
        made[""] = self._maker(part.id, args, "gist" if gist else "them" if them else "")
        made["is"] = "them" if them else "other"
        made["kind"] = part.id.partition("-")[2]
        made["simple"] = int(part.id in SIMPLE)
        made.setdefault("number", MANY)
        for form in AMOUNT_FORMS:
            made[form] = self._maker(part.id, args, form if self.messages.has(part.id, form) else "")
        return made

    def _add_noun(self, args: Arguments, part: Message, clause: Message, context: Context) -> None:
        """What is counted, in singular and plural, and a nested amount that counts cards."""
        noun = self._selector(selector_of(clause), context._replace(gist=False))
        args |= {"noun": noun["noun"], "noun_one": noun["one"], "noun_many": noun["many"]}
        args["halves"] = int(clause.id == "discard")  # "discard half of your hand" has its own wording
        for key, value in part.args.items():
            if isinstance(value, Message):
                self.add(args, key, value, Message("draw"), context)

    def _maker(self, id: str, args: Arguments, attribute: str = "") -> Maker:
        return cache(lambda: self.messages.format(id, args, attribute))

    def _beginning(self, said: "Maker | str | int") -> Maker:
        return lambda: "vowel" if begins_with_vowel(str(said() if callable(said) else said)) else "other"
