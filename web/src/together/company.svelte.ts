import type { ClockNow, FromServer, Sentence, TogetherNow } from "$/protocol/messages";
import type { Sent } from "$/game/line.svelte";
import { leftAt } from "./clocks";

/** What stands in the place of the question. */
export type Matter = "asked" | "paused" | "replaced" | "answers" | "fails" | "asks";

/** Somebody who is waited for in vain. */
export interface Failing {
  seat: number;
  /** They closed the page, lost the connection, or have no time left. */
  why: "left" | "lost" | "time";
  /** For how many seconds. */
  away: number;
  /** In how many seconds the win can be claimed. */
  claim: number;
}

/** The other people of a game on several devices: who is away, and what one asks of the others. */
export class Company {
  /** Null where people share a device or play against bots alone. */
  now = $state.raw<TogetherNow | null>(null);
  /** That others may answer, and until when the outcome is awaited. */
  mayAnswer = $state.raw<Sentence | null>(null);
  /** The seat that the reader has decided to wait for. */
  waited = $state<number | null>(null);
  /** The time by this machine's clock, kept up to date while somebody looks. */
  today = $state(Date.now());
  #at = 0;

  constructor(
    private readonly ask: (message: Sent) => Promise<FromServer | undefined>,
    private readonly game: () => { seat: number; clock: { now: ClockNow; at: number } | null },
  ) {}

  hear(message: TogetherNow): void {
    this.now = message;
    this.#at = this.today = Date.now();
    if (this.waited !== null && message.people[this.waited]?.away == null) this.waited = null;
  }

  /** How many seconds are left of what was told. */
  left(seconds: number): number {
    return Math.max(0, seconds - Math.floor((this.today - this.#at) / 1000));
  }

  readonly failing = $derived.by((): Failing | null => {
    const { now } = this;
    const { seat, clock } = this.game();
    for (const other of now?.waits_for ?? []) {
      const person = now?.people[other];
      if (!person || person.bot !== null || other === seat) continue;
      const out = clock?.now.running === other && leftAt(clock, other, this.today) === 0;
      if (out) return { seat: other, why: "time", away: 0, claim: 0 };
      if (person.away === null || person.claim === null) continue;
      const since = Math.floor((this.today - this.#at) / 1000);
      const why = person.left ? "left" : "lost";
      return { seat: other, why, away: person.away + since, claim: this.left(person.claim) };
    }
    return null;
  });

  readonly matter = $derived.by((): Matter | null => {
    const { now } = this;
    const { seat } = this.game();
    if (!now) return null;
    if (now.ask?.waits.includes(seat)) return "asked";
    if (now.paused !== null) return "paused";
    if (now.people[seat]?.bot != null) return "replaced";
    if (this.failing) return "fails";
    if (this.mayAnswer) return "answers";
    return now.ask?.by === seat ? "asks" : null;
  });

  /** Whether the reader may ask for something that they may ask for again in so many seconds. */
  may(seconds: number): boolean {
    return this.now?.ask === null && this.now.paused === null && this.left(seconds) === 0;
  }

  /** How many seconds the reader has for an answer, if it is cut off. */
  readonly answerLeft = $derived.by(() =>
    this.now?.answer_in == null ? null : this.left(this.now.answer_in),
  );

  leave(): void {
    if (this.now) void this.ask({ type: "leave" });
  }
  claim(seat: number): void {
    void this.ask({ type: "claim", seat });
  }
  letBot(seat: number): void {
    void this.ask({ type: "let_bot", seat });
  }
  askPause(): void {
    void this.ask({ type: "ask_pause" });
  }
  askEnd(): void {
    void this.ask({ type: "ask_end" });
  }
  answer(yes: boolean): void {
    void this.ask({ type: "answer", yes });
  }
  endPause(): void {
    void this.ask({ type: "end_pause" });
  }
}

/** "1:05" for 65 seconds. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
