# Ce qui s'est passé, une phrase par événement. $player_is vaut you ou they ; $by est celui qui agit sur une carte de $player.
# Un nom de carte n'est jamais sujet : certains sont au pluriel, et leur genre varie.

## Mise en place

event-first-player = { $player_is ->
    [you] Vous êtes le premier joueur.
   *[they] Le premier joueur est { $player }.
}
event-drafted = { $player_is ->
    [you] Vous prenez le clan { $clan }.
   *[they] { $player } prend le clan { $clan }.
}
event-mulligan = { $player_is ->
    [you] Avec moins de 2 [Troupes](troop), vous montrez { $cards }, les remélangez et piochez une nouvelle main.
   *[they] Avec moins de 2 [Troupes](troop), { $player } montre { $cards }, les remélange et pioche une nouvelle main.
}

event-tiles-active = { $tiles_count ->
    [one] [Tuile d'Immortel](tile) active : { $tiles }.
   *[other] [Tuiles d'Immortels](tile) actives : { $tiles }.
}
event-redraw = { $player_is ->
    [you] Sans [Bakuto](bakuto) en main, vous défaussez { $cards } et piochez une nouvelle main.
   *[they] Sans [Bakuto](bakuto) en main, { $player } défausse { $cards } et pioche une nouvelle main.
}
event-mulligan-unseen = { $player_is ->
    [you] Vous remélangez votre main sans la montrer et en piochez une nouvelle (n° { $count }).
   *[they] { $player } remélange sa main sans la montrer et en pioche une nouvelle (n° { $count }).
}

## Rondes et tours

event-round = { $player_is ->
    [you] La ronde { $round } commence. Vous jouez en premier.
   *[they] La ronde { $round } commence. { $player } joue en premier.
}
event-turn = { $additional ->
    [1] { $player_is ->
        [you] Vous jouez votre [tour additionnel](additional-turn).
       *[they] { $player } joue son [tour additionnel](additional-turn).
    }
   *[0] { $left ->
        [-1] { $player_is ->
            [you] C'est votre tour.
           *[they] C'est le tour { $player_of }.
        }
        [0] { $player_is ->
            [you] C'est votre dernier tour de la ronde.
           *[they] C'est le dernier tour { $player_of } dans la ronde.
        }
        [one] { $player_is ->
            [you] C'est votre tour ; il vous en restera 1.
           *[they] C'est le tour { $player_of } ; il en restera 1.
        }
       *[other] { $player_is ->
            [you] C'est votre tour ; il vous en restera { $left }.
           *[they] C'est le tour { $player_of } ; il en restera { $left }.
        }
    }
}
event-additional-turn = { $recall ->
    [1] { $player_is ->
        [you] Vous gagnez un [tour additionnel](additional-turn), pendant lequel une carte de votre défausse peut être jouée.
       *[they] { $player } gagne un [tour additionnel](additional-turn), pendant lequel une carte de sa défausse peut être jouée.
    }
   *[0] { $player_is ->
        [you] Vous gagnez un [tour additionnel](additional-turn).
       *[they] { $player } gagne un [tour additionnel](additional-turn).
    }
}
event-no-additional-turn = { $player_is ->
    [you] Vous ne gagnez pas de [tour additionnel](additional-turn) en ce moment.
   *[they] { $player } ne gagne pas de [tour additionnel](additional-turn) en ce moment.
}
event-passed = { $left ->
    [-1] { $player_is ->
        [you] Vous passez.
       *[they] { $player } passe.
    }
    [0] { $player_is ->
        [you] Vous passez ; il ne reste plus de tour dans cette ronde.
       *[they] { $player } passe ; il ne reste plus de tour dans cette ronde.
    }
    [one] { $player_is ->
        [you] Vous passez ; il reste au plus { $left } tour dans cette ronde.
       *[they] { $player } passe ; il reste au plus { $left } tour dans cette ronde.
    }
   *[other] { $player_is ->
        [you] Vous passez ; il reste au plus { $left } tours dans cette ronde.
       *[they] { $player } passe ; il reste au plus { $left } tours dans cette ronde.
    }
}
event-too-many-turns = { $turns ->
    [one] { $turns } tour a été joué
   *[other] { $turns } tours ont été joués
} dans cette ronde : elle s'arrête là.
event-passes-by-limit = { $player_is ->
    [you] Vous avez joué { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : vous devez maintenant passer.
   *[they] { $player } a joué { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } et doit maintenant passer.
}
event-conceded = { $player_is ->
    [you] Vous abandonnez.
   *[they] { $player } abandonne.
}

event-left-the-game = { $player_is ->
    [you] Vous quittez la partie : votre main est défaussée, votre armée reste sans aucun pouvoir.
   *[they] { $player } quitte la partie : sa main est défaussée, son armée reste sans aucun pouvoir.
}

## Jouer, relever, activer

event-plays = { $cost ->
    [0] { $player_is ->
        [you] Vous jouez { $card }.
       *[they] { $player } joue { $card }.
    }
    [one] { $player_is ->
        [you] Vous jouez { $card } au prix d'une carte.
       *[they] { $player } joue { $card } au prix d'une carte.
    }
   *[other] { $player_is ->
        [you] Vous jouez { $card } au prix de { $cost } cartes.
       *[they] { $player } joue { $card } au prix de { $cost } cartes.
    }
}
event-recalls = { $cost ->
    [0] { $player_is ->
        [you] Vous jouez { $card } depuis votre défausse.
       *[they] { $player } joue { $card } depuis sa défausse.
    }
    [one] { $player_is ->
        [you] Vous jouez { $card } depuis votre défausse au prix d'une carte.
       *[they] { $player } joue { $card } depuis sa défausse au prix d'une carte.
    }
   *[other] { $player_is ->
        [you] Vous jouez { $card } depuis votre défausse au prix de { $cost } cartes.
       *[they] { $player } joue { $card } depuis sa défausse au prix de { $cost } cartes.
    }
}
event-shifts = { $cost ->
    [0] { $player_is ->
        [you] Vous [relevez](shift) { $card } sans coût.
       *[they] { $player } [relève](shift) { $card } sans coût.
    }
    [one] { $player_is ->
        [you] Vous [relevez](shift) { $card } au prix d'une carte.
       *[they] { $player } [relève](shift) { $card } au prix d'une carte.
    }
   *[other] { $player_is ->
        [you] Vous [relevez](shift) { $card } au prix de { $cost } cartes.
       *[they] { $player } [relève](shift) { $card } au prix de { $cost } cartes.
    }
}
event-set-aside = { $origin ->
    [discard] { $player_is ->
        [you] Vous annoncez { $card }, carte de la défausse, et la mettez de côté.
       *[they] { $player } annonce { $card }, carte de la défausse, et la met de côté.
    }
   *[hand] { $player_is ->
        [you] Vous annoncez { $card } et mettez la carte de côté.
       *[they] { $player } annonce { $card } et met la carte de côté.
    }
}
event-shifted-out = { $player_is ->
    [you] Vous mettez { $card } ({ $slot }) dans votre défausse.
   *[they] { $player } met { $card } ({ $slot }) dans sa défausse.
}
event-entered = { $player_is ->
    [you] Vous mettez { $card } en jeu ({ $slot }).
   *[they] { $player } met { $card } en jeu ({ $slot }).
}
event-echo = { $player_is ->
    [you] [Écho](keyword:echo) : vous résolvez l'effet { $card_of } une fois de plus.
   *[they] [Écho](keyword:echo) : { $player } résout l'effet { $card_of } une fois de plus.
}
event-declined = { $player_is ->
    [you] Vous n'utilisez pas { -the-effect } { $card_of }.
   *[they] { $player } n'utilise pas { -the-effect } { $card_of }.
}
event-copied = { $player_is ->
    [you] Vous [copiez](copy) { -the-effect } { $card_of }.
   *[they] { $player } [copie](copy) { -the-effect } { $card_of }.
}
event-clan-chosen = { $player_is ->
    [you] Vous choisissez le clan { $clan }.
   *[they] { $player } choisit le clan { $clan }.
}
event-level-chosen = { $player_is ->
    [you] Vous choisissez le niveau { $level }.
   *[they] { $player } choisit le niveau { $level }.
}
event-player-chosen = { $player_is ->
    [you] { $other_is ->
        [you] Vous vous choisissez vous-même.
       *[they] Vous choisissez { $other }.
    }
   *[they] { $other_is ->
        [you] { $player } vous choisit.
        [self] { $player } se choisit.
       *[they] { $player } choisit { $other }.
    }
}
event-number-chosen = { $player_is ->
    [you] Vous choisissez { $number } pour [X](x).
   *[they] { $player } choisit { $number } pour [X](x).
}
event-nothing-happens = { $card ->
    [none] Aucun choix possible : il ne se passe rien.
   *[other] { $card } : aucun choix possible, il ne se passe rien.
}

## Cartes en jeu

event-captured = { $by_is ->
    [you] { $player_is ->
        [you] Vous [capturez](capture) votre propre carte { $card } ({ $slot }).
       *[they] Vous [capturez](capture) { $card } ({ $slot }) chez { $player }.
    }
    [self] { $player } [capture](capture) sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [capture](capture) votre carte { $card } ({ $slot }).
       *[they] { $by } [capture](capture) { $card } ({ $slot }) chez { $player }.
    }
   *[none] { $player_is ->
        [you] Votre carte { $card } ({ $slot }) est [capturée](capture).
       *[they] La carte { $card } ({ $slot }) { $player_of } est [capturée](capture).
    }
}
event-destroyed = { $by_is ->
    [you] { $player_is ->
        [you] Vous [détruisez](destroy) votre propre carte { $card } ({ $slot }).
       *[they] Vous [détruisez](destroy) { $card } ({ $slot }) chez { $player }.
    }
    [self] { $player } [détruit](destroy) sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [détruit](destroy) votre carte { $card } ({ $slot }).
       *[they] { $by } [détruit](destroy) { $card } ({ $slot }) chez { $player }.
    }
   *[none] { $player_is ->
        [you] Votre carte { $card } ({ $slot }) est [détruite](destroy).
       *[they] La carte { $card } ({ $slot }) { $player_of } est [détruite](destroy).
    }
}
event-released = { $by_is ->
    [you] { $player_is ->
        [you] Vous [libérez](release) votre carte { $card } ({ $slot }).
       *[they] Vous [libérez](release) { $card } ({ $slot }) chez { $player }.
    }
    [self] { $player } [libère](release) sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [libère](release) votre carte { $card } ({ $slot }).
       *[they] { $by } [libère](release) { $card } ({ $slot }) chez { $player }.
    }
   *[none] { $player_is ->
        [you] Votre carte { $card } ({ $slot }) est [libérée](release).
       *[they] La carte { $card } ({ $slot }) { $player_of } est [libérée](release).
    }
}
event-lifted = { $by_is ->
    [you] { $player_is ->
        [you] Vous mettez { $card } ({ $slot }) sur le dessus de votre deck.
       *[they] Vous mettez { $card } ({ $slot }) sur le dessus du deck { $player_of }.
    }
    [self] { $player } met { $card } ({ $slot }) sur le dessus de son deck.
    [they] { $player_is ->
        [you] { $by } met { $card } ({ $slot }) sur le dessus de votre deck.
       *[they] { $by } met { $card } ({ $slot }) sur le dessus du deck { $player_of }.
    }
   *[none] { $player_is ->
        [you] La carte { $card } ({ $slot }) est mise sur le dessus de votre deck.
       *[they] La carte { $card } ({ $slot }) est mise sur le dessus du deck { $player_of }.
    }
}
event-returned-to-hand = { $by_is ->
    [you] { $player_is ->
        [you] Vous reprenez en main votre propre carte { $card } ({ $slot }).
       *[they] Vous renvoyez { $card } ({ $slot }) dans la main { $player_of }.
    }
    [self] { $player } reprend en main sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } renvoie votre carte { $card } ({ $slot }) dans votre main.
       *[they] { $by } renvoie { $card } ({ $slot }) dans la main { $player_of }.
    }
   *[none] { $player_is ->
        [you] Votre carte { $card } ({ $slot }) retourne dans votre main.
       *[they] La carte { $card } ({ $slot }) retourne dans la main { $player_of }.
    }
}
event-sacrificed = { $player_is ->
    [you] Vous [sacrifiez](sacrifice) { $card } ({ $slot }).
   *[they] { $player } [sacrifie](sacrifice) { $card } ({ $slot }).
}
event-swapped = { $player_is ->
    [you] Dans votre armée, { $card } et { $other_card } changent de place ({ $slot } et { $other_slot }).
   *[they] Dans l'armée { $player_of }, { $card } et { $other_card } changent de place ({ $slot } et { $other_slot }).
}
event-saved = { $player_is ->
    [you] Votre carte { $card } ({ $slot }) est sauvée.
   *[they] La carte { $card } ({ $slot }) { $player_of } est sauvée.
}
event-activation-cancelled = { $player_is ->
    [you] Vous annulez l'[activation](activation) { $card_of }.
   *[they] { $player } annule l'[activation](activation) { $card_of }.
}

