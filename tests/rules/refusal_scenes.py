"""Scenes for refusals: a position, the actions that lead to a question, and refused actions with the reasons expected.

A reason is written as its message's id and the numbers of its rules; no reason means that the action is possible.
"""

Refusals = dict[str, list[str]]
RefusalScene = tuple[str, list[str], Refusals]


def position(first: str, second: str = 'clans = ["abhilasha", "narashima", "xian"]', table: str = "tiles = []") -> str:
    return f"{table}\n[[player]]\n{first}\n[[player]]\n{second}\n"


def armed(troops: list[str], heroes: list[str], immortals: list[str], hand: list[str]) -> str:
    return f"army.I = {troops}\narmy.II = {heroes}\narmy.III = {immortals}\nhand = {hand}"


JUSTICE_ARMY = 'army.I = ["volantis", "(atalanta)"]\narmy.II = ["galmi-avatar"]\narmy.III = ["byun-hyung-ja-justice"]'
TOMORROWS = 'clans = ["abhilasha", "goan_sul", "tomorrow"]'
BAN = '[[ban]]\nplayer = 0\ncard = "{}"\n'

SOME_TURN = """
army.I = ["volantis", "(bun-to)", "1000-faces [t] [t]"]
army.II = ["nezha"]
hand = ["sati", "shennong"]
discard = ["elle"]
"""
FULL = (
    ["aat", "aat", "wiindz", "wiindz", "obeezs"],
    ["ne-o", "ne-ye", "ez", "fre-e", "sha-dow"],
    ["tomorrow", "(goan-sul)", "byun-hyung-ja-tomorrow", "justice", "byun-hyung-ja-goan-sul"],
)

TURNS: list[RefusalScene] = [
    (
        position(SOME_TURN, 'army.I = ["muraena"]'),
        [],
        {
            "draw 1": ["too-few-tokens X7.1a"],
            "draw 3": ["too-few-tokens X7.1b"],
            "activate 0:I1": ["no-icon X7.2", "no-token-in-hand X7.2"],
            "activate 0:I2": ["captured-not-activated X3.5c"],
            "activate 0:I3": ["no-free-icon X7.2", "no-token-in-hand X7.2"],
            "activate 0:I4": ["no-card-there X7.2"],
            "activate 1:I1": ["not-your-card X7.2"],
            "play elle": ["not-in-hand X5.1"],
            "recall elle": ["no-recall X11.7"],
            "shift I1": ["no-replacement X6.2c"],
            "shift I2": ["captured-not-shifted X6.5"],
            "shift I4": ["no-card-there X6.1"],
            "shift II1": ["no-shift-cost X6.1"],
            "yes": ["choose-an-action X4.1"],
            "capture 1:I1": ["choose-an-action X4.1"],
            "discard sati": ["choose-an-action X4.1"],
            "play sati": [],
            "pass": [],
        },
    ),
    (
        position(SOME_TURN.replace("[t] [t]", "[t]"), TOMORROWS),
        [],
        {"pass": ["pass-with-tokens X4.4a"], "draw 1": [], "draw 3": ["too-few-tokens X7.1b"], "activate 0:I3": []},
    ),
    (
        position(SOME_TURN.replace('"sati", "shennong"', ""), TOMORROWS),
        [],
        {"shift I1": ["no-replacement X6.2c", "cannot-pay-shift X6.2a"]},
    ),
    (position(SOME_TURN.replace("shennong", "atalanta"), TOMORROWS), [], {"shift I1": ["cannot-pay-shift X6.2c"]}),
    (
        position(SOME_TURN, TOMORROWS, table="tiles = []\nrecall = true"),
        [],
        {"recall sati": ["not-in-pile X11.7"], "recall elle": []},
    ),
    (position(armed(["aat"], [], [], ["lava-goddesses"])), [], {"play lava-goddesses": ["cannot-pay-troop X5.2d"]}),
    (position(armed(FULL[0], [], [], ["obeezs"])), [], {"play obeezs": ["row-full X5.1"]}),
    (position(armed(["aat"], ["ne-ye"], [], ["ne-o"])), [], {"play ne-o": ["row-too-long X5.3a"]}),
    (position(armed(["aat"], ["ez"], ["justice"], ["tomorrow"])), [], {"play tomorrow": ["row-too-long X5.4a"]}),
    (position(armed(["volantis"], [], [], ["ne-o"])), [], {"play ne-o": ["no-base-of-clan X5.3b"]}),
    (position(armed(["volantis"], ["ez"], [], ["tomorrow"])), [], {"play tomorrow": ["no-base-of-clan X5.4b"]}),
    (
        position(armed(["volantis"], ["ez"], [], ["tomorrow"]), table='tiles = ["xian"]'),
        [],
        {"play tomorrow": ["no-common-base X5.4c"]},
    ),
    (
        position(armed(["volantis"], ["ez"], ["justice"], ["tomorrow"]), table='tiles = ["xian"]'),
        [],
        {"play tomorrow": ["row-too-long X5.4a", "no-common-base X5.4c"]},
    ),
    (position(armed(["volantis"], [], [], ["elle"])) + BAN.format("elle"), [], {"play elle": ["banned X11.6"]}),
    # Several rules that fail are all named.
    (
        position(armed(["aat"], [], [], ["elle"])) + BAN.format("elle"),
        [],
        {"play elle": ["banned X11.6", "no-base-of-clan X5.3b"]},
    ),
    (
        position(armed([], [], [], ["justice"])),
        [],
        {"play justice": ["row-too-long X5.4a", "no-base-of-clan X5.4b", "no-base-of-clan X5.4b"]},
    ),
    (
        position(armed(*FULL, ["byun-hyung-ja-justice"])),
        [],
        {"play byun-hyung-ja-justice": ["row-full X5.1", "no-base-of-clan X5.4b", "no-base-of-clan X5.4b"]},
    ),
]

