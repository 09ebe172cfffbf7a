# Watching a game of others

watching-now = You are watching
watching-live = You see what lies open on the table, live.
watching-hands-never = Hands stay hidden.
watching-hands-later = { $count ->
    [one] Hands are shown { $count } turn later.
   *[other] Hands are shown { $count } turns later.
}
watching-hands-over = The game is over: these are all hands.
watching-hands-ago = { $count ->
    [one] All hands, { $count } turn ago
   *[other] All hands, { $count } turns ago
}
watching-count = { $count ->
    [0] Nobody watches
    [one] { $count } person watches
   *[other] { $count } people watch
}
watching-no-game = There is nothing to watch by this link
watching-no-game-lead = It is wrong, or nobody may watch this game.
watching-own-game = You play this game: whoever plays cannot watch.
watching-to-own = To your seat
watching-crowded = As many people as may already watch this game.
watching-waits = Somebody is thinking
watching-list = Games to watch
watching-none = No game can be watched at the moment.
watching-watch = Watch
watching-round = { $round ->
    [0] Draft
   *[other] Round { $round }
}
watching-who = Who may watch
watching-who-value = { $who ->
    [link] Whoever has the watch link
    [lobby] Everybody, in the lobby too
   *[nobody] Nobody
}
watching-when = When they see hands
watching-when-value = { $count ->
    [0] Never
    [one] { $count } turn later
   *[other] { $count } turns later
}
watching-agree = All players have to agree: if you change this, everybody has to be ready again.
watching-delay = Somebody who plays could watch with a second device. They would see hands only as late as you choose here.
watching-fact-nobody = Nobody may watch
watching-fact = { $who ->
    [link] May be watched by link
   *[lobby] May be watched by anybody
}
watching-fact-hands = { $count ->
    [one] Hands shown { $count } turn later
   *[other] Hands shown { $count } turns later
}
watching-link = Let others watch
watching-link-hint = Whoever opens this link sees what lies open on the table, and cannot act. You see how many watch, not who.
