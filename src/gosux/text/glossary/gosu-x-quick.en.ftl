# What the quick rules add to the keywords and terms of Gosu X. `.name` is shown to players, `.rule` cites the rules.

## Keywords

keyword-vision = When this card enters play, you see the first card of your deck; discard it or leave it there. Then comes the card's effect.
    .name = Vision
    .rule = X13.9

## Terms

term-action = A power that you use, as your action, by spending an [Activation token](activation). The token goes to your spent area.
    .name = ACTION
    .rule = X13.10
term-supply = The 5 [Activation tokens](activation) that nobody owns yet. An [unlocked](unlock) token comes from here to your hand; owning a fifth wins.
    .name = Common supply
    .rule = X13.4
