# GOSU's own words. A message here takes the place of the whole message of that name in locales/: attributes included.

## Words that are not the same in all games

-open = [FREE](open)
-open-card = a [FREE card](open)
-capture = { $letter ->
    [capital] [Trap](capture)
   *[small] [trap](capture)
}
-captured = [trapped](capture)
-your-deck = the [draw pile](draw-pile)
-your-pile = the [discard pile](discard-pile)
-effect = power
-the-effect = the power
-tie-breaker = [Advantage token](advantage)

## Names

rank = { $level ->
    [1] [Bakuto](bakuto)
    [2] [Hero](hero)
   *[3] [Ozeki](ozeki)
}
row = { $level ->
    [1] [Bakuto](bakuto) [row](row)
    [2] [Hero](hero) [row](row)
   *[3] [Ozeki](ozeki) [row](row)
}
slot-whose = { $whose ->
    [yours] your { $slot }
   *[others] { $of } { $slot }
}
card-header = { $clan } · { $rank } ({ $level }) · value { $value } · { $shift ->
    [-1] cannot [mutate](shift)
   *[other] [mutation](shift) { $shift }
}{ $keywords_count ->
    [0] {""}
   *[other] {" "}· { $keywords }
}
card-icons = Tokens

## What happened

event-first-player = { $player_is ->
    [you] You take the [Advantage token](advantage) and play first.
   *[they] { $player } takes the [Advantage token](advantage) and plays first.
}
event-turn = { $additional ->
    [1] { $player_is ->
        [you] You [take another turn](additional-turn).
       *[they] { $player } takes [another turn](additional-turn).
    }
   *[0] { $player_is ->
        [you] It is your turn.
       *[they] It is { $player_of } turn.
    }
}
event-additional-turn = { $player_is ->
    [you] You will [take another turn](additional-turn) after this one.
   *[they] { $player } will [take another turn](additional-turn) after this one.
}
event-no-additional-turn = { $player_is ->
    [you] You get no other turn now.
   *[they] { $player } gets no other turn now.
}
event-shifts = { $cost ->
    [0] { $player_is ->
        [you] You [mutate](shift) { $card } at no cost.
       *[they] { $player } [mutates](shift) { $card } at no cost.
    }
    [one] { $player_is ->
        [you] You [mutate](shift) { $card } at a cost of 1 card.
       *[they] { $player } [mutates](shift) { $card } at a cost of 1 card.
    }
   *[other] { $player_is ->
        [you] You [mutate](shift) { $card } at a cost of { $cost } cards.
       *[they] { $player } [mutates](shift) { $card } at a cost of { $cost } cards.
    }
}
log-shifts = { $player_is ->
    [you] You [mutate](shift) { $card } into { $new } ({ $slot }).
   *[they] { $player } [mutates](shift) { $card } into { $new } ({ $slot }).
}
event-shifted-out = { $player_is ->
    [you] Your { $card_bare } ({ $slot }) goes to the discard pile.
   *[they] { $player_of } { $card_bare } ({ $slot }) goes to the discard pile.
}
event-clan-chosen = { $player_is ->
    [you] You choose the { $clan }.
   *[they] { $player } chooses the { $clan }.
}
event-captured = { $by_is ->
    [you] { $player_is ->
        [you] You [trap](capture) your own { $card_bare } ({ $slot }).
       *[they] You [trap](capture) { $player_of } { $card_bare } ({ $slot }).
    }
    [self] { $player } [traps](capture) their own { $card_bare } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [traps](capture) your { $card_bare } ({ $slot }).
       *[they] { $by } [traps](capture) { $player_of } { $card_bare } ({ $slot }).
    }
   *[none] { $player_is ->
        [you] Your { $card_bare } ({ $slot }) is [trapped](capture).
       *[they] { $player_of } { $card_bare } ({ $slot }) is [trapped](capture).
    }
}
event-released = { $player_is ->
    [you] Your { $card_bare } ({ $slot }) is [turned up](release) again.
   *[they] { $player_of } { $card_bare } ({ $slot }) is [turned up](release) again.
}
event-draw-lost = { $player_is ->
    [you] The draw pile and the discard pile are empty: you draw nothing.
   *[they] The draw pile and the discard pile are empty: { $player } draws nothing.
}
event-took = { $player_is ->
    [you] You take { $card } from the discard pile.
   *[they] { $player } takes { $card } from the discard pile.
}
event-revealed = { $cards_count ->
    [0] { $player_is ->
        [you] The draw pile is empty: you [reveal](reveal) nothing.
       *[they] The draw pile is empty: { $player } [reveals](reveal) nothing.
    }
   *[other] { $player_is ->
        [you] You [reveal](reveal) { $cards }.
       *[they] { $player } [reveals](reveal) { $cards }.
    }
}
event-discarded-revealed = { $player_is ->
    [you] You put { $cards } into the discard pile.
   *[they] { $player } puts { $cards } into the discard pile.
}
event-shuffled-in = { $left ->
    [0] { $player_is ->
        [you] You shuffle the discard pile into a new draw pile.
       *[they] { $player } shuffles the discard pile into a new draw pile.
    }
   *[other] { $player_is ->
        [you] You shuffle { $cards } from the discard pile into the draw pile.
       *[they] { $player } shuffles { $cards } from the discard pile into the draw pile.
    }
}
event-tokens-to-spent = { $player_is ->
    [you] Your [Activation token](activation-token) on { $slot } stays used until the next round.
   *[they] { $player_of } [Activation token](activation-token) on { $slot } stays used until the next round.
}
event-battle = [Great Battle](great-battle): { $standings }. { $tie ->
    [1] { $winner_is ->
        [you] You hold the [Advantage token](advantage) and win the tie.
        [they] { $winner } holds the [Advantage token](advantage) and wins the tie.
       *[none] { $winners_is ->
            [you] { $winners_with } win it together.
           *[they] { $winners } win it together.
        }
    }
   *[0] { $winner_is ->
        [you] You win it.
       *[they] { $winner } wins it.
    }
}
event-supremacy = { $gained ->
    [one] { $player_is ->
        [you] You gain 1 [victory point](victory-point) and have { $count } now.
       *[they] { $player } gains 1 [victory point](victory-point) and has { $count } now.
    }
   *[other] { $player_is ->
        [you] You gain { $gained } [victory points](victory-point) and have { $count } now.
       *[they] { $player } gains { $gained } [victory points](victory-point) and has { $count } now.
    }
}

