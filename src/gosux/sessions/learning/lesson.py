"""The lesson of a running game: what its student may do now, and what is said about everything else."""

from gosux.game.game import Game
from gosux.lessons import STUDENT, Aside, Ending, Idea, Lesson, Place, Said, Step, place_in
from gosux.model.actions import ARMY_SIZE, parse_slot
from gosux.model.state import State
from gosux.sessions.drafts.draft import Draft
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.lesson import AsideNow, IdeaNow, LessonNow
from gosux.sessions.messages.play import Refusal
from gosux.sessions.messages.pointers import AtDeck, AtHand, AtLevel, AtSlot, AtTokens, AtWord, Pointer
from gosux.sessions.messages.table import Blocked, Scene
from gosux.sessions.scenes.sentences import sentence
from gosux.text.rich_text import read_signs, with_signs


class LessonRun:
    """A lesson that is played. The place in it follows from the game's actions, except for what only a click tells.

    After a restart of the server, something that was read is asked again; no action is lost.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.passed = 0  # steps before this one were answered or read
        self.wanted = 0  # how many actions of the rival were asked for

    def place(self, game: Game) -> Place:
        place = place_in(self.lesson, game)
        while place.number < self.passed and place.step is not None and place.step.asks in ("find", "read"):
            place.next()
        return place

    def drafted(self, game: Game, draft: Draft) -> "Place | None":
        """The place within steps that are not confirmed; None if one of them is not asked for."""
        place = self.place(game)
        for count, action in enumerate(draft.actions):
            state = draft.moments[count].worlds[0]
            if action not in place.accepted(state):
                return None
            if count + 1 < len(draft.moments):  # what waits for confirmation has not been done yet
                place.take(state, action)
                place.settle(draft.moments[count + 1].worlds[0])
        return place

    # -- the rival ---------------------------------------------------------------------------------------------------

    def holds(self, game: Game) -> bool:
        """Whether the rival has to wait for the student's button."""
        step = self.place(game).step
        return step is not None and (step.asks in ("find", "read") or (step.asks == "watch" and self.wanted == 0))

    def scripted(self, game: Game) -> "int | None":
        """The rival's action, if the lesson says which one."""
        return self.place(game).scripted(game.state)

    def example(self, game: Game, place: Place) -> list[int]:
        """The student's actions that are left of a step, as the lesson would take them."""
        again, ahead = game.clone(), place.clone()
        actions: list[int] = []
        while ahead.number == place.number and (accepted := ahead.accepted(again.state)):
            actions.append(accepted[0])
            ahead.take(again.state, accepted[0])
            again.step(accepted[0])
            ahead.settle(again.state)
        return actions

    # -- what is told ------------------------------------------------------------------------------------------------

    def restrict(self, scene: Scene, place: Place, state: State) -> None:
        """Leave only the choices that are asked for; of the others, buttons may stay to be asked about."""
        if place.step is None:
            return
        accepted = place.accepted(state)
        others = [one for one in scene.choices if one.action not in accepted]
        scene.choices = [one for one in scene.choices if one.action in accepted]
        words = [Blocked.model_construct(at=one.at, label=one.label) for one in others if isinstance(one.at, AtWord)]
        scene.blocked = [*words, *scene.blocked] if place.step.buttons else []

    def now(self, place: Place, over: bool) -> "LessonNow | None":
        """What is asked now; None while both play as they like."""
        step: Step | Ending | None = place.step if not over else self.lesson.end
        if step is None:
            return None
        told = step if isinstance(step, Step) else None
        return LessonNow.model_construct(
            id=self.lesson.id,
            name=said(self.lesson.title),
            step=place.number + 1 if told is not None else self.lesson.count,
            count=self.lesson.count,
            asks=told.asks if told is not None else "end",
            title=said(step.title),
            text=said(step.text),
            button=said(told.button) if told is not None and told.button is not None else None,
            lit=[pointer(one) for one in told.lit] if told is not None else [],
            hides=self.lesson.hidden_at(place.number) if told is not None else [],
            ideas=[self._idea(idea, place) for idea in self.lesson.ideas],
            aside=aside(told.aside) if told is not None and told.aside is not None else None,
        )

    def _idea(self, idea: Idea, place: Place) -> IdeaNow:
        steps = [number for number, step in enumerate(self.lesson.steps) if step.idea == idea.id]
        now = place.number in steps
        known = steps[-1] < place.number
        return IdeaNow.model_construct(
            icon=idea.icon,
            name=said(idea.name),
            words=said(idea.words),
            state="now" if now else "known" if known else "later",
        )

    # -- wrong clicks ------------------------------------------------------------------------------------------------

    def says(self, place: Place, at: Pointer, found: list[Refusal]) -> list[Refusal]:
        """The lesson's own words about a click, else the rule against it, else that it is not asked for."""
        if place.step is None:
            return found
        own = self.answer(place, at)
        if own is None and found and place.step.asks == "move":
            return found
        return own if own is not None else self.otherwise(place)

    def answer(self, place: Place, at: Pointer) -> "list[Refusal] | None":
        """What the step says about something that was clicked, if it says anything."""
        names = names_of(at)
        for name in names:
            for answer in place.step.answers if place.step is not None else []:
                if name in answer.at:
                    return refusal(answer)
        return None

    def otherwise(self, place: Place) -> list[Refusal]:
        return refusal(self.lesson.otherwise[place.step.asks]) if place.step is not None else []


def refusal(words: Said) -> list[Refusal]:
    return [Refusal.model_construct(verb="", label=None, reasons=[said(words)])]


def said(words: Said) -> Sentence:
    english, french = (read_signs(with_signs(text)) for text in (words.en, words.fr))
    return sentence(english, french)


def aside(found: Aside) -> AsideNow:
    return AsideNow.model_construct(question=said(found.question), words=said(found.words))


def pointer(name: str) -> Pointer:
    """What a name in a lesson's file points at: a slot, or a row."""
    kind, _, number = name.partition(" ")
    if kind == "row":
        return AtLevel.model_construct(at="level", level=int(number))
    seat, _, slot = name.partition(":")
    return AtSlot.model_construct(at="slot", seat=int(seat), slot=parse_slot(slot))


def names_of(at: Pointer) -> list[str]:
    """How a lesson's file can call something, the most specific name first."""
    if isinstance(at, AtHand):
        return [at.card, "hand"]
    if isinstance(at, AtSlot):
        name = next(f"{at.seat}:{one}" for one in SLOTS if parse_slot(one) == at.slot)
        return [name, "mine" if at.seat == STUDENT else "theirs"]
    if isinstance(at, AtLevel):
        return [f"row {at.level}", "rows"]
    if isinstance(at, AtWord):
        return [at.word]
    return ["deck"] if isinstance(at, AtDeck) else ["tokens"] if isinstance(at, AtTokens) else []


SLOTS = [f"{row}{column}" for row in ("I", "II", "III") for column in range(1, ARMY_SIZE // 3 + 1)]
