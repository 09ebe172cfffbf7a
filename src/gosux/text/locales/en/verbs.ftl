# The verbs of card texts. $form is order ("draw"), infinitive ("to draw") or subject ("each player draws").

actor = { $form ->
    [subject] { $subject }{" "}
   *[order] {""}
}
verb-choose = { $form ->
    [subject] chooses
   *[order] choose
}
verb-draw = { $form ->
    [subject] draws
   *[order] draw
}
verb-discard = { $form ->
    [subject] discards
   *[order] discard
}
verb-put = { $form ->
    [subject] puts
   *[order] put
}
verb-reveal = { $form ->
    [subject] [reveals](reveal)
   *[order] [reveal](reveal)
}
verb-keep = { $form ->
    [subject] keeps
   *[order] keep
}
verb-take = { $form ->
    [subject] takes
   *[order] take
}
verb-search = { $form ->
    [subject] searches
   *[order] search
}
verb-shuffle = { $form ->
    [subject] shuffles
   *[order] shuffle
}
verb-remove = { $form ->
    [subject] removes
   *[order] remove
}
verb-capture = { $form ->
    [subject] [captures](capture)
   *[order] [capture](capture)
}
verb-destroy = { $form ->
    [subject] [destroys](destroy)
   *[order] [destroy](destroy)
}
verb-release = { $form ->
    [subject] [releases](release)
   *[order] [release](release)
}
verb-copy = { $form ->
    [subject] [copies](copy)
   *[order] [copy](copy)
}
verb-sacrifice = { $form ->
    [subject] [sacrifices](sacrifice)
   *[order] [sacrifice](sacrifice)
}
verb-swap = { $form ->
    [subject] [swaps](swap)
   *[order] [swap](swap)
}
verb-return = { $form ->
    [subject] returns
   *[order] return
}
verb-place = { $form ->
    [subject] places
   *[order] place
}
verb-move = { $form ->
    [subject] moves
   *[order] move
}
verb-gain = { $form ->
    [subject] gains
   *[order] gain
}
verb-unlock = { $form ->
    [subject] [unlocks](unlock)
   *[order] [unlock](unlock)
}
verb-flip = { $form ->
    [subject] flips
   *[order] flip
}
verb-win = { $form ->
    [subject] wins
   *[order] win
}
verb-pass = { $form ->
    [subject] passes
   *[order] pass
}
verb-look = { $form ->
    [subject] looks
   *[order] look
}
verb-name = { $form ->
    [subject] names
   *[order] name
}
verb-take-back = { $form ->
    [subject] [takes back](take-back)
   *[order] [take back](take-back)
}
