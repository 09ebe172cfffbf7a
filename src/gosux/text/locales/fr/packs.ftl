# What is wrong with a pack. One sentence without a full stop.

mistake-pack-no-file = le fichier { $file } n'existe pas
mistake-pack-not-installed = aucune extension installée ne s'appelle { $pack } ; connues : { $known }
mistake-pack-missing = { $pack } ne déclare aucune extension : il faut une variable PACK = Pack(…)
mistake-pack-failed = l'extension { $pack } ne peut pas être chargée : { $why }
mistake-pack-name = « { $name } » n'est pas un nom d'extension : minuscules, chiffres et traits d'union
mistake-pack-version = l'extension { $pack } n'a pas de version utilisable : « { $version } »
mistake-pack-empty = l'extension { $pack } n'apporte aucune carte
mistake-pack-game = l'extension { $pack } apporte son propre jeu ; elle ne peut pas en plus ajouter des cartes à un autre
mistake-pack-base = l'extension { $pack } est faite pour { $known_or }, pas pour { $ruleset }
mistake-pack-replaces = l'extension { $pack } remplace « { $card } », mais { $ruleset } n'a pas cette carte
mistake-pack-clan = l'extension { $pack } ajoute des cartes au clan « { $clan } », que { $ruleset } n'a pas
mistake-pack-clan-twice = l'extension { $pack } apporte le clan « { $clan } », qui existe déjà
mistake-pack-leader = extension { $pack }, clan { $clan } : il manque, pour sa tuile, une carte de niveau III au nom du clan, { $name }, avec un effet permanent
mistake-pack-too-large = avec l'extension { $pack }, le jeu devient trop grand : { $count } ; il en faut moins de { $most }
mistake-pack-card-id = extension { $pack }, carte « { $card } » : un identifiant n'a que des minuscules, des chiffres et des traits d'union
mistake-pack-card-twice = extension { $pack }, carte { $card } : une autre carte a le même identifiant
mistake-pack-card-level = extension { $pack }, carte { $card } : { $level } n'est pas un niveau ; il y a 1, 2 et 3
mistake-pack-card-copies = extension { $pack }, carte { $card } : un nombre d'exemplaires de { $count }, c'est impossible ; de 1 à 9
mistake-pack-effect = extension { $pack }, carte { $card } : l'effet { $effect } n'est ni un mot du jeu ni un PackEffect
mistake-pack-words = extension { $pack }, carte { $card } : son texte ne peut pas être formé dans la langue { $language } : { $why }
mistake-pack-messages = extension { $pack } : ses messages dans la langue { $language } sont inutilisables : { $why }
mistake-pack-gist = extension { $pack }, carte { $card }, langue { $language } : le texte court « { $gist } » a { $count } caractères ; la table n'en montre que { $most }
mistake-no-pack-named = { $ruleset } est un jeu avec une extension : indiquez son fichier ou son nom par --pack
