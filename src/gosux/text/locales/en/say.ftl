# Ready phrases that players of a game on several devices say to each other: five for each moment, in this order.
# "say-start-" before the first turns, "say-turn-" while the game runs, "say-end-" when it is over.

say-start-hello = Hello!
say-start-fun = Have fun!
say-start-luck = Good luck!
say-start-moment = One moment, please.
say-start-new = I am new to this.

say-turn-played = Well played!
say-turn-oops = Oops!
say-turn-thinking = Let me think…
say-turn-slow = Sorry to keep you waiting.
say-turn-lucky = That was luck.

say-end-game = Good game!
say-end-thanks = Thank you!
say-end-close = That was close.
say-end-again = Once more?
say-end-bye = Goodbye!
