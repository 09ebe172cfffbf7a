"""Turns a clause of a declaration and its phrases into one sentence, or into a gist for the board (design 7)."""

from collections.abc import Set
from itertools import pairwise

from gosux.effects.who import EACH, YOU
from gosux.model.messages import Message
from gosux.rules.passing import TURNS_AFTER_A_PASS
from gosux.text.bundle import Maker, WordsError
from gosux.text.cards.combinations import combinations_for, parts_of, shape
from gosux.text.cards.phrases import INFINITIVE, ORDER, SUBJECT, Context, Phrases, counts_of, is_phrase
from gosux.text.names import Arguments, Names

THAT_PLAYER = "that-player"  # a player mentioned before, as a subject

PLACES = ("first", "second", "third")  # the names of listed clauses in messages
LONG_LIST = 3  # lists of this many clauses have their own message
OWN_NAMES = ("ongoing-", "when-", "will-")  # clauses with these ids need no prefix

# What a clause chooses for the clause inside it.
CHOSEN = {"choose-clan": "clan", "choose-level": "level", "choose-number": "x", "choose-x-level": "x"}
# Occasions on which "you" is another player.
OF_ANOTHER = ("when-one-destroys", "when-one-passes-first", "when-removed")
# Clauses that pass their form and subject on to the clauses inside them.
CARRIED = ("then", "if", "if-else", "may-repeat")
# Clauses of several sentences.
LONG = ("flip-tile", "look-and-ban", "if-you-do", "may-repeat")

USUAL_HAND_LIMIT = 7  # X4.2c

# The normal values that some ongoing effects change.
USUAL: dict[str, int] = {"ongoing-turns-after-pass": TURNS_AFTER_A_PASS, "ongoing-hand-limit": USUAL_HAND_LIMIT}


def clauses_in(message: Message) -> list[Message]:
    """The clauses directly inside a clause."""
    return [part for value in message.args.values() for part in parts_of(value) if not is_phrase(part)]


def names_subject(message: Message) -> bool:
    """Whether players other than "you" do what the clause says."""
    return bool(message.args.get("who", YOU) != YOU)


def led_by_you(message: Message) -> bool:
    """Whether a clause starts with what "you" do, so that it can get another subject instead."""
    if names_subject(message) or message.id == "each-player":
        return False
    return led_by_you(clauses_in(message)[0]) if message.id in (*CARRIED, "if-you-do") else True


def has_subject(message: Message) -> bool:
    """Whether a clause names who acts, in any context."""
    return names_subject(message) or message.id == "each-player"


def voice(message: Message) -> str:
    """The voice of a clause: an order to you, something you may do, or what others do."""
    if message.id == "may":
        return "may"
    if has_subject(message):
        return "others"
    inside = clauses_in(message)
    return voice(inside[0]) if inside else "order"


def several_sentences(message: Message) -> bool:
    destroys = message.id == "deed-to-several" and message.args["deed"] == "destroy"
    return message.id in LONG or destroys or bool(message.args.get("recall"))


def joint(first: Message, second: Message) -> str:
    """How two clauses are joined: in one sentence, or, so that an order does not seem to continue the clause before it,
    separately after something you may do, and with "you" after what others do."""
    if several_sentences(first):
        return "apart"
    if voice(second) != "order" or voice(first) == "order":
        return "together"
    return "others" if voice(first) == "others" else "apart"


def paired(message: Message) -> Message:
    """Three clauses as two, of which the second is a pair, unless they fit into one sentence."""
    parts = parts_of(message.args["clauses"]) if message.id == "then" else []
    if len(parts) < LONG_LIST or all(joint(*pair) == "together" for pair in pairwise(parts)):
        return message
    return Message("then", {"clauses": [parts[0], Message("then", {"clauses": [*parts[1:]]})]})


def under(key: str, asked: Set[str]) -> set[str]:
    """The parts of one argument that are needed: "first_amount" is "amount" of "first"; "" is the argument itself."""
    return {name[len(key) + 1 :] for name in asked if name == key or name.startswith(f"{key}_")}


