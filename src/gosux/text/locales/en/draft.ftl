# Advice for the draft. $won is of 100 games; $reach is how far it may be off to each side.

pick-rank = { $rank ->
    [1] Best for you
   *[other] No. { $rank } for you
}
pick-wanted = { $player } wants it too
pick-taken = If you take { $clan }, such games were won { $won } times in 100, give or take { $reach }.
pick-given = If { $player } gets it: { $won }.
pick-left = If nobody takes it: { $won }.
pick-fits = { $more ->
    [yes] Goes well with your { $clans }: { $points } more in 100 than usual.
   *[no] Does not go well with your { $clans }: { $points } fewer in 100 than usual.
}
pick-meets = { $more ->
    [yes] Good against { $clans }: { $points } more in 100 than usual.
   *[no] Weak against { $clans }: { $points } fewer in 100 than usual.
}
pick-source = Counted, not guessed: { $count } games between two equal bots ({ $bot }) with decks by chance. Such games had the same clans so far. People play differently, and one pick decides little.
