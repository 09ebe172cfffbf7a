"""The Fluent file for a page: what events, prompts, refusals, actions and results need, and nothing else.

The messages of all layers are put together, the last layer's words counting, so that one file is enough.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from gosux.rules.registry import ruleset as find_ruleset

BEGINNINGS = ("event-", "prompt-", "reason-", "action-", "result", "list-")
SINGLE = ("player-name", "name-of", "slot-whose", "row", "levels", "rank", "battle-standing", "cards-with-keyword")


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the library)
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


Entry = ast.Message | ast.Term


def sources(language: str, ruleset: str) -> Iterator[str]:
    """In the order in which ``gosux.text`` reads them: later ones say again what they word differently."""
    folder = files("gosux.text")
    for file in sorted(folder.joinpath("locales", language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
    for layer in find_ruleset(ruleset).layers:
        for name in (layer, f"{layer}-cards"):
            file = folder.joinpath("words", f"{name}.{language}.ftl")
            if file.is_file():
                yield file.read_text(encoding="utf-8")


@cache
def messages_for(language: str, ruleset: str) -> str:
    """One Fluent source."""
    entries: dict[str, Entry] = {}
    parser = FluentParser()
    for source in sources(language, ruleset):
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                entries[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    wanted: set[str] = set()
    waiting = [id for id in entries if id.startswith(BEGINNINGS) or id in SINGLE]
    while waiting:
        id = waiting.pop()
        if id not in wanted:
            wanted.add(id)
            references = _References()
            references.visit(entries[id])
            waiting += sorted(references.found)
    kept: list[ast.EntryType] = [entry for id, entry in entries.items() if id in wanted]
    return FluentSerializer().serialize(ast.Resource(body=kept))
