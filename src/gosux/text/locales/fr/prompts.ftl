# Ce qui est demandé à un joueur. La valeur s'adresse à celui à qui l'on demande ; `.other` dit aux autres ce qu'ils
# attendent ; `.topic` nomme la question à l'intérieur d'une autre phrase.

prompt-turn = C'est votre tour : choisissez une action.
    .other = { $player } choisit une action.
    .topic = l'action de ce tour
prompt-draft = Choisissez un clan.
    .other = { $player } choisit un clan.
    .topic = quel clan prendre
prompt-mulligan = Vous avez moins de 2 [Troupes](troop) en main. Montrer votre main et en piocher une nouvelle ?
    .other = { $player } décide s'il pioche une nouvelle main.
    .topic = piocher ou non une nouvelle main
prompt-row = Dans quelle [ligne](row) jouez-vous { $card } ?
    .other = { $player } choisit une [ligne](row) pour { $card }.
    .topic = dans quelle ligne jouer
prompt-wonder = Remettre le [jeton Merveille](wonder-token) sur le plateau pour défausser 1 carte de moins ({ $card }) ?
    .other = { $player } décide s'il rend le [jeton Merveille](wonder-token).
    .topic = rendre ou non le jeton Merveille
prompt-pay = { $count ->
    [one] Défaussez { $count } carte pour payer { $card }.
   *[other] Défaussez { $count } cartes pour payer { $card }.
}
    .other = { $player } choisit comment payer { $card }.
    .topic = comment payer
prompt-replace = Choisissez la carte qui remplace { $card }.
    .other = { $player } choisit la carte qui remplace { $card }.
    .topic = quelle carte prend la relève
prompt-discard = { $count ->
    [one] Défaussez { $count } carte.
   *[other] Défaussez { $count } cartes.
}
    .other = { $player } choisit des cartes à défausser.
    .topic = quelle carte défausser
prompt-hand-limit = { $count ->
    [one] Votre main est limitée à { $limit } cartes : défaussez { $count } carte.
   *[other] Votre main est limitée à { $limit } cartes : défaussez { $count } cartes.
}
    .other = { $player } défausse jusqu'à la limite de main.
    .topic = quelle carte défausser
prompt-discard-to = { $card ->
    [none] Vous pouvez défausser une carte pour cet effet.
   *[other] Vous pouvez défausser une carte pour l'effet { $card_of }.
}
    .other = { $player } décide s'il défausse une carte.
    .topic = défausser ou non une carte
prompt-capture = { $count ->
    [one] Choisissez une carte à { -capture }.
   *[other] Choisissez une carte à { -capture } (encore { $count }).
}
    .other = { $player } choisit une carte à { -capture }.
    .topic = quelle carte { -capture }
prompt-release = Choisissez une carte à [libérer](release).
    .other = { $player } choisit une carte à [libérer](release).
    .topic = quelle carte libérer
prompt-destroy = { $count ->
    [one] Choisissez { -open-card } à [détruire](destroy).
   *[other] Choisissez { -open-card } à [détruire](destroy) (encore { $count }).
}
    .other = { $player } choisit { -open-card } à [détruire](destroy).
    .topic = quelle carte détruire
prompt-sacrifice = { $count ->
    [one] [Sacrifiez](sacrifice) une [carte LIBRE](open).
   *[other] [Sacrifiez](sacrifice) { $count } [cartes LIBRES](open), une à la fois.
}
    .other = { $player } choisit une carte à [sacrifier](sacrifice).
    .topic = quelle carte sacrifier
prompt-target = Choisissez une carte.
    .other = { $player } choisit une carte.
    .topic = une carte pour cet effet
prompt-deed = Que faites-vous de cette carte ?
    .other = { $player } choisit que faire de cette carte.
    .topic = que faire de la carte choisie
prompt-copy = Choisissez une carte dont vous [copiez](copy) { -the-effect }.
    .other = { $player } choisit une carte à [copier](copy).
    .topic = quelle carte copier
