"""Card texts out of declarations: a clause and its phrases as one sentence, or as a gist for the board (design 7)."""

from typing import NamedTuple

from gosux.effects.who import EACH, THAT_PLAYER, YOU
from gosux.model.messages import Message
from gosux.model.references import ClanRef, KeywordRef
from gosux.rules.passing import TURNS_AFTER_A_PASS
from gosux.text.bundle import Maker, WordsError
from gosux.text.combinations import combinations_for, is_phrase, parts_of, shape
from gosux.text.grammar import begins_with_vowel
from gosux.text.names import Arguments, Names

ORDER = "order"  # "draw 1 card"
INFINITIVE = "infinitive"  # "to draw 1 card"
SUBJECT = "subject"  # "each player draws 1 card"

PLACES = ("first", "second", "third")  # how messages call the clauses of a list
MANY = 2
LONG_LIST = 3  # clauses, for which a list has a message of its own
ATTRIBUTES = ("short", "open", "many", "many-short", "top")  # further forms of noun phrases
ALL_LEVELS = 7
OWN_NAMES = ("ongoing-", "when-", "will-")  # ids of clauses that need no prefix to tell them from other messages

# Clauses whose inner ones speak of another player than "you".
SPEAKS_OF = {"each-player": EACH, "when-one-destroys": THAT_PLAYER, "when-one-passes-first": THAT_PLAYER}

USUAL_HAND_LIMIT = 7  # X4.2c

# What the usual rule says, for ongoing effects that say something else.
USUAL: dict[str, int] = {"ongoing-turns-after-pass": TURNS_AFTER_A_PASS, "ongoing-hand-limit": USUAL_HAND_LIMIT}


Counts = tuple[int, int]


class Context(NamedTuple):
    """In which form a clause is wanted, who does what it says, and whether only its gist.

    Without ``named`` the subject has been named before.
    """

    form: str = ORDER
    who: str = YOU
    gist: bool = False
    named: bool = True


CHOICES = ("may", "discard-to", "discard-of-one-clan")
OTHERS = ("each-player", "opponent-keeps-one")


def voice(message: Message) -> str:
    """How a clause speaks: an order to you, something you may do, or what others do."""
    if message.id.startswith("may-") or message.id in CHOICES or message.args.get("may"):
        return "may"
    if message.id in OTHERS or message.args.get("who", YOU) != YOU:
        return "others"
    for value in message.args.values():
        for part in parts_of(value):
            if not is_phrase(part):
                return voice(part)
    return "order"


def joint(first: Message, second: Message) -> str:
    """How two clauses follow each other: together in a sentence, or so that an order does not seem to go on with what
    comes before it: apart from something you may do, with "you" after what others do."""
    if voice(second) != "order" or voice(first) == "order":
        return "together"
    return "others" if voice(first) == "others" else "apart"


