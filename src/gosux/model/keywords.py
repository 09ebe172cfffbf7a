"""Keywords of cards as bits (X10)."""

BOUNTY = 1
ECHO = 2
ETHEREAL = 4
FORCE_OF_WILL = 8
RECRUITER = 16
SECRET_SHIFT = 32
VETERAN = 64
WONDROUS = 128
ZOMBIE = 256
VISION = 512

FROM_THE_PILE = SECRET_SHIFT | ZOMBIE  # a shift or mutation whose new card may come from the discard pile

KEYWORDS: dict[str, int] = {
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
