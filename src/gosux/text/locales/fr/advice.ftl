# Indices et bilans : ce qui distingue la fin d'une suite de celle d'une autre. Une suite est un coup avec ce qu'il entraîne.
# $more vaut yes ou no : la suite dont on parle en a-t-elle plus ? Aucune phrase n'a besoin de pluriel : « cartes : 2 de plus ».
# Un nom de carte n'est jamais sujet : certains sont au pluriel, et leur genre varie.

## Faits

fact-victory = { $player_is ->
    [you] { $more ->
        [yes] vous gagnez la partie dans cette ronde
       *[no] vous ne gagnez pas la partie dans cette ronde
    }
   *[they] { $more ->
        [yes] { $player } gagne la partie dans cette ronde
       *[no] { $player } ne gagne pas la partie dans cette ronde
    }
} ({ $rule })
fact-battle = { $more ->
    [yes] vous remportez cette [bataille](great-battle)
   *[no] vous ne remportez pas cette [bataille](great-battle)
}
fact-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de { $more ->
    [yes] mieux
   *[no] moins
} { $when ->
    [battle] dans cette [bataille](great-battle)
   *[reply] après la réponse
}{ $parts ->
    [none] {""}
   *[other]  : { $parts }
}
fact-lead-own = { $more ->
    [yes] { $points } de plus pour vous
   *[no] { $points } de moins pour vous
}
fact-lead-theirs = { $more ->
    [yes] { $points } de moins en face
   *[no] { $points } de plus en face
}
fact-captured = { $player_is ->
    [you] { $more ->
        [yes] une carte à vous est { -captured } : { $card }, { fact-worth }
       *[no] une carte à vous n'est pas { -captured } : { $card }, { fact-worth }
    }
   *[they] { $more ->
        [yes] une carte { $player_of } est { -captured } : { $card }, { fact-worth }
       *[no] une carte { $player_of } n'est pas { -captured } : { $card }, { fact-worth }
    }
}
fact-gone = { $player_is ->
    [you] { $more ->
        [yes] vous perdez { $card } : { fact-worth }
       *[no] vous gardez { $card } en jeu : { fact-worth }
    }
   *[they] { $more ->
        [yes] { $player } perd { $card } : { fact-worth }
       *[no] { $player } garde { $card } en jeu : { fact-worth }
    }
}
fact-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-tokens = { $player_is ->
    [you] [jetons d'activation](activation) dans votre main : { fact-number }
   *[they] [jetons d'activation](activation) dans la main { $player_of } : { fact-number }
}
fact-owned = { $player_is ->
    [you] [jetons d'activation](activation) que vous possédez : { fact-number }
   *[they] [jetons d'activation](activation) que { $player } possède : { fact-number }
}
fact-hand = { $player_is ->
    [you] cartes dans votre main : { fact-number }
   *[they] cartes dans la main { $player_of } : { fact-number }
}
fact-open = { $player_is ->
    [you] cartes { -open(number: "many") } dans votre armée : { fact-number }
   *[they] cartes { -open(number: "many") } dans l'armée { $player_of } : { fact-number }
}
fact-number = { $more ->
    [yes] { $count } de plus
   *[no] { $count } de moins
}
fact-wonder = { $player_is ->
    [you] { $more ->
        [yes] vous avez le [jeton Merveille](wonder-token)
       *[no] vous n'avez pas le [jeton Merveille](wonder-token)
    }
   *[they] { $more ->
        [yes] { $player } a le [jeton Merveille](wonder-token)
       *[no] { $player } n'a pas le [jeton Merveille](wonder-token)
    }
}
fact-advantage = { $player_is ->
    [you] { $more ->
        [yes] vous avez le [jeton Avantage](advantage)
       *[no] vous n'avez pas le [jeton Avantage](advantage)
    }
   *[they] { $more ->
        [yes] { $player } a le [jeton Avantage](advantage)
       *[no] { $player } n'a pas le [jeton Avantage](advantage)
    }
}

## Le coup de pouce : où regarder, sans nommer de carte, et de quoi il s'agit

nudge = { $act ->
    [play] { $level ->
        [none] Regardez les cartes de votre main.
       *[other] Regardez les cartes de niveau { $level } de votre main.
    }
    [hand] { $level ->
        [none] Regardez les cartes de votre main.
       *[other] Regardez les cartes de niveau { $level } de votre main.
    }
    [recall] Parcourez { -your-pile }.
    [pile] Parcourez les cartes défaussées.
    [offer] Regardez les cartes proposées.
    [shift] Regardez vos cartes de niveau { $level } : laquelle pourrait laisser sa place ?
    [activate] Regardez vos jetons d'activation.
    [use] Regardez ce que peuvent faire vos cartes en jeu.
    [slot] { $player_is ->
        [you] Regardez vos propres cartes de niveau { $level }.
       *[they] Regardez les cartes de niveau { $level } { $player_of }.
    }
    [clan] Comparez les clans qui restent.
    [tile] Comparez les tuiles.
    [draw] Pensez à piocher.
    [pass] Pensez à passer.
   *[word] Comparez ce qu'entraînent les réponses.
}
nudge-stake = { $kind ->
    [victory] La partie peut se décider dans cette ronde.
    [battle] Cela décide qui remporte cette bataille.
    [lead] Il s'agit des points de cette bataille.
    [captured] Il s'agit de la carte qui est { -captured }.
    [gone] Il s'agit de la carte qui reste en jeu.
    [tokens] Il s'agit des jetons d'activation.
    [owned] Il s'agit des jetons d'activation.
    [hand] Il s'agit des cartes en main.
    [wonder] Il s'agit du jeton Merveille.
    [advantage] Il s'agit du jeton Avantage.
   *[open] Il s'agit des cartes { -open(number: "many") }.
}

## Les marques d'un bilan

mark-points = { $mark ->
    [blunder] Gaffe, { mark-lost }
    [mistake] Erreur, { mark-lost }
    [inaccuracy] Imprécision, { mark-lost }
   *[found] Bien trouvé, { mark-lost } devant le coup suivant
}
mark-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment = { $round ->
    [0] Avant la première ronde
   *[other] Ronde { $round }, tour { $turn }
}

## Le bilan en texte

review-title = Bilan : { $player }
review-won = { $result ->
    [won] { $player } a gagné.
    [lost] { $player } a perdu.
   *[draw] Égalité.
}
review-decisions = Choix qui comptaient : { $count }
review-loss = Points perdus par choix : { $number }
review-marks = Imprécisions (5 points) : { $inaccuracies }, erreurs (10) : { $mistakes }, gaffes (15) : { $blunders }, coups bien trouvés : { $found }
review-luck = Points de chance, comptés à part : { $number }
review-without-luck = Résultat sans la chance : { $percent }
review-draft = Points perdus au choix des clans : { $number }
review-curve = Chances de gagner
review-luck-lane = Chance au tirage, comptée à part
review-turning = Tournants
review-no-turning = Aucun choix n'a perdu 5 points ou plus.
review-played = joué : { $action }, { $percent }
review-best = le meilleur : { $action }, { $percent }
review-next = ensuite : { $action }, { $percent }
review-why = Le meilleur coup :
review-why-found = Il valait mieux que le suivant :
review-budget = Chances de gagner la partie, d'après ce que { $player } pouvait voir. Itérations de recherche par choix : { $count }.
review-working = bilan
review-percent = { $number } %
review-battle = Bataille { $round }

## Problèmes

puzzle-title = { $theme ->
    [victory] Gagnez autrement que par les batailles
    [pass] Passer ou continuer ?
    [shift] Trouvez la bonne relève
    [capture] Trouvez la bonne capture
   *[battle] Tout se joue dans cette bataille
}
puzzle-situation = Votre armée vaut { $own }, celle de l'adversaire { $theirs }. { $passed ->
    [rival] L'adversaire a passé{ $turns ->
        [0] .
        [one]  : c'est votre dernier tour.
       *[other]  : il vous reste { $turns } tours.
    }
    [you] Vous avez passé.
   *[nobody] Personne n'a passé.
}
