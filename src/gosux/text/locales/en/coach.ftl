# Labels of hints and reviews in the browser, which loads them only with these.

coach-close = Close
coach-looking = Looking for a hint…
coach-failed = No hint could be found.
coach-nudge = First, a nudge
coach-show = Show the best moves
coach-as-good = As good as the first
coach-tempting = Looks good at first sight
coach-try = Try this move
coach-chance = { $percent }% to win
coach-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
coach-for = speaks for it
coach-against = speaks against it
coach-about = Chances to win the game, from what you can see: the rival's hand is guessed, never looked at. Reasons compare this move with the next one, and hold in at least 7 of 10 guessed worlds.

## Review

review-page = Review
review-reading = Looking at the game: { $percent }%
review-lost = This game cannot be reviewed.
review-to-replay = Replay
review-chance = Your chance to win
review-lane-note = up: better for you than the average
review-lane-sum = Points of luck of the draw, apart: { $points }
review-in-numbers = In numbers
review-row-choices = Choices that mattered
review-row-loss = Points lost a choice
review-row-inaccuracies = Inaccuracies
review-row-mistakes = Mistakes
review-row-blunders = Blunders
review-row-found = Well found
review-row-draft = Points lost in the draft
review-row-luck = Luck of draws
review-row-without-luck = Result without luck
review-mark = { $mark ->
    [blunder] blunder, 15 points lost
    [mistake] mistake, 10
    [inaccuracy] inaccuracy, 5
   *[found] well found
}
review-points = Turning points
review-quiet = No choice lost 5 points or more.
review-you-played = You played
review-best-was = Best was
review-next-was = Next best was
review-why-best = Why the best move is better:
review-why-yours = Why yours was better:
review-again = Try again here
review-see = See it again
review-draft-picks = The draft
review-all = All choices
review-loss-of = { $points } lost
review-about = Chances are those you could know then. A forced choice is not counted. Tries for each choice: { $iterations }.
review-retry = Try again: any move within 4 points of the best is right.
review-retry-right = Right: within 4 points of the best move.
review-retry-missed = There was a better move. Go back and try once more.
review-retry-wrong = There is a better move. Go back and try once more, or play on.
review-back = Back to the review
