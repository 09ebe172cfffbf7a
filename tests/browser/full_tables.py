"""Positions with as many cards on the table as the rules allow, for hands of any size."""

from itertools import chain, repeat

X_ROWS = (
    (
        ("un-go [t]", "(bun-to)", "atalanta", "arrows-of-justice", "1000-faces [t]"),
        ("galmi-avatar", "ree-ab", "sati", "(elle)", "dalisteer"),
        ("galmi", "justice", "xian", "byun-hyung-ja-xian", "byun-hyung-ja-justice"),
    ),
    (
        ("lava-goddesses", "demon-guardians", "arpia", "spoils-seekers", "spirits-of-smook"),
        ("alpha", "hempo", "phoenix-eliana", "phoenix-immortal", "sha-dow"),
        ("(goan-sul)", "byun-hyung-ja-goan-sul", "tomorrow", "phoenix", "byun-hyung-ja-tomorrow"),
    ),
)
X_HAND = (
    "atalanta", "arrows-of-justice", "byun-hyung-ja-galmi", "petal-faeries", "1000-faces", "she-rift", "kan-te",
    "dancing-dragon", "nezha", "un-go", "shennong", "tourach", "3-wishes", "volantis", "all-in-one",
)  # fmt: skip
CLANS = ('"galmi", "justice", "xian"', '"goan_sul", "phoenix", "tomorrow"')
# GOSU: Bakutos, Heroes and Ozekis, as often as they are in the box.
BAKUTOS = (
    "seeker", "illusionist", "prescient", "psi", "visionary", "guardian", "warrior", "summoner", "recruiter", "shaman",
    "ak52", "ammo", "explosive", "sniper", "teleporter", "tinkerer", "engineer", "priest", "scout", "sentinel",
)  # fmt: skip
HEROES = (
    "adelam", "alikan", "awn", "copycat", "justice", "loya", "patience", "dogopark", "favre", "jaedong", "pixl",
    "prahs", "sol", "sprew", "dalister", "dom", "dynamite", "erxast", "fact", "garsh",
)  # fmt: skip
OZEKIS = ("angel", "kamakor", "mind", "labdad", "dawn", "lipsy", "walror", "blind", "dante", "vict-hory")
GOSU_HAND = (
    "kokoshomushu", "necromancer", "moonlight", "kataclysm", "mmo-twice", "assassin", "the-edge", "teleporter",
    "illusionist", "higuma", "recruiter", "explosive", "engineer", "trix", "time",
)  # fmt: skip


def _list(cards: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{card}"' for card in cards) + "]"


def gosu_x(hand: int, passed: bool = False) -> str:
    """Gosu X: both armies of 15 cards, one battle won by each, and the first player on turn."""
    text = "round = 3\nturn = 0\nwonder = 0\n"
    if passed:
        text += "turns_left = 1\n"
    for seat, rows in enumerate(X_ROWS):
        tokens = "tokens = 0\nspent = 0" if seat == 0 else "tokens = 2\nspent = 0"
        text += f"\n[[player]]\nclans = [{CLANS[seat]}]\n"
        text += "".join(f"army.{row} = {_list(cards)}\n" for row, cards in zip(("I", "II", "III"), rows, strict=True))
        text += f"hand = {_list(X_HAND[:hand] if seat == 0 else ())}\n{tokens}\nsupremacy = 1\n"
        if seat == 1 and passed:
            text += "passed = true\n"
    return text


def gosu(players: int, hand: int) -> str:
    """GOSU: armies as full as the 100 cards of the box allow, and the first player on turn."""
    bakutos, heroes, ozekis = iter(BAKUTOS), iter(HEROES), chain(OZEKIS, repeat(""))
    text = 'ruleset = "gosu"\nround = 2\nturn = 0\nadvantage = 1\ntop = ["medic"]\ndiscard = ["thief", "medic"]\n'
    for seat in range(players):
        rows = [tuple(next(row) for _ in range(5)) for row in (bakutos, heroes, ozekis)]
        # Nobody has won: an army of 15 cards with Temuchin would.
        text += "\n[[player]]\n" + "".join(
            f"army.{row} = {_list(tuple(filter(None, cards)))}\n"
            for row, cards in zip(("I", "II", "III"), rows, strict=True)
        )
        text += f"hand = {_list(GOSU_HAND[:hand] if seat == 0 else ())}\npoints = {1 if seat == 0 else 0}\n"
    return text
