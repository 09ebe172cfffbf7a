# Notebooks.

notebook-moment = Moment of the game
