"""Scenes for refusals, continued: questions that effects ask."""

from tests.rules.refusal_scenes import JUSTICE_ARMY, TOMORROWS, RefusalScene, armed, position

HEMPO = position(
    armed(["lava-goddesses", "spirits-of-smook"], [], [], ["hempo"]),
    'army.I = ["volantis", "volantis", "atalanta"]\narmy.II = ["elle"]',
)
FAERIES = position(
    armed(["atalanta", "muraena [t]"], [], [], ["petal-faeries"]) + "\nspent = 1",
    'army.I = ["spoils-seekers", "(spoils-seekers)"]',
)
DRAGON = position(
    armed(["dark-cultists", "apostles-of-the-night", "3-wishes", "(3-wishes)"], [], [], ["dancing-dragon"]),
    'army.I = ["atalanta"]\narmy.II = ["elle"]',
)
ASHES = position(
    armed(["red-circle"], [], [], ["ashes"]) + '\ndiscard = ["solok", "cylak", "ez", "aat", "red-circle"]',
    'clans = ["galmi", "justice", "xian"]',
)
WILLS = 'army.I = ["red-circle"]\nhand = ["red-circle", "guardians-of-the-night"]'
NEZHA_LIES_THERE = 'discard = ["elle", "nezha"]'
SIX_OF_XIAN = ["3-wishes", "3-wishes", "dancing-dragon", "dancing-dragon", "1000-faces", "nio", "elle"]

