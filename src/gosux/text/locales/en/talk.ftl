# Talking to the other players of a game on several devices

talk-title = Talk
talk-unread = { $count ->
    [0] Talk
    [one] Talk: { $count } new
   *[other] Talk: { $count } new
}
talk-said = { $name }: { $words }
talk-nothing = Nobody has said anything yet.
talk-phrases = Say something
talk-kept = What is said is not stored and not shown to those who watch.
talk-own = Own words
talk-own-hint = Everybody has to switch this on. Still missing: { $others }.
talk-own-open = Everybody has switched own words on.
talk-own-on = Switch on for me
talk-own-off = Switch off
talk-write = Your words
talk-send = Say
talk-too-fast = Not so fast: wait a few seconds.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-block = Block { $name }
talk-blocked = { $name } is blocked: they cannot sit down at your tables any more, as far as a guest can be known again.
talk-report = Report { $name }
talk-report-why = What is wrong?
talk-report-reason = { $why ->
    [words] What they say
    [name] Their name
   *[conduct] How they behave
}
talk-report-note = More about it, if you like
talk-report-send = Send the report
talk-report-hint = The report goes to whoever runs this server, with what was said in this game. It has no cards in it.
talk-reported = Your report was kept for whoever runs this server.
talk-blocked-list = People you blocked
talk-blocked-hint = Kept in this browser only.
talk-unblock = Do not block { $name } any more
