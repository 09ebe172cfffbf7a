"""QR codes of links."""

import io

import segno

from gosux.sessions.messages.rooms import QrCode


def qr_code(text: str) -> QrCode:
    """A code that phones read, as the path of an SVG image."""
    rows = segno.make(text, error="m", micro=False).matrix
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return QrCode(size=len(rows), path=path)


def qr_text(text: str) -> str:
    """The same for a terminal, two rows a line."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