## A Great Battle in full

battle-row = { $number ->
    [1] [Bakutos](bakuto)
    [2] [Heroes](hero)
   *[3] [Ozekis](ozeki)
}
battle-captured = [Trapped](capture), worth 0: { $cards }
battle-verdict = { $tie ->
    [1] { $winner_is ->
        [you] Tie. You hold the [Advantage token](advantage), so you win.
        [they] Tie. { $winner } holds the [Advantage token](advantage), so { $winner } wins.
       *[none] { $winners_is ->
            [you] Tie. { $winners_with } win together.
           *[they] Tie. { $winners } win together.
        }
    }
   *[0] { $winner_is ->
        [you] You win by { $margin }.
       *[they] { $winner } wins by { $margin }.
    }
}
next-new-round-note = [Trapped](capture) cards turn face up, tokens come back, the armies stay.

## How a game ended

result = { $result ->
    [won] You win: { $why }.
    [lost] You lose, { $winners } wins: { $why }.
    [draw] The game is a draw: { $why }.
    [won-shared] You share the win with { $winners_others }: { $why }.
    [lost-shared] You lose, { $winners } share the win: { $why }.
    [named-shared] { $winners } share the win: { $why }.
   *[named] { $winners } wins: { $why }.
}

## What is asked

prompt-replace = Choose the goblin that { $card } [mutates](shift) into.
    .other = { $player } chooses the goblin that { $card } [mutates](shift) into.
    .topic = the new goblin
prompt-take = { $count ->
    [one] Choose a card of the discard pile to take into your hand.
   *[other] Choose a card of the discard pile to take into your hand ({ $count } left).
}
    .other = { $player } chooses a card of the discard pile.
    .topic = which card to take
prompt-swap = [Swap](swap) two cards of one [row](row) of an army: choose the first.
    .other = { $player } chooses the first of two cards to [swap](swap).
    .topic = which card to swap

## Why something is not possible

reason-not-your-decision = Another player has to decide first.
reason-choose-an-action = Choose an action of your turn: play, [mutate](shift), use [Activation tokens](activation-token) or pass.
reason-no-base-of-clan = { $row_level ->
    [1] To play { $card } you need a face-up [Bakuto](bakuto) of the { $clans_or }.
   *[2] To play { $card } you need a face-up [Hero](hero) of the { $clans_or }.
}
reason-no-common-base = To play { $card } you need a face-up [Bakuto](bakuto) and a face-up [Hero](hero) of one and the same clan: { $clans_or }.
reason-no-recall = Goblins are played from the hand, not from the discard pile.
reason-captured-not-shifted = { $card } is [trapped](capture) and cannot [mutate](shift).
reason-no-shift-cost = { $card } has no [mutation cost](shift): it cannot mutate.
reason-no-replacement = You have no goblin that { $card } could [mutate](shift) into.
reason-cannot-pay-shift = { $cost ->
    [one] To [mutate](shift) { $card } costs 1 card, which you cannot spare.
   *[other] To [mutate](shift) { $card } costs { $cost } cards, more than you can spare.
}
reason-last-replacement = { $card } is the last goblin that could come in: keep it.
reason-identical-card = { $card } cannot [mutate](shift) into an identical card.
reason-not-a-secret-shift = Only in a [Zombie mutation](keyword:zombie) may the new goblin come from the discard pile.
reason-no-icon = { $card } has no [activate power](activate).
reason-no-free-icon = An [Activation token](activation-token) already lies on { $card }.
reason-not-opposing-card = That card is not an opponent's.
reason-wrong-clan = { $clan ->
    [none] { $card } is not of that clan.
   *[other] { $card } is not of the { $clan }.
}
reason-not-in-pile = { $card } is not in the discard pile.

