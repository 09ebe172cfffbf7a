"""Card texts out of declarations: a clause and its phrases as one sentence, or as a gist for the board (design 7)."""

from typing import NamedTuple

from gosux.effects.turns import TURNS_AFTER_A_PASS
from gosux.effects.who import EACH, YOU
from gosux.model.messages import Message
from gosux.rules.turn import USUAL_HAND_LIMIT
from gosux.text.bundle import Maker, WordsError
from gosux.text.combinations import combinations_for, is_phrase, parts_of, shape
from gosux.text.grammar import begins_with_vowel
from gosux.text.names import Arguments, Names

ORDER = "order"  # "draw 1 card"
INFINITIVE = "infinitive"  # "to draw 1 card"
SUBJECT = "subject"  # "each player draws 1 card"

PLACES = ("first", "second", "third")  # how messages call the clauses of a list
ALL_LEVELS = 7
OWN_NAMES = ("ongoing-", "when-", "will-")  # ids of clauses that need no prefix to tell them from other messages

# What the usual rule says, for ongoing effects that say something else.
USUAL: dict[str, int] = {"ongoing-turns-after-pass": TURNS_AFTER_A_PASS, "ongoing-hand-limit": USUAL_HAND_LIMIT}


class Context(NamedTuple):
    """In which form a clause is wanted, who does what it says, and whether only its gist."""

    form: str = ORDER
    who: str = YOU
    gist: bool = False


def voice(message: Message) -> str:
    """How a clause speaks: an order to you, something you may do, or what others do."""
    if message.id.startswith("may-") or message.id in ("discard-to", "discard-of-one-clan") or message.args.get("may"):
        return "may"
    if message.id == "each-player" or message.args.get("who", YOU) != YOU:
        return "others"
    for value in message.args.values():
        for part in parts_of(value):
            if not is_phrase(part):
                return voice(part)
    return "order"


def joint(first: Message, second: Message) -> str:
    """Whether two clauses can share a sentence: an order after anything else would seem to go on with it."""
    return "apart" if voice(first) != "order" and voice(second) == "order" else "together"


class Clauses:
    """Turns clauses into words."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.messages = names.messages

    def sentence(self, message: Message) -> str:
        return self._clause(message, Context())

    def gist(self, message: Message) -> str:
        return self._clause(message, Context(gist=True))

    def tile(self, message: Message) -> str:
        """The ongoing effect as an active tile has it: for both players."""
        id = self._id(message)
        return self.messages.format(id, self._arguments(message, Context()), "tile")

    # -- clauses -----------------------------------------------------------------------------------------------------

    def _id(self, message: Message) -> str:
        return message.id if message.id.startswith(OWN_NAMES) else f"clause-{message.id}"

    def _clause(self, message: Message, context: Context) -> str:
        part = "gist" if context.gist else ""
        for id in (*combinations_for(shape(message)), self._id(message)):
            if self.messages.has(id, part):
                return self.messages.format(id, self._arguments(message, context), part)
        raise WordsError(f"{self.names.language}: there is no message {self._id(message)!r} {part}")

    def _arguments(self, message: Message, context: Context) -> Arguments:
        who = str(message.args.get("who", YOU))
        if who == YOU:
            who = context.who
        plain = {key: value for key, value in message.args.items() if not parts_of(value)}
        made = self.names.arguments(plain)
        made["who"] = who
        made["form"] = SUBJECT if who != YOU else context.form
        made["subject"] = lambda: self.messages.format("subject", {"who": who}, "gist" if context.gist else "")
        if message.id in USUAL:
            made["usual"] = USUAL[message.id]
        inside = Context(ORDER, EACH if message.id == "each-player" else who, context.gist)
        for key, value in message.args.items():
            parts = parts_of(value)
            if isinstance(value, Message):
                self._add(made, key, value, inside)
            elif parts:
                for place, part in zip(PLACES, parts, strict=False):
                    self._add(made, place, part, inside)
                made["joint"] = joint(*parts[:2])
        return made

    def _add(self, made: Arguments, key: str, part: Message, context: Context) -> None:
        """A clause or phrase as an argument, with everything in it, for messages of a combination."""
        if is_phrase(part):
            self._add_phrase(made, key, part, context)
            return
        made[key] = self._clause_maker(part, context)
        made[f"{key}_infinitive"] = self._clause_maker(part, context._replace(form=INFINITIVE))
        made[f"{key}_short"] = lambda: self.messages.format(self._id(part), self._arguments(part, context), "short")
        for name, value in self._arguments(part, context).items():
            made[f"{key}_{name}"] = value

    def _clause_maker(self, part: Message, context: Context) -> Maker:
        return lambda: self._clause(part, context)

    # -- phrases -----------------------------------------------------------------------------------------------------

    def _add_phrase(self, made: Arguments, key: str, part: Message, context: Context) -> None:
        id = phrase_id(part)
        args = self._phrase_arguments(part, context)

        def phrase(attribute: str) -> str:
            return self.messages.format(id, args, attribute)

        value = "gist" if context.gist and self.messages.has(id, "gist") else ""
        made[key] = lambda: phrase(value)
        made[f"{key}_begins"] = lambda: "vowel" if begins_with_vowel(phrase(value)) else "other"
        made[f"{key}_kind"] = part.id.partition("-")[2] or str(part.args.get("area", "none"))
        for attribute in ("short", "open"):
            made[f"{key}_{attribute}"] = self._phrase_maker(id, args, attribute)
        for name, argument in args.items():
            made.setdefault(f"{key}_{name}", argument)

    def _phrase_maker(self, id: str, args: Arguments, attribute: str) -> Maker:
        return lambda: self.messages.format(id, args, attribute if self.messages.has(id, attribute) else "")

    def _phrase_arguments(self, part: Message, context: Context) -> Arguments:
        args = self.names.arguments(part.args)
        args["who"] = context.who
        keyword = part.args.get("keyword", "none")
        if keyword != "none":
            args["keyword"] = lambda: self.names.keyword(str(keyword))
        return args


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
    if args["chosen"] != "none":
        said.append(f"chosen-{args['chosen']}")
    return "-".join(said)
