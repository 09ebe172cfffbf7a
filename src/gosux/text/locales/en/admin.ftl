# What `gosux admin` prints.

admin-game = game
admin-room = room
admin-ruleset = ruleset
admin-over = over
admin-begun = begun
admin-moved = last move
admin-lesson = lesson
admin-players = players
admin-minutes = minutes old
admin-open = in the lobby
admin-started = begun
admin-who = who
admin-until = until
admin-account = account
admin-name = name
admin-fixed = chosen by the operator
admin-made = made
admin-used = last used
admin-devices = devices
admin-seats = seats
admin-named = { $account } is now called { $name }.
admin-name-free = The owner of { $account } may choose a name again.
admin-report = report
admin-dealt = dealt with
admin-about = about
admin-by = by
admin-why = why
admin-why-words = what they said
admin-why-name = their name
admin-why-conduct = how they play
admin-note = note
admin-said = said
admin-dealt-with = Report { $report } is dealt with.
admin-yes = yes
admin-no = no
admin-count = { $count ->
    [one] 1 listed
   *[other] { $count } listed
}
admin-end-done = { $game } is ended.
admin-end-later = No server answers. { $game } is ended as soon as one runs.
admin-banned = { $who } is shut out until { $until } (UTC).
admin-unbanned = { $who } is let in again.
admin-announced = Open pages show it within a minute.
admin-cleared = Nothing is announced any more.
admin-written = { $file } is written. Only you can read it.
admin-backed-up = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $file }. Only you can read it: it holds every hidden card.
admin-restored = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} restored. The server can be started.
