"""What the people of a game on several devices agreed on before it began."""

from dataclasses import asdict, dataclass

from gosux.sessions.storage import Json


@dataclass(frozen=True)
class Terms:
    """``chosen`` says by what somebody chose the hidden cards (a seed, a position, a save), None for chance."""

    chosen: str | None = None

    def to_json(self) -> Json:
        return asdict(self)


def terms_of(stored: "Json | None") -> Terms:
    """Of a stored game; those without any are played on one device."""
    return Terms(**stored) if stored is not None else Terms()
