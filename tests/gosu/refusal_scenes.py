"""Refusals that only GOSU's rules give: position, actions taken, and what is refused why."""

from tests.rules.refusal_scenes import RefusalScene

GOSU: list[RefusalScene] = [
    (
        # Tokens: Higuma's draw, other players' cards, powers, places for tokens.
        """
        ruleset = "gosu"
        advantage = 1
        deck = ["mind"]
        [[player]]
        army.I = ["seeker [t]", "scout", "(medic)"]
        hand = ["kao"]
        [[player]]
        army.I = ["guardian"]
        """,
        [],
        {
            "draw 5": ["no-advantage G3.1d"],
            "draw 3": ["too-few-tokens G3.1d"],
            "draw 1": [],
            "activate 0:I1": ["no-free-icon G6.1a"],
            "activate 0:I2": ["no-icon G3.1e"],
            "activate 0:I3": ["captured-not-activated G7.1b"],
            "activate 0:I4": ["no-card-there G3.1e"],
            "activate 1:I1": ["not-your-card G3.1e"],
            "activate 3:I1": ["not-your-card G3.1e"],
            "mutate I1": ["no-shift-cost G5.1a"],
            "mutate I3": ["captured-not-shifted G5.4"],
            "mutate I4": ["no-card-there G5.1a"],
            "play kao": ["no-base-of-clan G4.2b"],
            "play loya": ["not-in-hand G3.1a"],
            "recall loya": ["no-recall G3.1a"],
            "pass": [],
        },
    ),
    (
        # Blind: a conceded player's cards have no power.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["scout"]
        army.II = ["kameo"]
        army.III = ["blind"]
        [[player]]
        army.I = ["guardian"]
        out = true
        [[player]]
        army.I = ["guardian [t0]"]
        """,
        [],
        {
            "activate 1:I1": ["player-conceded G3.6b"],
            "activate 2:I1": ["no-free-icon G6.1a"],
            "draw 1": [],
        },
    ),
    (
        # An opponent, not yourself, not one who has left.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        hand = ["sentinel"]
        [[player]]
        hand = ["kao", "sol"]
        [[player]]
        out = true
        [[player]]
        """,
        ["play sentinel"],
        {
            "player 0": ["not-an-opponent G11.1"],
            "player 1": [],
            "player 2": ["player-conceded G3.6b"],
            "player 3": [],
            "pass": ["answer-first G3.4"],
        },
    ),
    (
        # X of AK-52 is a level at which a FREE card lies.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["ak52", "scout"]
        army.II = ["meow", "time"]
        hand = ["kao", "loya"]
        [[player]]
        army.I = ["guardian"]
        """,
        ["activate 0:I1"],
        {"level I": [], "level II": [], "level III": ["no-such-level G8.4"]},
    ),
    (
        # X of Alikan is at most the size of the hand.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["seeker"]
        army.II = ["alikan"]
        hand = ["kao", "sol"]
        [[player]]
        """,
        ["activate 0:II1"],
        {"number 0": [], "number 2": [], "number 3": ["number-too-high G8.4"]},
    ),
    (
        # One of two, of which only one can be done.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["teleporter", "sniper"]
        army.II = ["dom"]
        hand = ["fact"]
        [[player]]
        """,
        ["play fact"],
        {"choose 1": [], "choose 2": [], "choose 3": ["no-answer-to-this G4.5"]},
    ),
    (
        # Copycat: which powers it reaches.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["seeker"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["guardian", "shaman", "scout", "(medic)"]
        [[player]]
        army.I = ["seeker"]
        out = true
        """,
        ["activate 0:II1"],
        {
            "copy 1:I1": [],
            "copy 1:I2": [],
            "copy 1:I3": ["no-activate-power G6.5"],
            "copy 1:I4": ["captured-not-copied G7.1b"],
            "copy 1:I5": ["no-card-there G6.5"],
            "copy 0:I1": ["not-opposing-card G6.5"],
            "copy 2:I1": ["not-opposing-card G6.5"],
        },
    ),
    (
        # Blind lets somebody use another player's Copycat, which never copies itself.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["scout"]
        army.II = ["kameo"]
        army.III = ["blind"]
        [[player]]
        army.I = ["guardian", "seeker"]
        army.II = ["copycat"]
        """,
        ["activate 1:II1"],
        {"copy 1:I1": [], "copy 1:II1": ["copies-itself G6.5"], "copy 0:I1": ["not-opposing-card G6.5"]},
    ),
    (
        # Several cards, each once; swapping in no army of a player who has left.
        """
        ruleset = "gosu"
        deck = ["mind"]
        [[player]]
        army.I = ["seeker", "scout"]
        hand = ["sniper", "kao", "loya"]
        [[player]]
        army.I = ["guardian"]
        """,
        ["play sniper", "destroy 1:I1"],
        {
            "destroy 1:I1": ["chosen-already G11.10"],
            "destroy 0:I3": [],
            "destroy 0:I1": ["not-open G7.4"],
            "done": [],
        },
    ),
    (
        """
        ruleset = "gosu"
        advantage = 1
        deck = ["mind"]
        [[player]]
        army.I = ["teleporter", "sniper"]
        army.II = ["dom"]
        [[player]]
        army.I = ["guardian", "seeker"]
        [[player]]
        army.I = ["guardian", "seeker"]
        out = true
        """,
        ["activate 0:II1"],
        {"swap 1:I1": [], "swap 0:I1": [], "swap 2:I1": ["player-conceded G3.6b"], "swap 1:I3": ["no-card-there G2.1"]},
    ),
    (
        # What may come in by a mutation.
        """
        ruleset = "gosu"
        discard = ["medic"]
        deck = ["mind"]
        [[player]]
        army.I = ["visionary"]
        hand = ["visionary", "kao", "scout", "priest", "loya"]
        [[player]]
        """,
        ["mutate I1"],
        {
            "into visionary": ["identical-card G5.2"],
            "into kao": ["wrong-row-level G5.1a"],
            "into scout": [],
            "into pile:medic": ["not-a-secret-shift G5.3"],
        },
    ),
    (
        """
        ruleset = "gosu"
        discard = ["medic", "kao", "seeker"]
        deck = ["mind"]
        [[player]]
        army.I = ["thief"]
        hand = ["scout", "loya", "sol"]
        [[player]]
        """,
        ["mutate I1"],
        {
            "into scout": ["cannot-pay-shift G5.1b"],
            "into pile:medic": [],
            "into pile:kao": ["wrong-row-level G5.1a"],
            "into pile:justice": ["not-in-pile G5.3"],
        },
    ),
]
