"""The labels of the page that a game words differently: the overrides in its layers."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast

from gosux.rules.registry import ruleset as find_ruleset
from gosux.text.rich_text import without_links

PAGE = ("interface", "library", "page")  # the files bundled with the page


@cache
def messages_for(language: str, ruleset: str) -> str:
    """The overrides of a ruleset as one Fluent source."""
    own = [entries(f"locales/{language}", f"{name}.ftl") for name in PAGE]
    known = {id for found in own for id in found}
    kept: dict[str, ast.EntryType] = {}
    for layer in find_ruleset(ruleset).layers:
        kept |= {id: entry for id, entry in entries("games", f"{layer}.{language}.ftl").items() if id in known}
    return FluentSerializer().serialize(ast.Resource(body=[*kept.values()]))


def entries(folder: str, name: str) -> "dict[str, ast.EntryType]":
    """The messages and terms of a file by id; ids of terms include their dash."""
    file = files("gosux.text").joinpath(*folder.split("/"), name)
    if not file.is_file():
        return {}
    found: dict[str, ast.EntryType] = {}
    for entry in FluentParser().parse(without_links(file.read_text(encoding="utf-8"))).body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    return found
