import type {
  Choice,
  ClockNow,
  DraftAdvice,
  DraftNow,
  FromServer,
  Happening,
  Joined,
  LessonAct,
  LessonNow,
  LogEntry,
  OldHands,
  OwnWords,
  Phrase,
  Pointer,
  PuzzleAct,
  PuzzleNow,
  Refusal,
  Say,
  Scene,
  Sentence,
  StateNow,
  Step,
  TalkNow,
  TrySteps,
  Watch,
  Watching,
} from "$/protocol/messages";
import { withEntries } from "$/text/pieces";
import { Company } from "$/together/company.svelte";
import { beatOf, beatsOf, caughtUp, opened, type Beat, type Occasion } from "./beats";
import { Line } from "./line.svelte";
import { byKey, keyOf } from "./places";
import { tabName } from "./seats";
import { Show } from "./show.svelte";

const TROUBLES = [
  "elsewhere",
  "unknown-token",
  "damaged",
  "unknown-link",
  "own-game",
  "crowded",
  "banned",
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What is told in a bubble beside something that was clicked. */
export interface Told {
  key: string;
  refusals: Refusal[];
  reasons: Sentence[];
}

/** The card that a shift is to bring in, told before it is paid for. */
type Incoming = NonNullable<TrySteps["incoming"]>;

/** What somebody needs to watch a game; `tokens` are those of this browser for it. */
export type WatchLink = Pick<Watch, "game" | "code" | "tokens">;

/** The seat of somebody who has none. */
const NOBODY = -1;

const MOST_KEPT_EVENTS = 2000;

const actionsOf = (steps: Step[]): number[] => steps.map((step) => step.action);

/** A game at this page: the state the server told, the draft of unconfirmed steps, and what is pointed at. */
export class Game {
  joined = $state.raw<Joined | null>(null);
  number = $state(0);
  scene = $state.raw<Scene | null>(null);
  draft = $state.raw<DraftNow | null>(null);
  incoming = $state.raw<Incoming | null>(null);
  events = $state.raw<Happening[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The step of a lesson, where the game is one; with unconfirmed steps, that of the draft. */
  readonly lesson = $derived.by(() => this.draft?.lesson ?? this.#lesson);
  /** How far the puzzle is, where the game is one. */
  puzzle = $state.raw<PuzzleNow | null>(null);
  /** How many clicks in a row were not what the lesson asks for. */
  astray = $state(0);
  /** Several choices point at one thing: these are offered next. */
  menu = $state.raw<string | null>(null);
  told = $state.raw<Told | null>(null);
  trouble = $state<Trouble | null>(null);
  /** What the server says about it, if it says more. */
  troubleSaid = $state.raw<Sentence | null>(null);
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  /** The latest scene that the server told, which may still wait to be shown. */
  heard = $state.raw<Scene | null>(null);
  /** The clocks, and when they were told, by this machine's. */
  clock = $state.raw<{ now: ClockNow; at: number } | null>(null);
  /** What was said, where people on several devices play. */
  talk = $state.raw<TalkNow | null>(null);
  phrases = $state.raw<Phrase[]>([]);
  /** What is watched, where nobody plays here. */
  watching = $state.raw<Watching | null>(null);
  /** How many watch; null where nobody may. */
  watchers = $state<number | null>(null);
  /** For somebody who watches: the cards that were in all hands some turns ago. */
  hands = $state.raw<OldHands | null>(null);
  /** The other people, in a game on several devices. */
  readonly company = new Company(
    (message) => this.line.ask(message),
    () => this,
  );
  /** Whether the last confirmed action can be taken back. */
  mayUndo = $state(false);
  #mayHint = $state(false);
  #advice = $state.raw<DraftAdvice | null>(null);
  /** Whether a hint is shown. */
  hinted = $state(false);
  /** How many actions came while the connection was lost; shown once. */
  missed = $state(0);
  /** How often the bot of each seat could not think, as told last; null once the player has read it. */
  guesses = $state.raw<number[] | null>(null);
  #read: number[] = [];
  /** Those of them that were not played. */
  skipped = $state.raw<Beat[]>([]);
  /** Called when a step is tried: what it does, and the scene that is still shown. */
  onmove: ((events: Happening[], before: Scene | null) => void) | null = null;
  /** What happens is shown here, one action after the other; `scene`, `events` and `log` are what was shown last. */
  readonly show = new Show({
    scene: () => this.scene,
    enter: (beat) => this.#enter(beat),
    change: (scene) => this.#change(scene),
    reach: (beat) => this.#reach(beat),
  });

  readonly line: Line;
  readonly shown = $derived(this.draft?.scene ?? this.scene);
  readonly seat = $derived(this.joined?.seat ?? 0);
  readonly waiting = $derived(this.draft?.waiting ?? null);
  /** The steps of the draft: what is paid shows as paid until it is confirmed. */
  readonly taken = $derived<Step[]>(this.draft?.steps ?? []);
  /** Whether the draft can be confirmed: its last step waits, or it ends the game. */
  readonly ready = $derived(
    this.draft !== null && (this.waiting !== null || this.draft.scene.result !== null),
  );
  readonly asked = $derived(
    this.scene?.result === null &&
      !this.show.busy &&
      (this.ready || this.shown?.question?.player === this.seat),
  );
  /** Whether a hint can be asked for. */
  readonly mayHint = $derived(this.#mayHint && this.asked);
  /** Advice for the pick of a clan that is asked for. */
  readonly draftAdvice = $derived(this.asked ? this.#advice : null);
  /** The step that waits for confirmation. */
  readonly picked = $derived(this.ready ? (this.taken.at(-1) ?? null) : null);
  readonly choices = $derived(this.#connected() && !this.show.busy ? (this.shown?.choices ?? []) : []);
  readonly byKey = $derived(byKey(this.choices));

  #lesson = $state.raw<LessonNow | null>(null);
  #joining = true;
  #takeOver = false;
  /** What the server has told, also what still waits to be shown. */
  #heardPlace = 0;
  #heardLog: LogEntry[] = [];
  #heardNumber = 0;
  readonly #tab = tabName();

  /** With `watched`, nobody plays here: the game of others is only shown. */
  constructor(
    readonly token: string,
    private readonly watched: WatchLink | null = null,
  ) {
    this.line = new Line(
      () => void this.join(this.#takeOver),
      (message) => this.#heard(message),
    );
  }

  /** Take the game over from the page that has it. */
  takeOver(): void {
    this.#takeOver = true;
    if (this.line.status === "open") void this.join(true);
    else this.line.resume();
  }

  async join(takeOver: boolean): Promise<void> {
    this.#joining = true;
    this.trouble = null;
    const { token } = this;
    const tab = this.#tab;
    // Events are counted by their place; the number of a state counts something else.
    const last = this.#heardPlace;
    if (this.watched) {
      await this.line.ask({ type: "watch", ...this.watched, last });
      return;
    }
    await this.line.ask({ type: "join", token, tab, last, take_over: takeOver });
  }

  close(): void {
    this.company.leave();
    this.line.close();
  }

  /** Choose: one step more in the draft. Choosing again what waits for confirmation confirms it. */
  async choose(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.told = null;
    this.menu = null;
    const steps = actionsOf(this.picked ? this.taken.slice(0, -1) : this.taken);
    const { at, action } = choice;
    if (action === null) {
      if (at.at === "hand" || at.at === "pile") await this.#attempt(steps, at);
    } else if (this.picked?.action === action) {
      await this.confirm();
    } else {
      await this.#attempt([...steps, action], this.incoming, at);
    }
  }

  /** Something on the table was pointed at: take its one choice, offer its several, or say why there is none. */
  async point(at: Pointer): Promise<void> {
    const key = keyOf(at);
    if (this.lesson?.asks === "find") return this.teach("find", at);
    const found = this.byKey.get(key) ?? [];
    const [first] = found;
    if (first && found.length === 1) return this.choose(first);
    if (this.picked && found.some((one) => one.action === this.picked?.action)) return this.confirm();
    this.told = null;
    if (found.length > 1) {
      if (this.picked) await this.takeBack();
      this.menu = key;
      return;
    }
    await this.#why(at, key);
  }

  /** One step fewer. */
  async takeBack(): Promise<void> {
    this.told = null;
    if (this.menu) {
      this.menu = null;
      return;
    }
    const chosen = this.taken.slice(0, this.taken.findLastIndex((step) => !step.auto) + 1);
    const last = chosen.at(-1);
    if (!last || this.busy) return;
    // The card that comes in was chosen after the shift itself.
    if (this.incoming && last.kind === "turn") await this.#attempt(actionsOf(chosen), null);
    else await this.back(chosen.length - 1);
  }

  /** The player has read that bots could not think. */
  readGuesses(): void {
    this.#read = this.guesses ?? this.#read;
    this.guesses = null;
  }

  /** Only the first steps are left. */
  async back(count: number): Promise<void> {
    this.menu = null;
    if (this.taken.length > 0 && !this.busy)
      await this.#attempt(actionsOf(this.taken.slice(0, count)), count > 0 ? this.incoming : null);
  }

  /** Not this payment: the others stay. */
  async unpay(place: number): Promise<void> {
    if (this.busy) return;
    const left = this.taken.filter((step, other) => other !== place && (other < place || !step.auto));
    await this.#attempt(actionsOf(left), this.incoming);
  }

  /** Another card instead of the one that a shift was to bring in. */
  async chooseIncoming(): Promise<void> {
    if (!this.busy)
      await this.#attempt(actionsOf(this.taken.filter((step) => step.kind !== "replace")), null);
  }

  /** Return the Wonder token for one card of the cost, or keep it after all. */
  async switchWonder(): Promise<void> {
    const plan = this.draft?.plan;
    const wonder = plan?.wonder;
    if (!plan || !wonder || wonder.step === null || wonder.other === null || this.busy) return;
    const cost = plan.cost - (wonder.used ? 0 : 1);
    const before = actionsOf(this.taken.slice(0, wonder.step));
    const paid = this.taken.slice(wonder.step + 1).filter((step) => step.kind === "pay");
    await this.#attempt([...before, wonder.other, ...actionsOf(paid.slice(0, cost))], this.incoming);
  }

  async drop(): Promise<void> {
    this.told = null;
    this.menu = null;
    if (this.taken.length > 0 && !this.busy) await this.#attempt([], null);
  }

  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    this.busy = true;
    await this.line.ask({ type: "confirm", number: this.number, steps: actionsOf(this.taken) });
    this.busy = false;
  }

  /** Take the last confirmed action back. */
  async undo(): Promise<void> {
    if (!this.mayUndo || this.busy) return;
    this.busy = true;
    await this.line.ask({ type: "take_back", number: this.#heardNumber });
    this.busy = false;
  }

  /** Go on in a lesson, go back, let it take the step, or click what it asks to find. */
  async teach(act: LessonAct["act"], at: Pointer | null = null): Promise<void> {
    if (this.busy) return;
    this.told = null;
    this.busy = true;
    const answer = await this.line.ask({ type: "lesson", act, at });
    this.busy = false;
    if (answer?.type === "why" && at) this.#tell({ key: keyOf(at), refusals: answer.refusals, reasons: [] });
  }

  /** In a puzzle: start again, show the solution, or leave it and play on. */
  async puzzleAct(act: PuzzleAct["act"]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.line.ask({ type: "puzzle", act });
    this.busy = false;
  }

  async concede(): Promise<void> {
    await this.line.ask({ type: "concede" });
  }

  /** Say something to the other players, or say whether own words are welcome. */
  say(message: Omit<Say, "request"> | Omit<OwnWords, "request">): Promise<FromServer | undefined> {
    return this.line.ask(message);
  }

  /** Show a hint, or hide it. */
  hint(): void {
    this.hinted = this.mayHint && !this.hinted;
  }

  hurry(): void {
    void this.line.ask({ type: "hurry" });
  }

  /** How many events the draft has shown. */
  #drafted(): number {
    const steps = this.draft?.steps ?? [];
    return (this.waiting ? steps.slice(0, -1) : steps).reduce((sum, step) => sum + step.events.length, 0);
  }

  #connected(): boolean {
    return this.line.status === "open";
  }

  /** `at` is what was pointed at for the last step. */
  async #attempt(steps: number[], incoming: Incoming | null, at?: Pointer): Promise<void> {
    this.busy = true;
    const answer = await this.line.ask({ type: "try", number: this.number, steps, incoming });
    this.busy = false;
    if (answer?.type === "draft" && answer.number === this.number) {
      // Steps more move things; steps taken back only lie as they did before.
      const before = this.taken.length;
      const shown = answer.waiting ? answer.steps.slice(before, -1) : answer.steps.slice(before);
      if (shown.length > 0)
        this.onmove?.(
          shown.flatMap((step) => step.events),
          this.shown,
        );
      this.draft = answer.steps.length > 0 ? answer : null;
      this.astray = 0;
      this.incoming = answer.steps.length > 0 ? incoming : null;
    } else if (answer?.type === "error" && answer.code === "illegal" && at) {
      this.#tell({ key: keyOf(at), refusals: [], reasons: answer.reasons });
    }
  }

  async #why(at: Pointer, key: string): Promise<void> {
    if (this.shown?.result || this.line.status !== "open") return;
    const answer = await this.line.ask({ type: "why", number: this.number, at });
    if (answer?.type === "why" && answer.refusals.length > 0) {
      this.#tell({ key, refusals: answer.refusals, reasons: [] });
    }
  }

  #tell(told: Told): void {
    this.told = told;
    this.astray += 1;
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "joined":
        this.joined = message;
        this.#takeOver = false;
        break;
      case "watching":
        this.watching = message;
        this.joined = { ...message, type: "joined", seat: NOBODY, watch: null, rated: false };
        break;
      case "talk":
        this.talk = message;
        if (message.phrases.length > 0) this.phrases = message.phrases;
        break;
      case "watchers":
        this.watchers = message.count;
        break;
      case "hands":
        this.hands = message;
        break;
      case "state":
        this.#arrived(message);
        break;
      case "together":
        this.company.hear(message);
        if (message.clock) this.clock = { now: message.clock, at: Date.now() };
        break;
      case "may_answer":
        this.company.mayAnswer = message.said;
        break;
      case "elsewhere":
        this.trouble = "elsewhere";
        this.line.pause();
        break;
      case "error":
        this.trouble = TROUBLES.find((code) => code === message.code) ?? this.trouble;
        if (message.code === "banned") this.troubleSaid = message.reasons[0] ?? null;
        break;
    }
  }

  #arrived(state: StateNow): void {
    this.heard = state.scene;
    this.mayUndo = state.may_take_back;
    this.company.mayAnswer = null;
    this.clock = state.clock && { now: state.clock, at: Date.now() };
    this.guesses = state.guesses.some((count, seat) => count > (this.#read[seat] ?? 0))
      ? state.guesses
      : null;
    if (state.taken_back) return this.#rewound(state);
    const first = state.events[0]?.place ?? Infinity;
    // A server that tells events again, for instance from an older copy of its games, replaces what it told before.
    const again = this.#heardPlace > 0 && first <= this.#heardPlace;
    const occasion = this.#occasion(state, again);
    this.#joining = false;
    // A lost connection leaves a draft as it was while the game has not gone on.
    if (occasion === "return" && state.number === this.#heardNumber && state.events.length === 0) {
      if (!this.show.busy) this.scene = state.scene;
      return;
    }
    const drafted = occasion === "answer" ? this.#drafted() : 0;
    let beats = beatsOf(state, this.#heardLog, occasion, drafted);
    if (occasion === "opening") {
      this.show.forget();
      beats = opened(beats, this.seat);
    } else if (occasion === "return") {
      const { beats: left, missed } = caughtUp(beats);
      this.missed = state.log.length;
      this.skipped = missed;
      beats = left;
    }
    this.#heardPlace = state.events.at(-1)?.place ?? this.#heardPlace;
    this.#heardLog = withEntries(this.#heardLog, state.log);
    this.#heardNumber = state.number;
    this.show.push(beats);
  }

  /** An action was taken back: the table lies as it did before, and so do the log and what was told. */
  #rewound(state: StateNow): void {
    this.#heardPlace = state.events.at(-1)?.place ?? 0;
    this.#heardLog = state.log;
    this.#heardNumber = state.number;
    this.show.forget();
    this.show.push([{ ...beatOf([], state.scene), state }]);
  }

  #occasion(state: StateNow, again: boolean): Occasion {
    if (again || this.#heardNumber === 0) return "opening";
    if (this.#joining) return "return";
    return state.request !== null ? "answer" : "news";
  }

  // -- what is shown

  #enter(beat: Beat): void {
    const first = beat.events[0]?.place ?? Infinity;
    this.events = this.events
      .filter((event) => event.place < first)
      .concat(beat.events)
      .slice(-MOST_KEPT_EVENTS);
    if (beat.entry) this.log = withEntries(this.log, [beat.entry]);
  }

  #change(scene: Scene): void {
    this.scene = scene;
    this.draft = null;
    this.incoming = null;
    this.menu = null;
    this.told = null;
  }

  #reach({ state }: Beat): void {
    if (!state) return;
    if (state.taken_back) {
      this.events = state.events;
      this.log = state.log;
    }
    this.scene = state.scene;
    this.number = state.number;
    this.#mayHint = state.may_ask_hint;
    this.#advice = state.draft_advice;
    this.hinted = false;
    this.#lesson = state.lesson;
    this.puzzle = state.puzzle;
    this.astray = 0;
  }
}
