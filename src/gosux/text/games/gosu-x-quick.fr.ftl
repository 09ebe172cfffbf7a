# Ce que les règles rapides disent autrement que Gosu X.

event-unlocked = { $player_is ->
    [you] Vous [débloquez](unlock) un [jeton d'activation](activation) de la [réserve commune](supply) et en avez maintenant { $count }.
   *[they] { $player } [débloque](unlock) un [jeton d'activation](activation) de la [réserve commune](supply) et en a maintenant { $count }.
}
event-fifth-token = { $player_is ->
    [you] Vous recevez un cinquième [jeton d'activation](activation).
   *[they] { $player } reçoit un cinquième [jeton d'activation](activation).
}
event-fifth-token-in-song = { $player_is ->
    [you] Vous ne recevez pas de cinquième [jeton d'activation](activation) : pendant le [Chant des Morts](song), il ne fait pas gagner.
   *[they] { $player } ne reçoit pas de cinquième [jeton d'activation](activation) : pendant le [Chant des Morts](song), il ne fait pas gagner.
}
event-battle = { $tie ->
    [1] { $winner_is ->
        [you] [Grande Bataille](great-battle) : { $high } à { $low }. Avec le [jeton Merveille](wonder-token), vous l'emportez à égalité.
        [they] [Grande Bataille](great-battle) : { $high } à { $low }. Avec le [jeton Merveille](wonder-token), { $winner } l'emporte à égalité.
       *[none] [Grande Bataille](great-battle) : { $high } à { $low }, une égalité que personne ne départage : les deux joueurs la remportent.
    }
   *[0] { $winner_is ->
        [you] Vous remportez la [Grande Bataille](great-battle), { $high } à { $low }.
       *[they] { $winner } remporte la [Grande Bataille](great-battle), { $high } à { $low }.
    }
}
terminal-tokens = jetons { $hand } ({ $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
})
