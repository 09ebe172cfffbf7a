"""The one class that packs may extend: everything else they combine (docs/packs.md)."""

from mypy_extensions import mypyc_attr

from gosux.model.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class PackEffect(Effect):
    """An effect that a pack brings.

    A subclass says what it does in ``run`` (see ``Effect``: finish, push, ask, or take the answer), which effects it
    holds in ``parts``, what it says in ``clause``, and brings the Fluent messages of that clause with its pack.
    """
