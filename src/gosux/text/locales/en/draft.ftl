# Advice for the draft. $won is of 100 games; $reach is how far it may be off to each side, in games of 100.

pick-rank = { $shared ->
    [yes] { $rank ->
        [1] Among the best for you
       *[other] No. { $rank } to { $last } for you
    }
   *[no] { $rank ->
        [1] Best for you
       *[other] No. { $rank } for you
    }
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

## The draft in a review: how the better of two picks differs from the other one

picked-worth = { $more ->
    [yes] { $clan } wins more than { $other } in any deck: { $points } more in 100
   *[no] { $clan } wins less than { $other } in any deck: { $points } fewer in 100
}
picked-fits = { $more ->
    [yes] { $clan } goes well with { $other }: { $points } more in 100 than usual
   *[no] { $clan } does not go well with { $other }: { $points } fewer in 100 than usual
}
picked-meets = { $more ->
    [yes] { $clan } is good against { $other }: { $points } more in 100 than usual
   *[no] { $clan } is weak against { $other }: { $points } fewer in 100 than usual
}
picked-wanted = { $clan } is the best pick for the other player too
review-picks = The draft
review-pick = { $clan }: { $percent }
review-pick-best = { $clan }: { $percent }; best was { $other }: { $better }
review-pick-source = Measured by games between equal bots ({ $bot }), { $count } in all, as if both went on with the best picks. For finished drafts it is off by up to { $reach } points. People play differently.