class Clauses:
    """Turns clauses into words."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.messages = names.messages

    def sentence(self, message: Message) -> str:
        return self._clause(message, Context())

    def gist(self, message: Message) -> str:
        return self._clause(message, Context(gist=True))

    def infinitive(self, message: Message) -> str:
        """As something to choose: "draw 1 card", « piocher 1 carte »."""
        return self._clause(message, Context(form=INFINITIVE))

    def tile(self, message: Message) -> str:
        """The ongoing effect as an active tile has it: for both players."""
        id = self._id(message)
        return self.messages.format(id, self._arguments(message, Context()), "tile")

    # -- clauses -----------------------------------------------------------------------------------------------------

    def _id(self, message: Message) -> str:
        if message.id == "then" and len(parts_of(message.args["clauses"])) == LONG_LIST:
            return "clause-then-three"
        return message.id if message.id.startswith(OWN_NAMES) else f"clause-{message.id}"

    def _clause(self, message: Message, context: Context) -> str:
        part = "gist" if context.gist else ""
        for id in (*combinations_for(shape(message)), self._id(message)):
            if self.messages.has(id, part):
                said = self.messages.format(id, self._arguments(message, context), part)
                return said if context.named else said.strip()
        raise WordsError(f"{self.names.language}: there is no message {self._id(message)!r} {part}")

    def _arguments(self, message: Message, context: Context) -> Arguments:
        who = str(message.args.get("who", YOU))
        if who == YOU:
            who = context.who
        plain = {key: value for key, value in message.args.items() if not parts_of(value)}
        made = self.names.arguments(plain)
        made["who"] = who
        made["form"] = self._form(message, who, context)
        made["subject"] = lambda: self._subject(who, context)
        if message.id in USUAL:
            made["usual"] = USUAL[message.id]
        made["count"] = counts_of(message)[0]
        inside = Context(ORDER, SPEAKS_OF.get(message.id, who), context.gist)
        if message.id == "then":
            inside = inside._replace(form=context.form, named=context.named)
        for key, value in message.args.items():
            parts = parts_of(value)
            if isinstance(value, Message):
                self._add(made, key, value, inside, counts_of(message))
            elif parts:
                for place, part in zip(PLACES, parts, strict=False):
                    self._add(made, place, part, inside)
                    # "each player draws 1 card, then discards 1 card"
                    inside = inside._replace(named=message.id != "then" or who == YOU or names_subject(part))
                made["joint"] = self._joint(joint(*parts[:2]), who, context)
        return made

    def _form(self, message: Message, who: str, context: Context) -> str:
        """A clause that names its own subject has no infinitive."""
        if names_subject(message) or (who != YOU and context.form != INFINITIVE):
            return SUBJECT
        return context.form

    def _joint(self, kind: str, who: str, context: Context) -> str:
        """Only an order to you can be told with "you" before it."""
        return "apart" if kind == "others" and (who != YOU or context.form != ORDER) else kind

    def _subject(self, who: str, context: Context) -> str:
        return self.messages.format("subject", {"who": who}, "gist" if context.gist else "") if context.named else ""

    def _add(self, made: Arguments, key: str, part: Message, context: Context, counts: Counts = (1, 1)) -> None:
        """A clause or phrase as an argument, with everything in it, for messages of a combination."""
        if is_phrase(part):
            self._add_phrase(made, key, part, context, counts)
            return
        made[key] = self._clause_maker(part, context)
        made[f"{key}_infinitive"] = self._clause_maker(part, context._replace(form=INFINITIVE))
        made[f"{key}_predicate"] = self._clause_maker(part, context._replace(named=False))
        made[f"{key}_short"] = lambda: self.messages.format(self._id(part), self._arguments(part, context), "short")
        for name, value in self._arguments(part, context).items():
            made[f"{key}_{name}"] = value

    def _clause_maker(self, part: Message, context: Context) -> Maker:
        return lambda: self._clause(part, context)

    # -- phrases -----------------------------------------------------------------------------------------------------

    def _add_phrase(self, made: Arguments, key: str, part: Message, context: Context, counts: Counts = (1, 1)) -> None:
        id = phrase_id(part)
        args = self._phrase_arguments(part, context)
        args["count"], args["most"] = counts

        def phrase(attribute: str) -> str:
            return self.messages.format(id, args, attribute)

        value = "gist" if context.gist and self.messages.has(id, "gist") else ""
        made[key] = lambda: phrase(value)
        made[f"{key}_begins"] = lambda: "vowel" if begins_with_vowel(phrase(value)) else "other"
        made[f"{key}_kind"] = part.id.partition("-")[2] or str(part.args.get("area", "none"))
        for attribute in ATTRIBUTES:
            made[f"{key}_{attribute.replace('-', '_')}"] = self._phrase_maker(id, args, attribute)
        for name, argument in args.items():
            made.setdefault(f"{key}_{name}", argument)

    def _phrase_maker(self, id: str, args: Arguments, attribute: str) -> Maker:
        return lambda: self.messages.format(id, args, attribute if self.messages.has(id, attribute) else "")

    def _phrase_arguments(self, part: Message, context: Context) -> Arguments:
        args = self.names.arguments(part.args)
        args["who"] = context.who
        keyword = part.args.get("keyword", "none")
        if keyword != "none":
            args["keyword"] = lambda: self.names.named(KeywordRef(str(keyword)))
        clan = str(part.args.get("clan", "none")).removeprefix("clan:")
        if clan != "none":
            args["clan_card"] = lambda: self.messages.format(
                "clan-card", {"id": clan, "name": self.names.named(ClanRef(clan))}
            )
        named = part.args.get("names")
        if isinstance(named, list):
            args["names_slash"] = "/".join(self.names.common_name(str(name).removeprefix("name:")) for name in named)
        for key, value in part.args.items():
            if isinstance(value, Message):
                self._add_phrase(args, key, value, context)
        return args


def counts_of(message: Message) -> Counts:
    """How many cards a clause speaks of and how many at most, for nouns that follow the number."""
    for value in message.args.values():
        if isinstance(value, Message) and value.id.startswith("amount-"):
            number, more = value.args.get("number", MANY), value.args.get("more", 0)
            assert isinstance(number, int) and isinstance(more, int)
            return number, number + more
    return 1, 1


def names_subject(message: Message) -> bool:
    return bool(message.args.get("who", YOU) != YOU)


def phrase_id(part: Message) -> str:
    """The message of a noun phrase: one for each combination of what it says."""
    args = part.args
    if part.id not in ("target", "pick"):
        return part.id
    if args.get("area") in ("this", "that"):
        return f"target-{args['area']}"
    said = [part.id]
    if args.get("whose", "any") != "any":
        said.append(str(args["whose"]))
    if args.get("area", "everywhere") != "everywhere":
        said.append(str(args["area"]))
    if args.get("open"):
        said.append("open")
    if args["levels"] != ALL_LEVELS:
        said.append("level")
    if args["supremacy"]:
        said.append("supremacy")
    if args.get("keyword", "none") != "none" or args.get("keywords"):
        said.append("keyword")
    if args.get("name", "none") != "none":
        said.append("named")
    elif args.get("names"):
        said.append("names")
    if args.get("clan", "none") != "none":
        said.append("clan")
    if args["chosen"] != "none":
        said.append(f"chosen-{args['chosen']}")
    return "-".join(said)