## Actions

action-shift = [Mutate](shift) { $card } ({ $slot }), cost { $cost }
action-take-back = [Take back](take-back) a token from { $card } ({ $slot_whose })
    .spent = [Take back](take-back) a spent token
    .done = [Take back](take-back) no more
action-trigger = Resolve { $card } ({ $slot_whose })
action-player = { $player_is ->
    [you] You
   *[they] { $player }
}

## What cards say

clause-gain-turn = [take another turn](additional-turn) after this one
    .gist = another turn

## The terminal

terminal-turn = { $whose ->
    [yours] { $additional ->
        [1] your turn again
       *[0] your turn
    }
   *[theirs] { $additional ->
        [1] { $of } turn again
       *[0] { $of } turn
    }
}
terminal-extra-turn = [another turn](additional-turn) follows
terminal-supremacy = [victory points](victory-point) { $count }
terminal-tokens = tokens { $hand } ({ $spent } spent)
terminal-piles = hand { $hand }, draw pile { $deck }, discard pile { $discard }
terminal-known = Known in other hands: { $cards }
terminal-deck-yours = Known on top of the draw pile: { $cards }
terminal-deck-theirs = Known on top of the draw pile: { $cards }
terminal-hint = Type the number of a choice and press Enter. ? explains how to play here, ? 3 the third choice, ? kalim a card.
terminal-final = { $player }: [victory points](victory-point) { $supremacy }, army { $value }
terminal-people = { $path } is a game between people: add --hot-seat, or name another file with --save
terminal-help =
    How to play here
    Type the number of a choice and press Enter. Its words work too (play kalim, pass), and so does the engine's text ([mutate](shift) II2).

    ? and what it explains
    ? 3 a choice · ? kalim a card · ? alpha a clan · ? [trap](capture) a keyword or term · ? words all of them
    ? II2 your slot · ? 1:II2 a slot of player 2 (0: of player 1)
    ? hand · ? piles · ? score · ? log · ? signs on the cards
    ? G4.2 a rule · ? G4 a chapter · ? rules all chapters
    ? why what is not possible now, and why · ? play adelam why that is not
    ? hint a nudge · ? moves the best moves, with reasons · ? review of a finished game

    Keys
    Up and Down scroll the choices, Page Up and Page Down the table or this help, Ctrl+Up and Ctrl+Down what happened.
    F1 help · F2 hand · F3 piles · F4 log · Escape or Enter back to the table

    Leaving
    q saves and leaves; every action is saved at once anyway. concede gives the game up.
terminal-signs =
    Signs on the cards
    The number is the card's value in a battle now.
    ^ the card is [FREE](open)
    ● an [Activation token](activation-token) lies on it
    ○ it has an [activate power](activate) and no token yet
    {"["}name] [trapped](capture): face down, without value or power
    · an empty slot
    3▸ choice number 3 means this card
    ► before an army: it is this player's turn
terminal-shift = [Mutation cost](shift) { $cost }.
terminal-no-shift = It cannot [mutate](shift).
terminal-card = { $name }: { $rank } of the { $clan }, value { $value }{ $icons ->
    [0] .
   *[other] , with an [activate power](activate).
}
terminal-discard-pile = Discard pile ({ $count })
terminal-chapters = Chapters of the rules: ? G5 shows one

## Mistakes

mistake-no-rule = no rule has the number "{ $rule }"; chapters go from { $first } to { $last }, and a rule is named like G4.2 or G4.2b
mistake-not-a-card = { $place }: "{ $text }" is no card; write kalim, (kalim) if [trapped](capture), kalim [t] with a token
mistake-not-a-slot = { $place }: "{ $text }" is no slot; write 1:I3 for the third [Bakuto](bakuto) of player 1
mistake-needs-players = { $place }: a position needs a table [[player]] for each player; without, it is the start of a game

# Signs of the clans in the terminal

terminal-clan-mark = { $clan ->
    [ancient] An
    [alpha] Al
    [fire] Fi
    [meka] Me
   *[dark] Da
}

## On a card

page-shift = [Mutation cost](shift) { $cost }
page-no-shift = cannot [mutate](shift)
page-label-shift = [mutation cost](shift) { $cost }

## What a player is about to do

plan-shift = { $new ->
    [none] [Mutate](shift) { $card }
   *[other] [Mutate](shift) { $card } → { $new }
}{ plan-cost }

puzzle-title = { $theme ->
    [victory] Win in another way than by battles
    [pass] To pass or to go on?
    [shift] Find the right mutation
    [capture] Find the card to trap
   *[battle] Everything hangs on this battle
}
