"""What asks a question, and titles: of the question, and of the answer to it."""

from typing import NamedTuple

from gosux.game.prompts import prompt_of
from gosux.model import kinds
from gosux.model.catalogue import DESIGN
from gosux.model.frame import Frame
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, Reference, RuleRef
from gosux.model.state import State, seat_of, slot_of
from gosux.rules.turn import hand_limit
from gosux.text.actions import action_words
from gosux.text.rich_text import Piece, RichText, opening
from gosux.text.words import Words

# Questions whose words say themselves what they are about.
NAMED_BY_THEMSELVES = (kinds.TURN, kinds.ECHO, kinds.BOUNTY, kinds.VISION, kinds.WILL, kinds.HAND_LIMIT)
# Questions about an action that is being taken: nothing but the player's own choice asks them.
OF_AN_ACTION = (kinds.ROW, kinds.WONDER, kinds.PAY, kinds.REPLACE, kinds.INCOMING)
ANSWERED_BY_A_NAME = (kinds.WHICH_CLAN, kinds.WHICH_PLAYER, kinds.WHICH_OPPONENT)
NAMES = ("card", "clan", "keyword")  # references whose words keep their capital letter


class Asker(NamedTuple):
    """A card, keyword or rule whose words are being followed.

    ``seat`` is whose card it is, ``source`` the code of its slot (-1 if it has left), ``power`` which of its powers.
    ``copied`` is the card whose words it follows, if these are not its own.
    """

    reference: Reference
    seat: int | None = None
    source: int = -1
    power: str = ""
    copied: CardRef | None = None


def asker_of(state: State) -> "Asker | None":
    """What asks the open question; None if only the player's own action does."""
    if state.kind in OF_AN_ACTION:
        return None
    for frame in reversed(state.stack):
        reference = frame.effect.cause(state, frame)
        if isinstance(reference, CardRef):
            return _card(state, frame, reference)
        if reference is not None:
            return Asker(reference)
    return None


def _card(state: State, frame: Frame, words_of: CardRef) -> Asker:
    owner = next(other.controller for other in state.stack if other.effect.card == frame.effect.card)
    power = frame.effect.path.split("/")[1]
    source = int(frame.source)
    design = state.seats[seat_of(source)].army[slot_of(source)] if source >= 0 else -1
    if design < 0:
        return Asker(words_of, int(owner), -1, power)
    card = state.card_ref(design & DESIGN)
    return Asker(card, int(seat_of(source)), source, power, words_of if words_of != card else None)


def asker_name(words: Words, asker: Asker, kind: str, viewer: "int | None") -> RichText:
    """ "Your Alpha", "Rival's Genious", "Song for the Dead" """
    if asker.seat is None:
        return _bare_name(words, asker, kind)
    copied: Argument = asker.copied if asker.copied is not None else "none"
    args: dict[str, Argument] = {"player": asker.seat, "card": asker.reference, "copied": copied}
    return words.messages.format("asker", words.names.arguments(args, viewer))


def _bare_name(words: Words, asker: Asker, kind: str) -> RichText:
    reference = asker.reference
    if isinstance(reference, RuleRef):
        id = f"cause-{reference.id.lower().replace('.', '-')}"
        return opening(words.messages.format(id, {"kind": kind}), str(reference)).capitalised()
    return words.names.named(reference)


def asker_says(words: Words, state: State, asker: Asker) -> "RichText | None":
    """The words that are being followed: those of the card, or what the rule comes to now."""
    if isinstance(asker.reference, CardRef):
        text = words.card((asker.copied or asker.reference).id).power(asker.power)
        return text if isinstance(text, RichText) and text else None
    id = f"says-{asker.reference.id.lower().replace('.', '-')}"
    if not words.messages.has(id):
        return None
    count = prompt_of(state).args["count"]
    army = state.seats[state.decider].army_size()
    assert isinstance(count, int)
    return words.messages.format(id, {"count": count, "kept": int(army) - count, "limit": int(hand_limit(state))})


def question_title(words: Words, state: State, viewer: "int | None") -> RichText:
    """The open question, after the name of what asks it: "Alpha: choose a card to capture"."""
    prompt = prompt_of(state)
    asked = words.prompt(prompt, viewer)
    asker = asker_of(state)
    if asker is None or state.kind in NAMED_BY_THEMSELVES or _names(asked, asker):
        return asked.removesuffix(".")
    own = prompt.args.get("player") == viewer and viewer is not None
    return _titled(words, asker, kinds.KINDS[state.kind].name, lowered(asked) if own else asked)


def answer_title(words: Words, state: State, action: int) -> RichText:
    """An answer to the open question, after the name of what asks it: "Alpha: capture Pangu (opposing II3)"."""
    said = action_words(words.names, state, action)
    asker = asker_of(state)
    if asker is None or state.kind in (kinds.TURN, kinds.WILL):
        return said
    kind = kinds.KINDS[state.kind].name
    if state.kind in ANSWERED_BY_A_NAME:
        own = state.kind == kinds.WHICH_PLAYER and state.catalogue.table.index(action) == state.decider
        named = said if state.kind == kinds.WHICH_OPPONENT else lowered(said)
        return _titled(words, asker, kind, words.messages.format("title-named", {"name": "you" if own else named}))
    return _titled(words, asker, kind, lowered(said))


def _titled(words: Words, asker: Asker, kind: str, said: RichText) -> RichText:
    args = {"asker": _bare_name(words, asker, kind), "said": said.removesuffix(".")}
    return words.messages.format("title-with-asker", args)


def _names(text: RichText, asker: Asker) -> bool:
    return any(piece.opens == asker.reference for piece in text.pieces)


def lowered(text: RichText) -> RichText:
    """Inside a sentence: with a small letter, unless a name or a sign such as X comes first."""
    first, *rest = text.pieces or (Piece(""),)
    begins = first.text[:2]
    if first.opens.partition(":")[0] in NAMES or len(begins) < 2 or not (begins[1].islower() or begins[1] == "'"):
        return text
    return RichText([first._replace(text=begins[0].lower() + first.text[1:]), *rest])
