# What the quick rules say otherwise than Gosu X.

event-unlocked = { $player_is ->
    [you] You [unlock](unlock) an [Activation token](activation) of the [common supply](supply) and own { $count } now.
   *[they] { $player } [unlocks](unlock) an [Activation token](activation) of the [common supply](supply) and owns { $count } now.
}
event-fifth-token = { $player_is ->
    [you] You get a fifth [Activation token](activation).
   *[they] { $player } gets a fifth [Activation token](activation).
}
event-fifth-token-in-song = { $player_is ->
    [you] You get no fifth [Activation token](activation): in the [Song for the Dead](song) it does not win.
   *[they] { $player } gets no fifth [Activation token](activation): in the [Song for the Dead](song) it does not win.
}
event-battle = { $tie ->
    [1] { $winner_is ->
        [you] [Great Battle](great-battle): { $high } to { $low }. You hold the [Wonder token](wonder-token) and win the tie.
        [they] [Great Battle](great-battle): { $high } to { $low }. { $winner } holds the [Wonder token](wonder-token) and wins the tie.
       *[none] [Great Battle](great-battle): { $high } to { $low }, a tie that nobody breaks: both players win it.
    }
   *[0] { $winner_is ->
        [you] You win the [Great Battle](great-battle), { $high } to { $low }.
       *[they] { $winner } wins the [Great Battle](great-battle), { $high } to { $low }.
    }
}
terminal-tokens = tokens { $hand } ({ $spent } spent)