prompt-take = { $count ->
    [0] Choisissez une carte de votre défausse à ajouter à votre main.
    [one] Choisissez une carte de votre défausse à ajouter à votre main.
   *[other] Choisissez une carte de votre défausse à ajouter à votre main (encore { $count }).
}
    .other = { $player } choisit une carte de sa défausse.
    .topic = quelle carte prendre
prompt-remove = Vous pouvez [retirer de la partie](remove) une carte de votre défausse.
    .other = { $player } décide s'il [retire](remove) une carte de la partie.
    .topic = quelle carte retirer de la partie
prompt-order = { $count ->
    [0] Choisissez une carte de votre défausse à mettre sur votre deck ; la première choisie finit au-dessus.
    [one] Choisissez une carte de votre défausse à mettre sur votre deck ; la première choisie finit au-dessus.
   *[other] Choisissez une carte de votre défausse à mettre sur votre deck ; la première choisie finit au-dessus (encore { $count }).
}
    .other = { $player } choisit des cartes à mettre sur son deck.
    .topic = quelle carte mettre sur le deck
prompt-keep = { $count ->
    [0] Choisissez une carte [révélée](reveal) à ajouter à votre main.
    [one] Choisissez une carte [révélée](reveal) à ajouter à votre main.
   *[other] Choisissez une carte [révélée](reveal) à ajouter à votre main (encore { $count }).
}
    .other = { $player } choisit une carte [révélée](reveal).
    .topic = quelle carte révélée prendre
prompt-put-on-top = Choisissez une carte [révélée](reveal) à mettre sur le dessus de votre deck ; la dernière va dessous.
    .other = { $player } choisit une carte [révélée](reveal) à mettre sur son deck.
    .topic = quelle carte révélée mettre sur le dessus
prompt-search = Choisissez une carte de votre deck.
    .other = { $player } cherche dans son deck.
    .topic = quelle carte du deck prendre
prompt-name = Choisissez un nom de carte.
    .other = { $player } choisit un nom de carte.
    .topic = un nom de carte
prompt-ban = Nommez une carte que votre adversaire ne pourra pas jouer.
    .other = { $player } nomme une carte.
    .topic = quelle carte interdire
prompt-clan = Choisissez un clan.
    .other = { $player } choisit un clan.
    .topic = un clan
prompt-level = Choisissez un niveau.
    .other = { $player } choisit un niveau.
    .topic = un niveau
prompt-swap = Vous pouvez [échanger](swap) deux cartes d'une [ligne](row) : choisissez la première.
    .other = { $player } décide s'il [échange](swap) deux cartes.
    .topic = quelle carte échanger
prompt-swap-with = Choisissez la carte avec laquelle l'[échanger](swap).
    .other = { $player } choisit la seconde carte à [échanger](swap).
    .topic = avec quelle carte échanger
prompt-echo = [Écho](keyword:echo) : résoudre l'effet { $card_of } une fois de plus ?
    .other = { $player } décide s'il utilise [Écho](keyword:echo).
    .topic = utiliser ou non Écho
prompt-bounty = { $count ->
    [one] [Prime](keyword:bounty) : piocher { $count } carte ?
   *[other] [Prime](keyword:bounty) : piocher { $count } cartes ?
}
    .other = { $player } décide s'il pioche pour la [Prime](keyword:bounty).
    .topic = piocher ou non pour la Prime
prompt-bounty-token = Choisissez une carte pour le [jeton Prime](bounty-token).
    .other = { $player } choisit une carte pour le [jeton Prime](bounty-token).
    .topic = une carte pour le jeton Prime
prompt-will = { $occasion ->
    [capture] Votre carte { $card } va être [capturée](capture). La sauver avec une [Force de Volonté](keyword:force_of_will) ?
    [destroy] Votre carte { $card } va être [détruite](destroy). La sauver avec une [Force de Volonté](keyword:force_of_will) ?
    [activation] La carte { $card } vient d'être [activée](activation). Annuler son effet avec une [Force de Volonté](keyword:force_of_will) ?
   *[none] La carte { $card } est concernée. Utiliser une [Force de Volonté](keyword:force_of_will) ?
}
    .other = { $player } décide s'il utilise une [Force de Volonté](keyword:force_of_will).
    .topic = utiliser ou non une Force de Volonté
