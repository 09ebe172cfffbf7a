// Written by scripts/make_types.py from src/gosux/sessions/messages: change those instead.

/**
 * Everything that server and page say to each other.
 */
export type Message =
  | FromClient
  | NewGame
  | Tokens
  | Import
  | ReplayWanted
  | ShuffleWanted
  | MomentsWanted
  | StoryWanted
  | ReviewWanted
  | PositionWanted
  | ReportWanted
  | NewRoom
  | RoomToken
  | LinkWanted
  | SeatChange
  | WatchChange
  | ReadyWanted
  | GreetingSaid
  | LinkOpened
  | SitDown
  | BlockWanted
  | ConductReport
  | FeedWanted
  | PushWanted
  | PushEnded
  | QrWanted
  | PasskeyWanted
  | Registration
  | SignIn
  | Recovery
  | AccountWanted
  | AccountRenamed
  | PasskeyAdded
  | PasskeyChange
  | SessionEnded
  | AccountSeats
  | AccountForgets
  | RatedChange
  | GameRatingsWanted
  | OwnRatingsWanted
  | FromServer
  | Offer
  | Catalogue
  | DeckNames
  | Guide
  | PuzzleList
  | Alive
  | Ready
  | NoticeNow
  | Created
  | OpenGames
  | Moments
  | Story
  | ReviewNow
  | GameReport
  | RoomNow
  | Seated
  | LinkMade
  | Invitation
  | OpenRooms
  | RematchNow
  | ShuffleNow
  | BlockMade
  | QrCode
  | PasskeyOptions
  | SignedInNow
  | AccountNow
  | NewCodes
  | KeptSeats
  | GameRatings
  | OwnRatings
  | Ladder
  | HttpProblem;
export type FromClient =
  | Join
  | TrySteps
  | Confirm
  | WhyNot
  | Concede
  | ClaimWin
  | TakeBack
  | HintWanted
  | LessonAct
  | PuzzleAct
  | Hurry
  | Watch
  | Leave
  | LetBot
  | AskPause
  | AskEnd
  | AnswerAsk
  | EndPause
  | Say
  | OwnWords
  | ViewWanted;
export type Pointer =
  | AtHand
  | AtSlot
  | AtPile
  | AtOffer
  | AtClan
  | AtTile
  | AtLevel
  | AtNumber
  | AtSeat
  | AtDeed
  | AtWord
  | AtDeck
  | AtTokens;
export type FromServer =
  | Joined
  | StateNow
  | DraftNow
  | Why
  | HintNow
  | Problem
  | Elsewhere
  | Watching
  | OldHands
  | Watchers
  | TogetherNow
  | MayAnswer
  | TalkNow
  | ViewNow;
export type Zone =
  | "hand"
  | "deck"
  | "discard"
  | "removed"
  | "army"
  | "revealed"
  | "aside"
  | "board"
  | "tokens"
  | "spent"
  | "lost"
  | "locked"
  | "points";
export type Piece = string | string[];
export type Code =
  | "malformed"
  | "oversized"
  | "not-joined"
  | "unknown-token"
  | "unknown-link"
  | "own-game"
  | "crowded"
  | "too-many"
  | "banned"
  | "too-fast"
  | "elsewhere"
  | "stale"
  | "repeated"
  | "illegal"
  | "over"
  | "unavailable"
  | "damaged";

/**
 * Take a seat. ``last`` is the number of the last event seen: later ones follow; 0 for all.
 *
 * ``tab`` is any text that identifies the page, which may then reconnect without asking. Another page has to
 * ``take_over``.
 */
export interface Join {
  type: "join";
  request: number;
  token: string;
  tab: string;
  last: number;
  take_over: boolean;
}
/**
 * Try steps: the draft consists of exactly these. One more tries a step, one fewer takes it back, none drops the
 * draft.
 *
 * ``incoming`` is the card that a shift under way brings in: it is kept when the shift is paid for, and chosen when
 * that is asked.
 */
export interface TrySteps {
  type: "try";
  request: number;
  number: number;
  /**
   * @maxItems 100
   */
  steps: number[];
  incoming?: (AtHand | AtPile) | null;
}
/**
 * A card in a hand, by its design: copies are equivalent.
 */
export interface AtHand {
  at: "hand";
  seat: number;
  card: string;
}
/**
 * A card in a discard pile; the common pile has no seat.
 */
export interface AtPile {
  at: "pile";
  seat: number | null;
  card: string;
}
/**
 * Take these steps, which start at the state of this number.
 */
export interface Confirm {
  type: "confirm";
  request: number;
  number: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  steps: number[];
}
/**
 * Ask why nothing can be done with this now, in the draft if there is one.
 */
export interface WhyNot {
  type: "why";
  request: number;
  number: number;
  at: Pointer;
}
/**
 * A slot of an army: 0 to 4 are I1 to I5, 5 to 9 II1 to II5, 10 to 14 III1 to III5.
 */
export interface AtSlot {
  at: "slot";
  seat: number;
  slot: number;
}
/**
 * A card on offer: revealed, found in a deck, or to be named.
 */
export interface AtOffer {
  at: "offer";
  card: string;
}
export interface AtClan {
  at: "clan";
  clan: string;
}
/**
 * The Immortal tile of a clan.
 */
export interface AtTile {
  at: "tile";
  clan: string;
}
/**
 * A level, or its row: 1, 2 or 3.
 */
export interface AtLevel {
  at: "level";
  level: number;
}
export interface AtNumber {
  at: "number";
  number: number;
}
/**
 * A player.
 */
export interface AtSeat {
  at: "seat";
  seat: number;
}
/**
 * What to do with a card that was chosen.
 */
export interface AtDeed {
  at: "deed";
  deed: "capture" | "destroy" | "release";
}
/**
 * A button. ``spent`` is the spent area, from which a token is taken back.
 */
export interface AtWord {
  at: "word";
  word: "yes" | "no" | "done" | "pass" | "draw 1" | "draw 3" | "draw 5" | "spent";
}
/**
 * A deck; the common one has any seat. No action points at it, but a click on it may ask why not.
 */
export interface AtDeck {
  at: "deck";
  seat: number;
}
/**
 * The Activation tokens in a player's hand. No action points at them, but a click on them may ask why not.
 */
export interface AtTokens {
  at: "tokens";
  seat: number;
}
/**
 * Concede, at any time.
 */
export interface Concede {
  type: "concede";
  request: number;
}
/**
 * Win because another player has no time left, or has been away for long enough: they concede. ``seat`` is theirs;
 * None for whoever is asked. The answer is a ``state``.
 */
export interface ClaimWin {
  type: "claim";
  request: number;
  seat?: number | null;
}
/**
 * Take the last action back, at the state with this number. Against bots alone the answer is a ``state``; other
 * people are asked to agree, and the answer is a ``together``.
 */
export interface TakeBack {
  type: "take_back";
  request: number;
  number: number;
}
/**
 * Ask for a hint at the state with this number. Only for a person who plays against bots alone, not in a lesson or
 * a puzzle.
 *
 * The answer comes when it is found; if the game goes on before, it is a ``stale`` error.
 */
