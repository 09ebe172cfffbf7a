# People on several devices: the lobby, invitations, waiting rooms

together-title = Play together
together-lead = Each on a device of their own. Nobody needs an account.
together-open = Open games
together-none = Nobody is waiting at the moment. Invite somebody, or open a game for whoever comes.
together-own = Your invitations
together-paste = You were given a link? Open it in this browser.
together-invite = Invite somebody
together-invite-lead = You get a link and a QR code. Whoever opens it sits down at your table.
together-make = Make a link
together-who = Seats
together-my-seat = Your seat
together-person = Somebody with a link
together-who-comes = Who may come
together-by-link = Whoever has the link
together-listed = Anybody, from the lobby too
together-seed = Seed: decides all shuffles
together-file = Begin from a position or a saved game
together-chosen-hint = Whoever chooses this may know hidden cards: everybody at the table is told that you chose it.
together-chosen = { $chosen ->
    [seed] The shuffles of this game were chosen, not left to chance: somebody may know hidden cards.
    [position] This game begins from a position that somebody chose and may know.
   *[save] This game goes on from a saved game that somebody chose: they may know hidden cards.
}
together-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
together-fact = { $label }: { $value }
together-sit = Sit down
together-invited = { $name } invites you
together-invited-lead = This is what is to be played. Your name is shown to the others at the table.
together-move = Your seat is free to move
together-move-lead = This link takes your seat in a running game to this device. The device where you played before loses it; the same link brings it back.
together-move-here = Go on here
together-no-link = This link does not work
together-waiting = Waiting for players
together-waiting-lead = Send the link, or let them scan the code. When everybody is here, all of you say that you are ready, and the game begins. You may leave this page meanwhile: it is kept among your invitations.
together-waiting-guest = Somebody is still to come. When everybody is here, all of you say that you are ready, and the game begins.
together-again-lead = The others of the last game see that you want a rematch. It begins when all of them want one; you may leave this page meanwhile.
together-all-here = Everybody is here
together-agree-lead = The game begins when everybody is ready.
together-changed-lead = Something was changed: please say again that you are ready.
together-ready-lead = The game begins as soon as the others are ready too. You may leave this page meanwhile: the game will be among your games.
together-free = Free seat
together-kept = has not agreed to a rematch yet
together-free-any = for whoever comes first
together-free-linked = for whoever has its link
together-you = you
together-bot = plays by itself
together-here = is here
together-away = has closed the page for now
together-ready = ready
together-not-ready = not ready yet
together-i-am-ready = I am ready
together-close = Close the invitation
together-leave = Leave
together-closed = This invitation is closed
together-closed-lead = Whoever made it has closed it, or it is older than a day.
together-link = Link
together-qr = QR code of the link
together-copy = Copy
together-copied = Copied
together-share = Share
together-link-any = For all free seats:
together-link-for = Only for seat { $number }:
together-link-hint = A link works until its seat is taken, for a day at most.
together-link-seat = Link for this seat
together-new-link = New link; the old one stops working
together-only-here = Only this computer can open this link. For others in your network, start the server with:
together-own-link = Go on with another device
together-own-link-hint = Open this link on your other device and your seat moves there. Keep it: it also brings you back if this browser forgets the game. Whoever has it can play for you.
together-series = Games won in this series
together-rematch = Rematch: { $name } wants one too

# Clocks

clock-title = Clock
clock-none = No clock
clock-fischer = { $minutes } min + { $seconds } s
clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
clock-hint = The clock runs for whoever is asked. When it is up, another player may claim the win.
clock-hours = { $count } h
clock-left = Time left: { $time }
clock-low = low
clock-out = time is up
clock-claim = Claim the win

# The shuffle of a game between people

