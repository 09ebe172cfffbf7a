"""Links to positions and replays, read by the description of their format (docs/links.md)."""

import base64
import zlib


def opened(link: str) -> str:
    """The text of a link."""
    code = link.partition("#/open/")[2]
    assert code.replace("-", "").replace("_", "").isalnum()
    return zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))).decode()
