# Les textes de cartes dans les mots propres à GOSU. Un message d'ici remplace tout le message du même nom, attributs compris.

-their-deck = [la pioche](draw-pile)
-their-pile = [la défausse](discard-pile)
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

amount-cards-of-clan-in = 1 { $noun } pour chaque carte { $clan_card } dans { $area ->
    [row] la [ligne](row) de cette carte
   *[column] la [colonne](column) de cette carte
}
    .count = une pour chaque carte { $clan_card } dans { $area ->
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

verb-capture = { $form ->
    [subject] [emprisonne](capture)
    [infinitive] [emprisonner](capture)
   *[order] [emprisonnez](capture)
}
clause-gain-turn = { actor }{ verb-play } un [autre tour](additional-turn) après celui-ci
    .gist = { $form ->
    [subject] { $subject } rejoue
    [infinitive] rejouer
   *[order] rejouez
}
clause-swap = { actor }{ verb-swap } 2 cartes { $whose ->
    [yours] de la même [ligne](row) de { own-army }
   *[one-army] d'une même [ligne](row) dans l'armée du joueur de { own-choice }
}
    .gist = échange
    .optional-gist = [échange](swap)
clause-take-back = { actor }{ verb-take-back } { $up_to ->
    [1] jusqu'à { $number }
   *[0] { $number ->
        [one] un
       *[other] { $number }
    }
} de { $who ->
    [you] vos
   *[other] ses
} propres [jetons d'activation](activation-token) utilisés pendant cette ronde
    .gist = { actor }{ verb-take-back } { $form ->
    [subject] { $number }
   *[order] { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
}
clause-take = { actor }{ verb-add } à { own-hand } { $amount_simple ->
    [1] { $up_to ->
        [1] jusqu'à { $amount }
       *[0] { $amount_article }
    } de { own-pile }
   *[0] des { $pick_many } de { own-pile }
}{ $one_of_each_level ->
    [1] {" "}(une au plus de chaque niveau)
   *[0] {""}
}{ $amount_simple ->
    [1] {""}
   *[0] { $up_to ->
        [1] , jusqu'à { $amount_count }
       *[0] , { $amount_count }
    }
}
    .gist = { actor }{ verb-take } { $up_to ->
    [1] { taken-cards }
   *[0] { $one ->
        [1] { $pick } en défausse
       *[0] { taken-cards }
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
    .tile-gist = limite de main : { $number }, pas { $usual }
when-battle-won = chaque fois que vous remportez une [Grande Bataille](great-battle), { $effect }
    .gist = bataille gagnée : { $effect }
when-battle-lost = chaque fois que vous perdez une [Grande Bataille](great-battle), { $effect }
    .gist = bataille perdue : { $effect }
when-common-pile-shuffled = chaque fois que [la défausse](discard-pile) est mélangée pour former une nouvelle pioche, { $effect }
    .gist = mélange : { $effect }
when-opponent-shifts = chaque fois qu'un adversaire fait [muter](shift) une carte, { $effect }
    .gist = mutation adverse : { $effect }
