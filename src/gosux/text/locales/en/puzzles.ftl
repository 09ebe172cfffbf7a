# Labels of puzzles in the browser, which loads them only with these; the names of themes and grades also elsewhere.

puzzles-page = Puzzles
puzzles-lead = A position from a real game between bots. One line is clearly best, whatever the rival may hold: find it.
puzzles-today = Puzzle of the day
puzzles-name = Puzzle { $number }
puzzles-solve = Solve it
puzzles-solved-today = You have solved it today. There is a new one tomorrow.
puzzles-all = All puzzles
puzzles-game = Game
puzzles-theme-label = Theme
puzzles-grade-label = Level
puzzles-any = All
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-none = No puzzle is like that.
puzzles-theme = { $theme ->
    [victory] Special victory
    [pass] When to pass
    [shift] Shift or mutation
    [capture] The right capture
   *[battle] Winning the battle
}
puzzles-grade = level { $level }
puzzles-steps = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
puzzles-tried = { $result ->
    [right] solved
    [helped] solved with a nudge
    [wrong] missed at first
   *[none] new
}

## The record, which stays on the device

puzzles-rating = Your puzzle rating
puzzles-about = about { $rating }
puzzles-after = { $count ->
    [0] no puzzle tried yet
    [one] after { $count } puzzle
   *[other] after { $count } puzzles
}
puzzles-week = This week
puzzles-row = { $count ->
    [0] The puzzle of the day is still open.
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-day-done = solved
puzzles-day-open = not solved
puzzles-missed-day = A missed day costs nothing but the row.
puzzles-private = All of this stays on this device.
puzzles-erase = Erase it
puzzles-erase-sure = Erase rating, row and solved puzzles?
puzzles-erase-no = Keep it

## At the table

puzzles-step = Move { $step } of { $count }
puzzles-holds = Holds whatever your rival's hand is
puzzles-only = One move is at least 15 points better than any other
puzzles-nudge = A nudge
puzzles-again = Start again
puzzles-show = Show the solution
puzzles-question = The question
puzzles-close = To the table
puzzles-leave = All puzzles
puzzles-right-so-far = Right. Go on.
puzzles-wrong = Not the best
puzzles-wrong-by = { $played }% to win instead of { $best }%
puzzles-wrong-why = With the best move:
puzzles-play-on = Play on from here
puzzles-result = To the result

## The result

puzzles-solved = { $how ->
    [first] Solved, first try
    [helped] Solved, with a nudge
   *[again] Solved
}
puzzles-shown = The solution
puzzles-why = Why this move
puzzles-line = The whole line
puzzles-other = Other first moves
puzzles-you = you
puzzles-rival = rival
puzzles-chance = { $percent }% to win
puzzles-best-move = best move
puzzles-other-move = not the best
puzzles-bots = How often bots find it
puzzles-next = Next puzzle
puzzles-see-table = See the table
puzzles-copy = Copy a link, without the solution
puzzles-copied = Copied
puzzles-budget = Chances to win the game against a rival who plays like the search, from what you can see.