shuffle-title = The shuffle of this game
shuffle-lead = Checked by this page, not by the server.
shuffle-waiting = A shuffle that you can check
shuffle-waiting-text = The server has already drawn its secret number; this is its fingerprint. Your device and those of the others add numbers of their own when you are ready. After the game everything is opened, and your page checks it.
shuffle-fits = Nobody chose the cards: checked
shuffle-fails = The shuffle does not fit: see why
shuffle-good = Nobody chose the cards of this game
shuffle-good-lead = The seed of all shuffles and draws follows from the numbers below.
shuffle-bad = These numbers do not fit together
shuffle-bad-lead = The server did not keep to what it said before the game. Keep the file of this game and ask whoever runs the server.
shuffle-how = How it was done
shuffle-fingerprint = The server drew a secret number and told its fingerprint before the game began.
shuffle-number = { $name }: their device added a number of its own.
shuffle-no-number = { $name }: added no number.
shuffle-secret = After the game the server told its secret.
shuffle-seed = All of them together make the seed, from which every shuffle and every draw follows.
shuffle-same = the same as before the game
shuffle-other = does not fit
shuffle-used = yours, and it was used
shuffle-unused = not the one that this device added
shuffle-follows = fits
shuffle-not-noted = not noted on this device
shuffle-proves = What this proves
shuffle-proves-text = The server could not choose the cards after it saw the numbers of the players, and no player could alone. No card was swapped during the game.
shuffle-proves-not = What it does not prove
shuffle-proves-not-text = That the server did not look, or did not help a player to choose a number. Whoever runs it can know all cards. Play where you trust the host, or run your own server.
shuffle-elsewhere = Check it elsewhere
shuffle-elsewhere-text = This command also plays the whole game again and checks that every card follows from the seed.
shuffle-download = Save the game as a file
shuffle-no-seat = This browser has no seat in that game.
# Somebody is away; what people ask of each other

stand-in-title = A bot that plays on for whoever is away
seat-away = away
seat-bot = A bot plays for them: { $level }
away-left = { $name } has left
away-lost = { $name }: the connection is gone
away-time = { $name }: the time is up
away-since = For { $time } min.
away-choices = Nothing happens by itself. A bot ({ $level }) gives the seat back when a turn begins and they are there.
away-waiting = You wait. They can come back on any device; you can leave too, the game is kept.
away-wait = Wait
away-choose = Choose
away-bot = Let a bot play on
away-claim-in = Claim the win in { $time }
replaced-title = A bot plays for you
replaced-under = You get your seat back when the next turn begins.
stood-in = { $you ->
    [yes] A bot ({ $level }) played on for you: { $count ->
        [one] action { $first }
       *[other] actions { $first } to { $last }
    }
   *[no] A bot ({ $level }) played on for { $name }: { $count ->
        [one] action { $first }
       *[other] actions { $first } to { $last }
    }
}
stands-in = { $you ->
    [yes] A bot ({ $level }) plays for you here
   *[no] A bot ({ $level }) plays for { $name } here
}
ask-take-back = { $name } asks to take the last action back
ask-take-back-under = Nothing hidden was shown by it. It is up to you.
ask-pause = { $name } asks for a pause
ask-pause-under = Clocks stand still until one of you goes on.
ask-end = { $name } offers to end the game
ask-end-under = If you agree, it ends at once and nobody wins.
ask-end-rated-under = If you agree, it ends at once, nobody wins, and all ratings stay as they are.
ask-yes = Yes
ask-no = No
asks-take-back = You asked to take your action back
asks-pause = You asked for a pause
asks-end = You offered to end the game
asks-under = The others have not answered yet.
ask-withdraw = Withdraw
ask-open = Something is asked already.
ask-again = Refused. You can ask again in { $time }.
ask-back = Ask to take back
ask-for-pause = Ask for a pause
ask-for-end = Offer to end the game
end-rated-bot = Not possible: this game is rated, and a bot cannot agree.
end-stand-in = Not possible: a bot plays for somebody who would have to agree.
back-nothing = There is nothing to take back now.
back-hidden = Not possible: something hidden was shown.
back-dice = Not possible: chance decided.
back-answer = Not possible: another player may have answered.
back-others = Not possible: another player has acted.
back-rated = Not possible: this game is rated.
paused-title = The game is paused
paused-under = Clocks stand still. Anybody can go on.
paused-end = Go on
answer-in = { $time } to answer, then it counts as no
