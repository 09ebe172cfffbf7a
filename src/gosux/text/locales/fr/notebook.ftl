# Notebooks.

notebook-moment = Moment de la partie
