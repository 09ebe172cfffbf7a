"""The Fluent files of one language, loaded once: which messages there are, what they ask for, and their words."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gosux.model.mistakes import Mistake

LANGUAGES = ("en", "fr")

Word = str | int
Maker = Callable[[], Word]


class WordsError(ValueError):
    """A text cannot be formed: a message is missing, or an argument that it asks for."""


class UnknownLanguage(Mistake):
    """There are no words in that language."""


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
    """All messages of a language, the glossary of one ruleset included."""

    def __init__(self, language: str, ruleset: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("no-language", {"language": language, "known": [*LANGUAGES]})
        self.language = language
        self.patterns: dict[tuple[str, str], ast.Pattern] = {}  # by message id and attribute, "" for the value
        self._asked: dict[tuple[str, str], frozenset[str]] = {}
        self._fluent = FluentBundle([language], use_isolating=False)
        folder = files("gosux.text")
        for file in sorted(folder.joinpath("locales", language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._add(file)
        self._add(folder.joinpath("glossary", f"{ruleset}.{language}.ftl"))

    def _add(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(f"{file.name}: not Fluent: {(entry.content or '').strip().splitlines()[0]!r}")
            if isinstance(entry, ast.Message):
                self._learn(file.name, entry)
        self._fluent.add_resource(resource)

    def _learn(self, file: str, entry: ast.Message) -> None:
        name = entry.id.name
        if any((name, attribute) in self.patterns for attribute in ["", *[one.id.name for one in entry.attributes]]):
            raise WordsError(f"{file}: there are two messages {name!r}")
        if entry.value is not None:
            self.patterns[(name, "")] = entry.value
        for attribute in entry.attributes:
            self.patterns[(name, attribute.id.name)] = attribute.value

    def has(self, id: str, attribute: str = "") -> bool:
        return (id, attribute) in self.patterns

    def asks(self, id: str, attribute: str = "") -> frozenset[str]:
        """The names of the arguments that a message needs, in any of its variants."""
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

    def format(self, id: str, args: Mapping[str, "Word | Maker"], attribute: str = "") -> str:
        """The words of a message. Arguments that are functions are called only if the message asks for them."""
        given: dict[str, Word] = {}
        for name in self.asks(id, attribute):
            if name not in args:
                raise WordsError(f"{self.language}: message {id!r} asks for {name!r}, given are {sorted(args)}")
            value = args[name]
            given[name] = value if isinstance(value, (str, int)) else value()
        message = self._fluent.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._fluent.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"{self.language}: message {id!r}: {errors[0]}")
        return str(text)


@cache
def bundle(language: str, ruleset: str) -> Bundle:
    """The messages of a language; raises UnknownLanguage."""
    return Bundle(language, ruleset)
