"""The words by which texts speak of keywords and terms, besides their names: what a reader may want explained.

A form in small letters may also begin a sentence; one with capitals is found only as it is written. A word that often
means something else is no form: "active" is mostly an active tile, and "fin de la partie" removes nothing.
"""


def _forms(text: str) -> list[str]:
    return [form.strip() for form in text.split(",")]


FORMS: dict[str, dict[str, list[str]]] = {
    "en": {
        "term:open": _forms("OPEN cards, OPEN, FREE cards, FREE"),
        "term:capture": _forms(
            "capture, captures, captured, capturing, trap, traps, trapped, trapping, captured cards, trapped cards"
        ),
        "term:release": _forms("release, releases, released, releasing, turn up, turns up, turned up"),
        "term:destroy": _forms("destroy, destroys, destroyed, destroying"),
        "term:sacrifice": _forms("sacrifice, sacrifices, sacrificed, sacrificing"),
        "term:shift": _forms(
            "shift, shifts, shifted, shifting, shift cost, mutation, mutations, mutate, mutates, mutated, mutation cost"
        ),
        "term:mirror": _forms("mirror card, mirror cards, mirror"),
        "term:adjacent": _forms("adjacent"),
        "term:additional-turn": _forms("additional turn, additional turns, another turn"),
        "term:unlock": _forms("unlock, unlocks, unlocked"),
        "term:activation": _forms(
            "activate, activates, activated, activating, activation, activations, Activation token, Activation tokens"
        ),
        "term:activation-token": _forms("Activation token, Activation tokens"),
        "term:x": _forms("X"),
        "term:reveal": _forms("reveal, reveals, revealed, revealing"),
        "term:remove": _forms("from the game"),
        "term:copy": _forms("copy, copies, copied, copying"),
        "term:swap": _forms("swap, swaps, swapped, swapping"),
        "term:highest-open": _forms("highest OPEN card"),
        "term:discard-pile": _forms("discard pile, discard piles"),
        "term:draw-pile": _forms("draw pile"),
        "term:supremacy": _forms("Supremacy token, Supremacy tokens"),
        "term:wonder-token": _forms("Wonder token"),
        "term:bounty-token": _forms("Bounty token"),
        "term:advantage": _forms("Advantage token"),
        "term:victory-point": _forms("victory point, victory points"),
        "term:timer": _forms("Timer token"),
        "term:song": _forms("Song for the Dead"),
        "term:great-battle": _forms("Great Battle, Great Battles"),
        "term:ongoing": _forms("ongoing effect, ongoing effects, ongoing power, ongoing powers"),
        "term:tile": _forms("Immortal tile, Immortal tiles, tile, tiles"),
        "term:row": _forms("row, rows"),
        "term:column": _forms("column, columns"),
        "term:take-back": _forms("take back, takes back, taken back"),
        "term:troop": _forms("Troop, Troops"),
        "term:hero": _forms("Hero, Heroes"),
        "term:immortal": _forms("Immortal, Immortals"),
        "term:bakuto": _forms("Bakuto, Bakutos"),
        "term:ozeki": _forms("Ozeki, Ozekis"),
        "term:action": _forms("ACTION, ACTION power"),
        "keyword:veteran": _forms("Veterans"),
        "keyword:recruiter": _forms("Recruiters"),
        "keyword:zombie": _forms("zombie mutation, zombie mutations"),
    },
    "fr": {
        "term:open": _forms("cartes LIBRES, carte LIBRE, LIBRES, LIBRE, carte Libre, cartes Libres, Libre, Libres"),
        "term:capture": _forms(
            "capture, captures, capturer, capturez, capturé, capturée, capturés, capturées, emprisonner, emprisonnez, "
            "emprisonne, emprisonné, emprisonnée, emprisonnés, emprisonnées"
        ),
        "term:release": _forms("libérer, libérez, libère, libéré, libérée, libérés, libérées, remettez face visible"),
        "term:destroy": _forms(
            "détruire, détruisez, détruit, détruite, détruits, détruites, destruction, destructions"
        ),
        "term:sacrifice": _forms("sacrifier, sacrifiez, sacrifie, sacrifié, sacrifiée, sacrifiés, sacrifiées"),
        "term:shift": _forms(
            "relève, relèves, relever, relevez, relevé, relevée, relevées, coût de relève, mutation, mutations, "
            "coût de mutation, mutez, muter, mutée"
        ),
        "term:mirror": _forms("carte miroir, cartes miroirs, miroir"),
        "term:adjacent": _forms("adjacente, adjacentes, adjacent, adjacents"),
        "term:additional-turn": _forms("tour additionnel, tours additionnels, autre tour"),
        "term:unlock": _forms("débloquer, débloquez, débloque, débloqué, débloqués"),
        "term:activation": _forms(
            "activer, activez, activé, activée, activation, activations, jeton d'activation, jetons d'activation"
        ),
        "term:activation-token": _forms("jeton d'activation, jetons d'activation"),
        "term:x": _forms("X"),
        "term:reveal": _forms("révéler, révélez, révèle, révélé, révélée, révélées"),
        "term:remove": _forms(
            "retirer de la partie, retirez de la partie, retire de la partie, retirée de la partie, "
            "retirées de la partie, hors de la partie, retirer, retirez, retire, retirée, retirées"
        ),
        "term:copy": _forms("copier, copiez, copie, copié, copiée, copiées"),
        "term:swap": _forms("échanger, échangez, échange, échangées"),
        "term:highest-open": _forms("carte LIBRE la plus haute"),
        "term:discard-pile": _forms(
            "votre défausse, la défausse, sa défausse, quelle défausse, défausse adverse, défausses, une défausse"
        ),
        "term:draw-pile": _forms("pioche commune, la pioche"),
        "term:supremacy": _forms("jeton Suprématie, jetons Suprématie"),
        "term:wonder-token": _forms("jeton Merveille"),
        "term:bounty-token": _forms("jeton Prime"),
        "term:advantage": _forms("jeton Avantage"),
        "term:victory-point": _forms("point de victoire, points de victoire"),
        "term:timer": _forms("Compte-Tours"),
        "term:song": _forms("Chant des Morts"),
        "term:great-battle": _forms("Grande Bataille, Grandes Batailles"),
        "term:ongoing": _forms("effet permanent, effets permanents, pouvoir permanent, pouvoirs permanents"),
        "term:tile": _forms("tuile Immortel, tuiles Immortel, tuile, tuiles"),
        "term:row": _forms("ligne, lignes"),
        "term:column": _forms("colonne, colonnes"),
        "term:take-back": _forms("reprendre, reprenez, reprend"),
        "term:troop": _forms("Troupe, Troupes"),
        "term:hero": _forms("Héros"),
        "term:immortal": _forms("Immortel, Immortels"),
        "term:bakuto": _forms("Bakuto, Bakutos"),
        "term:ozeki": _forms("Ozeki, Ozekis"),
        "term:action": _forms("ACTION, pouvoir ACTION"),
        "keyword:ethereal": _forms("Éthérée, Éthérées"),
        "keyword:veteran": _forms("Vétérans"),
        "keyword:recruiter": _forms("Recruteurs"),
        "keyword:zombie": _forms("mutation zombie, mutations zombies"),
    },
}

# Names of cards that are also everyday words: in running text they are not taken for the card.
EVERYDAY: dict[str, set[str]] = {"en": {"Fact"}, "fr": {"Elle", "Fact"}}
# Names of terms that say what kind of entry it is: texts do not use them, or mean something else (Timer is a card).
TITLES = {
    "term:name", "term:fewest", "term:bonus", "term:take-back", "term:remove", "term:release", "term:row", "term:timer"
}  # fmt: skip