export interface HintWanted {
  type: "hint";
  request: number;
  number: number;
}
/**
 * Go on in a lesson, back to the step before, or over what the step asks for; or click ``at``, where the step asks
 * to find something. The answer is a ``state``, or a ``why`` if it was the wrong thing.
 */
export interface LessonAct {
  type: "lesson";
  request: number;
  act: "next" | "back" | "skip" | "find";
  at?: Pointer | null;
}
/**
 * In a puzzle: start again, show the solution, or leave it and play on. The answer is a ``state``.
 */
export interface PuzzleAct {
  type: "puzzle";
  request: number;
  act: "again" | "show" | "leave";
}
/**
 * Ask the thinking bot to answer now.
 */
export interface Hurry {
  type: "hurry";
  request: number;
}
/**
 * Watch a game by the ``code`` of its link. ``tokens`` are those that the page has for this game: whoever plays it
 * cannot watch it. ``last`` is the number of the last event seen: later ones follow; 0 for all.
 */
export interface Watch {
  type: "watch";
  request: number;
  game: string;
  code: string;
  /**
   * @maxItems 20
   */
  tokens: string[];
  last: number;
}
/**
 * The page is about to be closed on purpose; there is no answer.
 */
export interface Leave {
  type: "leave";
  request: number;
}
/**
 * Let a bot play on at the ``seat`` of a player who is away or out of time. The answer is a ``together``, as for
 * all that follow here.
 */
export interface LetBot {
  type: "let_bot";
  request: number;
  seat: number;
}
/**
 * Ask all others to let the clocks stand still.
 */
export interface AskPause {
  type: "ask_pause";
  request: number;
}
/**
 * Ask all others to end the game; then nobody wins.
 */
export interface AskEnd {
  type: "ask_end";
  request: number;
}
/**
 * Say yes or no to what another player asks for. Whoever asked withdraws it by no.
 */
export interface AnswerAsk {
  type: "answer";
  request: number;
  yes: boolean;
}
/**
 * Go on after a pause.
 */
export interface EndPause {
  type: "end_pause";
  request: number;
}
/**
 * Say a ready phrase, or something in one's own ``words`` while all players have that switched on.
 */
export interface Say {
  type: "say";
  request: number;
  phrase?: string | null;
  words?: string | null;
}
/**
 * Whether this player wants everybody's own words besides phrases. They are possible while all want them.
 */
export interface OwnWords {
  type: "own_words";
  request: number;
  on: boolean;
}
/**
 * Ask for everything that the player may know, as the engine writes it: for clients that have the engine.
 */
export interface ViewWanted {
  type: "view";
  request: number;
}
/**
 * ``seats`` by number; by default one person at seat 0 against bots of the default level.
 *
 * A ``lesson`` or a ``puzzle`` has its own position and rival: of ``seats`` only the person's name counts.
 */
export interface NewGame {
  ruleset?: string;
  players?: number | null;
  seats?: SeatWanted[] | null;
  options?: {
    [k: string]: string;
  };
  seed?: string | null;
  position?: string | null;
  lesson?: string | null;
  puzzle?: string | null;
}
/**
 * Who should take a seat; a bot has a level, a person may have a name.
 */
