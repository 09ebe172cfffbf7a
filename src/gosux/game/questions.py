"""The questions that a game can ask, and how their answers are written (docs/api.md)."""

from dataclasses import dataclass

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, FAMILY_NAMES, ActionTable
from gosux.model.kinds import KINDS, Kind
from gosux.rules.games.gosu_x.setup import Setup
from gosux.rules.games.gosu_x_quick.mulligan import FREE_MULLIGAN
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Answer:
    """One way to answer a question."""

    verb: str
    """What the text begins with; the whole of it where it points at nothing (``yes``, ``draw 3``)."""
    points_at: str
    """The kind of thing that follows: ``hand``, ``pile``, ``offer``, ``slot`` …; ``word`` for nothing."""
    example: str


@dataclass(frozen=True)
class Question:
    """One kind of question (``Decision.kind``) with all possible forms of its answers."""

    kind: str
    answers: tuple[Answer, ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of its answers, as in ``Decision.verbs``."""
        return tuple(dict.fromkeys(answer.example.partition(" ")[0] for answer in self.answers))


def questions(ruleset_id: str = "gosu-x") -> list[Question]:
    """Every question of a game. Questions of cards are listed for all games, because packs may use them."""
    rules = ruleset(ruleset_id)
    table = rules.catalogue.table
    return [Question(kind.name, tuple(_answers(table, kind))) for kind in KINDS if _is_asked(rules, kind.number)]


def _is_asked(rules: Ruleset, kind: int) -> bool:
    """Whether this game's procedures can ask it."""
    law = rules.law
    mulligan = law.setup.mulligan if isinstance(law.setup, Setup) else None
    chosen = {
        kinds.DRAFT: mulligan is not None,
        kinds.MULLIGAN: mulligan is not None and mulligan is not FREE_MULLIGAN,
        kinds.FREE_MULLIGAN: mulligan is FREE_MULLIGAN,
        kinds.REDRAW: mulligan is None,
        kinds.REPLACE: not law.announces_replacement,
        kinds.INCOMING: law.announces_replacement,
        kinds.ENTER: law.may_decline_effects,
    }
    return chosen.get(kind, True)


def _answers(table: ActionTable, kind: Kind) -> list[Answer]:
    answers: list[Answer] = []
    for family in (kind.family, *kind.others):
        if family != kinds.WORD and table.sizes[family]:
            text = table.text(kind.number, _row(table, family))
            answers.append(Answer(text.partition(" ")[0], FAMILY_NAMES[family], text))
    return answers + [Answer(word, "word", word) for word in kind.words if word in table.words]


def _row(table: ActionTable, family: int) -> int:
    """An example: a card with a short name that is not a clan's, the second seat's first slot, the number 1."""
    place = 0
    if family in (kinds.PLAY, kinds.RECALL, kinds.HAND, kinds.PILE, kinds.OFFER):
        shortest = min([design for design in table.designs if design not in table.clan_numbers], key=len)
        place = table.design_numbers[shortest]
    elif family == kinds.SLOT:
        place = ARMY_SIZE
    elif family in (kinds.NUMBER, kinds.SEAT):
        place = 1
    return table.starts[family] + place