NEW_CLAN = position(armed(["volantis"], [], [], ["timer", "elle", "sati", "quae"]), table="tiles = []\nwonder = 0")
SHIFTING = position(
    'army.I = ["volantis"]\nhand = ["volantis", "atalanta", "boul-go", "elle", "sati", "quae"]\ndiscard = ["bun-to"]',
    table="tiles = []\nwonder = 0",
)
SECRET_SHIFT = position(
    """
army.I = ["red-circle"]
hand = ["cylak", "ashes"]
discard = ["dark-cultists", "apostles-of-the-night", "red-circle", "solok", "guardians-of-the-night"]
""",
    'discard = ["atalanta"]',
) + BAN.format("guardians-of-the-night")

COSTS: list[RefusalScene] = [
    (
        position(armed(["timer"], [], [], ["phoenix-immortal"])),
        ["play phoenix-immortal"],
        {
            "row I": [],
            "row III": ["row-too-long X5.4a", "no-base-of-clan X5.4b"],
            "pay phoenix-immortal": ["no-answer-to-this X5.7b"],
        },
    ),
    (NEW_CLAN, ["play timer"], {"pay elle": ["no-answer-to-this X5.7b"], "pass": ["answer-first X4.2a"], "yes": []}),
    (
        NEW_CLAN,
        ["play timer", "no"],
        {"pay timer": ["is-being-played X5.2d"], "pay nezha": ["not-in-hand X3.8b"], "pay elle": []},
    ),
    (
        SHIFTING,
        ["shift I1"],
        {
            "pay elle": ["no-answer-to-this X5.7b"],
            "pay volantis": ["no-answer-to-this X5.7b"],
            "shift I1": ["answer-first X4.2a"],
        },
    ),
    (
        SHIFTING.replace('"boul-go", ', ""),
        ["shift I1", "no"],
        {"pay atalanta": ["last-replacement X6.2c"], "replace 0:bun-to": ["no-answer-to-this X5.7b"]},
    ),
    (
        SHIFTING,
        ["shift I1", "no", "pay elle", "pay sati"],
        {
            "replace volantis": ["identical-card X6.3"],
            "replace quae": ["wrong-row-level X6.2b"],
            "replace tourach": ["not-in-hand X3.8b"],
            "replace 0:bun-to": ["not-a-secret-shift X6.4"],
            "replace 0:abhilasha": ["not-a-secret-shift X6.4"],  # the first card of the catalogue
            "capture 1:I1": ["no-answer-to-this X5.7b"],
            "replace boul-go": [],
        },
    ),
    (
        SECRET_SHIFT,
        ["shift I1", "pay cylak"],
        {
            "replace 0:dark-cultists": [],
            "replace ashes": ["wrong-row-level X6.2b"],
            "replace 0:solok": ["wrong-row-level X6.2b"],
            "replace 0:red-circle": ["identical-card X6.3"],
            "replace 0:alpha-dead": ["not-in-pile X6.4"],
            "replace 0:guardians-of-the-night": ["banned X11.6"],
            "replace 1:atalanta": ["not-a-secret-shift X6.4"],
        },
    ),
]