export interface SeatWanted {
  kind: "person" | "bot";
  level?: string | null;
  name?: string | null;
}
export interface Tokens {
  /**
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * The text of a replay, save or position file; ``level`` is for the bots if the file does not say who plays.
 */
export interface Import {
  text: string;
  level?: string | null;
}
/**
 * ``hide`` makes a replay that has no seed and shows the game only as far as the reader saw it ("others"), or as
 * somebody without a seat did ("all").
 */
export interface ReplayWanted {
  token: string;
  hide?: ("others" | "all") | null;
}
export interface ShuffleWanted {
  token: string;
}
/**
 * Moments of a finished game, ``first`` counted from 0, as ``view`` sees them: a seat, or None for everything.
 */
export interface MomentsWanted {
  token: string;
  view: number | null;
  first?: number;
  count?: number;
}
/**
 * How a finished game went, told to ``view``: a seat, or None for everybody.
 */
export interface StoryWanted {
  token: string;
  view: number | null;
}
/**
 * A finished game as ``player`` is told about it: a seat. Ask again until it is ``done``.
 */
export interface ReviewWanted {
  token: string;
  player: number;
}
/**
 * A moment of a finished game as a position file; ``moment`` as in ``Moment.number``.
 *
 * None for a running game at the start of the player's turn: cards that they do not know are dealt at random.
 */
export interface PositionWanted {
  token: string;
  moment?: number | null;
}
/**
 * What the holder of a token may hand on about a problem.
 */
export interface ReportWanted {
  token: string;
}
/**
 * A game to invite others to. ``mine`` is the seat of whoever asks; ``listed`` shows it to everybody in the lobby.
 *
 * ``guest`` is a secret of the reader's browser, by which those who blocked them know them again.
 *
 * With a ``seed`` or the text of a position or save ``file`` somebody may know hidden cards: everybody sees that it
 * was chosen. ``stand_in`` is the level of bots that play on for whoever is away. The account of a ``session`` keeps
 * the seat. ``rated`` if the game is to change ratings.
 */
export interface NewRoom {
  name: string;
  ruleset?: string;
  options?: {
    [k: string]: string;
  };
  /**
   * @minItems 1
   * @maxItems 10
   */
  seats: RoomSeatWanted[];
  mine?: number;
  listed?: boolean;
  clock?: ClockTerms | null;
  watch?: WatchTerms | null;
  stand_in?: string | null;
  rated?: boolean;
  seed?: string | null;
  file?: string | null;
  guest?: string | null;
  session?: string | null;
  /**
   * @maxItems 100
   */
  blocked?: Blocked[];
}
/**
 * A bot of a level, or a free seat for a person.
 */
export interface RoomSeatWanted {
  kind: "person" | "bot";
  level?: string | null;
}
/**
 * ``base`` seconds for the whole game, and ``increment`` more after each turn; with ``days``, ``base`` anew for
 * each turn.
 */
export interface ClockTerms {
  base: number;
  increment?: number;
  days?: boolean;
}
/**
 * Whoever has the ``link`` may watch, or everybody by the ``lobby`` too. ``hands`` is how many turns later all
 * hands are shown; None for never.
 */
export interface WatchTerms {
  who: "link" | "lobby";
  hands?: number | null;
}
/**
 * Somebody whom a guest does not want to meet: the ``mark`` that the server gave for them, "" if it had none.
 */
export interface Blocked {
  mark: string;
  name: string;
}
/**
 * The token of a seat in a room, or of a seat in a game.
 */
export interface RoomToken {
  token: string;
}
/**
 * A new link for a free seat, or for whoever comes first. The one before does not work any more.
 */
export interface LinkWanted {
  token: string;
  seat?: number | null;
}
/**
 * Make a free seat one for a bot or for a person.
 */
export interface SeatChange {
  token: string;
  seat: number;
  kind: "person" | "bot";
  level?: string | null;
}
/**
 * Who may watch the game; None for nobody. Then all agree again.
 */
export interface WatchChange {
  token: string;
  watch: WatchTerms | null;
}
/**
 * ``number`` is what this device adds to the shuffle, drawn after it saw the room's ``fingerprint``.
 */
export interface ReadyWanted {
  token: string;
  ready: boolean;
  number?: string | null;
}
/**
 * Say a ready phrase to those who wait too.
 */
export interface GreetingSaid {
  token: string;
  phrase: string;
}
/**
 * What somebody opened: the code of a link.
 */
export interface LinkOpened {
  code: string;
}
/**
 * Take a seat by the code of a link, or the first free one of a ``room`` in the lobby. The account of a ``session``
 * keeps it.
 */
export interface SitDown {
  name: string;
  code?: string | null;
  room?: string | null;
  guest?: string | null;
  session?: string | null;
  /**
   * @maxItems 100
   */
  blocked?: Blocked[];
}
/**
 * Do not meet the player of this seat again.
 */
export interface BlockWanted {
  token: string;
  seat: number;
}
/**
 * Tell whoever runs the server about the player of another seat: what they said, their name, or how they play.
 */
export interface ConductReport {
  token: string;
  seat: number;
  why: "words" | "name" | "conduct";
  note?: string;
}
/**
 * The seats that a feed is about. ``code`` is that of the feed, which keeps its address; None for a new one.
 */
export interface FeedWanted {
  code?: string | null;
  /**
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * ``endpoint``, ``public`` and ``secret`` are what the browser's push service gave it: an address, and keys as
 * base64url.
 */
export interface PushWanted {
  endpoint: string;
  public: string;
  secret: string;
  language?: "en" | "fr";
  /**
   * @maxItems 50
   */
  tokens: string[];
}
export interface PushEnded {
  endpoint: string;
}
/**
 * An address to draw as a QR code.
 */
export interface QrWanted {
  text: string;
}
/**
 * What a passkey is asked for: a new account with this ``name``, to sign in, or one more passkey for the account of
 * a ``session``.
 */
export interface PasskeyWanted {
  purpose: "register" | "sign-in" | "add";
  name?: string | null;
  session?: string | null;
}
/**
 * A new account: what its first passkey answered, as JSON.
 */
export interface Registration {
  name: string;
  device: string;
  answer: string;
}
/**
 * What a passkey answered. With the ``session`` of a device that is signed in, only that device's owner is
 * confirmed.
 */
export interface SignIn {
  device: string;
  answer: string;
  session?: string | null;
}
/**
 * A printed code.
 */
export interface Recovery {
  device: string;
  code: string;
}
export interface AccountWanted {
  session: string;
}
export interface AccountRenamed {
  session: string;
  name: string;
}
export interface PasskeyAdded {
  session: string;
  name: string;
  answer: string;
}
/**
 * Rename a passkey, or remove it if there is no ``name``.
 */
export interface PasskeyChange {
  session: string;
  passkey: string;
  name?: string | null;
}
/**
 * Sign another device out by its id, or this one if there is none.
 */
export interface SessionEnded {
  session: string;
  other?: string | null;
}
/**
 * The ``tokens`` of seats that this device holds and that the account is to keep.
 */
export interface AccountSeats {
  session: string;
  /**
   * @maxItems 1000
   */
  tokens: string[];
}
/**
 * The account does not keep a game any more.
 */
export interface AccountForgets {
  session: string;
  game: string;
}
/**
 * Whether the game of a room is to change ratings. Then all agree again.
 */
export interface RatedChange {
  token: string;
  rated: boolean;
}
/**
 * What a finished game changed, by the token of a seat.
 */
export interface GameRatingsWanted {
  token: string;
}
export interface OwnRatingsWanted {
  session: string;
}
/**
 * Where the player sits. A ``state`` follows. ``chosen`` is what somebody chose the hidden cards by, in a game of
 * several devices; ``watch`` the code of the link by which others may watch it; ``rated`` if it changes ratings.
 */
export interface Joined {
  type: "joined";
  request: number;
  game: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  seat: number;
  players: Player[];
  chosen: string | null;
  watch: string | null;
  rated: boolean;
}
/**
 * Who sits at a seat; a bot has a level, a person may have a name.
 */
export interface Player {
  kind: "person" | "bot";
  level: string | null;
  name: string | null;
}
/**
 * The current state. ``number`` grows with what this viewer notices; at each of their decisions it is the same,
 * whatever others were asked unnoticed. At the start of a game, two states may have the same number: the later one
 * counts.
 *
 * ``request`` is that of the ``join``, ``confirm``, ``concede``, ``take_back``, ``lesson`` or ``puzzle`` it answers.
 * ``stopped`` says how many of the confirmed steps were taken, if something intervened. ``log`` has the entries that
 * are new or extended; ``stages`` are tables between them, so that each can be shown separately. ``may_take_back``
 * says whether the player may take their last action back; ``taken_back`` that they just did, or went back in a lesson
 * or puzzle: events and log are then those of the whole game. ``may_ask_hint`` says whether the player may ask for a
 * hint now; ``draft_advice`` comes with every pick of a clan for which one may, if something is known about it.
 * ``clock`` is as of the moment it is sent. ``guesses`` says by seat how many actions of bots were taken at random
 * since the game was opened here, because they could not think; players are told, nobody else.
 */
export interface StateNow {
  type: "state";
  request: number | null;
  number: number;
  events: Happening[];
  log: LogEntry[];
  stages: Stage[];
  scene: Scene;
  stopped: number | null;
  may_take_back: boolean;
  taken_back: boolean;
  may_ask_hint: boolean;
  draft_advice: DraftAdvice | null;
  lesson: LessonNow | null;
  puzzle: PuzzleNow | null;
  clock: ClockNow | null;
  guesses: number[];
}
/**
 * One event. ``place`` counts the events that this viewer has seen, from 1; it is 0 in a draft.
 *
 * ``group`` is the same for an action, or a step of the rules, and everything that follows from it. ``causes`` lists
 * the cards, keywords and rules that caused it, the outermost first; ``source`` is the place of the causing card.
 * ``player`` is whom it is about, ``at`` where. ``battle`` has the armies of a Great Battle, ``report`` its report;
 * ``picked`` is who drafted which clan. The log has the texts.
 */
export interface Happening {
  place: number;
  group: number;
  kind: string;
  player: number | null;
  at: AtSlot | null;
  causes: string[];
  source: AtSlot | null;
  moves: Move[];
  battle: BattleSide[] | null;
  report: Report | null;
  picked: ClanPick | null;
}
/**
 * Something that moves, appears or leaves; ``turn`` says whether a card is turned over in its place.
 */
export interface Move {
  thing: "card" | "token" | "wonder" | "bounty" | "advantage" | "point" | "tile";
  card: string | null;
  count: number;
  origin: Place;
  target: Place;
  turn: ("down" | "up") | null;
}
/**
 * A place on the table. ``board`` is the middle of the table; ``slot`` is only for armies.
 */
export interface Place {
  zone: Zone;
  seat: number | null;
  slot: number | null;
}
/**
 * An army in a Great Battle. ``won`` if it gains a point.
 */
export interface BattleSide {
  seat: number;
  score: Score;
  cards: BattleCard[];
  won: boolean;
}
/**
 * What an army would be worth in a Great Battle now.
 */
export interface Score {
  rows: number[];
  hand: number;
  total: number;
}
/**
 * A card in a Great Battle; ``value`` is what it counts, ``printed`` its printed value.
 */
export interface BattleCard {
  slot: number;
  card: string;
  captured: boolean;
  printed: number;
  value: number;
}
/**
 * The report of a Great Battle, or, without lines, of a Song for the Dead that comes later than its battle.
 *
 * ``reasons`` say what the victory brings. ``button`` says what comes next.
 */
export interface Report {
  round: number;
  verdict: Sentence;
  reasons: Sentence[];
  lines: CountLine[];
  steps: NextStep[];
  button: Sentence;
}
/**
 * A finished sentence in each language, in pieces.
 */
export interface Sentence {
  en: Piece[];
  fr: Piece[];
}
/**
 * A line of the count: a row with what is printed on its cards, or what a token, Bounty or the hand adds.
 *
 * ``amounts`` are in the order of the sides.
 */
export interface CountLine {
  kind: "III" | "II" | "I" | "token" | "bounty" | "hand";
  title: Sentence;
  note: Sentence | null;
  amounts: number[];
}
/**
 * A step that follows a Great Battle; ``seat`` is the player concerned, None for everybody.
 */
export interface NextStep {
  sign: "release" | "sacrifice" | "draw" | "round" | "effects" | "over";
  seat: number | null;
  title: Sentence;
  note: Sentence | null;
}
export interface ClanPick {
  seat: number;
  clan: string;
}
/**
 * An action, or a step of the rules, and its consequences. An entry replaces the one of the same ``group``.
 *
 * ``player`` is who acted.
 */
export interface LogEntry {
  group: number;
  player: number | null;
  head: Sentence;
  lines: LogLine[];
}
/**
 * A consequence of an action; ``depth`` is 0 for a direct one, more for one of the line above.
 */
export interface LogLine {
  depth: number;
  text: Sentence;
}
/**
 * The table after the action group of this number.
 */
export interface Stage {
  group: number;
  table: Table;
}
/**
 * Everything that a player may see. ``viewer`` is None for a finished game with everything visible.
 */
export interface Table {
  viewer: number | null;
  phase: "draft" | "setup" | "round" | "song" | "over";
  round: number;
  starter: number;
  active: number;
  turns_left: number | null;
  turns_limit: number | null;
  extra_turns: number;
  additional_turn: boolean;
  may_recall: boolean;
  wonder: number | null;
  advantage: number | null;
  tie_breaker: number | null;
  leading: number[];
  points_to_win: number;
  tiles: string[];
  draft: ClanDraft | null;
  bans: Ban[];
  revealed: string[];
  revealer: number | null;
  incoming: string | null;
  vacant: AtSlot | null;
  common_piles: boolean;
  seats: SeatNow[];
}
/**
 * The draft of clans in progress: the clans left, and the players of the next picks, the current one first.
 */
export interface ClanDraft {
  left: string[];
  picks: number[];
}
/**
 * A card that a player temporarily may not play.
 */
export interface Ban {
  seat: number;
  card: string;
  by: number;
}
/**
 * One player's side of the table. Piles are in order, the top card last.
 */
export interface SeatNow {
  seat: number;
  player: Player;
  hand: CardInHand[];
  deck: number;
  deck_top: string[];
  discard: string[];
  removed: string[];
  army: (CardInPlay | null)[];
  tokens: number;
  spent: number;
  lost: number;
  locked: number;
  points: number;
  clans: string[];
  x: number | null;
  passed: boolean;
  out: boolean;
  turns: number;
  score: Score;
}
/**
 * ``card`` is None if the viewer does not know it; ``known_to`` are the other players who know it.
 */
export interface CardInHand {
  card: string | null;
  known_to: number[];
}
export interface CardInPlay {
  card: string;
  captured: boolean;
  acting: string;
  value: number;
  value_parts: ValuePart[];
  open: boolean;
  covered_by: AtSlot[];
  tokens: number;
  doubled: number;
  guests: number[];
  bounty: boolean;
  keywords: KeywordNow[];
  clans: string[];
  levels: number[];
  shift_cost: number | null;
}
/**
 * A part of the value of a card. ``amount`` is what it adds; the parts add up to the value.
 */
export interface ValuePart {
  id: "printed" | "doubled-by-token" | "doubled-by-bounty" | "captured";
  amount: number;
  rules: string[];
}
/**
 * A keyword that a card currently has; ``granted`` if it is not printed.
 */
export interface KeywordNow {
  id: string;
  granted: boolean;
}
/**
 * A moment as one player sees it; ``choices`` only if that player is asked.
 *
 * There is no question if nobody is asked, or if the viewer must not notice that another player is asked.
 */
export interface Scene {
  table: Table;
  question: Question | null;
  choices: Choice[];
  blocked: Blocked1[];
  result: Result | null;
}
/**
 * What is asked: ``title`` names what asks too. ``opens`` is what explains it best: a keyword, term or rule.
 */
export interface Question {
  player: number;
  kind: string;
  prompt: Sentence;
  title: Sentence;
  asker: Asker | null;
  source: AtSlot | null;
  count: number;
  opens: string | null;
}
/**
 * What asks a question: a card, or a keyword or rule if ``card`` is None. ``says`` are the words being followed.
 */
export interface Asker {
  card: string | null;
  seat: number | null;
  at: AtSlot | null;
  name: Sentence;
  says: Sentence | null;
}
/**
 * A legal action and what it points at. ``action`` is what is sent back; None for a card that a shift under way
 * could bring in, which is told beforehand (``incoming`` of ``try``).
 */
export interface Choice {
  action: number | null;
  verb: string;
  at: Pointer;
  label: Sentence;
  cost: number | null;
  against_yourself: boolean;
}
/**
 * A button of a turn that cannot be used now; ``why`` says the reason.
 */
export interface Blocked1 {
  at: AtWord;
  label: Sentence;
}
export interface Result {
  winners: number[];
  rule: string;
  said: Sentence;
}
/**
 * Advice for a pick, the best clan first; ``source`` says where it comes from and how far to trust it.
 */
export interface DraftAdvice {
  picks: PickAdvice[];
  source: Sentence;
}
/**
 * What came of taking or leaving a clan: ``rank`` is 1 for the best pick and all that are as good; ``badge`` says
 * it in a few words, ``wanted`` that the other player would take it.
 */
export interface PickAdvice {
  clan: string;
  rank: number;
  badge: Sentence;
  wanted: Sentence | null;
  said: Sentence[];
}
/**
 * The step of a lesson. ``step`` counts from 1 to ``count``.
 *
 * ``asks``: ``move`` for one of the choices, ``watch`` and ``read`` for the ``button``, ``find`` for a click on one of
 * ``lit``; ``end`` when the game is over. ``hides`` is what the table does not show meanwhile.
 */
export interface LessonNow {
  id: string;
  name: Sentence;
  step: number;
  count: number;
  asks: "move" | "watch" | "find" | "read" | "end";
  title: Sentence;
  text: Sentence;
  button: Sentence | null;
  lit: Pointer[];
  hides: ("open" | "tokens")[];
  ideas: IdeaNow[];
  aside: AsideNow | null;
}
/**
 * Something that a lesson teaches; ``icon`` is the name of a drawing.
 */
export interface IdeaNow {
  icon: string;
  name: Sentence;
  words: Sentence;
  state: "known" | "now" | "later";
}
/**
 * A question that comes to mind, and its answer, which takes the place of the step's text when it is asked.
 */
export interface AsideNow {
  question: Sentence;
  words: Sentence;
}
/**
 * How far a puzzle is: ``open``; ``wrong`` after a move that is not the best; ``right`` when its line was found,
 * ``shown`` when it was asked for; ``left`` when the game goes on without it.
 *
 * ``step`` counts the solver's moves from 1 to ``count``. ``nudge`` is to be shown when it is asked for. ``chance`` is
 * that of the best move. ``played`` is the move that is wrong. ``solution`` and ``moves``, the best first move and the
 * next ones, are empty before it is solved or shown.
 */
export interface PuzzleNow {
  id: string;
  theme: "victory" | "pass" | "shift" | "capture" | "battle";
  grade: "recruit" | "troop" | "ozeki" | "hero" | "immortal";
  state: "open" | "wrong" | "right" | "shown" | "left";
  step: number;
  count: number;
  title: Sentence;
  text: Sentence;
  nudge: Sentence;
  chance: number;
  played: PuzzleMove | null;
  solution: LineStep[];
  moves: PuzzleMove[];
  found: FoundBy[];
}
/**
 * A move of the solver and what it is worth; ``reasons`` say why the best one is better.
 */
export interface PuzzleMove {
  label: Sentence;
  chance: number;
  reasons: Difference[];
}
/**
 * How the end of one move's line differs from that of another, and whether that speaks for the move.
 */
export interface Difference {
  good: boolean;
  text: Sentence;
}
/**
 * One answer of the solution.
 */
export interface LineStep {
  seat: number;
  label: Sentence;
}
/**
 * How often a level of bots finds the first move, in tries of a hundred.
 */
export interface FoundBy {
  level: string;
  share: number;
}
/**
 * The seconds that each seat has left (None for bots), and whose clock runs. Who has none left may be claimed a win
 * from.
 */
export interface ClockNow {
  left: (number | null)[];
  running: number | null;
}
/**
 * The situation after these steps. If the last one is ``waiting``, the scene is the one before it.
 *
 * Nothing is stored, and nobody else knows about it. ``title`` names the whole action, ``parts`` its progress,
 * ``then`` what follows. ``scores_before`` are those before the first step, by seat.
 */
export interface DraftNow {
  type: "draft";
  request: number;
  number: number;
  steps: Step[];
  scene: Scene;
  scores_before: Score[];
  waiting: Waiting | null;
  title: Sentence;
  parts: PlanStep[];
  plan: Plan | null;
  passing: Passing | null;
  then: Consequence[];
  lesson: LessonNow | null;
}
/**
 * A step of a draft and its events; for a waiting step, only what is certain.
 *
 * ``kind`` is the question that it answers. ``auto`` if the server took it: a step that ``try`` need not name.
 */
export interface Step {
  action: number;
  kind: string;
  verb: string;
  at: Pointer;
  label: Sentence;
  events: Happening[];
  auto: boolean;
}
/**
 * The last step of a draft waits for confirmation, because its outcome is not known before or others are next.
 *
 * ``because``: a Great Battle is fought, dice decide, a hidden card is revealed, another player is next, or the
 * player's own next turn begins. ``scores`` by seat and the ``scene`` after the step, if they are certain; for a
 * battle, its totals.
 */
export interface Waiting {
  because: "battle" | "dice" | "hidden" | "other-player" | "turn";
  player: number | null;
  scores: Score[] | null;
  scene: Scene | null;
}
/**
 * A part of an action. ``back`` is how many steps of the draft are left if it is taken back.
 */
export interface PlanStep {
  text: Sentence;
  state: "done" | "now" | "later";
  back: number;
}
/**
 * The action that the steps of a draft make up: a card that is played, shifted or mutated.
 *
 * ``leaves`` is where the card lies that goes out, ``out`` and ``enters`` are the cards. ``cost`` in cards is without
 * what the Wonder token pays.
 */
export interface Plan {
  verb: "play" | "shift";
  leaves: AtSlot | null;
  out: string | null;
  enters: string | null;
  from_pile: boolean;
  choosable: boolean;
  cost: number;
  paid: number;
  wonder: WonderSwitch | null;
}
/**
 * Whether the Wonder token pays for one card. ``step`` is the place of that answer among the steps of the draft,
 * ``other`` the action to put there instead; both None if there is no choice.
 */
export interface WonderSwitch {
  used: boolean;
  step: number | null;
  other: number | null;
}
/**
 * What passing now means: how many ``turns`` the other player has left, None in games without such a limit.
 */
export interface Passing {
  turns: number | null;
  said: Sentence;
  facts: Fact[];
}
export interface Fact {
  label: Sentence;
  value: Sentence;
}
/**
 * What comes of a draft, with the totals of the armies by seat after it, if they are certain.
 *
 * ``kind`` is that of the event it tells; or ``turn``, ``question``, ``effect``, ``prevented`` for what another player
 * could do against it.
 */
export interface Consequence {
  kind: string;
  text: Sentence;
  totals: number[] | null;
}
/**
 * Why nothing can be done with it, the likeliest meaning first. Empty if something can be done.
 */
export interface Why {
  type: "why";
  request: number;
  number: number;
  refusals: Refusal[];
}
/**
 * Something that a click might have meant, and all reasons why it is not possible.
 */
export interface Refusal {
  verb: string;
  label: Sentence | null;
  reasons: Sentence[];
}
/**
 * The hint for the decision of the state with this number. ``nudge`` names no card and is to be shown first.
 *
 * ``as_good`` if the first two moves cannot be told apart.
 */
export interface HintNow {
  type: "hint";
  request: number;
  number: number;
  nudge: Sentence;
  moves: HintMove[];
  as_good: boolean;
  iterations: number;
}
/**
 * A move: ``then`` are the player's answers that belong to it, ``behind`` by how much the best move is better.
 *
 * ``tempting`` if it is shown because it looks good at first sight.
 */
export interface HintMove {
  action: number;
  at: Pointer;
  label: Sentence;
  then: Sentence[];
  chance: number;
  behind: number;
  tempting: boolean;
  reasons: Difference[];
}
/**
 * The message changed nothing. ``detail`` is for developers, in English.
 */
export interface Problem {
  type: "error";
  request: number | null;
  code: Code;
  reasons: Sentence[];
  detail: string;
}
/**
 * Another page has taken over this game; the connection ends.
 */
export interface Elsewhere {
  type: "elsewhere";
}
/**
 * What is watched. A ``state`` of the public table follows. ``hands`` is how many turns later hands are shown.
 */
export interface Watching {
  type: "watching";
  request: number;
  game: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  players: Player[];
  chosen: string | null;
  hands: number | null;
}
/**
 * The cards that each seat held so many ``turns`` ago, or now if the game is over; None while there is no such
 * moment.
 */
export interface OldHands {
  type: "hands";
  turns: number;
  cards: string[][] | null;
}
/**
 * How many watch now.
 */
export interface Watchers {
  type: "watchers";
  count: number;
}
/**
 * The people of the game, by seat (None for a bot), sent after ``state`` whenever it differs from before.
 *
 * ``waits_for`` are those whom the reader waits for now. ``level`` is that of a bot that would play on. ``back`` says
 * whether the reader may ask to take their last action back, or why not; ``back_in``, ``pause_in`` and ``end_in`` in
 * how many seconds they may ask again after a no. ``paused`` is the seat that asked for the pause. ``answer_in`` is
 * how many seconds the reader has for the question that is open, if there is a limit: then they have declined it.
 */
export interface TogetherNow {
  type: "together";
  request: number | null;
  people: (PersonNow | null)[];
  waits_for: number[];
  level: string;
  ask: AskNow | null;
  back: "yes" | "nothing" | "hidden" | "dice" | "answer" | "others" | "rated";
  back_in: number;
  pause_in: number;
  end_in: number;
  paused: number | null;
  answer_in: number | null;
  clock: ClockNow | null;
}
/**
 * ``away`` is for how many seconds their page is gone, None while it is open; ``left`` if they closed it. ``claim``
 * is in how many seconds the win can be claimed from them if they stay away, None if only their clock decides.
 * ``bot`` is the level of the bot that plays for them until they are back and a turn begins.
 */
export interface PersonNow {
  away: number | null;
  left: boolean;
  claim: number | null;
  bot: string | null;
}
/**
 * What the player at seat ``by`` asks for; ``waits`` are those who have not answered.
 */
export interface AskNow {
  what: "take-back" | "pause" | "end";
  by: number;
  waits: number[];
}
/**
 * Whatever others hold, the outcome of the reader's action follows in so many ``seconds``.
 */
export interface MayAnswer {
  type: "may_answer";
  said: Sentence;
  seconds: number;
}
/**
 * Everything that was said and is kept. ``phrases`` come once, after a ``join``. ``own`` are the seats that want
 * own words; ``open`` if all do.
 */
export interface TalkNow {
  type: "talk";
  request: number | null;
  phrases: Phrase[];
  own: number[];
  open: boolean;
  said: Utterance[];
}
export interface Phrase {
  id: string;
  moment: "start" | "turn" | "end";
  text: Localised;
}
/**
 * A text in each language.
 */
export interface Localised {
  en: string;
  fr: string;
}
/**
 * What somebody said: a phrase, which everybody reads in their own language, or own ``words``.
 */
export interface Utterance {
  number: number;
  seat: number;
  phrase: Localised | null;
  words: string | null;
}
/**
 * ``view`` is a ``View`` as JSON (docs/protocol.md), of the state with this number. Nothing is asked in it while
 * the outcome of the player's own action is not told yet.
 */
export interface ViewNow {
  type: "view";
  request: number;
  number: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * What can be played, and against whom.
 */
export interface Offer {
  version: string;
  languages: string[];
  rulesets: RulesetEntry[];
  levels: string[];
  temperaments: string[];
  default_level: string;
}
export interface RulesetEntry {
  id: string;
  title: Localised;
  least_players: number;
  most_players: number;
  drafts: boolean;
  common_piles: boolean;
  options: OptionEntry[];
  ready_decks: ReadyDecks[];
  lesson: string | null;
}
/**
 * An option of the rules; the first value is the default. With ``any_number``, other numbers are allowed too.
 */
export interface OptionEntry {
  id: string;
  values: string[];
  any_number: boolean;
}
/**
 * Two decks to play against each other instead of a draft: the clans of each.
 */
export interface ReadyDecks {
  id: string;
  decks: string[][];
}
/**
 * ``messages`` is a Fluent source with the labels of the page that this game words differently.
 */
export interface Catalogue {
  ruleset: string;
  language: string;
  version: string;
  title: string;
  cards: CardEntry[];
  clans: ClanEntry[];
  keywords: TermEntry[];
  terms: TermEntry[];
  chapters: ChapterEntry[];
  messages: string;
}
export interface CardEntry {
  id: string;
  name: string;
  short_name: string;
  clan: string;
  level: number;
  rank: string;
  value: number;
  copies: number;
  shift: number | null;
  icons: number;
  keywords: string[];
  powers: PowerText[];
  gist: string;
  deeds: string[];
  rulings: RuleText[];
}
/**
 * One power of a card. ``name`` is its label ("" for the effect of a Gosu X card).
 */
export interface PowerText {
  ids: string[];
  name: string;
  text: Piece[];
}
export interface RuleText {
  number: string;
  text: Piece[];
}
export interface ClanEntry {
  id: string;
  name: string;
  tile: Piece[] | null;
  tile_gist: string | null;
  traits: Trait[];
  key_cards: string[];
  cards: string[];
}
/**
 * How many cards of a clan have a keyword (``keyword:veteran``) or do something (``deed:capture``).
 */
export interface Trait {
  opens: string;
  count: number;
}
/**
 * A keyword or a term. ``id`` is its reference.
 */
export interface TermEntry {
  id: string;
  name: string;
  text: Piece[];
  rule: string;
}
export interface ChapterEntry {
  number: string;
  title: string;
  rules: RuleText[];
  fine: string[];
}
/**
 * What clans and ready decks are called, before there is a game.
 */
export interface DeckNames {
  clans: ClanTitle[];
  pairs: DeckPair[];
}
export interface ClanTitle {
  id: string;
  title: string;
}
/**
 * Ready decks: ``about`` says what they are good for, ``decks`` are in the order of the offer.
 */
export interface DeckPair {
  id: string;
  title: string;
  about: string;
  decks: DeckTitle[];
}
/**
 * A ready deck: ``about`` says what it does.
 */
export interface DeckTitle {
  title: string;
  about: string;
}
export interface Guide {
  ruleset: string;
  title: string;
  chapters: GuideChapter[];
}
export interface GuideChapter {
  title: string;
  blocks: GuideBlock[];
}
/**
 * A paragraph, an item or a step of a list, a ``card``, or a ``position`` with the words about it and its two
 * armies. ``lead`` is set in bold before the text.
 */
export interface GuideBlock {
  kind: "text" | "item" | "step" | "card" | "position";
  lead: string;
  text: Piece[];
  card: string | null;
  position: string | null;
  seats: SeatNow[];
}
/**
 * All puzzles. ``days`` are those that take turns as the puzzle of the day: on the first of January 1970 it was the
 * first one.
 */
export interface PuzzleList {
  puzzles: PuzzleEntry[];
  days: string[];
}
/**
 * A puzzle in the list of all; ``seat`` is the solver's.
 */
export interface PuzzleEntry {
  id: string;
  ruleset: string;
  theme: "victory" | "pass" | "shift" | "capture" | "battle";
  grade: "recruit" | "troop" | "ozeki" | "hero" | "immortal";
  steps: number;
  seat: number;
  board: Board;
}
/**
 * A table in small. ``armies`` by seat have 15 slots, I1 to III5: the clan of a card, "" for a captured one, None
 * for an empty slot. ``scores`` are what the armies would be worth in a Great Battle.
 */
export interface Board {
  armies: (string | null)[][];
  scores: number[];
}
export interface Alive {
  alive: true;
  version: string;
  compiled: boolean;
  games: number;
  workers: number;
}
/**
 * Whether the server can do its work: its database answers, bots can think, and it is not shutting down.
 */
export interface Ready {
  database: boolean;
  bots: boolean;
  open: boolean;
}
/**
 * What everybody should know: an operator's announcement, after how many days without a move a game is removed
 * (None for never), and the public key with which the server tells browsers of turns (None if it does not).
 */
export interface NoticeNow {
  announcement: Localised | null;
  kept_days: number | null;
  push_key: string | null;
}
/**
 * ``seats`` are those of persons. ``over`` if the game is finished: a replay to view.
 */
export interface Created {
  game: string;
  ruleset: string;
  players: Player[];
  over: boolean;
  seats: SeatToken[];
}
/**
 * The token gives access to the seat. It is sent once and never appears in a URL.
 */
export interface SeatToken {
  seat: number;
  token: string;
}
export interface OpenGames {
  games: OpenGame[];
}
/**
 * ``place`` is the index of its token in the request; ``board`` is None and ``clans`` is empty for games stored by
 * earlier versions. ``lesson`` is "puzzle" and its id for a puzzle.
 */
export interface OpenGame {
  place: number;
  game: string;
  ruleset: string;
  lesson: string | null;
  seat: number;
  players: Player[];
  round: number;
  points: number[];
  your_turn: boolean;
  over: boolean;
  result: Result | null;
  board: Board | null;
  clans: string[][];
  begun: string;
  moved: string;
}
/**
 * ``groups`` are the numbers of the moments at which an action group is over, ``rounds`` those at which a round
 * starts, ``battles`` those of actions in which a Great Battle was fought. ``stand_ins`` are bots that played on for
 * people who were away.
 */
export interface Moments {
  ruleset: string;
  options: {
    [k: string]: string;
  };
  players: Player[];
  last: number;
  groups: number[];
  rounds: number[];
  battles: number[];
  stand_ins: BotPlayed[];
  moments: Moment[];
}
/**
 * A bot of a ``level`` played on for the person at ``seat``, from moment ``first`` to moment ``last``.
 */
export interface BotPlayed {
  seat: number;
  level: string;
  first: number;
  last: number;
}
/**
 * The game after ``number`` actions; ``player`` and ``action`` led to it, None at the start.
 */
export interface Moment {
  number: number;
  player: number | null;
  action: string | null;
  events: Happening[];
  log: LogEntry[];
  scene: Scene;
}
/**
 * How a finished game went. ``why`` says by which rule it ended, ``last`` how the last Great Battle went if that
 * ended it. ``clans`` is the value of the option with which the same decks are played again;
 * ``shuffled_together`` says that the players can check the shuffle.
 */
export interface Story {
  ruleset: string;
  options: {
    [k: string]: string;
  };
  players: Player[];
  view: number | null;
  points: number[];
  turns: number;
  rounds: number;
  result: Result;
  why: Sentence;
  last: Sentence | null;
  standings: Standing[];
  battles: BattleFought[];
  swings: Swing[];
  key_card: KeyCard | null;
  stand_ins: BotPlayed[];
  shuffled_together: boolean;
  clans: string | null;
}
/**
 * The battle scores by seat, after ``moment`` actions.
 */
export interface Standing {
  moment: number;
  round: number;
  scores: number[];
}
/**
 * A Great Battle; ``scores`` by seat, None for a player who had left. It was fought in the action that led to
 * ``moment``.
 */
export interface BattleFought {
  moment: number;
  round: number;
  scores: (number | null)[];
  winners: number[];
  said: Sentence;
}
/**
 * An action group that changed the scores much. ``moment`` is the one it led to.
 */
export interface Swing {
  moment: number;
  round: number;
  player: number;
  before: number[];
  after: number[];
  entry: LogEntry;
}
/**
 * The card whose effect moved the scores most for a winner, what it did then, and by how much the scores moved
 * apart or together by that. It happened in the action that led to ``moment``; ``player`` acted.
 */
export interface KeyCard {
  card: string;
  player: number;
  said: Sentence[];
  size: number;
  moment: number;
}
/**
 * A review as far as it is computed: ``looked_at`` of ``last`` actions.
 */
export interface ReviewNow {
  ruleset: string;
  players: Player[];
  player: number;
  result: Result;
  last: number;
  looked_at: number;
  done: boolean;
  choices: ReviewedChoice[];
  luck: Luck[];
  battles: BattleFought[];
  numbers: Reviewed[];
  turning_points: TurningPoint[];
  draft: ReviewedDraft | null;
  iterations: number;
}
/**
 * A decision of the player with several possible answers: ``moment`` is the one before it.
 *
 * ``chance`` is that of the best move, ``label`` names the move that was played.
 */
export interface ReviewedChoice {
  moment: number;
  when: Sentence;
  label: Sentence;
  chance: number;
  loss: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder" | "found";
}
/**
 * The player's luck in what came of the action that led to ``moment``, in tenths of a point.
 */
export interface Luck {
  moment: number;
  points: number;
}
/**
 * What the review comes to for one player; ``loss`` is for each choice, in tenths of a point.
 */
export interface Reviewed {
  player: number;
  choices: number;
  loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  found: number;
  luck: number;
  without_luck: number;
  draft: number | null;
}
/**
 * One of at most three decisions that mattered most. ``other`` is the best move, or the next best one if the best
 * one was ``found``; ``reasons`` say how the best move differs. ``right`` are the actions that count as right.
 */
export interface TurningPoint {
  moment: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder" | "found";
  title: Sentence;
  when: Sentence;
  played: Sentence;
  chance_played: number;
  other: Sentence;
  chance_other: number;
  found: boolean;
  reasons: Difference[];
  right: number[];
  board: Board;
}
/**
 * The player's picks. ``source`` says where their chances come from, if they were measured and not searched.
 */
export interface ReviewedDraft {
  picks: ReviewedPick[];
  source: Sentence | null;
}
/**
 * A pick of the draft: ``said`` has its chance and the best one's; ``reasons`` say why that is better.
 */
export interface ReviewedPick {
  moment: number;
  said: Sentence;
  loss: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder" | "found";
  reasons: Difference[];
}
/**
 * A game as far as a player may see it: the replay of a finished one, otherwise the player's view and log.
 */
export interface GameReport {
  ruleset: string;
  rules_version: string;
  options: {
    [k: string]: string;
  };
  seat: number;
  players: string[];
  compiled: boolean;
  replay: {
    [k: string]: unknown;
  } | null;
  view: {
    [k: string]: unknown;
  } | null;
  log: string[];
}
/**
 * A waiting room. ``you`` is the reader's seat. ``begun`` once the game of the same id can be joined with the same
 * token. ``address`` is where other devices reach this server, if that is known. ``rated`` if its people want the game
 * to change ratings; ``unrated`` is why it cannot, None if it can. Only those who sit there are told what was ``said``
 * and the ``phrases`` they can say.
 */
export interface RoomNow {
  room: string;
  ruleset: string;
  options: {
    [k: string]: string;
  };
  chosen: ("seed" | "position" | "save") | null;
  clock: ClockTerms | null;
  watch: WatchTerms | null;
  stand_in: string;
  rated: boolean;
  unrated: ("chosen" | "options" | "guest" | "same-account" | "bot") | null;
  listed: boolean;
  linked: boolean;
  seats: RoomSeat[];
  you: number | null;
  begun: boolean;
  address: string | null;
  said: Greeting[];
  phrases: Phrase[];
  fingerprint: string | null;
}
/**
 * A seat in a waiting room. ``name`` is None while nobody sits there; ``here`` if their page is open now. ``kept``
 * is the name of the only player who may sit there, in the room of a rematch. ``rating`` is that of an account when
 * its owner sat down, or the measured one of a bot.
 */
export interface RoomSeat {
  kind: "person" | "bot";
  level: string | null;
  name: string | null;
  here: boolean;
  ready: boolean;
  host: boolean;
  linked: boolean;
  kept: string | null;
  rating: RatingShown | null;
}
/**
 * ``provisional`` while too few games tell about it.
 */
export interface RatingShown {
  points: number;
  provisional: boolean;
}
/**
 * What somebody said while waiting; everybody reads it in their own language.
 */
export interface Greeting {
  number: number;
  seat: number;
  name: string;
  text: Localised;
}
/**
 * A seat was taken: its ``token`` is told once, and works in the game too. ``code`` is that of the room's link, for
 * the host.
 */
export interface Seated {
  room: string;
  seat: number;
  token: string;
  code: string | null;
}
/**
 * The code of a link, told once.
 */
export interface LinkMade {
  code: string;
}
/**
 * What a link is for: a seat in a waiting ``room``, or the reader's own seat in a running ``game``.
 */
export interface Invitation {
  room: RoomNow | null;
  game: string | null;
}
/**
 * The lobby: rooms that wait for anybody, the oldest first, and games to watch. ``address`` is where other devices
 * reach this server, if that is known.
 */
export interface OpenRooms {
  rooms: RoomNow[];
  played: PlayedGame[];
  address: string | null;
}
/**
 * A game that everybody may watch by its ``code``, as it was told to those who watch.
 */
export interface PlayedGame {
  game: string;
  code: string;
  ruleset: string;
  names: (string | null)[];
  levels: (string | null)[];
  round: number;
  points: number[];
  board: Board;
  watchers: number;
  hands: number | null;
}
/**
 * Who wants to play again, by their seats in the game that is over, and how many games of this series of rematches
 * each seat has ``won``, with this one; ``first`` if it is the only one so far.
 */
export interface RematchNow {
  wanted: number[];
  won: number[];
  first: boolean;
}
/**
 * Where the seed of a finished game comes from: the server's ``secret``, whose ``fingerprint`` was told before, and
 * the number that each seat added. ``game`` is a part of it too.
 */
export interface ShuffleNow {
  game: string;
  fingerprint: string;
  secret: string;
  numbers: (string | null)[];
  seed: string;
  names: (string | null)[];
  levels: (string | null)[];
}
/**
 * What a page keeps about somebody whom its reader blocked, and hands over with the next rooms.
 */
export interface BlockMade {
  mark: string;
  name: string;
}
/**
 * A square of so many modules, without a margin; ``path`` draws the dark ones (SVG).
 */
export interface QrCode {
  size: number;
  path: string;
}
/**
 * What the browser is to ask of a passkey, as JSON (WebAuthn); it can be answered once, within five minutes.
 */
export interface PasskeyOptions {
  options: string;
}
/**
 * The secret of this device, told once; None if it was signed in before.
 */
export interface SignedInNow {
  session: string | null;
  account: string;
  name: string;
}
/**
 * ``proved`` if a passkey or code was shown on this device a short time ago: only then the account can be changed.
 * ``codes`` counts the printed codes that are left.
 */
export interface AccountNow {
  account: string;
  name: string;
  made: number;
  proved: boolean;
  passkeys: PasskeyShown[];
  sessions: SessionShown[];
  codes: number;
  games: number;
}
/**
 * Times are seconds since 1970.
 */
export interface PasskeyShown {
  passkey: string;
  name: string;
  made: number;
  used: number | null;
}
export interface SessionShown {
  session: string;
  device: string;
  used: number;
  here: boolean;
}
/**
 * Printed codes, told once. Those before do not work any more.
 */
export interface NewCodes {
  codes: string[];
}
/**
 * All games that the account keeps, and tokens for the seats that this device cannot open yet.
 */
export interface KeptSeats {
  games: string[];
  seats: KeptSeat[];
}
export interface KeptSeat {
  seat: number;
  token: string;
  game: string;
}
/**
 * ``rated`` if that was agreed; ``counts`` unless the game ended before anybody had acted, or because all agreed to
 * end it. ``pending`` until everybody has been told its end: ask again. ``seats`` has what changed, by seat; None for
 * bots and deleted accounts.
 */
export interface GameRatings {
  rated: boolean;
  counts: boolean;
  pending: boolean;
  seats: (SeatRating | null)[];
}
export interface SeatRating {
  before: number;
  after: number;
  provisional: boolean;
}
export interface OwnRatings {
  ratings: OwnRating[];
}
/**
 * ``place`` on the ladder; None while the rating is provisional.
 */
export interface OwnRating {
  ruleset: string;
  players: number;
  points: number;
  provisional: boolean;
  games: number;
  wins: number;
  place: number | null;
}
/**
 * ``entries`` from place ``first`` on, which counts from 0, of ``total``; without provisional ratings.
 */
export interface Ladder {
  ruleset: string;
  players: number;
  first: number;
  total: number;
  entries: LadderEntry[];
  anchors: Anchor[];
}
export interface LadderEntry {
  name: string;
  points: number;
  games: number;
  wins: number;
}
/**
 * A bot's measured rating.
 */
export interface Anchor {
  level: string;
  points: number;
}
/**
 * What is wrong with a request. ``text`` is one sentence for the player, where there is one.
 */
export interface HttpProblem {
  code:
    | "malformed"
    | "oversized"
    | "foreign"
    | "unknown-token"
    | "unknown-link"
    | "not-over"
    | "over"
    | "refused"
    | "too-many"
    | "unavailable"
    | "not-found"
    | "method"
    | "damaged"
    | "banned"
    | "signed-out"
    | "prove";
  text: Localised | null;
  detail: string;
}
