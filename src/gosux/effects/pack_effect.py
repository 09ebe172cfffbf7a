"""The only class that packs may extend; everything else they combine (docs/packs.md)."""

from mypy_extensions import mypyc_attr

from gosux.model.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class PackEffect(Effect):
    """An effect defined by a pack.

    A subclass implements ``run`` (see ``Effect``: finish, push, ask, or take the answer), ``parts`` with the effects
    inside it, and ``clause`` with its text, whose Fluent messages come with the pack.
    """
