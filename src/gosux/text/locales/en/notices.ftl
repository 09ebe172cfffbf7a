# Being told that it is one's turn: notifications while a page is open, a private feed

notice-title = Tell me when it is my turn
notice-lead = Only while a page of this server is open, and only when you look at something else.
notice-on = On
notice-off = Off
notice-refused = Your browser does not allow notifications from this page. You can change that in its settings.
notice-missing = Your browser shows no notifications for this address. They need localhost or TLS (https).
notice-your-turn = It is your turn
notice-your-turn-with = Against { $players }
push-waits = A game waits for you
push-title = Also when no page is open
push-lead = This server tells your browser's push service that it is your turn in some game, and nothing else.
push-refused = Your browser does not allow it, or cannot reach its push service.
feed-title = Games that wait for you
feed-turn = { $round ->
    [0] { $game }: it is your turn
   *[other] { $game }: it is your turn, round { $round }
}
feed-with = With { $players }
feed-lead = For your feed reader: a secret address that lists the games that wait for you. Whoever has it sees these games and who plays, and cannot open them.
feed-make = Make my feed
feed-new = New address; the old one is about no games any more
feed-address = Address of the feed
