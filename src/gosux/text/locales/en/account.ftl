# The page about the reader's account

account-title = Your account
account-lead = No e-mail, no password. A passkey is kept by your device and opened with your finger, face or PIN.
account-no-server = This edition has no server, so it has no accounts: your games are in this browser.
account-enter = Sign in, or make an account
account-enter-lead = An account keeps your games on all your devices. You can play without one.
account-of = Account of { $name }
account-not-here = Passkeys do not work at this address
account-not-at-number = Browsers allow them at localhost, not at a number such as 127.0.0.1. Open the page at localhost; games of this address stay here. Guests can play at both.
account-not-plain = Browsers allow them only with https, or at localhost on the server's own machine. Whoever runs this server can set up https. You can play as a guest.
account-open-localhost = Open at localhost
account-cancelled = The passkey was not used: it was cancelled, took too long, or this device has none for this address.
account-sign-in = Sign in
account-sign-in-lead = Your device offers the passkeys that it has for this address.
account-with-passkey = Sign in with a passkey
account-new = New account
account-new-lead = You need a name, which others at the table see. Your device makes the passkey.
account-make = Make an account
account-lost = All devices lost?
account-lost-lead = One of your printed codes lets you in once. Then add a new passkey.
account-code = Printed code
account-use-code = Use this code
account-guest = As a guest
account-guest-lead = Everything can be played without an account. Then your games belong to this browser alone.
account-passkeys = Passkeys
account-passkey-name = Name of the passkey
account-added = added { $day }
account-used = last used { $day }
account-rename = Rename
account-rename-this = Rename { $name }
account-remove = Remove
account-remove-this = Remove { $name }
account-save = Save
account-add = Add a passkey
account-two = Two are safer than one: each can let you in when the other is lost.
account-sessions = Signed in on
account-here = this device, now
account-sign-out = Sign out
account-end = End
account-end-this = Sign out { $name }
account-end-lead = A device that you sign out cannot open your account any more, nor games that it got from it. Games that were begun on it stay open there.
account-codes = Printed codes
account-codes-lead = Ten codes for the day when all devices are gone. Each works once. { $count ->
    [0] You have none.
    [one] { $count } is left.
   *[other] { $count } are left.
}
account-codes-once = These are shown only now. Print them, or write them down, and keep them away from your devices.
account-print = Print
account-save-codes = Save as a file
account-make-codes = Make new codes
account-kept = What we keep
account-kept-lead = Your name, which games are yours, your passkeys' public halves, fingerprints of your codes, and which devices are signed in. Ratings too, if you play rated games. Nothing else.
account-name = Name
account-rename-me = Change name
account-games = { $count ->
    [0] The account keeps no game yet.
    [one] The account keeps { $count } game.
   *[other] The account keeps { $count } games.
}
account-keep-all = { $count ->
    [one] Keep one more game of this browser
   *[other] Keep { $count } more games of this browser
}
account-download = Download everything
account-delete = Delete my account
account-delete-lead = Passkeys, codes, devices and your name at all tables are deleted at once, for good. Games stay for those you played with, without your name, and in this browser.
account-delete-sure = Delete for good
account-delete-not = Keep it
