"""Messages and reasons: an id and its arguments, turned into a sentence only by ``gosux.text``."""

from typing import Union

from gosux.model.messages.reasons import ReasonId

Argument = Union[int, str, bool, "Message", "list[Argument]"]


class Message:
    """A message id of the Fluent files with named arguments.

    An argument is a number, a plain string, another message, or a reference (``references``), for which the text
    package inserts the name in the reader's language.
    """

    def __init__(self, id: str, args: "dict[str, Argument] | None" = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = args or {}

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Message, (self.id, self.args)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


class Reason(Message):
    """Why something is not possible: a message, and the numbers of the rules that forbid it."""

    def __init__(self, id: ReasonId, rules: "tuple[str, ...]" = (), args: "dict[str, Argument] | None" = None) -> None:
        super().__init__(id, args)
        self.rules = rules

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Reason, (self.id, self.rules, self.args)

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.rules!r}, {self.args!r})"
