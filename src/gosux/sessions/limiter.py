"""How much a host lets one page ask for."""

from typing import Protocol


class Limiter(Protocol):
    """Without one, a page may send as much as it likes."""

    async def admit(self, kind: str, token: "str | None") -> None:
        """Wait until a message of this kind may be answered; ``token`` is that of a ``join``. A message that cannot be
        read is of the kind ``malformed``. Raises Refused."""
        ...
