# Les mots propres à GOSU. Un message d'ici remplace tout le message du même nom dans locales/, attributs compris.
# « Carte » garde les accords au féminin, quel que soit le nom du gobelin.

## Mots qui changent d'un jeu à l'autre

-open = { $number ->
    [many] [Libres](open)
   *[one] [Libre](open)
}
-open-card = une [carte Libre](open)
-capture = { $letter ->
    [capital] [Emprisonner](capture)
   *[small] [emprisonner](capture)
}
-captured = [emprisonnée](capture)
-your-deck = la [pioche](draw-pile)
    .gender = feminine
-your-pile = la [défausse](discard-pile)
-effect = pouvoir
-the-effect = le pouvoir
-tie-breaker = [jeton Avantage](advantage)

## Noms

rank = { $level ->
    [1] [Bakuto](bakuto)
    [2] [Héros](hero)
   *[3] [Ozeki](ozeki)
}
row = { $level ->
    [1] [ligne](row) de [Bakutos](bakuto)
    [2] [ligne](row) de [Héros](hero)
   *[3] [ligne](row) d'[Ozekis](ozeki)
}
slot-whose = { $whose ->
    [yours] votre { $slot }
   *[others] { $slot } { $of }
}
card-header = { $clan } · { $rank } ({ $level }) · valeur { $value } · { $shift ->
    [-1] sans [mutation](shift)
   *[other] [mutation](shift) { $shift }
}{ $keywords_count ->
    [0] {""}
   *[other] {" "}· { $keywords }
}
card-icons = Jetons

## Ce qui s'est passé

