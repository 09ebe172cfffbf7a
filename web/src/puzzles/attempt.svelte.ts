import type { Game } from "$/game/game.svelte";
import { getPuzzles } from "./begin";
import PuzzleBar from "./PuzzleBar.svelte";
import PuzzlePanel from "./PuzzlePanel.svelte";
import PuzzleResult from "./PuzzleResult.svelte";
import { dayOf, noteAttempt, noteDay, puzzleOf } from "./record";

/** One attempt at the puzzle of a game: what help was taken, what it did to the rating, and what the table shows of it. */
export class Attempt {
  nudged = $state(false);
  /** Whether a wrong move was made, or the solution was shown. */
  failed = $state(false);
  change = $state<number | null>(null);
  /** On small screens the question is a sheet over the table. */
  sheet = $state(true);
  /** Whether the result was closed, to look at the table. */
  seen = $state(false);

  readonly Bar = PuzzleBar;
  readonly Panel = PuzzlePanel;
  readonly Result = PuzzleResult;

  constructor(readonly game: Game) {
    $effect.root(() => {
      $effect(() => {
        if (!this.game.show.busy) this.#follow();
      });
    });
  }

  readonly now = $derived.by(() => this.game.puzzle);
  /** Whether the game is still a puzzle. */
  readonly on = $derived(this.now !== null && this.now.state !== "left");
  /** Whether the result is to be shown. */
  readonly settled = $derived.by(
    () => !this.seen && !this.game.show.busy && (this.now?.state === "right" || this.now?.state === "shown"),
  );
  readonly how = $derived(this.failed ? "again" : this.nudged ? "helped" : "first");

  /** Note how the puzzle went as soon as that is clear. */
  #follow(): void {
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
