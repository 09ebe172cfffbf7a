# Ratings of accounts and the ladder

rating-here = Rating { $points }
rating-provisional = Rating { $points }, provisional
rating-mark = “?” means provisional: few rated games so far, or none for a long time. The rating is uncertain, changes a lot, and is not on the ladder.
rated-title = Rating
rated-yes = Rated
rated-no = Not rated
rated-lead = A rated game changes the ratings of all accounts at the table. There are no hints and nothing is taken back; whoever gives up or leaves loses.
rated-agree = All players have to agree: if you change this, everybody has to be ready again.
rated-because = { $why ->
    [chosen] This game will not be rated: its shuffles or its position were chosen.
    [options] This game will not be rated: its options are not the usual ones.
    [guest] This game will not be rated: somebody at the table plays as a guest. Ratings belong to accounts.
    [same-account] This game will not be rated: one account has two seats.
   *[bot] This game will not be rated: the strength of a bot at the table was not measured for this game.
}
rated-guest = This game is rated, for accounts only: if you sit down as a guest, it will not be.
rated-table = This game is rated: no hints, and nothing is taken back.
rated-end = Ratings
rated-change = { $name }: { $before } → { $after }
rated-change-spoken = { $name }: from { $before } to { $after }
rated-change-provisional = { $name }: from { $before } to { $after }, provisional
rated-void = This rated game changes no ratings: nobody had acted yet, or all agreed to end it.
rated-wait = The new ratings come when everybody has been told the end.
ratings-own = Ratings
ratings-own-none = You have not finished a rated game yet. Choose “Rated” when you invite somebody.
ratings-pool = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ratings-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
ratings-place = place { $place }
ladder-title = Ladder
ladder-open = To the ladder
ladder-lead = Accounts with enough rated games. Bots stand where measured games put them, and do not move.
ladder-game = Game
ladder-players = Players
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-wins = Won
ladder-bot = bot, measured
ladder-none = Nobody is on this ladder yet.
ladder-how = To stand here, play rated games: invite somebody and choose “Rated”. In the waiting room a bot can take the free seat. It takes ten to twenty games.
ladder-how-account = To stand here, make an account, invite somebody and choose “Rated”. In the waiting room a bot can take the free seat. It takes ten to twenty games.
ladder-invite = Invite and play
ladder-account = Make an account
ladder-you = you
ladder-own-place = To my place ({ $place })
ladder-own-provisional = Your rating here:
ladder-before = Higher places
ladder-after = Lower places
ladder-pages = Places { $first } to { $last } of { $total }
