# Results of the reader's finished games, in the browser.

progress-about = Counted from the finished games of this browser. Nothing else is kept about you, and nobody else sees it.
progress-suggest = { $up ->
    [yes] You won { $won } of your last { $count } against { $level }: try { $next }.
   *[no] You won { $won } of your last { $count } against { $level }: { $next } may be more fun.
}
progress-take = Play { $level }
progress-clans = Clans you have played
progress-clan-games = { $won } of { $count } won
progress-save = Save as a file
progress-erase = Erase all results
progress-erase-about = { $count ->
    [one] This browser forgets { $count } finished game for good. Nobody can open it here again.
   *[other] This browser forgets { $count } finished games for good. Nobody can open them here again.
}
progress-erase-yes = Erase for good
progress-erase-no = Keep them
progress-erased = All results are erased.
