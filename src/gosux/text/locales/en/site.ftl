# The edition without a server, which runs in the browser alone.

site-loading = Getting the rules: { NUMBER($loaded, minimumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1) } MB
site-progress = Loading
site-starting = Getting the rules ready…
site-failed = The rules could not be loaded. Games can be played once they are here.
site-retry = Try again
site-not-stored = This browser did not store the last action, so it was not taken. Its storage is full or forbidden: free some space, or leave private browsing.
site-understood = OK
site-update = A newer version is ready.
site-update-now = Start it
site-update-waits = A game is open in another tab. The newer version can be started when it is left.
site-backup = All games in one file
site-backup-hint = Games are kept in this browser only. Save them as a file from time to time, or take them to another browser.
site-back-up = Save all games
site-restore = Add games from a file
site-restore-failed = That did not work. Please try again.
site-level-hero = thinks less here than on a server