## Mains, decks et défausses

event-drew = { $card ->
    [none] { $player_is ->
        [you] Vous piochez une carte.
       *[they] { $player } pioche une carte.
    }
   *[other] { $player_is ->
        [you] Vous piochez { $card }.
       *[they] { $player } pioche { $card }.
    }
}
event-draw-lost = { $player_is ->
    [you] Votre deck et votre défausse sont vides : vous ne piochez rien.
   *[they] Le deck et la défausse { $player_of } sont vides : rien n'est pioché.
}
event-discarded = { $player_is ->
    [you] Vous défaussez { $card }.
   *[they] { $player } défausse { $card }.
}
event-used-will = { $player_is ->
    [you] [Force de Volonté](keyword:force_of_will) : vous défaussez { $card }.
   *[they] [Force de Volonté](keyword:force_of_will) : { $player } défausse { $card }.
}
event-took = { $player_is ->
    [you] Vous prenez { $card } dans votre défausse.
   *[they] { $player } prend { $card } dans sa défausse.
}
event-took-removed = { $player_is ->
    [you] Vous [reprenez](take-back) { $card }, carte [retirée de la partie](remove).
   *[they] { $player } [reprend](take-back) { $card }, carte [retirée de la partie](remove).
}
event-milled = { $cards_count ->
    [one] { $player_is ->
        [you] La première carte de votre deck va dans votre défausse : { $cards }.
       *[they] La première carte du deck { $player_of } va dans sa défausse : { $cards }.
    }
   *[other] { $player_is ->
        [you] Les { $cards_count } premières cartes de votre deck vont dans votre défausse : { $cards }.
       *[they] Les { $cards_count } premières cartes du deck { $player_of } vont dans sa défausse : { $cards }.
    }
}
event-revealed = { $cards_count ->
    [0] { $player_is ->
        [you] Votre deck est vide : vous ne [révélez](reveal) rien.
       *[they] Le deck { $player_of } est vide : rien n'est [révélé](reveal).
    }
   *[other] { $player_is ->
        [you] Vous [révélez](reveal) { $cards }.
       *[they] { $player } [révèle](reveal) { $cards }.
    }
}
event-kept = { $player_is ->
    [you] Vous ajoutez { $card } à votre main.
   *[they] { $player } ajoute { $card } à sa main.
}
event-discarded-revealed = { $player_is ->
    [you] Vous mettez { $cards } dans votre défausse.
   *[they] { $player } met { $cards } dans sa défausse.
}
event-put-on-top = { $player_is ->
    [you] Vous mettez { $card } sur le dessus de votre deck.
   *[they] { $player } met { $card } sur le dessus de son deck.
}
event-put-under = { $player_is ->
    [you] Vous mettez { $card } sous votre deck.
   *[they] { $player } met { $card } sous son deck.
}
event-put-on-deck-in-order = { $cards_count ->
    [one] { $player_is ->
        [you] De votre défausse, vous mettez { $cards } sur le dessus de votre deck.
       *[they] De sa défausse, { $player } met { $cards } sur le dessus de son deck.
    }
   *[other] { $player_is ->
        [you] De votre défausse, vous mettez { $cards } sur le dessus de votre deck, dans un ordre connu de vous seul.
       *[they] De sa défausse, { $player } met { $cards } sur le dessus de son deck, dans un ordre secret.
    }
}
event-shuffled-in = { $left ->
    [0] { $player_is ->
        [you] Vous mélangez toute votre défausse à votre deck.
       *[they] { $player } mélange toute sa défausse à son deck.
    }
   *[other] { $player_is ->
        [you] De votre défausse, vous mélangez { $cards } à votre deck.
       *[they] De sa défausse, { $player } mélange { $cards } à son deck.
    }
}
event-searched = { $card ->
    [none] { $player_is ->
        [you] Vous prenez une carte dans votre deck.
       *[they] { $player } prend une carte dans son deck.
    }
   *[other] { $player_is ->
        [you] Vous prenez { $card } dans votre deck.
       *[they] { $player } prend { $card } dans son deck.
    }
}
event-shuffled = { $player_is ->
    [you] Vous mélangez votre deck.
   *[they] { $player } mélange son deck.
}
event-looked-at-hand = { $cards ->
    [none] { $player } regarde la main { $other_of }.
   *[other] { $cards_count ->
        [0] { $player_is ->
            [you] Vous regardez la main { $other_of } : elle est vide.
           *[they] { $other_is ->
                [you] { $player } regarde votre main : elle est vide.
               *[they] { $player } regarde la main { $other_of } : elle est vide.
            }
        }
       *[other] { $player_is ->
            [you] Vous regardez la main { $other_of } : { $cards }.
           *[they] { $other_is ->
                [you] { $player } regarde votre main : { $cards }.
               *[they] { $player } regarde la main { $other_of } : { $cards }.
            }
        }
    }
}
event-banned = { $player_is ->
    [you] Vous nommez { $card } : { $other } ne peut pas jouer cette carte jusqu'à la fin de votre prochain tour.
   *[they] { $other_is ->
        [you] { $player } nomme { $card } : vous ne pouvez pas jouer cette carte jusqu'à la fin de son prochain tour.
       *[they] { $player } nomme { $card } : jusqu'à la fin de son prochain tour, { $other } ne peut pas jouer cette carte.
    }
}
event-ban-over = { $player_is ->
    [you] Vous pouvez de nouveau jouer { $card }.
   *[they] { $player } peut de nouveau jouer { $card }.
}
event-removed = { $player_is ->
    [you] { $owner_is ->
        [you] De votre défausse, vous [retirez](remove) { $card } de la partie.
       *[they] De la défausse { $owner_of }, vous [retirez](remove) { $card } de la partie.
    }
   *[they] { $owner_is ->
        [you] De votre défausse, { $player } [retire](remove) { $card } de la partie.
        [self] De sa défausse, { $player } [retire](remove) { $card } de la partie.
       *[they] De la défausse { $owner_of }, { $player } [retire](remove) { $card } de la partie.
    }
}
event-returned-to-deck = { $player_is ->
    [you] Vous mélangez { $card }, carte [retirée de la partie](remove), à votre deck.
   *[they] { $player } mélange { $card }, carte [retirée de la partie](remove), à son deck.
}

