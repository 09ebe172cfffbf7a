"""Decisions and actions as programs see them: who is asked what, and the legal answers.

Compiled classes can be copied and pickled only with ``__reduce__``.
"""

from gosux.model.messages import Message, Reason


class Action:
    """A legal answer. ``str(action)`` is its text; ``id`` its row in the ruleset's table."""

    def __init__(self, id: int, text: str) -> None:
        self.id = id
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Action, (self.id, self.text)

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.id)


class Decision:
    """One open question: who decides, what is asked (``kind``, ``prompt``), and the legal actions.

    docs/api.md lists the kinds. In another player's view ``actions`` is empty.
    """

    def __init__(self, player: int, kind: str, prompt: Message, actions: list[Action]) -> None:
        self.player = player
        self.kind = kind
        self.prompt = prompt
        self.actions = actions

    @property
    def texts(self) -> list[str]:
        """The texts of the legal actions."""
        return [action.text for action in self.actions]

    @property
    def verbs(self) -> list[str]:
        """The first words of these texts, each once: ``pass``, ``play``, ``shift`` in a turn."""
        return list(dict.fromkeys([action.text.partition(" ")[0] for action in self.actions]))

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Decision, (self.player, self.kind, self.prompt, self.actions)

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, actions={[str(one) for one in self.actions]})"


class Result:
    """How a game ended: the seats that won (none after a draw) and the number of the rule that ended it."""

    def __init__(self, winners: list[int], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        return {"winners": self.winners, "rule": self.rule}

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Result, (self.winners, self.rule)

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.winners == other.winners and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((tuple(self.winners), self.rule))


class IllegalAction(ValueError):
    """An action that the rules forbid now. ``reasons`` say why; ``rules`` are the numbers they cite.

    ``action`` is what the caller wrote; a number is followed by the text of its row.
    """

    def __init__(self, action: str, reasons: list[Reason]) -> None:
        self.action = action
        self.reasons = reasons
        self.reason = reasons[0] if reasons else Reason("not-possible", ())
        self.rules = [rule for reason in reasons for rule in reason.rules]
        names = ", ".join(f"{reason.id} ({', '.join(reason.rules)})" for reason in reasons)
        super().__init__(f"{action!r} is not possible: {names}")

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return IllegalAction, (self.action, self.reasons)
