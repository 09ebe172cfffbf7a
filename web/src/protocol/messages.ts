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
  | MomentsWanted
  | FromServer
  | Offer
  | Catalogue
  | Alive
  | Created
  | OpenGames
  | Moments
  | HttpProblem;
export type FromClient = Join | TrySteps | Confirm | WhyNot | Concede | Hurry;
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
export type FromServer = Joined | StateNow | DraftNow | Why | Problem | Elsewhere;
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
  | "elsewhere"
  | "stale"
  | "repeated"
  | "illegal"
  | "over"
  | "unavailable"
  | "damaged";

/**
 * Sit down. ``last`` is the place of the last event that was seen: those after it follow; 0 for all.
 *
 * ``tab`` is any text that a page keeps for itself: it may come back without asking. Another page has to
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
 * What would happen: the draft is made of these steps from now on. One more tries a step, one fewer takes it back,
 * none drops the draft.
 */
export interface TrySteps {
  type: "try";
  request: number;
  number: number;
  /**
   * @maxItems 100
   */
  steps: number[];
}
/**
 * Take these steps, which began at the state of this number.
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
 * Why can nothing be done with this now? In the draft, if there is one.
 */
export interface WhyNot {
  type: "why";
  request: number;
  number: number;
  at: Pointer;
}
/**
 * A card in a hand, by its design: copies are alike.
 */