event-vision = { $card ->
    [none] { $player_is ->
        [you] Vision : vous regardez la première carte de votre deck.
       *[they] Vision : { $player } regarde la première carte de son deck.
    }
   *[other] { $player_is ->
        [you] Vision : vous voyez { $card } sur le dessus de votre deck.
       *[they] Vision : { $player } voit { $card } sur le dessus de son deck.
    }
}

## Jetons et tuiles

event-tokens-spent = { $count ->
    [one] { $player_is ->
        [you] Vous dépensez 1 [jeton d'activation](activation).
       *[they] { $player } dépense 1 [jeton d'activation](activation).
    }
   *[other] { $player_is ->
        [you] Vous dépensez { $count } [jetons d'activation](activation).
       *[they] { $player } dépense { $count } [jetons d'activation](activation).
    }
}
event-token-placed = { $veteran ->
    [1] { $player_is ->
        [you] Vous [activez](activation) { $card } ({ $slot }) ; le jeton montre x2.
       *[they] { $player } active { $card } ({ $slot }) ; le jeton montre x2.
    }
   *[0] { $player_is ->
        [you] Vous [activez](activation) { $card } ({ $slot }).
       *[they] { $player } active { $card } ({ $slot }).
    }
}
event-token-placed-on = { $player_is ->
    [you] Vous [activez](activation) { $card } ({ $slot }) chez { $owner }.
   *[they] { $owner_is ->
        [you] { $player } active votre carte { $card } ({ $slot }).
       *[they] { $player } active { $card } ({ $slot }) chez { $owner }.
    }
}
event-action-used = { $player_is ->
    [you] Vous utilisez le pouvoir ACTION { $card_of } ({ $slot }).
   *[they] { $player } utilise le pouvoir ACTION { $card_of } ({ $slot }).
}
event-token-back = { $player_is ->
    [you] Vous [reprenez](take-back) un [jeton d'activation](activation) posé sur { $card } ({ $slot }).
   *[they] { $player } [reprend](take-back) un [jeton d'activation](activation) posé sur { $card } ({ $slot }).
}
event-token-back-spent = { $player_is ->
    [you] Vous [reprenez](take-back) un [jeton d'activation](activation) dépensé.
   *[they] { $player } [reprend](take-back) un [jeton d'activation](activation) dépensé.
}
event-tokens-to-spent = { $count ->
    [one] { $player_is ->
        [you] Le [jeton d'activation](activation) de { $slot } va dans votre zone des jetons dépensés.
       *[they] Le [jeton d'activation](activation) de { $slot } va dans la zone des jetons dépensés { $player_of }.
    }
   *[other] { $player_is ->
        [you] Les { $count } [jetons d'activation](activation) de { $slot } vont dans votre zone des jetons dépensés.
       *[they] Les { $count } [jetons d'activation](activation) de { $slot } vont dans la zone des jetons dépensés { $player_of }.
    }
}
event-token-lost = { $count ->
    [one] { $player_is ->
        [you] Votre [jeton d'activation](activation) en { $slot } est hors jeu jusqu'à la fin de la ronde.
       *[they] Le [jeton d'activation](activation) { $player_of } en { $slot } est hors jeu jusqu'à la fin de la ronde.
    }
   *[other] { $player_is ->
        [you] Vos { $count } [jetons d'activation](activation) en { $slot } sont hors jeu jusqu'à la fin de la ronde.
       *[they] Les { $count } [jetons d'activation](activation) { $player_of } en { $slot } sont hors jeu jusqu'à la fin de la ronde.
    }
}
event-tokens-return = { $count ->
    [one] { $player_is ->
        [you] Votre [jeton d'activation](activation) revient dans votre main.
       *[they] Le [jeton d'activation](activation) { $player_of } revient dans sa main.
    }
   *[other] { $player_is ->
        [you] Vos { $count } [jetons d'activation](activation) reviennent dans votre main.
       *[they] Les { $count } [jetons d'activation](activation) { $player_of } reviennent dans sa main.
    }
}
event-unlocked = { $player_is ->
    [you] Vous [débloquez](unlock) un [jeton d'activation](activation) et en avez maintenant { $count }.
   *[they] { $player } [débloque](unlock) un [jeton d'activation](activation) et en a maintenant { $count }.
}
event-fifth-token = { $player_is ->
    [you] Vous devez [débloquer](unlock) un cinquième [jeton d'activation](activation).
   *[they] { $player } doit [débloquer](unlock) un cinquième [jeton d'activation](activation).
}
event-fifth-token-in-song = { $player_is ->
    [you] Vous n'avez plus de [jeton d'activation](activation) bloqué ; pendant le [Chant des Morts](song), cela ne fait pas gagner.
   *[they] { $player } n'a plus de [jeton d'activation](activation) bloqué ; pendant le [Chant des Morts](song), cela ne fait pas gagner.
}
event-advantage-taken = { $player_is ->
    [you] Vous prenez le [jeton Avantage](advantage).
   *[they] { $player } prend le [jeton Avantage](advantage).
}
event-wonder-taken = { $player_is ->
    [you] Vous prenez le [jeton Merveille](wonder-token).
   *[they] { $player } prend le [jeton Merveille](wonder-token).
}
event-wonder-returned = { $player_is ->
    [you] Vous remettez le [jeton Merveille](wonder-token) sur le plateau.
   *[they] { $player } remet le [jeton Merveille](wonder-token) sur le plateau.
}
event-bounty-token = { $by_is ->
    [you] { $player_is ->
        [you] Vous posez le [jeton Prime](bounty-token) sur votre carte { $card } ({ $slot }).
       *[they] Vous posez le [jeton Prime](bounty-token) sur { $card } ({ $slot }) chez { $player }.
    }
    [self] { $player } pose le [jeton Prime](bounty-token) sur sa propre carte { $card } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } pose le [jeton Prime](bounty-token) sur votre carte { $card } ({ $slot }).
       *[they] { $by } pose le [jeton Prime](bounty-token) sur { $card } ({ $slot }) chez { $player }.
    }
   *[none] { $player_is ->
        [you] Le [jeton Prime](bounty-token) est posé sur votre carte { $card } ({ $slot }).
       *[they] Le [jeton Prime](bounty-token) est posé sur { $card } ({ $slot }) chez { $player }.
    }
}
event-bounty-token-back = Le [jeton Prime](bounty-token) retourne sur le plateau.
event-tile-flipped = { $player_is ->
    [you] Vous retournez la [tuile](tile) { $tile_of } : elle est active pour les deux joueurs.
   *[they] { $player } retourne la [tuile](tile) { $tile_of } : elle est active pour les deux joueurs.
}

## Bataille et fin

event-battle = { $tie ->
    [1] { $winner_is ->
        [you] [Grande Bataille](great-battle) : { $high } à { $low }. Avec le [jeton Merveille](wonder-token), vous l'emportez à égalité.
        [they] [Grande Bataille](great-battle) : { $high } à { $low }. Avec le [jeton Merveille](wonder-token), { $winner } l'emporte à égalité.
       *[none] [Grande Bataille](great-battle) : { $high } à { $low }, une égalité que personne ne départage.
    }
   *[0] { $winner_is ->
        [you] Vous remportez la [Grande Bataille](great-battle), { $high } à { $low }.
       *[they] { $winner } remporte la [Grande Bataille](great-battle), { $high } à { $low }.
    }
}
event-supremacy = { $count ->
    [one] { $player_is ->
        [you] Vous recevez un [jeton Suprématie](supremacy).
       *[they] { $player } reçoit un [jeton Suprématie](supremacy).
    }
   *[other] { $player_is ->
        [you] Vous recevez un [jeton Suprématie](supremacy) : cela vous en fait { $count }.
       *[they] { $player } reçoit un [jeton Suprématie](supremacy) : cela lui en fait { $count }.
    }
}
event-special-victory = { $player_is ->
    [you] Vous remplissez la condition de la [victoire spéciale](special-victory) { $card_of }.
   *[they] { $player } remplit la condition de la [victoire spéciale](special-victory) { $card_of }.
}
event-song = { $player_is ->
    [you] [Chant des Morts](song). Vous [sacrifiez](sacrifice) en premier.
   *[they] [Chant des Morts](song). { $player } [sacrifie](sacrifice) en premier.
}

## Le journal : des titres qui racontent une action et ses étapes, des lignes qui racontent plusieurs événements, et des causes. $shown vaut all, some ou none.

log-plays = { $player_is ->
    [you] Vous jouez { $card } ({ $slot }).
   *[they] { $player } joue { $card } ({ $slot }).
}
log-recalls = { $player_is ->
    [you] Vous jouez { $card } ({ $slot }) depuis votre défausse.
   *[they] { $player } joue { $card } ({ $slot }) depuis sa défausse.
}
log-shifts = { $player_is ->
    [you] Vous [relevez](shift) { $card } par { $new } ({ $slot }).
   *[they] { $player } [relève](shift) { $card } par { $new } ({ $slot }).
}
log-tokens-spent = { $player_is ->
    [you] Vous dépensez { $count ->
        [one] 1 [jeton d'activation](activation)
       *[other] { $count } [jetons d'activation](activation)
    } pour piocher { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
   *[they] { $player } dépense { $count ->
        [one] 1 [jeton d'activation](activation)
       *[other] { $count } [jetons d'activation](activation)
    } pour piocher { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
}
log-forced = seul choix possible
log-chosen = Un seul choix possible : { $question }.
events-drew = { $shown ->
    [none] { $player } pioche { $count } cartes.
    [some] { $player } pioche { $count } cartes, dont { $cards }.
   *[all] { $player_is ->
        [you] Vous piochez { $cards }.
       *[they] { $player } pioche { $cards }.
    }
}
events-discarded = { $player_is ->
    [you] Vous défaussez { $cards }.
   *[they] { $player } défausse { $cards }.
}
events-sacrificed = { $player_is ->
    [you] Vous [sacrifiez](sacrifice) { $cards }.
   *[they] { $player } [sacrifie](sacrifice) { $cards }.
}
cause-x4-2c = { $kind ->
    [ban-over] fin du tour
   *[discarded] limite de main
}
cause-x5-2d = coût
cause-x6-2a = coût
cause-x9-1 = après la Grande Bataille
cause-x9-2a = Chant des Morts
cause-x9-3a = nouvelle main
cause-x9-3b = nouvelle ronde
cause-g4-1c = coût
cause-g5-1b = coût

## Comment une partie s'est terminée, par le numéro de la règle. $result vaut won, lost, named ou draw ; -shared dit que
## plusieurs ont gagné.

result = { $result ->
    [won] Vous gagnez : { $why }.
    [lost] Vous perdez : { $why }.
    [draw] La partie est nulle : { $why }.
    [won-shared] Vous partagez la victoire avec { $winners_others } : { $why }.
    [lost-shared] Vous perdez, { $winners } partagent la victoire : { $why }.
    [named-shared] { $winners } partagent la victoire : { $why }.
   *[named] { $winners } gagne : { $why }.
}
result-x1-1a = deuxième [jeton Suprématie](supremacy)
result-x1-1b = les deux joueurs reçoivent ensemble leur deuxième [jeton Suprématie](supremacy)
result-x1-2 = cinquième [jeton d'activation](activation)
result-x1-3 = 15 cartes face visible
result-x1-4a = troisième [tuile Immortel](tile) retournée par l'effet de [Justice](card:justice)
result-x1-4b = [Grande Bataille](great-battle) remportée avec 10 points d'avance ou plus, par la règle de [Goan Sul](card:goan-sul)
result-x1-5 = { $result ->
    [won] votre adversaire abandonne
    [lost] vous abandonnez
    [draw] tous acceptent de terminer la partie
   *[named] l'autre joueur abandonne
}
result-x1-6 = un seul changement fait gagner les deux joueurs
result-x13-4 = cinquième [jeton d'activation](activation)
result-g3-6a = { $result ->
    [won] votre adversaire abandonne
    [lost] vous abandonnez
    [draw] tous acceptent de terminer la partie
   *[named] l'autre joueur abandonne
}
result-g3-6b = tous les autres ont abandonné
result-g9-3a = troisième [point de victoire](victory-point)
result-g9-3b = troisième [point de victoire](victory-point) de plusieurs joueurs ensemble
result-g9-5a = [victoire spéciale](special-victory) d'un [Ozeki](ozeki) au début de la ronde
result-g9-5b = { $winners_count ->
    [one] [victoire spéciale](special-victory) d'un [Ozeki](ozeki) pour plusieurs joueurs, départagés par le [jeton Avantage](advantage)
   *[other] [victoire spéciale](special-victory) d'un [Ozeki](ozeki) pour plusieurs joueurs ensemble
}
result-g9-7 = [victoire spéciale](special-victory) d'un [Ozeki](ozeki)