IN_PLAY: list[RefusalScene] = [
    (
        position(armed(["lava-goddesses"], [], [], ["alpha"]), JUSTICE_ARMY),
        ["play alpha"],
        {
            "capture 1:I1": [],
            "capture 1:I2": ["already-captured X3.5c"],
            "capture 1:I3": ["no-card-there X3.1"],
            "capture 1:II1": ["ethereal X10.5"],
            "capture 1:III1": ["wrong-level X3.4a"],
            "yes": ["no-answer-to-this X5.7b"],
            "no": ["compulsory X5.7b"],
            "done": ["compulsory X5.7b"],
            "flip justice": ["no-answer-to-this X5.7b"],
            "pass": ["answer-first X4.2a"],
            "draw 1": ["answer-first X4.2a"],
            "play alpha": ["answer-first X4.2a"],
            "recall alpha": ["answer-first X4.2a"],
            "shift I1": ["answer-first X4.2a"],
            "activate 0:I1": ["answer-first X4.2a"],
        },
    ),
    (
        position(armed(["spirits-of-smook"], [], [], ["lava-goddesses"]), JUSTICE_ARMY),
        ["play lava-goddesses"],
        {"capture 1:II1": ["wrong-level X3.4a", "ethereal X10.5"], "capture 0:I2": []},
    ),
    (
        # Of several deeds none is possible: what forbids each of them is named; a wrong level is enough by itself.
        position(armed(["red-circle"], [], [], ["solok"]), JUSTICE_ARMY),
        ["play solok"],
        {
            "target 1:I2": [],
            "target 1:II1": ["ethereal X10.5", "not-captured X10.8"],
            "target 1:III1": ["wrong-level X3.4a"],
        },
    ),
    (
        position(armed(["aat"], [], [], ["lava-goddesses", "elle", "sati"]), WILLS),
        ["play lava-goddesses", "capture 1:I1"],  # the owner of the card is asked
        {
            "will red-circle": [],
            "no": [],
            "will guardians-of-the-night": ["no-will-for-this X10.6a"],
            "will solok": ["not-in-hand X3.8b"],
            "pass": ["answer-first X4.2a"],
        },
    ),
    (
        position(armed(["aat"], [], [], ["fre-e"]), 'army.I = ["(volantis)", "(atalanta)"]\narmy.II = ["elle"]'),
        ["play fre-e"],
        {"release 1:I2": [], "release 1:II1": ["not-captured X10.8"], "release 1:III1": ["no-card-there X3.1"]},
    ),
    (
        HEMPO,
        ["play hempo"],
        {"swap 1:I1": [], "swap 0:II1": ["swap-same-row X10.12a"], "swap 1:III1": ["no-card-there X3.1"]},
    ),
    (
        HEMPO,
        ["play hempo", "swap 1:I1"],
        {"with 1:I3": [], "with 1:I1": ["swap-same-row X10.12a"], "with 0:I1": ["swap-same-row X10.12a"]},
    ),
    (
        HEMPO,
        ["play hempo", "done"],
        {"destroy 1:I3": [], "destroy 1:I1": ["not-open X10.2b"], "destroy 1:III1": ["no-card-there X3.1"]},
    ),
    (
        position(armed(["bun-to", "kno-bo"], [], [], []), JUSTICE_ARMY.replace("galmi-avatar", "elle")),
        ["activate 0:I2"],
        {"swap 0:I1": [], "swap 1:I1": ["not-your-card X3.9"], "swap 0:I3": ["no-card-there X3.1"]},
    ),
    (
        position(armed([], [], [], ["un-go"]), 'army.I = ["aat", "wiindz"]\narmy.II = ["ez"]\narmy.III = ["tomorrow"]'),
        ["play un-go"],
        {"lift 1:I2": [], "lift 1:I1": ["not-open X3.3"], "lift 1:III1": ["wrong-level X3.4a"]},
    ),
    (FAERIES, ["play petal-faeries"], {"take-back 0:I2": [], "spent": [], "take-back 0:I1": ["no-token-there X7.4"]}),
    (
        FAERIES,
        ["play petal-faeries", "spent"],
        {
            "capture 1:I1": [],
            "capture 0:I1": ["lacks-keyword X10.1a"],
            "capture 1:I2": ["lacks-keyword X3.5b", "already-captured X3.5c"],
        },
    ),
    (
        position(armed(["red-circle", "red-circle"], ["solok"], ["abhilasha"], ["cylak"]), JUSTICE_ARMY),
        ["play cylak"],
        {
            "capture 1:III1": [],
            "no": [],
            "capture 0:III1": ["not-opposing-card X3.9"],
            "capture 1:I1": ["wrong-level X3.4a"],
        },
    ),
    (
        position(armed(["3-wishes", "1000-faces"], ["pangu"], [], ["nio"]), 'army.I = ["lava-goddesses"]'),
        ["play nio"],
        {"copy 0:II1": [], "copy 0:I1": ["not-adjacent X3.6b"], "copy 1:I1": ["not-your-card X3.9"]},
    ),
    (
        position('army.I = ["(aat)", "wiindz", "(obeezs)"]\narmy.II = ["(ez)"]', 'army.I = ["(volantis)"]'),
        ["activate 0:I2"],
        {
            "release 0:I3": [],
            "release 0:II1": ["not-in-row-or-column X3.6c"],
            "release 1:I1": ["not-your-card X3.9"],
            "release 0:I2": ["not-captured X10.8"],
        },
    ),
    (
        DRAGON,
        ["play dancing-dragon"],
        {
            "copy 0:I1": [],
            "copy 0:I4": ["captured-not-copied X3.5c"],
            "copy 0:I5": ["copies-itself X10.18"],
            "copy 1:I1": ["no-effect-to-copy X10.18"],
            "copy 1:II1": ["wrong-level X3.4a"],
        },
    ),
    (
        DRAGON,
        ["play dancing-dragon", "copy 0:I1"],  # the copied words: a card in this row or in this column
        {
            "copy 0:I2": [],
            "copy 0:I1": ["copied-already X10.14c"],
            "copy 0:I5": ["copies-itself X10.18"],
            "copy 1:I1": ["not-your-card X3.9", "no-effect-to-copy X10.18"],
        },
    ),
    (
        position('army.I = ["nakshatra"]\narmy.II = ["niranjan"]', 'army.I = ["aat", "wiindz"]\narmy.II = ["ez"]'),
        ["activate 0:II1"],  # the opponent is asked
        {
            "sacrifice 1:II1": [],
            "sacrifice 0:II1": ["not-your-card X10.10"],
            "sacrifice 1:I1": ["not-open X10.10"],
            "sacrifice 1:III1": ["no-card-there X3.1"],
        },
    ),
    (
        position('army.I = ["aat", "wiindz"]\narmy.II = ["ez", "ne-o"]', "passed = true", "tiles = []\nturns_left = 0"),
        ["pass"],  # the Song for the Dead
        {"sacrifice 0:I2": [], "sacrifice 0:I1": ["not-open X10.10"], "sacrifice 0:II2": ["no-card-there X3.1"]},
    ),
    (
        position(
            armed(["bun-to"], [], [], ["she-rift"]), 'army.I = ["aat", "(wiindz)"]', 'tiles = []\nbounty = "1:I1"'
        ),
        ["play she-rift"],
        {
            "mark 0:I1": [],
            "mark 1:I1": ["bounty-token-place X10.26"],
            "mark 1:I2": ["bounty-token-place X10.26"],
            "mark 1:I3": ["no-card-there X3.1"],
        },
    ),
]