export interface AtHand {
  at: "hand";
  seat: number;
  card: string;
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
 * A card in a discard pile; the common one has no seat.
 */
export interface AtPile {
  at: "pile";
  seat: number | null;
  card: string;
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
 * A button. ``spent`` is the spent area, as the place a token is taken back from.
 */
export interface AtWord {
  at: "word";
  word: "yes" | "no" | "done" | "pass" | "draw 1" | "draw 3" | "draw 5" | "spent";
}
/**
 * A deck, the common one by any seat. No action points at it; a click on it may ask why not.
 */
export interface AtDeck {
  at: "deck";
  seat: number;
}
/**
 * The Activation tokens in a player's hand. No action points at them; a click on them may ask why not.
 */
export interface AtTokens {
  at: "tokens";
  seat: number;
}
/**
 * Give up, at any time.
 */
export interface Concede {
  type: "concede";
  request: number;
}
/**
 * The bot that thinks should answer now.
 */
export interface Hurry {
  type: "hurry";
  request: number;
}
/**
 * ``seats`` by number; without them one person at seat 0 against bots of the default level.
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
}
/**
 * Who is to sit somewhere; a bot has a level.
 */
export interface SeatWanted {
  kind: "person" | "bot";
  level?: string | null;
}
export interface Tokens {
  /**
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * The text of a replay, save or position file; ``level`` is that of the bots where it does not say who plays.
 */
export interface Import {
  text: string;
  level?: string | null;
}
export interface ReplayWanted {
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
 * Where the player sits. A ``state`` follows.
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
}
/**
 * Who sits at a seat; a bot has a level.
 */
export interface Player {
  kind: "person" | "bot";
  level: string | null;
}
/**
 * The game as it is. ``number`` grows with what this viewer notices; it is the same at each of their decisions
 * whatever others were asked unnoticed. At the beginning of a game two states may have one number: the later one
 * counts.
 *
 * ``request`` is that of the ``join``, ``confirm`` or ``concede`` that it answers. ``stopped`` says how many of the
 * confirmed steps were taken, if something came between. ``log`` are the entries that are new or longer now;
 * ``stages`` are tables between them, so that each can be shown by itself.
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
}
/**
 * One event. ``place`` counts the events that this viewer has seen, from 1; those of a draft have none (0).
 *
 * ``group`` is the same for an action, or a step of the rules, and everything that follows from it. ``causes`` names
 * the cards, keywords and rules that brought it about, the outermost first; ``source`` is where the card lies that
 * did. ``player`` is whom it is about, ``at`` where. ``battle`` are the armies of a Great Battle, ``report`` tells of
 * it; ``picked`` is who drafted which clan. The log says it in words.
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
 * Something that moves, comes or goes; ``turn`` says whether a card is turned over where it lies.
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
 * A place on the table. ``board`` is the middle, which is nobody's; ``slot`` only in an army.
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
 * A card in a Great Battle; ``value`` is what it counts, ``printed`` what stands on it.
 */
export interface BattleCard {
  slot: number;
  card: string;
  captured: boolean;
  printed: number;
  value: number;
}
/**
 * A Great Battle told in full, or a Song for the Dead that comes later than its battle: it has no lines.
 *
 * ``reasons`` say what the victory brings. ``button`` is what comes when it has been read.
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
 * What follows a Great Battle; ``seat`` is whose it is, None for everybody's.
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
 * An action, or a step of the rules, and what followed from it. An entry replaces the one of the same ``group``.
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
 * What followed from an action; ``depth`` 0 directly, more from the line above.
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
 * Everything that a player may see. ``viewer`` is None where somebody sees everything: a finished game.
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
 * The draft of clans while it runs: what is left, and whose the next picks are, beginning with the present one.
 */
export interface ClanDraft {
  left: string[];
  picks: number[];
}
/**
 * A card that a player may not play for a while.
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
 * ``card`` is None for a card that the viewer does not know; ``known_to`` are the other players who know it.
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
 * A keyword that a card has now; ``granted`` if it is not printed on it.
 */
export interface KeywordNow {
  id: string;
  granted: boolean;
}
/**
 * A moment as one player sees it: ``choices`` only if that player is asked.
 *
 * No question while nobody is asked, and also while another player is asked what the viewer must not notice.
 */
export interface Scene {
  table: Table;
  question: Question | null;
  choices: Choice[];
  result: Result | null;
}
/**
 * What is asked. ``opens`` is what explains it best: a keyword, term or rule of the catalogue.
 */
export interface Question {
  player: number;
  kind: string;
  prompt: Sentence;
  card: string | null;
  source: AtSlot | null;
  count: number;
  opens: string | null;
}
/**
 * A legal action and what it points at. ``action`` is what is sent back.
 */
export interface Choice {
  action: number;
  verb: string;
  at: Pointer;
  label: Sentence;
  cost: number | null;
  against_yourself: boolean;
}
export interface Result {
  winners: number[];
  rule: string;
  said: Sentence;
}
/**
 * What would be after these steps. The scene is that before the last one if that one is ``waiting``.
 *
 * Nothing is stored, and nobody else knows of it. ``scores`` by seat were those before the first step.
 */
export interface DraftNow {
  type: "draft";
  request: number;
  number: number;
  steps: Step[];
  scene: Scene;
  scores_before: Score[];
  waiting: Waiting | null;
}
/**
 * A step of a draft and what it brings about; of one that waits, what is certain of it.
 */
export interface Step {
  action: number;
  label: Sentence;
  events: Happening[];
}
/**
 * The last step of a draft waits for confirmation: what comes of it is not known before.
 *
 * ``because``: a Great Battle is fought, dice decide, a hidden card is shown, or another player goes on. ``scores`` by
 * seat and the ``scene`` after the step, if they are certain; of a battle, what it counts.
 */
export interface Waiting {
  because: "battle" | "dice" | "hidden" | "other-player";
  player: number | null;
  scores: Score[] | null;
  scene: Scene | null;
}
/**
 * Why nothing can be done with it: the likeliest first. Empty if something can be done.
 */
export interface Why {
  type: "why";
  request: number;
  number: number;
  refusals: Refusal[];
}
/**
 * Something that one might have meant by a click, and all reasons why it is not possible.
 */
export interface Refusal {
  verb: string;
  label: Sentence | null;
  reasons: Sentence[];
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
 * Another page has taken this game over; the connection ends.
 */
export interface Elsewhere {
  type: "elsewhere";
}
/**
 * What can be played, and against whom.
 */
export interface Offer {
  version: string;
  languages: string[];
  rulesets: RulesetEntry[];
  levels: string[];
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
}
/**
 * A text in each language.
 */
export interface Localised {
  en: string;
  fr: string;
}
/**
 * An option of the rules; the first value is the default. ``any_number`` may be given instead of a value from
 * the list; ``decks`` takes three clans for each player.
 */
export interface OptionEntry {
  id: string;
  values: string[];
  any_number: boolean;
  decks: boolean;
}
/**
 * ``messages`` is a Fluent file with the labels of a page that this game words differently.
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
 * One thing that a card does. ``name`` is the word before it ("" for the effect of a card of Gosu X).
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
}
export interface Alive {
  alive: true;
  version: string;
  compiled: boolean;
  games: number;
  workers: number;
}
/**
 * ``seats`` are those of persons. ``over`` if the game is finished: a replay, to be looked at.
 */
export interface Created {
  game: string;
  ruleset: string;
  players: Player[];
  over: boolean;
  seats: SeatToken[];
}
/**
 * The token is what its holder sits down with. It is told once, and never stands in an address.
 */
export interface SeatToken {
  seat: number;
  token: string;
}
export interface OpenGames {
  games: OpenGame[];
}
/**
 * ``place`` is that of its token in the request.
 */
export interface OpenGame {
  place: number;
  game: string;
  ruleset: string;
  seat: number;
  players: Player[];
  round: number;
  points: number[];
  your_turn: boolean;
  over: boolean;
  result: Result | null;
  begun: string;
  moved: string;
}
/**
 * ``turns`` are the numbers of the moments at which a turn begins, ``rounds`` those at which a round does.
 */
export interface Moments {
  ruleset: string;
  options: {
    [k: string]: string;
  };
  players: Player[];
  last: number;
  turns: number[];
  rounds: number[];
  moments: Moment[];
}
/**
 * The game after ``number`` actions; ``player`` and ``action`` led to it; both None at the beginning.
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
 * What is wrong with a request. ``text`` is one sentence for the player, where there is one.
 */
export interface HttpProblem {
  code:
    | "malformed"
    | "oversized"
    | "foreign"
    | "unknown-token"
    | "not-over"
    | "over"
    | "refused"
    | "too-many"
    | "unavailable"
    | "not-found"
    | "method"
    | "damaged";
  text: Localised | null;
  detail: string;
}
