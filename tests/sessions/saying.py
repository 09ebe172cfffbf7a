"""What a page does with a message, done by the means of ``gosux.text``: formatting it in a language."""

from typing import cast

from gosux.model.actions import parse_slot
from gosux.model.messages import Argument as EngineArgument
from gosux.model.references import CardRef, ClanRef, KeywordRef, KindRef, LevelRef, NameRef, RowRef, SlotRef
from gosux.sessions.messages.base import Localised, Said
from gosux.text.grammar import capitalised, with_one_stop
from gosux.text.names import Arguments
from gosux.text.words import Words


def formed(words: Words, said: Said, viewer: int | None) -> str:
    """The sentence, without rule numbers."""
    plain: dict[str, EngineArgument] = {}
    made: Arguments = {}
    for key, value in said.args.items():
        if isinstance(value, Said):
            made[key] = formed(words, value, viewer)
        elif isinstance(value, Localised):
            made[key] = value.fr if words.language == "fr" else value.en
        elif isinstance(value, list) and value and isinstance(value[0], Said):
            made[key] = words.names.listed([formed(words, cast(Said, one), viewer) for one in value])
        else:
            plain[key] = cast(EngineArgument, referring(value))
    arguments = {**words.names.arguments(plain, viewer), **made}
    for key in ("by_is", "owner_is"):
        if key in said.args:
            arguments[key] = str(said.args[key])
    text = words.messages.format(said.id, arguments, said.attribute)
    return capitalised(text) if said.id.startswith("reason-") else text


SORTS = {sort.sort: sort for sort in (CardRef, ClanRef, NameRef, KeywordRef, KindRef)}
LEVELS = {sort.sort: sort for sort in (LevelRef, RowRef)}


def referring(value: object) -> object:
    """References come as texts over the wire."""
    if isinstance(value, list):
        return [referring(one) for one in value]
    if not isinstance(value, str):
        return value
    sort, _, id = value.partition(":")
    if sort in SORTS:
        return SORTS[sort](id)
    if sort in LEVELS:
        return LEVELS[sort](int(id))
    if sort == "slot":
        seat, _, slot = id.partition(":")
        return SlotRef(int(seat), parse_slot(slot))
    return value


def sentence(words: Words, said: Said, viewer: int | None) -> str:
    return with_one_stop(formed(words, said, viewer))
