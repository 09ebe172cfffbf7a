# Advice for the draft. $won is of 100 games; $reach is how far it may be off to each side, in games of 100.

pick-rank = { $rank ->
    [1] Best for you
   *[other] No. { $rank } for you
}
pick-wanted = { $player } wants it too
pick-taken = If you take { $clan }: about { $won } games won of 100.
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
pick-source = Measured by games between equal bots ({ $bot }), { $count } in all, over all ways the draft can go on. For finished drafts it is off by up to { $reach }. People play differently.
