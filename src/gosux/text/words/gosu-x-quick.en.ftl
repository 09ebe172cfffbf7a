# What the quick rules say otherwise than Gosu X.

event-unlocked = { $player_is ->
    [you] You unlock an Activation token of the common supply and own { $count } now.
   *[they] { $player } unlocks an Activation token of the common supply and owns { $count } now.
}
event-fifth-token = { $player_is ->
    [you] You get a fifth Activation token.
   *[they] { $player } gets a fifth Activation token.
}
event-fifth-token-in-song = { $player_is ->
    [you] You get no fifth Activation token: in the Song for the Dead it does not win.
   *[they] { $player } gets no fifth Activation token: in the Song for the Dead it does not win.
}
event-battle = { $tie ->
    [1] { $winner_is ->
        [you] Great Battle: { $high } to { $low }. You hold the Wonder token and win the tie.
        [they] Great Battle: { $high } to { $low }. { $winner } holds the Wonder token and wins the tie.
       *[none] Great Battle: { $high } to { $low }, a tie that nobody breaks: both players win it.
    }
   *[0] { $winner_is ->
        [you] You win the Great Battle, { $high } to { $low }.
       *[they] { $winner } wins the Great Battle, { $high } to { $low }.
    }
}
terminal-tokens = tokens { $hand } ({ $spent } spent)
