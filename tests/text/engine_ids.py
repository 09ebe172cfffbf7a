"""The ids of the messages that the engine can give out: what has no list of its own is read from its sources."""

import ast
from functools import cache
from pathlib import Path

import gosux
from gosux.model.events import EVENTS

SOURCES = Path(gosux.__file__).parent
ENGINE = ("model", "effects", "rules", "game", "records")


class Module:
    """One source file: the function around every node, its calls by name, and the bases of its classes by the names of
    both; each node is visited once."""

    def __init__(self, path: Path) -> None:
        self.around: dict[ast.AST, ast.FunctionDef] = {}
        self.classes: dict[str, set[str]] = {}
        self._calls: dict[str, list[ast.Call]] = {}
        self._visit(ast.parse(path.read_text(encoding="utf-8")), None)

    def calls(self, name: str) -> list[ast.Call]:
        """Calls of a function or method of this name."""
        return self._calls.get(name, [])

    def _visit(self, node: ast.AST, function: "ast.FunctionDef | None") -> None:
        if isinstance(node, ast.FunctionDef):
            function = node
        if function is not None:
            self.around[node] = function
        if isinstance(node, ast.Call):
            self._calls.setdefault(name_of(node.func), []).append(node)
        elif isinstance(node, ast.ClassDef):
            self.classes[node.name] = {name_of(base) for base in node.bases}
        for below in ast.iter_child_nodes(node):
            self._visit(below, function)


def name_of(node: ast.expr) -> str:
    """What a function or class is called where it is used."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def modules() -> tuple[Module, ...]:
    return tuple(Module(path) for room in ENGINE for path in sorted((SOURCES / room).rglob("*.py")))


def texts(module: Module, node: ast.expr) -> set[str]:
    """All strings that an expression can be: a constant, one of two, a local, or what callers pass."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(module, node.body) | texts(module, node.orelse)
    if isinstance(node, ast.Name):
        return _texts_of_name(module, module.around[node], node.id)
    return set()


def _texts_of_name(module: Module, function: ast.FunctionDef, name: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            found |= texts(module, node.value)
    parameters = [argument.arg for argument in function.args.args]
    if name in parameters:
        place = parameters.index(name)
        late = place - len(parameters) + len(function.args.defaults)
        if late >= 0:
            found |= texts(module, function.args.defaults[late])
        for other in modules():
            for call in other.calls(function.name):
                if len(call.args) > place:
                    found |= texts(other, call.args[place])
    return found


def _first_arguments(*functions: str) -> set[str]:
    found: set[str] = set()
    for module in modules():
        for function in functions:
            for call in module.calls(function):
                if call.args:
                    found |= texts(module, call.args[0])
    return found


def spoken_kinds() -> list[str]:
    """The events that have a sentence of their own; how a game ended is told by its result."""
    return sorted(kind for kind, event in EVENTS.items() if not event.silent and kind != "game-over")


@cache
def clause_ids() -> frozenset[str]:
    """Clauses and phrases of card declarations: messages, and the ids of ongoing effects."""
    found = _first_arguments("Message")
    for module in modules():
        for name in ("Static", "When"):
            for call in module.calls(name):
                found |= texts(module, call.args[1])
    return frozenset(found)


class Given:
    """One place where the engine makes a message: its possible ids and the names of its arguments."""

    def __init__(self, ids: set[str], names: set[str]) -> None:
        self.ids = ids
        self.names = names


def given(*functions: str, place: int) -> list[Given]:
    """Every call of these functions with its arguments, which are a dictionary at this place."""
    found: list[Given] = []
    for module in modules():
        for function in functions:
            for call in module.calls(function):
                ids = texts(module, call.args[0]) if call.args else set()
                if ids:
                    names = dictionary_keys(module, call.args[place]) if len(call.args) > place else set()
                    found.append(Given(ids, names))
    return found


def dictionary_keys(module: Module, node: ast.expr) -> set[str]:
    """The keys of a dictionary: written here, merged from others, or a local that is written here."""
    if isinstance(node, ast.Dict):
        keys: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                keys |= dictionary_keys(module, value)
            elif isinstance(key, ast.Constant):
                keys.add(str(key.value))
        return keys
    if isinstance(node, ast.IfExp):
        return dictionary_keys(module, node.body) | dictionary_keys(module, node.orelse)
    keys = set()
    if isinstance(node, ast.Name):
        for one in ast.walk(module.around[node]):
            if isinstance(one, ast.Assign):
                targets, value = one.targets, one.value
            elif isinstance(one, ast.AnnAssign) and one.value is not None:
                targets, value = [one.target], one.value
            else:
                continue
            for target in targets:
                if isinstance(target, ast.Name) and target.id == node.id and isinstance(value, ast.Dict | ast.IfExp):
                    keys |= dictionary_keys(module, value)
                elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                    if target.value.id == node.id and isinstance(target.slice, ast.Constant):
                        keys.add(str(target.slice.value))
    return keys