prompt-tile = Choisissez une de vos [tuiles Immortel](tile) à retourner.
    .other = { $player } choisit une [tuile Immortel](tile) à retourner.
    .topic = quelle tuile retourner
prompt-take-back = { $count ->
    [0] Choisissez d'où [reprendre](take-back) un [jeton d'activation](activation).
    [one] Choisissez d'où [reprendre](take-back) un [jeton d'activation](activation).
   *[other] Choisissez d'où [reprendre](take-back) un [jeton d'activation](activation) (encore { $count }).
}
    .other = { $player } choisit quel [jeton d'activation](activation) [reprendre](take-back).
    .topic = quel jeton d'activation reprendre
prompt-put-on-deck = Choisissez une [carte LIBRE](open) à mettre sur le dessus du deck de son propriétaire.
    .other = { $player } choisit une [carte LIBRE](open) à mettre sur un deck.
    .topic = quelle carte mettre sur un deck
prompt-again = Recommencer une fois ?
    .other = { $player } décide s'il recommence.
    .topic = recommencer ou non
prompt-pass = Passer aussitôt ?
    .other = { $player } décide s'il passe aussitôt.
    .topic = passer ou non aussitôt
prompt-clan-to-discard = { $count ->
    [0] Vous pouvez défausser des cartes d'un même clan : de quel clan ?
    [1] Vous pouvez défausser 1 carte : de quel clan ?
   *[other] Vous pouvez défausser { $count } cartes d'un même clan : de quel clan ?
}
    .other = { $player } décide s'il défausse des cartes d'un même clan.
    .topic = de quel clan défausser des cartes
prompt-trigger = Quel { -effect } résolvez-vous ensuite ?
    .other = { $player } choisit { -the-effect } à résoudre ensuite.
    .topic = quel { -effect } résoudre ensuite
prompt-player = Choisissez un joueur.
    .other = { $player } choisit un joueur.
    .topic = un joueur
prompt-opponent = Choisissez un adversaire.
    .other = { $player } choisit un adversaire.
    .topic = un adversaire
prompt-may = Utiliser { -the-effect } { $card_of } ?
    .other = { $player } décide s'il utilise { -the-effect } { $card_of }.
    .topic = utiliser ou non { -the-effect }
prompt-number = Choisissez [X](x) pour { $card }, { $count } au plus.
    .other = { $player } choisit [X](x) pour { $card }.
    .topic = le nombre X
prompt-one-of = Choisissez ce que fait { $card }.
    .other = { $player } choisit ce que fait { $card }.
    .topic = ce que fait la carte
prompt-redraw = Vous n'avez aucun [Bakuto](bakuto) en main. Défausser votre main et repiocher 7 cartes ?
    .other = { $player } décide s'il pioche une nouvelle main.
    .topic = piocher ou non une nouvelle main
prompt-free-mulligan = { $count ->
    [0] Remélanger votre main et en piocher une nouvelle ? Chaque nouvelle main coûte 1 carte, à défausser après la dernière.
    [one] Changer encore de main ? Après { $count } nouvelle main, vous devez défausser { $count } carte.
   *[other] Changer encore de main ? Après { $count } nouvelles mains, vous devez défausser { $count } cartes.
}
    .other = { $player } décide s'il pioche une nouvelle main.
    .topic = piocher ou non une nouvelle main
prompt-return = Choisissez { -open-card } à renvoyer dans la main de son joueur.
    .other = { $player } choisit { -open-card } à renvoyer dans une main.
    .topic = quelle carte renvoyer dans une main
prompt-incoming = Choisissez le gobelin qui prend la place { $card_of }.
    .other = { $player } choisit le gobelin qui prend la place { $card_of }.
    .topic = quel gobelin entre en jeu
prompt-vision = Vision : la première carte de votre deck est { $card }. La défausser ?
    .other = { $player } regarde la première carte de son deck.
    .topic = défausser ou non la première carte du deck
prompt-enter = Résoudre { -the-effect } { $card_of } ?
    .other = { $player } décide s'il résout { -the-effect } { $card_of }.
    .topic = résoudre ou non { -the-effect }
