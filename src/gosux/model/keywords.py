"""Keywords of cards as bits (X10)."""

from typing import Final

BOUNTY: Final = 1
ECHO: Final = 2
ETHEREAL: Final = 4
FORCE_OF_WILL: Final = 8
RECRUITER: Final = 16
SECRET_SHIFT: Final = 32
VETERAN: Final = 64
WONDROUS: Final = 128
ZOMBIE: Final = 256
VISION: Final = 512
ALL_KEYWORDS: Final = 1023

FROM_THE_PILE: Final = SECRET_SHIFT | ZOMBIE  # a shift or mutation whose new card may come from the discard pile

KEYWORDS: Final[dict[str, int]] = {
    "bounty": BOUNTY,
    "echo": ECHO,
    "ethereal": ETHEREAL,
    "force_of_will": FORCE_OF_WILL,
    "recruiter": RECRUITER,
    "secret_shift": SECRET_SHIFT,
    "veteran": VETERAN,
    "wondrous": WONDROUS,
    "zombie": ZOMBIE,
    "vision": VISION,
}


def keyword_names(mask: int) -> list[str]:
    return [name for name, bit in KEYWORDS.items() if mask & bit]
