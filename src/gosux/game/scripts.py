"""Lists of action texts, as used by ``Game.run`` and by ``then`` in position files.

Questions with only one possible answer are not asked, so a choice in a script may have been made already. A text that
starts with "?" is used only if its question is asked; docs/api.md says what happens otherwise.
"""

from typing import Final

from gosux.game.decision import IllegalAction
from gosux.game.explain import TURN_WORDS
from gosux.game.game import Game, GivenAction
from gosux.game.unknown_action import no_such_action
from gosux.model.actions import EVERYBODY
from gosux.model.events import ChosenForYou, Event
from gosux.model.kinds import ACTIVATE, KINDS, PLAY, RECALL, SHIFT, TURN, USE, WORD
from gosux.model.messages.mistakes import Mistake

IF_ASKED: Final = "?"
CONCEDE: Final = "concede"
YES_OR_NO: Final = ("yes", "no")


class ChosenOtherwise(Mistake):
    """A choice marked "?" was not asked for, because only a different one was possible."""


class Script:
    """A game whose actions come from a list, with the answers given automatically since the last action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chosen: list[str] = []  # since the last action, without those that an entry has matched

    def take(self, action: GivenAction) -> list[Event]:
        """Take one entry; returns all events, unredacted, or none if its question was not asked.

        Raises IllegalAction, UnknownAction and ChosenOtherwise.
        """
        if isinstance(action, str):
            text = " ".join(action.split())
            if text.startswith(IF_ASKED):
                return self._take_if_asked(text.removeprefix(IF_ASKED).strip())
            if text == f"{CONCEDE} all":
                return self._told(self.game.concede(EVERYBODY))
            if text in [f"{CONCEDE} {seat}" for seat in range(self.game.players)]:
                return self._told(self.game.concede(int(text.rpartition(" ")[2])))
        return self._told(self.game.apply(action, viewer=None))

    def _told(self, events: list[Event]) -> list[Event]:
        self.chosen = [event.choice for event in events if isinstance(event, ChosenForYou)]
        return events

    def _take_if_asked(self, text: str) -> list[Event]:
        game = self.game
        number = game.action_id(text)
        self._must_be_an_answer(text, number)
        if text in self.chosen:
            del self.chosen[: self.chosen.index(text) + 1]  # they were chosen in order
            return []
        reasons = game.why_not(text)
        if not reasons:
            return self._told(game.apply(text, viewer=None))
        for choice in self.chosen:
            if self._rivals(text, choice):
                mistake = ChosenOtherwise("chosen-otherwise", {"action": text, "choice": choice})
                mistake.game = game.ruleset
                raise mistake
        if self._is_asked_for(text, number):
            raise IllegalAction(text, reasons)
        return []

    def _must_be_an_answer(self, text: str, number: int) -> None:
        """Raise if no question with this verb accepts such an answer, like a slot where a card of a pile is needed."""
        table = self.game.rules.catalogue.table
        family = table.family(number)
        verb = table.meant.get(text.partition(" ")[0], text.partition(" ")[0])
        if family not in (WORD, PLAY, RECALL, SHIFT, ACTIVATE, USE) and not any(
            kind.verb == verb and (family == kind.family or family in kind.others) for kind in KINDS
        ):
            raise no_such_action(self.game.ruleset, table, text)

    @staticmethod
    def _rivals(text: str, choice: str) -> bool:
        """Whether two texts are different answers to the same kind of question."""
        if text in YES_OR_NO:
            return choice in YES_OR_NO
        return " " in text and text.partition(" ")[0] == choice.partition(" ")[0]

    def _is_asked_for(self, text: str, number: int) -> bool:
        """Whether the open question is one that such a text answers."""
        state = self.game.state
        table = state.catalogue.table
        family = table.family(number)
        if state.over:
            return False
        if family in (PLAY, RECALL, SHIFT, ACTIVATE, USE) or text in TURN_WORDS:
            return state.kind == TURN
        return family != WORD and table.verb(KINDS[state.kind].verb) == text.partition(" ")[0]
