"""Files as links: a position or replay, compressed, as the part of an address after #, which no server is sent.

The page of the browser client opens them (``web/src/link``). ``docs/links.md`` describes the format.
"""

import base64
import zlib

from gosux.records.files import RecordError

MOST_LETTERS = 16_000  # of the compressed part; web/src/link/code.ts has the same limits
MOST_BYTES = 256 * 1024  # of the text


def link_to(text: str) -> str:
    """The part of an address that opens the text of a file: ``#/open/…``. Raises RecordError if it is too long."""
    raw = text.encode()
    code = base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")
    if len(raw) > MOST_BYTES or len(code) > MOST_LETTERS:
        raise RecordError("link-too-long")
    return f"#/open/{code}"
