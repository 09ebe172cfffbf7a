"""The Fluent files of one language and game, loaded once: their messages, the arguments they need, their texts."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gosux.model.messages.mistakes import Mistake
from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.ruleset import Ruleset
from gosux.text.rich_text import Piece, RichText, read_signs, signed, with_signs

LANGUAGES = ("en", "fr")

Word = str | int
Maker = Callable[[], Word]

# Formatted messages that a bundle keeps: cards, slots and small numbers come again and again. Long arguments come from
# outside and do not.
MOST_KEPT, LONGEST_KEPT = 20_000, 200


class WordsError(ValueError):
    """A text cannot be built: a message is missing, or an argument that it needs."""


class UnknownLanguage(Mistake):
    """There are no texts in that language."""


class _Asked(Visitor):
    """Collects the variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))


class Bundle:
    """All messages of a language: those shared by all games, overridden by one game's layers, and its glossary.

    A layer repeats a whole message to change it. ``packs`` are the Fluent sources of packs: they add messages and
    change none.
    """

    def __init__(self, language: str, layers: Sequence[str], packs: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("no-language", {"language": language, "known": [*LANGUAGES]})
        self.language = language
        self.patterns: dict[tuple[str, str], ast.Pattern] = {}  # by message id and attribute, "" for the value
        self._entries: set[str] = set()  # the names of messages and terms; terms include their dash
        self._asked: dict[tuple[str, str], frozenset[str]] = {}
        self._fluent = FluentBundle([language], use_isolating=False)
        self._formatted = lru_cache(MOST_KEPT, typed=True)(self._format)
        folder = files("gosux.text")
        for file in sorted(folder.joinpath("locales", language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._add(file.name, file.read_text(encoding="utf-8"))
        for part in ("games", "glossary"):
            # The card texts of a layer are in a separate file.
            for name in [name for layer in layers for name in (layer, f"{layer}-cards")]:
                file = folder.joinpath(part, f"{name}.{language}.ftl")
                if file.is_file():
                    self._add(file.name, file.read_text(encoding="utf-8"), overrides=True)
        for source in packs:
            self._add("a pack", source)

    def _add(self, name: str, source: str, *, overrides: bool = False) -> None:
        resource = _parsed(source)
        added: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(f"{name}: not Fluent: {(entry.content or '').strip().splitlines()[0]!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id in added or (id in self._entries and not overrides):
                    raise WordsError(f"{name}: there are two messages {id!r}")
                added.add(id)
            if isinstance(entry, ast.Message):
                self._learn(entry)
        self._entries |= added
        self._fluent.add_resource(resource, allow_overrides=overrides)

    def _learn(self, entry: ast.Message) -> None:
        """Store the parts of a message, replacing all parts of an earlier one; it keeps its position."""
        name = entry.id.name
        parts = {"": entry.value} if entry.value is not None else {}
        parts |= {attribute.id.name: attribute.value for attribute in entry.attributes}
        if name in self._entries:
            for key in [key for key in self.patterns if key[0] == name and key[1] not in parts]:
                del self.patterns[key]
        for attribute, pattern in parts.items():
            self.patterns[(name, attribute)] = pattern

    def has(self, id: str, attribute: str = "") -> bool:
        return (id, attribute) in self.patterns

    def asks(self, id: str, attribute: str = "") -> frozenset[str]:
        """The names of the arguments that a message uses in any of its variants."""
        key = (id, attribute)
        if key not in self._asked:
            pattern = self.patterns.get(key)
            if pattern is None:
                raise WordsError(f"{self.language}: there is no message {id!r}{f' .{attribute}' if attribute else ''}")
            seen = _Asked()
            seen.visit(pattern)
            variables = set(seen.variables)
            for other in seen.messages:
                variables |= self.asks(*other)
            self._asked[key] = frozenset(variables)
        return self._asked[key]

    def format(self, id: str, args: Mapping[str, "Word | Maker"], attribute: str = "") -> RichText:
        """The text of a message. Arguments that are functions are called only if the message uses them."""
        given: list[Word] = []
        for name in self.asks(id, attribute):
            if name not in args:
                raise WordsError(f"{self.language}: message {id!r} asks for {name!r}, given are {sorted(args)}")
            value = args[name]
            word = value if isinstance(value, (str, int)) else value()
            given.append(signed(word) if isinstance(word, str) else word)
        if any(isinstance(word, str) and len(word) > LONGEST_KEPT for word in given):
            return self._format(id, attribute, *given)
        return self._formatted(id, attribute, *given)

    def _format(self, id: str, attribute: str, *given: Word) -> RichText:
        """``given`` are the arguments that the message asks for."""
        message = self._fluent.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._fluent.format_pattern(pattern, dict(zip(self.asks(id, attribute), given, strict=True)))
        if errors:
            raise WordsError(f"{self.language}: message {id!r}: {errors[0]}")
        return self._known(read_signs(str(text))).once()

    def _known(self, text: RichText) -> RichText:
        """Games share messages but not all terms: a word that this game does not explain stays plain."""
        unknown = {piece.opens for piece in text.pieces if not self.explains(piece.opens)}
        if not unknown:
            return text
        return RichText(Piece(piece.text) if piece.opens in unknown else piece for piece in text.pieces)

    def explains(self, reference: str) -> bool:
        """Whether the game has the term or keyword; other references are always valid."""
        family, _, id = reference.partition(":")
        return family not in ("term", "keyword") or self.has(f"{family}-{id.replace('_', '-')}")


@cache
def _parsed(source: str) -> ast.Resource:
    """Cached because parsing is slow and rulesets share most files."""
    return FluentResource(with_signs(source))


def bundle(language: str, ruleset: str) -> Bundle:
    """The messages of a ruleset in a language; raises UnknownLanguage and UnknownRuleset."""
    return _bundle(language, find_ruleset(ruleset))


@cache
def _bundle(language: str, rules: Ruleset) -> Bundle:
    return Bundle(language, rules.layers, rules.pack_words.get(language, ()))
