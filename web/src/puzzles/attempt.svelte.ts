import type { Game } from "$/game/game.svelte";
import { dayOf, noteAttempt, noteDay, puzzleOf } from "./record";
import { getPuzzles } from "./begin";

/** One attempt at the puzzle of a game: what help was taken, and what it did to the rating. */
export class Attempt {
  nudged = $state(false);
  /** Whether a wrong move was made, or the solution was shown. */
  failed = $state(false);
  change = $state<number | null>(null);
  /** On small screens the question is a sheet over the table. */
  sheet = $state(true);
  /** Whether the result was closed, to look at the table. */
  seen = $state(false);

  constructor(readonly game: Game) {}

  readonly now = $derived.by(() => this.game.puzzle);
  readonly how = $derived(this.failed ? "again" : this.nudged ? "helped" : "first");

  /** Call this in an effect: it notes how the puzzle went as soon as that is clear. */
  follow(): void {
    const { now } = this;
    if (!now || now.state === "open" || now.state === "left") return;
    this.sheet = true;
    if (now.state !== "right") this.failed = true;
    const outcome = this.failed ? "wrong" : this.nudged ? "helped" : "right";
    this.change ??= noteAttempt(now.id, now.grade, outcome);
    if (now.state === "right") void this.#noteDay(now.id);
  }

  async again(): Promise<void> {
    await this.game.puzzleAct("again");
    this.sheet = false;
    this.seen = false;
  }

  async show(): Promise<void> {
    this.sheet = false;
    await this.game.puzzleAct("show");
  }

  async leave(): Promise<void> {
    await this.game.puzzleAct("leave");
  }

  async #noteDay(id: string): Promise<void> {
    const today = dayOf(new Date());
    if (puzzleOf((await getPuzzles()).days, today) === id) noteDay(today);
  }
}
