import type {
  Choice,
  DraftNow,
  FromServer,
  Happening,
  Joined,
  LogEntry,
  Pointer,
  Question,
  Refusal,
  Scene,
  Sentence,
  StateNow,
} from "$/protocol/messages";
import { withEntries } from "$/text/pieces";
import { Line } from "./line.svelte";
import { byKey, keyOf } from "./places";
import { tabName } from "./seats";

const TROUBLES = ["elsewhere", "unknown-token", "damaged"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What is told in a bubble beside something that was clicked. */
export interface Told {
  key: string;
  refusals: Refusal[];
  reasons: Sentence[];
}

/** A step of the draft with the question it answered: what is paid shows as paid until it is confirmed. */
export interface Taken {
  choice: Choice;
  question: Question | null;
}

const MOST_KEPT_EVENTS = 2000;

/** A game at this page: the state the server told, the draft of unconfirmed steps, and what is pointed at. */
export class Game {
  joined = $state.raw<Joined | null>(null);
  number = $state(0);
  scene = $state.raw<Scene | null>(null);
  draft = $state.raw<DraftNow | null>(null);
  taken = $state.raw<Taken[]>([]);
  events = $state.raw<Happening[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** Several choices point at one thing: these are offered next. */
  menu = $state.raw<string | null>(null);
  told = $state.raw<Told | null>(null);
  trouble = $state<Trouble | null>(null);
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  /** How many actions came while the connection was lost; shown once. */
  missed = $state(0);
  /** Called when the scene is about to change: what happened, and the scene that is still shown. */
  onmove: ((events: Happening[], before: Scene | null) => void) | null = null;

  readonly line: Line;
  readonly shown = $derived(this.draft?.scene ?? this.scene);
  readonly seat = $derived(this.joined?.seat ?? 0);
  readonly waiting = $derived(this.draft?.waiting ?? null);
  /** Whether the draft can be confirmed: its last step waits, or it ends the game. */
  readonly ready = $derived(
    this.draft !== null && (this.waiting !== null || this.draft.scene.result !== null),
  );
  readonly asked = $derived(
    this.scene?.result === null && (this.ready || this.shown?.question?.player === this.seat),
  );
  /** The step that waits for confirmation. */
  readonly picked = $derived(this.ready ? (this.taken.at(-1) ?? null) : null);
  readonly choices = $derived(this.#connected() ? (this.shown?.choices ?? []) : []);
  readonly byKey = $derived(byKey(this.choices));

  #reconnecting = false;
  #takeOver = false;
  readonly #tab = tabName();

  constructor(private readonly token: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}${location.pathname.replace(/[^/]*$/, "")}api/play`;
    this.line = new Line(
      address,
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
    // Events are counted by their place; the number of a state counts something else.
    const last = this.events.at(-1)?.place ?? 0;
    this.#reconnecting = this.number > 0;
    this.trouble = null;
    const { token } = this;
    const tab = this.#tab;
    await this.line.ask({ type: "join", token, tab, last, take_over: takeOver });
  }

  close(): void {
    this.line.close();
  }

  /** Choose: one step more in the draft. Choosing again what waits for confirmation confirms it. */
  async choose(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.told = null;
    this.menu = null;
    if (this.picked) {
      if (this.picked.choice.action === choice.action) return this.confirm();
      await this.#attempt([...this.taken.slice(0, -1), { choice, question: this.#question }]);
    } else {
      await this.#attempt([...this.taken, { choice, question: this.#question }]);
    }
  }

  /** Something on the table was pointed at: take its one choice, offer its several, or say why there is none. */
  async point(at: Pointer): Promise<void> {
    const key = keyOf(at);
    const found = this.byKey.get(key) ?? [];
    const [first] = found;
    if (first && found.length === 1) return this.choose(first);
    if (this.picked && found.some((one) => one.action === this.picked?.choice.action)) return this.confirm();
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
    if (this.taken.length > 0 && !this.busy) await this.#attempt(this.taken.slice(0, -1));
  }

  async drop(): Promise<void> {
    this.told = null;
    this.menu = null;
    if (this.taken.length > 0 && !this.busy) await this.#attempt([]);
  }

  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    this.busy = true;
    const steps = this.taken.map((one) => one.choice.action);
    await this.line.ask({ type: "confirm", number: this.number, steps });
    this.busy = false;
  }

  async concede(): Promise<void> {
    await this.line.ask({ type: "concede" });
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

  get #question(): Question | null {
    return this.shown?.question ?? null;
  }

  async #attempt(taken: Taken[]): Promise<void> {
    this.busy = true;
    const steps = taken.map((one) => one.choice.action);
    const answer = await this.line.ask({ type: "try", number: this.number, steps });
    this.busy = false;
    if (answer?.type === "draft" && answer.number === this.number) {
      // A step more moves things; steps taken back only lie as they did before.
      if (taken.length > this.taken.length && !answer.waiting)
        this.onmove?.(answer.steps.at(-1)?.events ?? [], this.shown);
      this.draft = steps.length > 0 ? answer : null;
      this.taken = taken;
    } else if (answer?.type === "error" && answer.code === "illegal") {
      const last = taken.at(-1);
      if (last) this.told = { key: keyOf(last.choice.at), refusals: [], reasons: answer.reasons };
    }
  }

  async #why(at: Pointer, key: string): Promise<void> {
    if (this.shown?.result || this.line.status !== "open") return;
    const answer = await this.line.ask({ type: "why", number: this.number, at });
    if (answer?.type === "why" && answer.refusals.length > 0) {
      this.told = { key, refusals: answer.refusals, reasons: [] };
    }
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "joined":
        this.joined = message;
        this.#takeOver = false;
        break;
      case "state":
        this.#arrived(message);
        break;
      case "elsewhere":
        this.trouble = "elsewhere";
        this.line.pause();
        break;
      case "error":
        this.trouble = TROUBLES.find((code) => code === message.code) ?? this.trouble;
        break;
    }
  }

  #arrived(state: StateNow): void {
    const before = this.number > 0 ? this.shown : null;
    // What a draft has shown already does not move again.
    const shown = state.request !== null ? this.#drafted() : 0;
    const again = this.#reconnecting;
    this.#reconnecting = false;
    if (again) this.missed = state.log.length;
    // A lost connection leaves a draft as it was while the game has not gone on.
    const same = again && state.number === this.number;
    // A server that tells events again, for instance from an older copy of its games, replaces what it told before.
    const first = state.events[0]?.place ?? Infinity;
    const kept = this.events.filter((event) => event.place < first);
    this.events = kept.concat(state.events).slice(-MOST_KEPT_EVENTS);
    this.log = withEntries(this.log, state.log);
    this.number = state.number;
    this.scene = state.scene;
    if (!same) {
      this.draft = null;
      this.taken = [];
    }
    this.menu = null;
    this.told = null;
    this.onmove?.(state.events.slice(shown), before);
  }
}
