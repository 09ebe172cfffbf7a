# Une action permise, en mots. Les actions d'un tour ont leurs propres messages ; les réponses portent le nom de leur
# question : la valeur est un objet (carte, emplacement, clan…), `.yes`, `.no`, `.done` sont ces réponses.

## Un tour

action-play = { $cost ->
    [0] Jouer { $card }
   *[other] Jouer { $card }, coût { $cost }
}
action-recall = { $cost ->
    [0] Jouer { $card } depuis votre défausse
   *[other] Jouer { $card } depuis votre défausse, coût { $cost }
}
action-shift = Relever { $card } ({ $slot }), coût { $cost }
action-activate = Activer { $card } ({ $slot })
action-activate-other = Activer { $card } ({ $slot_whose })
action-use = Utiliser le pouvoir ACTION { $card_of } ({ $slot })
action-turn =
    .pass = Passer
    .draw-1 = Piocher 1 carte (dépenser 1 jeton)
    .draw-3 = Piocher 3 cartes (dépenser 2 jetons)
    .draw-5 = Piocher 5 cartes (dépenser 2 jetons)

## Réponses

action-draft = Prendre { $clan }
action-mulligan =
    .yes = Piocher une nouvelle main
    .no = Garder cette main
action-row = Jouer dans la { $row }
action-wonder =
    .yes = Rendre le jeton Merveille
    .no = Garder le jeton Merveille
action-pay = Défausser { $card }
action-replace = { $pile ->
    [none] Remplacer par { $card }
    [common] Remplacer par { $card }, de la défausse
   *[yours] Remplacer par { $card }, de votre défausse
}
action-discard = Défausser { $card }
action-hand-limit = Défausser { $card }
action-discard-to = Défausser { $card }
    .no = Ne rien défausser
action-capture = { -capture(letter: "capital") } { $card } ({ $slot_whose })
    .no = Ne rien { -capture }
    .done = Ne plus rien { -capture }
action-release = Libérer { $card } ({ $slot_whose })
action-destroy = Détruire { $card } ({ $slot_whose })
    .done = Ne plus rien détruire
action-sacrifice = Sacrifier { $card } ({ $slot })
action-target = Choisir { $card } ({ $slot_whose })
action-deed = { $deed ->
    [capture] La capturer
    [destroy] La détruire
   *[release] La libérer
}
action-copy = { $pile ->
    [none] Copier { $card } ({ $slot_whose })
    [yours] Copier { $card } (votre défausse)
   *[opposing] Copier { $card } (défausse adverse)
}
action-take = Prendre { $card }
    .done = Ne plus rien prendre
action-remove = Retirer { $card } de la partie
    .done = Ne rien retirer
action-order = Mettre { $card } sur le deck
    .done = Ne plus rien mettre
action-keep = Prendre { $card }
action-put-on-top = Mettre { $card } sur le dessus
action-search = Prendre { $card }
action-name = Nommer { $name }
action-ban = Nommer { $card }
action-clan = { $clan }
action-level = Niveau { $level }
action-swap = Échanger { $card } ({ $slot_whose })
    .done = Ne rien échanger
action-swap-with = Échanger avec { $card } ({ $slot_whose })
action-echo =
    .yes = Résoudre une fois de plus
    .no = Ne pas répéter
action-bounty =
    .yes = Piocher
    .no = Ne pas piocher
action-bounty-token = Poser le jeton Prime sur { $card } ({ $slot_whose })
action-will = { $occasion ->
    [activation] Défausser { $card } (Force de Volonté) : contrer { $other_card }
   *[other] Défausser { $card } (Force de Volonté) : sauver { $other_card }
}
    .no = Ne pas utiliser de Force de Volonté
action-tile = Retourner la tuile { $clan_of }
action-take-back = Reprendre un jeton posé sur { $card } ({ $slot })
    .spent = Reprendre un jeton dépensé
    .done = Ne plus rien reprendre
action-put-on-deck = Mettre { $card } ({ $slot_whose }) sur le deck de son propriétaire
action-again =
    .yes = Recommencer
    .no = En rester là
action-pass =
    .yes = Passer aussitôt
    .no = Ne pas passer
action-clan-to-discard = Défausser des cartes { $clan }
    .no = Ne rien défausser
action-trigger = Résoudre { $card } ({ $slot })
action-player = { $player_is ->
    [you] Vous
   *[they] Votre adversaire
}
action-opponent = { $player }
action-may =
    .yes = L'utiliser
    .no = Ne pas l'utiliser
action-number = X vaut { $number }
action-one-of = { $clause }
action-redraw =
    .yes = Défausser cette main et piocher 7 cartes
    .no = Garder cette main
action-free-mulligan =
    .yes = Piocher une nouvelle main
    .no = Garder cette main
action-return = Renvoyer { $card } ({ $slot_whose })
action-incoming = { $pile ->
    [none] Muter en { $card }
   *[common] Muter en { $card }, de la défausse
}
action-vision =
    .yes = La défausser
    .no = La laisser sur le deck
action-enter =
    .yes = Le résoudre
    .no = Y renoncer
