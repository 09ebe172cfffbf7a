# Why a game ended, in whole sentences for winners, losers and everybody else. $result is as in "result".

ending-x1-1a = { $result ->
    [won] You gained your second [Supremacy token](supremacy): two of them win the game.
   *[other] { $winners } gained a second [Supremacy token](supremacy): two of them win the game.
}
ending-x1-1b = Both players gained their second [Supremacy token](supremacy) in the same [Great Battle](great-battle): nobody wins.
ending-x1-2 = { $result ->
    [won] You had to [unlock](unlock) an [Activation token](activation) and had none left to unlock: this wins the game.
   *[other] { $winners } had to [unlock](unlock) an [Activation token](activation) and had none left to unlock: this wins the game.
}
ending-x1-3 = { $result ->
    [won] You controlled 15 face-up cards: a full army wins the game at once.
   *[other] { $winners } controlled 15 face-up cards: a full army wins the game at once.
}
ending-x1-4a = { $result ->
    [won] With [Justice](card:justice) you flipped your third [Immortal tile](tile) while you had a [Supremacy token](supremacy): this wins the game.
   *[other] With [Justice](card:justice), { $winners } flipped a third [Immortal tile](tile) and had a [Supremacy token](supremacy): this wins the game.
}
ending-x1-4b = { $result ->
    [won] You won a [Great Battle](great-battle) by 10 or more. Under [Goan Sul](card:goan-sul)'s rule this wins the game.
   *[other] { $winners } won a [Great Battle](great-battle) by 10 or more. Under [Goan Sul](card:goan-sul)'s rule this wins the game.
}
ending-x1-5 = { $result ->
    [won] Your opponent gave up.
    [lost] You gave up.
    [draw] Everybody agreed to end the game: nobody wins.
   *[named] The other player gave up.
}
ending-x1-6 = One single change made both players win: nobody wins.
ending-x13-4 = { $result ->
    [won] You got your fifth [Activation token](activation): this wins the game.
   *[other] { $winners } got a fifth [Activation token](activation): this wins the game.
}
ending-g3-6a = { $result ->
    [won] Your opponent gave up.
    [lost] You gave up.
    [draw] Everybody agreed to end the game: nobody wins.
   *[named] The other player gave up.
}
ending-g3-6b = { $result ->
    [won] Everybody else gave up.
   *[other] Everybody but { $winners } gave up.
}
ending-g9-3a = { $result ->
    [won] You reached three [victory points](victory-point): this wins the game.
   *[other] { $winners } reached three [victory points](victory-point): this wins the game.
}
ending-g9-3b = { $winners_is ->
    [you] { $winners_with } reached three [victory points](victory-point) together and share the win.
   *[they] { $winners } reached three [victory points](victory-point) together and share the win.
}
ending-g9-5a = { $result ->
    [won] At the start of the round your [Ozeki](ozeki) gave you its [special victory](special-victory).
   *[other] At the start of the round an [Ozeki](ozeki) gave { $winners } its [special victory](special-victory).
}
ending-g9-5b = { $winners_count ->
    [one] Several players met a [special victory](special-victory) at the same moment; the [Advantage token](advantage) decided.
   *[other] Several players met a [special victory](special-victory) at the same moment and share the win.
}
ending-g9-7 = { $result ->
    [won] Your [Ozeki](ozeki) gave you its [special victory](special-victory).
   *[other] An [Ozeki](ozeki) gave { $winners } its [special victory](special-victory).
}

## The Great Battle that ended the game. $own is the reader's total, $best that of the best other army.

ending-battle = { $outcome ->
    [won] In round { $round } you won by { $margin }: { $own } to { $best }.
    [won-tie] In round { $round } you won a tie at { $own }: you held the { -tie-breaker }.
    [lost] In round { $round } you were { $margin } short: { $own } to { $best }.
    [lost-tie] In round { $round } you lost a tie at { $own }: { $winner } held the { -tie-breaker }.
    [open-tie] Round { $round } was a tie at { $own } that nobody broke.
    [named-tie] Round { $round } was a tie at { $own }, and { $winner } held the { -tie-breaker }.
   *[named] Round { $round } ended { $best } to { $own }.
}
-tie-breaker = [Wonder token](wonder-token)