OUT_OF_PLAY: list[RefusalScene] = [
    (
        position(armed(["red-circle"], ["solok"], [], ["abhilasha"]) + '\ndiscard = ["ashes"]', NEZHA_LIES_THERE),
        ["play abhilasha"],
        {"copy 1:elle": [], "copy 1:nezha": ["no-effect-to-copy X10.18"], "copy 0:solok": ["not-in-pile X3.8a"]},
    ),
    (
        position(
            armed(["volantis"], ["elle"], [], ["justice"]) + '\nclans = ["galmi", "justice", "xian"]',
            TOMORROWS,
            'tiles = ["xian"]',
        ),
        ["play justice"],
        {"flip galmi": [], "flip xian": ["tile-active X11.2b"], "flip tomorrow": ["not-your-tile X11.2a"]},
    ),
    (
        position('army.I = ["aat"]\narmy.II = ["orgah"]\ndiscard = ["ez", "smook"]'),
        ["activate 0:II1"],
        {"clan tomorrow": [], "clan justice": ["clan-not-in-pile X10.16a"]},
    ),
    (
        position(
            armed(["aat", "lava-goddesses"], ["smook"], [], ["goan-sul"]),
            'army.I = ["volantis"]\nclans = ["galmi", "justice", "xian"]',
        ),
        ["play goan-sul"],
        {
            "clan justice": [],
            "clan galmi": ["clan-without-target X11.16"],
            "clan phoenix": ["clan-not-in-decks X11.16"],
        },
    ),
    (
        position(armed([], [], [], ["arrows-of-justice"]), TOMORROWS),
        ["play arrows-of-justice"],
        {"ban ez": [], "ban elle": ["not-in-their-clans X11.13"]},
    ),
    (
        position(
            armed([], [], [], ["spirits-of-smook"]) + '\ndiscard = ["hempo", "smook", "aat"]', 'discard = ["pangu"]'
        ),
        ["play spirits-of-smook"],
        {
            "take 0:hempo": [],
            "take 0:aat": ["lacks-keywords X5.7c"],
            "take 0:alpha": ["not-in-pile X3.8a"],
            "take 1:pangu": ["not-your-pile X3.9"],
        },
    ),
    (
        position(
            armed([], [], [], ["nakshatra"]) + '\ndeck = []\ndiscard = ["navaj", "nitish", "niranjan"]', TOMORROWS
        ),
        ["play nakshatra"],
        {"take 0:navaj": [], "take 0:niranjan": ["wrong-level X10.16a"]},
    ),
    (ASHES, ["play ashes"], {"clan tomorrow": [], "clan phoenix": ["clan-not-in-decks X11.16"]}),
    (
        ASHES,
        ["play ashes", "clan abhilasha", "level II"],
        {
            "take 0:cylak": [],
            "take 0:ez": ["wrong-clan X10.16a"],
            "take 0:red-circle": ["wrong-level X10.16a"],
            "take 0:aat": ["wrong-level X10.16a", "wrong-clan X10.16a"],
        },
    ),
    (
        position('army.I = ["aat"]\narmy.II = ["smook"]\ndiscard = ["hempo", "alpha", "lava-goddesses"]'),
        ["activate 0:II1", "take 0:hempo"],
        {"take 0:lava-goddesses": [], "take 0:alpha": ["level-taken X5.7c"]},
    ),
    (
        position(armed([], [], [], ["spoils-seekers"]) + '\ndiscard = ["phoenix", "phoenix-eliana", "aat"]'),
        ["play spoils-seekers"],
        {
            "name phoenix": [],
            "name phoenix-eliana": ["named-by-another-card X10.11c"],
            "name obeezs": ["name-not-in-pile X11.18"],
        },
    ),
    (
        position('army.I = ["bun-to"]\narmy.II = ["ree-ab"]\ndiscard = ["kan-te", "shard"]'),
        ["activate 0:II1", "put 0:shard"],
        {"put 0:kan-te": [], "put 0:shard": ["already-chosen X3.8a"], "put 0:galmi": ["not-in-pile X3.8a"]},
    ),
    (
        position(armed(["bun-to"], [], [], ["shard"]) + '\ntop = ["kan-te", "kno-bo", "un-go", "ree-ab", "galmi"]'),
        ["play shard"],
        {"keep un-go": [], "keep galmi": ["not-on-offer X5.7c"]},
    ),
    (
        position(armed(["volantis"], [], [], ["elle"]) + '\ndeck = ["sati", "quae"]'),
        ["play elle"],
        {"search sati": [], "search tourach": ["not-in-deck X11.17"]},
    ),
    (
        position(armed(["timer"], [], [], ["fenghuang"]) + '\ndeck = ["phoenix", "phoenix-eliana", "arpia"]'),
        ["play fenghuang"],
        {
            "search phoenix": [],
            "search arpia": ["wrong-name X10.11a"],
            "search phoenix-immortal": ["not-in-deck X11.17"],
        },
    ),
    (
        # Under Justice's tile the highest OPEN cards are Ethereal, so no card of level I can be touched.
        position(
            armed([], [], [], ["nitish", "nikhilesh", "ez", "navaj"]),
            armed(["phoenix-immortal"], ["sati"], ["justice"], []),
            'tiles = ["justice"]',
        ),
        ["play nitish"],
        {
            "discard ez": [],
            "no": [],
            "discard nikhilesh": ["rest-has-no-choice X5.10"],
            "discard navaj": ["lacks-keywords X5.7c"],
            "discard spoils-seekers": ["not-in-hand X3.8b"],
            "discard nakshatra": ["not-in-hand X3.8b"],
        },
    ),
    (
        position(armed(["1000-faces"], ["pangu"], ["byun-hyung-ja-xian"], SIX_OF_XIAN) + "\nspent = 2", TOMORROWS),
        ["pass", "spend xian"],
        {
            "discard nio": [],
            "discard elle": ["wrong-clan X10.16a"],
            "discard valeen": ["not-in-hand X3.8b"],
            "discard sati": ["not-in-hand X3.8b"],
        },
    ),
    (
        position(armed(["1000-faces"], [], [], SIX_OF_XIAN) + '\ntop = ["pangu"]', TOMORROWS),
        ["draw 1"],
        {"discard elle": [], "discard valeen": ["not-in-hand X3.8b"], "draw 1": ["answer-first X4.2a"]},
    ),
]
