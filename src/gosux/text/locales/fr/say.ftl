# Phrases toutes faites.

say-start-hello = Bonjour !
say-start-fun = Amusez-vous bien !
say-start-luck = Bonne chance !
say-start-moment = Un instant, s'il vous plaît.
say-start-new = Je débute.

say-turn-played = Bien joué !
say-turn-oops = Oups !
say-turn-thinking = Je réfléchis…
say-turn-slow = Pardon de vous faire attendre.
say-turn-lucky = C'était de la chance.

say-end-game = Belle partie !
say-end-thanks = Merci !
say-end-close = C'était serré.
say-end-again = Encore une ?
say-end-bye = Au revoir !
