"""What players try before they confirm it, and why something is not possible."""

from gosux.game.explain import why_not
from gosux.lessons import Place
from gosux.model.messages import Reason
from gosux.sessions.drafts.draft import Draft
from gosux.sessions.messages.play import DraftNow, Why
from gosux.sessions.messages.pointers import Pointer
from gosux.sessions.refused import Refused
from gosux.sessions.scenes.explain import being_resolved, refusals, refusals_meanwhile
from gosux.sessions.scenes.plans import Incoming
from gosux.sessions.session import Session


def try_steps(
    session: Session, seat: int, request: int, number: int, steps: list[int], incoming: "Incoming | None" = None
) -> DraftNow:
    """Raises Refused."""
    draft = drafted(session, seat, number, steps, incoming)
    if not draft.steps:
        session.drafts.pop(seat, None)
    message = draft.now(request)
    place = lesson_place(session, seat, draft)
    if session.lesson is not None and place is not None:
        session.lesson.restrict(message.scene, place, draft.world)
        message.lesson = session.lesson.now(place, False)
    return message


def drafted(session: Session, seat: int, number: int, steps: list[int], incoming: "Incoming | None" = None) -> Draft:
    """The draft of these steps; an impossible one leaves the old draft as it was."""
    check_current(session, seat, number)
    game = session.outboxes[seat].game
    if game.state.decider != seat:
        wanted = steps[0] if steps and steps[0] < game.rules.catalogue.table.size else 0
        raise illegal(session, seat, why_not(game.state, wanted, seat))
    draft = session.drafts.get(seat)
    if draft is None:
        draft = Draft(game.view(seat), number, session.players)
    before = draft.actions, draft.incoming
    possible = draft.become(steps, incoming)
    if possible < len(steps):
        reasons = [] if draft.waiting else why_not(draft.world, steps[possible], seat)
        draft.become(*before)
        raise illegal(session, seat, reasons)
    if session.lesson is not None and lesson_place(session, seat, draft) is None:
        draft.become(*before)
        raise not_in_lesson(session, seat)
    session.drafts[seat] = draft
    return draft


def lesson_place(session: Session, seat: int, draft: Draft) -> "Place | None":
    """The place in a lesson within a draft; None if the lesson asks for something else, or there is none."""
    return session.lesson.drafted(session.outboxes[seat].game, draft) if session.lesson is not None else None


def not_in_lesson(session: Session, seat: int) -> Refused:
    """An action that the rules allow, but the lesson does not ask for."""
    assert session.lesson is not None
    said = session.lesson.otherwise(session.lesson.place(session.outboxes[seat].game))
    return Refused("illegal", "the lesson asks for something else", [one for each in said for one in each.reasons])


def check_current(session: Session, seat: int, number: int) -> None:
    """Whether a player may answer the question of this number now."""
    outbox = session.outboxes[seat]
    if outbox.game.state.over:
        raise Refused("over", "the game is over", fresh=True)
    check_number(session, seat, number)
    if session.puzzle is not None and session.puzzle.holds(session.game):
        raise Refused("illegal", "the puzzle is decided", fresh=True)
    if outbox.acted:
        raise illegal(session, seat, [being_resolved(outbox.game.state)])


def check_number(session: Session, seat: int, number: int) -> None:
    if number != session.outboxes[seat].number:
        raise Refused("stale", f"the state has number {session.outboxes[seat].number}", fresh=True)


def illegal(session: Session, seat: int, reasons: list[Reason]) -> Refused:
    said = [session.sentences(seat).reason(reason) for reason in reasons]
    return Refused("illegal", "this step is not possible", said)


def why(session: Session, seat: int, request: int, number: int, at: Pointer) -> Why:
    """Raises Refused."""
    check_number(session, seat, number)
    outbox = session.outboxes[seat]
    draft = session.drafts.get(seat)
    state = draft.world if draft is not None else outbox.game.state
    explain = refusals_meanwhile if outbox.acted else refusals
    found = explain(state, session.game.ruleset, seat, at, session.names)
    if session.lesson is not None and not outbox.acted:
        place = session.lesson.place(outbox.game) if draft is None else lesson_place(session, seat, draft)
        found = session.lesson.says(place, at, found) if place is not None else found
    return Why(request=request, number=number, refusals=found)
