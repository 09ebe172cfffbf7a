# Ce que les règles rapides disent autrement que Gosu X.

event-unlocked = { $player_is ->
    [you] Vous débloquez un jeton d'activation de la réserve commune et en avez maintenant { $count }.
   *[they] { $player } débloque un jeton d'activation de la réserve commune et en a maintenant { $count }.
}
event-fifth-token = { $player_is ->
    [you] Vous recevez un cinquième jeton d'activation.
   *[they] { $player } reçoit un cinquième jeton d'activation.
}
event-fifth-token-in-song = { $player_is ->
    [you] Vous ne recevez pas de cinquième jeton d'activation : pendant le Chant des Morts, il ne fait pas gagner.
   *[they] { $player } ne reçoit pas de cinquième jeton d'activation : pendant le Chant des Morts, il ne fait pas gagner.
}
event-battle = { $tie ->
    [1] { $winner_is ->
        [you] Grande Bataille : { $high } à { $low }. Avec le jeton Merveille, vous l'emportez à égalité.
        [they] Grande Bataille : { $high } à { $low }. Avec le jeton Merveille, { $winner } l'emporte à égalité.
       *[none] Grande Bataille : { $high } à { $low }, une égalité que personne ne départage : les deux joueurs la remportent.
    }
   *[0] { $winner_is ->
        [you] Vous remportez la Grande Bataille, { $high } à { $low }.
       *[they] { $winner } remporte la Grande Bataille, { $high } à { $low }.
    }
}
terminal-tokens = jetons { $hand } ({ $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
})
