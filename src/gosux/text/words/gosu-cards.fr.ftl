# Les textes de cartes dans les mots propres à GOSU. Un message d'ici remplace tout le message du même nom, attributs compris.

-capture-order = [emprisonnez](capture)
-capturing = prison

## Pouvoirs

power = { $id ->
    [effect] {""}
    [enters] entrée en jeu
    [enters-by-mutation] entrée par mutation
    [activate] activation
    [mutates] mutation
    [leaves] départ
    [action] ACTION
    [ongoing] permanent
    [global] global
   *[will] Force de Volonté
}
power-line = { $id ->
    [effect] { $text }
   *[other] { $name } : { $text }
}
power-gist = { $ids ->
    [mutates] mutation : { $text }
    [leaves] départ : { $text }
    [action] ACTION : { $text }
    [enters-mutates] entrée, mutation : { $text }
   *[other] { $text }
}

## Groupes nominaux

amount-cards-of-clan-in = 1 carte pour chaque carte { $clan_card } dans { $area ->
    [row] la [ligne](row) de cette carte
   *[column] la [colonne](column) de cette carte
}
    .short = 1 par { $clan_card } en { $area ->
    [row] ligne
   *[column] colonne
}
clan-card = { $id ->
    [ancient] Ancien
    [alpha] Alpha
    [fire] de Feu
    [meka] Méka
    [dark] Sombre
   *[other] { $name }
}

## Clauses

clause-gain-turn = { $form ->
    [infinitive] [jouer un autre tour](additional-turn) après celui-ci
   *[order] jouez un [autre tour](additional-turn) après celui-ci
}
    .gist = rejouez
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } [reprend](take-back) un de ses propres [jetons d'activation](activation-token) utilisés pendant cette ronde
       *[other] { $subject } [reprend](take-back) { $number } de ses propres [jetons d'activation](activation-token) utilisés pendant cette ronde
    }
   *[order] { $up_to ->
        [1] [reprenez](take-back) jusqu'à { $number } de vos propres [jetons d'activation](activation-token) utilisés pendant cette ronde
       *[0] { $number ->
            [one] { $form ->
                [infinitive] [reprendre](take-back) un de vos propres [jetons d'activation](activation-token) utilisés pendant cette ronde
               *[order] [reprenez](take-back) un de vos propres [jetons d'activation](activation-token) utilisés pendant cette ronde
            }
           *[other] [reprenez](take-back) { $number } de vos propres [jetons d'activation](activation-token) utilisés pendant cette ronde
        }
    }
}
    .gist = { $form ->
    [subject] { $subject } reprend { $number }
   *[order] { $number ->
        [one] reprenez 1 jeton
       *[other] reprenez { $number } jetons
    }
}
clause-take = { $form ->
    [infinitive] ajouter
   *[order] ajoutez
} à votre main { $up_to ->
    [1] jusqu'à { $amount_short } { $pick } de { -your-pile }{ $one_of_each_level ->
        [1] {" "}(une au plus de chaque niveau)
       *[0] {""}
    }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] { $amount_short } { $pick_many } de { -your-pile }
           *[other] { $pick } de { -your-pile }
        }
       *[other] { $amount_short } { $pick_many } de { -your-pile }
    }
}
    .gist = { $up_to ->
    [1] prenez { $amount_short } { $pick }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] prenez { $amount_short } { $pick }
           *[other] prenez { $pick } en défausse
        }
       *[other] prenez { $amount_short } { $pick_many }
    }
}

## Pouvoirs permanents et globaux

ongoing-hand-limit = un joueur qui a plus de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main à la fin de son tour en défausse jusqu'à n'en avoir que { $number }
    .gist = limite de main : { $number }
    .tile = un joueur qui a plus de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main à la fin de son tour en défausse jusqu'à n'en avoir que { $number }
when-battle-won = chaque fois que vous remportez une [Grande Bataille](great-battle), { $effect }
    .gist = bataille gagnée : { $effect }
when-battle-lost = chaque fois que vous perdez une [Grande Bataille](great-battle), { $effect }
    .gist = bataille perdue : { $effect }
when-common-pile-shuffled = chaque fois que [la défausse](discard-pile) est mélangée pour former une nouvelle pioche, { $effect }
    .gist = mélange : { $effect }
when-opponent-shifts = chaque fois qu'un adversaire fait [muter](shift) une carte, { $effect }
    .gist = mutation adverse : { $effect }
