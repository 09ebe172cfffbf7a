# Ce qu'un joueur s'apprête à faire, ce qui s'ensuit, et ce qui pose une question.

## Ce qui demande

asker = { $player_is ->
    [you] Votre carte { $card }
   *[they] { $card } { $player_of }
}{ $copied ->
    [none] {""}
   *[other] , copie { $copied_of }
}
title-with-asker = { $asker } : { $said }
title-named = { $name ->
    [you] vous choisir
   *[other] choisir { $name }
}
says-x4-2c = { $count ->
    [one] À la fin d'un tour, une main compte au plus { $limit } cartes : il faut en défausser { $count }.
   *[other] À la fin d'un tour, une main compte au plus { $limit } cartes : il faut en défausser { $count }.
}
says-x9-2a = Après une [Grande Bataille](great-battle), la moitié de chaque armée s'en va, arrondie à l'unité supérieure. { $kept ->
    [one] Il vous reste { $kept } carte.
   *[other] Il vous reste { $kept } cartes.
}

## Une action et ses étapes

plan-play = { $from ->
    [pile] Jouer { $card } depuis { -your-pile }
   *[hand] Jouer { $card }
}{ plan-cost }
plan-shift = { $new ->
    [none] Relever { $card }
   *[other] Relever { $card } → { $new }
}{ plan-cost }
plan-cost = { $cost ->
    [0] {""}
    [one] {" "}: défausser { $cost } carte
   *[other] {" "}: défausser { $cost } cartes
}
plan-out = { $card } sort
plan-in = { $card ->
    [none] Choisir la carte qui entre
   *[other] { $from ->
        [pile] { $card } entre depuis { -your-pile }
       *[hand] { $card } entre
    }
}
plan-pay = { $left ->
    [0] Coût payé
    [one] Payer : encore { $left } carte
   *[other] Payer : encore { $left } cartes
}
plan-row = Choisir la [ligne](row)
plan-now = À choisir : { $question }

## Ce qui s'ensuit

then-effect = Ensuite { $card } : { $gist }
then-draws = { $count ->
    [one] Vous piochez { $count } carte.
   *[other] Vous piochez { $count } cartes.
}
then-hidden = Des cartes cachées seront révélées. On ne peut pas revenir en arrière.
then-dice = La suite dépend du hasard. On ne peut pas revenir en arrière.
then-asked = Ensuite : { $prompt }
then-song = Puis vient le [Chant des Morts](song).
may-answer = { $players ->
    [one] { $player } peut répondre…
   *[other] Les autres peuvent répondre…
}
then-prevented = { $players ->
    [1] { $player } peut l'empêcher par une [Force de Volonté](keyword:force_of_will), s'il en a une.
   *[other] Quelqu'un peut l'empêcher par une [Force de Volonté](keyword:force_of_will), s'il en a une.
}

## Passer

passing-title = Passer : vous vous arrêtez là
passing = { $case ->
    [first] { $turns ->
        [0] { $player } n'a plus aucun tour : la [Grande Bataille](great-battle) vient aussitôt.
        [one] { $player } a encore { $turns } tour, puis vient la [Grande Bataille](great-battle).
       *[other] { $player } a encore { $turns } tours, puis vient la [Grande Bataille](great-battle).
    } Vous ne jouez plus dans cette ronde.
    [others] Les autres continuent jusqu'à ce que tous aient passé, puis vient la [Grande Bataille](great-battle). Vous ne jouez plus dans cette ronde.
   *[last] { $turns ->
        [0] Tout le monde a passé : la [Grande Bataille](great-battle) vient aussitôt.
        [one] La [Grande Bataille](great-battle) vient aussitôt. Un tour qui vous restait est perdu.
       *[other] La [Grande Bataille](great-battle) vient aussitôt. { $turns } tours qui vous restaient sont perdus.
    }
}
passing-score = Score actuel
passing-others = Il reste à { $player }
passing-yours = Vous gardez en main
passing-tie = L'égalité revient à
passing-will = Vous pouvez encore jouer
passing-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
passing-cards-tokens = { passing-cards }, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
passing-nobody = personne : chacun gagne un jeton
passing-holder = { $player_is ->
    [you] vous
   *[they] { $player }
}
passing-tie-holder = { passing-holder } : { -tie-breaker }
passing-score-of = { passing-holder } : { $score }
passing-force = la [Force de Volonté](keyword:force_of_will)
