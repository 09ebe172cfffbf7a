# Les noms, et les mots autour de tout le reste.

## Mots qui changent d'un jeu à l'autre. $letter vaut capital ou small ; $number vaut one ou many.

-open = { $number ->
    [many] [LIBRES](open)
   *[one] [LIBRE](open)
}
-open-card = une [carte LIBRE](open)
-capture = { $letter ->
    [capital] [Capturer](capture)
   *[small] [capturer](capture)
}
-captured = [capturée](capture)
-your-deck = votre deck
    .gender = masculine
-your-pile = votre [défausse](discard-pile)
-effect = effet
-the-effect = l'effet

## Noms et listes

player-name = Joueur { $number }
name-of = { $begins ->
    [le] du { $rest }
    [les] des { $rest }
    [la] de la { $rest }
    [l] de l'{ $rest }
    [vowel] d'{ $name }
   *[other] de { $name }
}
cards-with-keyword = { $id ->
    [veteran] Vétérans
    [force_of_will] Volonté
   *[other] { $name }
}
with-notes = { $sentence } ({ $notes }).
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-nor = { $rest } ni { $last }
list-you = Vous
rank = { $level ->
    [1] Troupe
    [2] Héros
   *[3] Immortel
}
row = { $level ->
    [1] ligne de Troupes
    [2] ligne de Héros
   *[3] ligne d'Immortels
}
battle-standing = { $player_is ->
    [you] vous avez { $value }
   *[they] { $player } a { $value }
}
levels = { $mask ->
    [1] niveau I
    [2] niveau II
    [3] niveau I ou II
    [4] niveau III
    [5] niveau I ou III
    [6] niveau II ou III
   *[7] n'importe quel niveau
}
    .short = { $mask ->
    [1] I
    [2] II
    [3] I–II
    [4] III
    [5] I, III
    [6] II–III
   *[7] I–III
}
slot-whose = { $whose ->
    [yours] votre { $slot }
    [opposing] { $slot } adverse
   *[named] { $slot } { $of }
}

## gosux cards, gosux rules

card-header = { $clan } · { $rank } ({ $level }) · valeur { $value } · { $shift ->
    [-1] sans relève
   *[other] relève { $shift }
} · { $icons ->
    [0] aucun symbole
    [1] 1 symbole
   *[other] { $icons } symboles
}
card-name = Nom
card-clan = Clan
card-rank = Rang
card-icons = Symboles
card-keywords = Mots-clés
card-gist = En bref
card-rulings = Décisions et précisions
named-text = { $name } : { $text }
cards-none = Aucune carte ne convient.
cards-others = Autres cartes du même nom
cards-unknown = { $close ->
    [none] aucune carte ne s'appelle « { $wanted } »
   *[other] aucune carte ne s'appelle « { $wanted } » ; vouliez-vous dire { $close } ?
}
cards-unknown-clan = aucun clan ne s'appelle « { $wanted } » ; il y a : { $known }
cards-unknown-keyword = aucun mot-clé ne s'appelle « { $wanted } » ; il y a : { $known }
cards-unknown-level = aucun niveau ne s'appelle « { $wanted } » ; il y a : I, II, III
