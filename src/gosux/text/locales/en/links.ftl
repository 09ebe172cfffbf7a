# Links to positions and replays in the browser, which loads these only with them.

link-position = A position to play
link-position-hint = You take the side of the player whose turn it is. It becomes a game of its own, in your list of games.
link-replay = A game to watch
link-replay-hint = A finished game, action by action. It is added to your list of games.
link-play = Play it
link-watch = Watch it
link-bad = This link cannot be opened
link-trouble = { $why ->
    [long] This is too long for a link. Hand on the file instead.
   *[damaged] The link is damaged or not complete. Copy it again, as a whole.
}
link-copy = { $kind ->
    [position] Copy a link to this moment
    [known] Copy a link to this position
    [example] Copy link
   *[replay] Copy a link to the replay
}
link-copied = { $kind ->
    [known] Copied. The cards you do not know are dealt at random.
   *[other] Copied.
}
link-by-hand = Copy this link:
link-failed = The link could not be made.