class Clauses:
    """Turns clauses into text."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.messages = names.messages
        self.phrases = Phrases(names)
        self._said: dict[tuple[str, Context], str] = {}

    def sentence(self, message: Message) -> str:
        return self._clause(message, Context())

    def gist(self, message: Message) -> str:
        return self._clause(message, Context(gist=True))

    def infinitive(self, message: Message) -> str:
        """As a choice: "draw 1 card", « piocher 1 carte »."""
        return self._clause(message, Context(form=INFINITIVE))

    def tile(self, message: Message) -> str:
        """The ongoing effect as an active tile has it: for both players."""
        return self._format(self._id(message), message, Context(), "tile")

    def tile_gist(self, message: Message) -> str:
        return self._format(self._id(message), message, Context(gist=True), "tile-gist")

    # -- clauses -----------------------------------------------------------------------------------------------------

    def _id(self, message: Message) -> str:
        if message.id in ("then", "one-of") and len(parts_of(message.args["clauses"])) == LONG_LIST:
            return f"clause-{message.id}-three"
        if message.id in CHOSEN:
            return "clause-choose"
        return message.id if message.id.startswith(OWN_NAMES) else f"clause-{message.id}"

    def _clause(self, message: Message, context: Context) -> str:
        """A clause, rephrased as "have others do" where it follows "may" or "to" and its subject is not "you"."""
        if context.form == INFINITIVE:
            if names_subject(message):
                return self._done_by_others(message, str(message.args["who"]), context)
            if message.id == "each-player" and led_by_you(clauses_in(message)[0]):
                return self._done_by_others(clauses_in(message)[0], EACH, context)
        return self._own_words(paired(message), context)

    def _done_by_others(self, message: Message, who: str, context: Context) -> str:
        inside = context if names_subject(message) else context._replace(who=who)
        args: Arguments = {
            "subject": lambda: self._subject(who, context),
            "clause": lambda: self._own_words(message, inside),
        }
        return self.messages.format("clause-have", args, "gist" if context.gist else "")

    def _own_words(self, message: Message, context: Context) -> str:
        """Cached: clauses are used in several arguments of those around them."""
        key = (repr(message), context)
        if key not in self._said:
            self._said[key] = self._words(message, context)
        return self._said[key]

    def _words(self, message: Message, context: Context) -> str:
        part = "gist" if context.gist else ""
        if message.id == "may" and context.gist and context.form == ORDER and context.who == YOU:
            inside = clauses_in(message)[0]
            if self.messages.has(self._id(inside), "optional-gist"):
                return self._format(self._id(inside), inside, context, "optional-gist")
        # Gists of combinations are orders to you.
        alone = context.gist and (context.form != ORDER or context.who != YOU)
        for id in (*(() if alone else combinations_for(shape(message))), self._id(message)):
            if self.messages.has(id, part):
                said = self._format(id, message, context, part)
                return said if context.named else said.strip()
        raise WordsError(f"{self.names.language}: there is no message {self._id(message)!r} {part}")

    def _format(self, id: str, message: Message, context: Context, attribute: str = "") -> str:
        asked = self.messages.asks(id, attribute)
        return self.messages.format(id, self._arguments(message, context, asked), attribute)

    def _arguments(self, message: Message, context: Context, asked: Set[str]) -> Arguments:
        """The arguments of a clause: those that its message uses, and a few more."""
        own = names_subject(message)
        who = str(message.args["who"]) if own else context.who
        form = context.form if context.form == INFINITIVE else ORDER if who == YOU else SUBJECT
        plain = {key: value for key, value in message.args.items() if not parts_of(value)}
        made = self.names.arguments(plain)
        made.setdefault("among", "none")
        made |= {"who": who, "form": form, "named": int(context.named), "what": CHOSEN.get(message.id, "none")}
        made["subject"] = lambda: self._subject(who, context) if context.named else ""
        made["outer"] = "you" if context.who == YOU else "other"
        made["usual"] = USUAL.get(message.id, 0)
        made["count"], most = counts_of(message)
        made["one"] = int(most == 1)
        self._add_parts(made, message, context._replace(who=who, form=form), asked)
        return made

    def _subject(self, who: str, context: Context) -> str:
        args: Arguments = {"who": who, "of": "you" if context.who == YOU else "other"}
        return self.messages.format("subject", args, "gist" if context.gist else "")

    # -- what is inside a clause -------------------------------------------------------------------------------------

    def _add_parts(self, made: Arguments, message: Message, context: Context, asked: Set[str]) -> None:
        """Clauses and phrases as arguments, including nested ones, for messages of combinations."""
        clauses = clauses_in(message)
        led = bool(clauses) and led_by_you(clauses[-1] if message.id in CHOSEN else clauses[0])
        made["led"] = int(led)
        made["doer"] = "you" if context.who == YOU and led else "other"
        inside = self._inside(message, context, led)
        for key, value in message.args.items():
            if isinstance(value, Message) and is_phrase(value):
                if under(key, asked):
                    self.phrases.add(made, key, value, message, context)
            elif isinstance(value, Message):
                following = message.id == "if-you-do" and key == "second"
                self._add(made, key, value, self._following(context) if following else inside, asked)
        if isinstance(message.args.get("clauses"), list):
            self._add_list(made, message, clauses, inside, asked)

    def _inside(self, message: Message, context: Context, led: bool) -> Context:
        """The context of the clauses inside a clause."""
        inside = Context(ORDER, context.who, context.gist, x=context.x or message.id == "choose-x-level")
        if context.gist and message.id in (*CHOSEN, "one-of"):
            inside = inside._replace(named=context.named)
        if message.id in (*CARRIED, "if-you-do"):
            return inside._replace(form=context.form, named=context.named)
        if message.id in CHOSEN and context.form != ORDER:
            said = inside._replace(form=context.form)
            return said if led or context.who == YOU else said._replace(who=THAT_PLAYER, form=ORDER)
        if message.id in OF_ANOTHER:
            return inside._replace(who=THAT_PLAYER)
        if message.id == "each-player":
            return inside._replace(who=EACH if led else THAT_PLAYER)
        return inside

    def _following(self, context: Context) -> Context:
        """A separate sentence after another one."""
        return context._replace(form=ORDER, named=True, who=context.who if context.who == YOU else THAT_PLAYER)

    def _add_list(
        self, made: Arguments, message: Message, clauses: list[Message], inside: Context, asked: Set[str]
    ) -> None:
        """ "each player draws 1 card, then discards 1 card" """
        kind = joint(*clauses[:2])
        if inside.form == INFINITIVE and not several_sentences(clauses[0]):
            kind = "together"
        elif kind == "others" and (inside.who != YOU or inside.form != ORDER):
            kind = "apart"
        made["joint"] = kind
        for place, part in zip(PLACES, clauses, strict=False):
            self._add(made, place, part, inside, asked)
            if message.id == "then" and inside.who != YOU:
                named = has_subject(part)
                inside = inside._replace(named=named, who=THAT_PLAYER if named else inside.who)
                inside = self._following(inside) if kind == "apart" else inside

    def _add(self, made: Arguments, key: str, part: Message, context: Context, asked: Set[str]) -> None:
        if has_subject(part):
            context = context._replace(named=True)
        made[key] = self._maker(part, context)
        made[f"{key}_infinitive"] = self._maker(part, context._replace(form=INFINITIVE))
        made[f"{key}_predicate"] = self._maker(part, context._replace(named=has_subject(part)))
        made[f"{key}_short"] = lambda: self._shortest(part, context)
        made[f"{key}_verbs"] = lambda: self._format("verbs-of-deed", part, context)
        inside = under(key, asked) - {"", "infinitive", "predicate", "short", "verbs"}
        if inside:
            for name, value in self._arguments(part, context, inside).items():
                made.setdefault(f"{key}_{name}", value)

    def _shortest(self, part: Message, context: Context) -> str:
        short = self.messages.has(self._id(part), "short")
        return self._format(self._id(part), part, context, "short") if short else self._clause(part, context)

    def _maker(self, part: Message, context: Context) -> Maker:
        return lambda: self._clause(part, context)
