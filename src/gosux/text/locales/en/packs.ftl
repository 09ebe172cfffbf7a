# What is wrong with a pack. One sentence without a full stop.

mistake-pack-no-file = there is no file { $file }
mistake-pack-not-installed = no installed pack is called { $pack }; known are: { $known }
mistake-pack-missing = { $pack } declares no pack: it needs a variable PACK = Pack(…)
mistake-pack-failed = the pack { $pack } cannot be loaded: { $why }
mistake-pack-name = “{ $name }” is no name for a pack: small letters, digits and hyphens
mistake-pack-version = the pack { $pack } has no usable version: “{ $version }”
mistake-pack-empty = the pack { $pack } brings no card
mistake-pack-game = the pack { $pack } brings a game of its own; it cannot add cards to another one as well
mistake-pack-base = the pack { $pack } is made for { $known_or }, not for { $ruleset }
mistake-pack-replaces = the pack { $pack } replaces “{ $card }”, but { $ruleset } has no such card
mistake-pack-clan = the pack { $pack } adds cards to the clan “{ $clan }”, which { $ruleset } does not have
mistake-pack-clan-twice = the pack { $pack } brings the clan “{ $clan }”, which is there already
mistake-pack-leader = pack { $pack }, clan { $clan }: a card of level III with the clan's name, { $name }, and an ongoing effect is missing, for its tile
mistake-pack-too-large = with the pack { $pack } the game becomes too large: { $count }, fewer than { $most } are possible
mistake-pack-card-id = pack { $pack }, card “{ $card }”: an id has small letters, digits and hyphens only
mistake-pack-card-twice = pack { $pack }, card { $card }: another card has the same id
mistake-pack-card-level = pack { $pack }, card { $card }: { $level } is no level; there are 1, 2 and 3
mistake-pack-card-copies = pack { $pack }, card { $card }: { $count } copies are not possible; from 1 to 9
mistake-pack-effect = pack { $pack }, card { $card }: the effect { $effect } is neither a word of the game nor a PackEffect
mistake-pack-words = pack { $pack }, card { $card }: its text cannot be formed in the language { $language }: { $why }
mistake-pack-messages = pack { $pack }: its messages in the language { $language } cannot be used: { $why }
mistake-pack-gist = pack { $pack }, card { $card }, language { $language }: the short text “{ $gist }” has { $count } characters; at most { $most } fit on the board
mistake-no-pack-named = { $ruleset } is a game with a pack: name its file or its name by --pack