event-first-player = { $player_is ->
    [you] Vous prenez le [jeton Avantage](advantage) et jouez en premier.
   *[they] { $player } prend le [jeton Avantage](advantage) et joue en premier.
}
event-turn = { $additional ->
    [1] { $player_is ->
        [you] Vous jouez un [autre tour](additional-turn).
       *[they] { $player } joue un [autre tour](additional-turn).
    }
   *[0] { $player_is ->
        [you] C'est votre tour.
       *[they] C'est le tour { $player_of }.
    }
}
event-additional-turn = { $player_is ->
    [you] Vous jouerez un [autre tour](additional-turn) après celui-ci.
   *[they] { $player } jouera un [autre tour](additional-turn) après celui-ci.
}
event-no-additional-turn = { $player_is ->
    [you] Vous n'avez pas d'[autre tour](additional-turn) en ce moment.
   *[they] { $player } n'a pas d'[autre tour](additional-turn) en ce moment.
}
event-shifts = { $cost ->
    [0] { $player_is ->
        [you] Vous faites [muter](shift) { $card } sans coût.
       *[they] { $player } fait [muter](shift) { $card } sans coût.
    }
    [one] { $player_is ->
        [you] Vous faites [muter](shift) { $card } au prix d'une carte.
       *[they] { $player } fait [muter](shift) { $card } au prix d'une carte.
    }
   *[other] { $player_is ->
        [you] Vous faites [muter](shift) { $card } au prix de { $cost } cartes.
       *[they] { $player } fait [muter](shift) { $card } au prix de { $cost } cartes.
    }
}
log-shifts = { $player_is ->
    [you] Vous faites [muter](shift) { $card } en { $new } ({ $slot }).
   *[they] { $player } fait [muter](shift) { $card } en { $new } ({ $slot }).
}
event-shifted-out = { $player_is ->
    [you] Vous mettez { $card } ({ $slot }) dans la défausse.
   *[they] { $player } met { $card } ({ $slot }) dans la défausse.
}
event-clan-chosen = { $player_is ->
    [you] Vous choisissez les { $clan }.
   *[they] { $player } choisit les { $clan }.
}
event-captured = { $by_is ->
    [you] { $player_is ->
        [you] Vous [emprisonnez](capture) votre propre carte { $card } ({ $slot }).
       *[they] Vous [emprisonnez](capture) { $card } ({ $slot }) chez { $player }.
    }
    [self] { $player } [emprisonne](capture) sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [emprisonne](capture) votre carte { $card } ({ $slot }).
       *[they] { $by } [emprisonne](capture) { $card } ({ $slot }) chez { $player }.
    }
   *[none] { $player_is ->
        [you] Votre carte { $card } ({ $slot }) est [emprisonnée](capture).
       *[they] La carte { $card } ({ $slot }) { $player_of } est [emprisonnée](capture).
    }
}
event-released = { $player_is ->
    [you] Votre carte { $card } ({ $slot }) est remise face visible.
   *[they] La carte { $card } ({ $slot }) { $player_of } est remise face visible.
}
event-draw-lost = { $player_is ->
    [you] La pioche et la défausse sont vides : vous ne piochez rien.
   *[they] La pioche et la défausse sont vides : { $player } ne pioche rien.
}
event-took = { $player_is ->
    [you] Vous prenez { $card } dans la défausse.
   *[they] { $player } prend { $card } dans la défausse.
}
event-revealed = { $cards_count ->
    [0] { $player_is ->
        [you] La pioche est vide : vous ne [révélez](reveal) rien.
       *[they] La pioche est vide : { $player } ne [révèle](reveal) rien.
    }
   *[other] { $player_is ->
        [you] Vous [révélez](reveal) { $cards }.
       *[they] { $player } [révèle](reveal) { $cards }.
    }
}
event-discarded-revealed = { $player_is ->
    [you] Vous mettez { $cards } dans la défausse.
   *[they] { $player } met { $cards } dans la défausse.
}
event-shuffled-in = { $left ->
    [0] { $player_is ->
        [you] Vous formez une nouvelle pioche avec la défausse mélangée.
       *[they] { $player } forme une nouvelle pioche avec la défausse mélangée.
    }
   *[other] { $player_is ->
        [you] De la défausse, vous mélangez { $cards } à la pioche.
       *[they] De la défausse, { $player } mélange { $cards } à la pioche.
    }
}
event-tokens-to-spent = { $player_is ->
    [you] Votre [jeton d'activation](activation-token) en { $slot } reste utilisé jusqu'à la prochaine ronde.
   *[they] Le [jeton d'activation](activation-token) { $player_of } en { $slot } reste utilisé jusqu'à la prochaine ronde.
}
event-battle = [Grande Bataille](great-battle) : { $standings }. { $tie ->
    [1] { $winner_is ->
        [you] Avec le [jeton Avantage](advantage), vous l'emportez à égalité.
        [they] Avec le [jeton Avantage](advantage), { $winner } l'emporte à égalité.
       *[none] { $winners_is ->
            [you] { $winners_with } la remportez ensemble.
           *[they] { $winners } la remportent ensemble.
        }
    }
   *[0] { $winner_is ->
        [you] Vous la remportez.
       *[they] { $winner } la remporte.
    }
}
event-supremacy = { $gained ->
    [one] { $player_is ->
        [you] Vous recevez 1 [point de victoire](victory-point) et en avez maintenant { $count }.
       *[they] { $player } reçoit 1 [point de victoire](victory-point) et en a maintenant { $count }.
    }
   *[other] { $player_is ->
        [you] Vous recevez { $gained } [points de victoire](victory-point) et en avez maintenant { $count }.
       *[they] { $player } reçoit { $gained } [points de victoire](victory-point) et en a maintenant { $count }.
    }
}

## Une Grande Bataille en détail

battle-row = { $number ->
    [1] [Bakutos](bakuto)
    [2] [Héros](hero)
   *[3] [Ozekis](ozeki)
}
battle-captured = { $cards_count ->
    [one] Carte [emprisonnée](capture), vaut 0 : { $cards }
   *[other] Cartes [emprisonnées](capture), valent 0 : { $cards }
}
battle-verdict = { $tie ->
    [1] { $winner_is ->
        [you] Égalité. Vous l'emportez grâce au [jeton Avantage](advantage).
        [they] Égalité. { $winner } l'emporte grâce au [jeton Avantage](advantage).
       *[none] { $winners_is ->
            [you] Égalité. { $winners_with } l'emportez ensemble.
           *[they] Égalité. { $winners } l'emportent ensemble.
        }
    }
   *[0] { $winner_is ->
        [you] Vous l'emportez de { $margin }.
       *[they] { $winner } l'emporte de { $margin }.
    }
}
next-new-round-note = Les cartes [emprisonnées](capture) sont retournées, les jetons reviennent, les armées restent.

## Comment une partie s'est terminée

result = { $result ->
    [won] Vous gagnez : { $why }.
    [lost] Vous perdez, { $winners } gagne : { $why }.
    [draw] La partie est nulle : { $why }.
    [won-shared] Vous partagez la victoire avec { $winners_others } : { $why }.
    [lost-shared] Vous perdez, { $winners } partagent la victoire : { $why }.
    [named-shared] { $winners } partagent la victoire : { $why }.
   *[named] { $winners } gagne : { $why }.
}

## Ce qui est demandé

prompt-replace = Choisissez le gobelin qui prend la place { $card_of }.
    .other = { $player } choisit le gobelin qui prend la place { $card_of }.
    .topic = quel gobelin entre en jeu
prompt-take = { $count ->
    [one] Choisissez une carte de la défausse à ajouter à votre main.
   *[other] Choisissez une carte de la défausse à ajouter à votre main (encore { $count }).
}
    .other = { $player } choisit une carte de la défausse.
    .topic = quelle carte prendre
prompt-swap = [Échangez](swap) deux cartes d'une [ligne](row) d'une même armée : choisissez la première.
    .other = { $player } choisit la première des deux cartes à [échanger](swap).
    .topic = quelle carte échanger

## Pourquoi quelque chose n'est pas possible

reason-not-your-decision = C'est d'abord à un autre joueur de décider.
reason-choose-an-action = Choisissez une action de votre tour : jouer, faire [muter](shift), utiliser des [jetons d'activation](activation-token) ou passer.
reason-no-base-of-clan = { $row_level ->
    [1] Pour jouer { $card }, il vous faut un [Bakuto](bakuto) face visible des { $clans_or }.
   *[2] Pour jouer { $card }, il vous faut un [Héros](hero) face visible des { $clans_or }.
}
reason-no-common-base = Pour jouer { $card }, il vous faut un [Bakuto](bakuto) et un [Héros](hero) face visible d'un seul et même clan : { $clans_or }.
reason-no-recall = Les gobelins se jouent depuis la main, et non depuis la défausse.
reason-captured-not-shifted = La carte { $card } est [emprisonnée](capture) et ne peut pas [muter](shift).
reason-no-shift-cost = La carte { $card } n'a pas de [coût de mutation](shift) : elle ne peut pas muter.
reason-no-replacement = Vous n'avez aucun gobelin qui puisse prendre la place { $card_of }.
reason-cannot-pay-shift = { $cost ->
    [one] Faire [muter](shift) { $card } coûte { $cost } carte, et vous ne pouvez pas vous en priver.
   *[other] Faire [muter](shift) { $card } coûte { $cost } cartes, plus que vous ne pouvez en défausser.
}
reason-last-replacement = La carte { $card } est la dernière qui pourrait entrer en jeu : gardez-la.
reason-identical-card = La carte { $card } ne peut pas [muter](shift) en une carte identique.
reason-not-a-secret-shift = Seule une [Mutation zombie](keyword:zombie) permet de prendre le nouveau gobelin dans la défausse.
reason-no-icon = La carte { $card } n'a pas de [pouvoir d'activation](activate).
reason-no-free-icon = Il y a déjà un [jeton d'activation](activation-token) sur { $card }.
reason-not-opposing-card = Cette carte n'est pas à un adversaire.
reason-wrong-clan = { $clan ->
    [none] La carte { $card } n'est pas de ce clan.
   *[other] La carte { $card } n'est pas du clan des { $clan }.
}
reason-no-effect-to-copy = La carte { $card } n'a pas de pouvoir à [copier](copy).
reason-not-in-pile = La carte { $card } n'est pas dans la défausse.

## Actions

action-shift = Faire [muter](shift) { $card } ({ $slot }), coût { $cost }
action-take-back = [Reprendre](take-back) un jeton posé sur { $card } ({ $slot_whose })
    .spent = [Reprendre](take-back) un jeton dépensé
    .done = Ne plus rien [reprendre](take-back)
action-trigger = Résoudre { $card } ({ $slot_whose })
action-player = { $player_is ->
    [you] Vous
   *[they] { $player }
}

## Ce que disent les cartes

clause-gain-turn = jouez un [autre tour](additional-turn) après celui-ci
    .gist = un autre tour

## Le terminal

terminal-turn = { $whose ->
    [yours] { $additional ->
        [1] encore votre tour
       *[0] votre tour
    }
   *[theirs] { $additional ->
        [1] encore le tour { $of }
       *[0] tour { $of }
    }
}
terminal-extra-turn = un [autre tour](additional-turn) suivra
terminal-supremacy = [points de victoire](victory-point) { $count }
terminal-tokens = jetons { $hand } ({ $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
})
terminal-piles = main { $hand }, pioche { $deck }, défausse { $discard }
terminal-known = Connues dans d'autres mains : { $cards }
terminal-deck-yours = Dessus connu de la pioche : { $cards }
terminal-deck-theirs = Dessus connu de la pioche : { $cards }
terminal-hint = Tapez le numéro d'un choix puis Entrée. ? explique comment jouer ici, ? 3 le troisième choix, ? kalim une carte.
terminal-final = { $player } : [points de victoire](victory-point) { $supremacy }, armée { $value }
terminal-people = { $path } est une partie entre personnes : ajoutez --hot-seat, ou désignez un autre fichier avec --save
terminal-help =
    Comment jouer ici
    Tapez le numéro d'un choix puis Entrée. Ses mots conviennent aussi (jouer kalim, passer), de même que le texte du moteur (mutate II2).

    ? et ce qu'il explique
    ? 3 un choix · ? kalim une carte · ? alpha un clan · ? [emprisonner](capture) un mot-clé ou un terme · ? mots les nomme tous
    ? II2 votre emplacement · ? 1:II2 celui du joueur 2 (0: du joueur 1)
    ? main · ? défausse · ? score · ? journal · ? signes sur les cartes
    ? G4.2 une règle · ? G4 un chapitre · ? règles tous les chapitres
    ? pourquoi ce qui n'est pas possible, et la raison · ? jouer adelam pourquoi cela ne l'est pas
    ? indice un coup de pouce · ? coups les meilleurs coups, avec leurs raisons · ? bilan d'une partie finie

    Touches
    Haut et Bas font défiler les choix, Page préc. et Page suiv. la table ou cette aide, Ctrl+Haut et Ctrl+Bas ce qui s'est passé.
    F1 aide · F2 main · F3 défausse · F4 journal · Échap ou Entrée retour à la table

    Quitter
    q sauvegarde et quitte ; chaque action est de toute façon sauvegardée aussitôt. abandonner fait perdre la partie.
terminal-signs =
    Signes sur les cartes
    Le nombre est la valeur actuelle de la carte au combat.
    ^ la carte est [Libre](open)
    ● un [jeton d'activation](activation-token) s'y trouve
    ○ elle a un [pouvoir d'activation](activate) et pas encore de jeton
    {"["}nom] [emprisonnée](capture) : face cachée, sans valeur ni pouvoir
    · un emplacement vide
    3▸ le choix numéro 3 désigne cette carte
    ► devant une armée : c'est le tour de ce joueur
terminal-shift = [Coût de mutation](shift) { $cost }.
terminal-no-shift = Pas de [mutation](shift) possible.
terminal-card = { $name } : { $rank } des { $clan }, valeur { $value }{ $icons ->
    [0] .
   *[other] , avec un [pouvoir d'activation](activate).
}
terminal-discard-pile = Défausse ({ $count })
terminal-chapters = Chapitres des règles : ? G5 en montre un

## Erreurs

mistake-no-rule = aucune règle n'a le numéro « { $rule } » ; les chapitres vont de { $first } à { $last }, et une règle s'écrit G4.2 ou G4.2b
mistake-not-a-card = { $place } : « { $text } » n'est pas une carte ; écrivez kalim, (kalim) si elle est [emprisonnée](capture), kalim [t] avec un jeton
mistake-not-a-slot = { $place } : « { $text } » n'est pas un emplacement ; écrivez 1:I3 pour le troisième [Bakuto](bakuto) du joueur 1
mistake-needs-players = { $place } : une position demande une table [[player]] par joueur ; sans elles, c'est le début d'une partie

# Les signes des clans dans le terminal

terminal-clan-mark = { $clan ->
    [ancient] An
    [alpha] Al
    [fire] Fe
    [meka] Mé
   *[dark] So
}

## Sur une carte

page-shift = [Coût de mutation](shift) { $cost }
page-no-shift = ne peut pas [muter](shift)
page-label-shift = [coût de mutation](shift) { $cost }

## Ce qu'un joueur s'apprête à faire

plan-shift = { $new ->
    [none] Faire [muter](shift) { $card }
   *[other] Faire [muter](shift) { $card } → { $new }
}{ plan-cost }

puzzle-title = { $theme ->
    [victory] Gagnez autrement que par les batailles
    [pass] Passer ou continuer ?
    [shift] Trouvez la bonne mutation
    [capture] Trouvez la carte à emprisonner
   *[battle] Tout se joue dans cette bataille
}
