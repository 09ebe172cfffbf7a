# Savoir que c'est son tour

notice-title = Me prévenir quand c'est mon tour
notice-lead = Seulement tant qu'une page de ce serveur est ouverte, et que vous regardez autre chose.
notice-on = Oui
notice-off = Non
notice-refused = Votre navigateur n'autorise pas les notifications de cette page. Cela se change dans ses réglages.
notice-missing = Votre navigateur ne montre pas de notifications pour cette adresse. Il faut localhost ou TLS (https).
notice-your-turn = C'est à vous
notice-your-turn-with = Contre { $players }
push-waits = Une partie vous attend
push-title = Même sans page ouverte
push-lead = Ce serveur dit au service de notification de votre navigateur que c'est à vous dans une partie, et rien d'autre.
push-refused = Votre navigateur ne le permet pas, ou ne joint pas son service de notification.
feed-title = Parties qui vous attendent
feed-turn = { $round ->
    [0] { $game } : c'est à vous
   *[other] { $game } : c'est à vous, ronde { $round }
}
feed-with = Avec { $players }
feed-lead = Pour votre lecteur de flux : une adresse secrète avec les parties qui vous attendent. Qui l'a voit ces parties et qui y joue, sans pouvoir les ouvrir.
feed-make = Créer mon flux
feed-new = Nouvelle adresse ; l'ancienne ne montre plus aucune partie
feed-address = Adresse du flux
