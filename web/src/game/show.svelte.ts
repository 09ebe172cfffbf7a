import type { Happening, Scene } from "$/protocol/messages";
import { remembered, scenesIn, type Beat, type Past } from "./beats";
import { Clock } from "./clock";
import { timingOf, type Pace } from "./pace";
import { entering, pointingOf, type Pointing } from "./touches";

/** How a scene looks on a page. Without a page everything happens at once. */
export interface Theatre {
  pace(): Pace;
  /** Whether nothing should move. */
  still(): boolean;
  /** Before the table changes: returns what plays these events once it has, and for how long that takes. */
  prepare(events: Happening[]): { play(rate: number): void; duration: number };
  /** End all movements. */
  finish(): void;
}

/** The table that scenes change. */
export interface ShownTable {
  /** What is shown now; with steps that are not confirmed, the table without them. */
  scene(): Scene | null;
  /** Its words enter the log. */
  enter(beat: Beat): void;
  change(scene: Scene): void;
  /** The last beat of a state has been shown: what it asks can be answered. */
  reach(beat: Beat): void;
}

/** What is told at this moment. */
export interface Telling {
  beat: Beat;
  pointing: Pointing;
  /** Whether it has happened: the arrow is there before. */
  happened: boolean;
  before: Scene;
}

/** A past action that is shown once more, over a copy of the table. */
export interface Replay {
  past: Past;
  scene: Scene;
  pointing: Pointing;
  happened: boolean;
}

/**
 * Shows what happens, one action after the other. What comes meanwhile waits; nothing is cut short but by the player. The
 * table is always that of what was shown last.
 */
export class Show {
  telling = $state.raw<Telling | null>(null);
  standing = $state.raw<Beat | null>(null);
  waiting = $state.raw<Beat[]>([]);
  past = $state.raw<Past[]>([]);
  replay = $state.raw<Replay | null>(null);
  paused = $state(false);
  /** What the player did last: it is seen, and said to those who do not see it. */
  own = $state.raw<Beat | null>(null);
  theatre: Theatre | null = null;

  /** Whether something is shown that a decision has to wait for. */
  readonly busy = $derived(
    this.telling !== null || this.standing !== null || this.waiting.length > 0 || this.replay !== null,
  );

  readonly #clock = new Clock();
  readonly #replayClock = new Clock();
  /** Whether the reader is at the words of the running scene: it does not end meanwhile. */
  #held = false;
  #running = false;
  #hidden = false;
  /** The beats of the scene that the player has had enough of. What comes of it later has not been seen. */
  #seen: Beat[] = [];
  /** The action that the player has gone on from: of the rest of it, only the end waits to be read. */
  #left = -1;
  #skipping = false;
  #again = false;
  /** Whether everything of the running scene has been seen, and is there to be read. */
  #holding = false;
  #dismissed: (() => void) | null = null;

  constructor(private readonly table: ShownTable) {}

  push(beats: Beat[]): void {
    this.waiting = [...this.waiting, ...beats];
    // A scene that goes on does not hold.
    if (this.#holding && this.waiting[1]?.group === this.telling?.beat.group) this.#clock.cut();
    void this.#run();
  }

  /** A table opens: what was shown of another moment does not count any more. */
  forget(): void {
    this.past = [];
    this.own = null;
    this.waiting = this.waiting.slice(0, this.telling || this.standing ? 1 : 0);
    this.#seen = this.waiting;
    this.skip();
  }

  /** To the next scene. */
  next(): void {
    if (this.replay) return this.endReplay();
    if (!this.telling) return;
    this.paused = false;
    const { group } = this.telling.beat;
    this.#seen = this.waiting.filter((beat) => beat.group === group);
    this.#left = group;
    this.#cut();
  }

  /** To the player's own decision, or to what stands. */
  skip(): void {
    this.endReplay();
    if (this.standing) return;
    this.paused = false;
    this.#skipping = this.waiting.length > 0;
    this.#cut();
  }

  /** The running scene once more. */
  again(): void {
    if (this.replay) void this.playAgain(this.replay.past);
    else if (this.telling) {
      this.paused = false;
      this.#again = true;
      this.#cut();
    }
  }

  pause(): void {
    this.paused = !this.paused;
    this.#flow();
  }

  /** The reader comes to what is told, or leaves it. Each scene begins without anybody there: the pointer may lie where
   *  the reader has just confirmed or gone on. */
  hold(held: boolean): void {
    this.#held = held;
    this.#flow();
  }

  /** What stands has been read. */
  dismiss(): void {
    this.#dismissed?.();
  }

  /** The page is not looked at: nothing plays meanwhile. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    if (!hidden) void this.#run();
  }

  /** Several past actions, one after the other; the player may end it. */
  async playAll(past: Past[]): Promise<void> {
    for (const one of past) if (!(await this.playAgain(one))) return;
  }

  /** Show something that happened before, over a copy of the table. What comes meanwhile waits. True if it was seen to
   *  its end. */
  async playAgain(past: Past): Promise<boolean> {
    const { theatre } = this;
    if (!theatre || this.standing) return false;
    this.#clock.stop();
    this.#held = false;
    this.#replayClock.resume();
    this.#replayClock.cut();
    theatre.finish();
    const pointing = pointingOf(past.events, past.before.table, past.after.table);
    // Who asks to see it again wants to read it.
    const pace = theatre.pace() === "fast" ? "normal" : theatre.pace();
    const timing = timingOf(pace, pointing.touches.length > 0, false, theatre.still());
    const mine: Replay = { past, pointing, scene: past.before, happened: false };
    this.replay = mine;
    const current = (): boolean => this.replay?.past === past && this.replay.pointing === pointing;
    await this.#replayClock.wait(timing.announce);
    if (!current()) return false;
    const movement = theatre.prepare(past.events);
    this.replay = { ...mine, scene: past.after, happened: true };
    movement.play(timing.rate);
    await this.#replayClock.wait(Math.max(timing.happen, movement.duration / timing.rate) + timing.hold);
    if (!current()) return false;
    this.endReplay();
    return true;
  }

  endReplay(): void {
    if (!this.replay) return;
    this.replay = null;
    this.theatre?.finish();
    this.#replayClock.cut();
    this.hold(false);
    void this.#run();
  }

  /** What shows an action of the log once more; null for one that is not remembered. */
  watch(group: number): (() => void) | null {
    const past = this.past.find((one) => one.group === group);
    return past ? () => void this.playAgain(past) : null;
  }

  #flow(): void {
    if (this.#held) this.#replayClock.stop();
    else this.#replayClock.resume();
    if (this.paused || this.#held || this.replay) this.#clock.stop();
    else this.#clock.resume();
  }

  #cut(): void {
    this.#held = false;
    this.#clock.resume();
    this.#clock.cut();
    this.theatre?.finish();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.waiting.length > 0 && !this.#hidden && !this.replay) {
      const hurried = scenesIn(this.waiting) > 1;
      const [beat] = this.waiting;
      if (!beat) break;
      // Without a page nothing is waited for, so that everything is done when this returns.
      const shown = this.theatre ? this.#play(beat, hurried) : this.#change(beat);
      try {
        if (shown) await shown;
      } catch (error) {
        // What cannot be shown must not keep the players from their game.
        console.error(error);
        this.telling = null;
        this.standing = null;
        if (this.waiting.includes(beat)) this.#change(beat);
      }
    }
    this.#running = false;
    if (this.waiting.length === 0) this.#skipping = false;
  }

  /** The beat leaves the queue when it is on the table, so that nobody decides before. */
  #taken(beat: Beat): void {
    this.waiting = this.waiting.filter((one) => one !== beat);
  }

  #change(beat: Beat): void {
    const before = this.table.scene();
    this.table.enter(beat);
    if (beat.after) this.table.change(beat.after);
    if (beat.state) this.table.reach(beat);
    this.past = remembered(this.past, beat, before);
    this.#taken(beat);
  }

  async #play(beat: Beat, hurried: boolean): Promise<void> {
    switch (beat.manner) {
      case "silent":
        return this.#change(beat);
      case "own":
        return this.#own(beat);
      case "standing":
        return this.#stand(beat);
      case "told":
        return this.#tell(beat, hurried);
    }
  }

  /** What the player has done: it moves, and nobody has to wait for it but what comes next. */
  async #own(beat: Beat): Promise<void> {
    const movement = this.theatre!.prepare(beat.events.slice(beat.drafted));
    this.#change(beat);
    this.own = beat;
    movement.play(1);
    await this.#clock.wait(movement.duration);
  }

  async #stand(beat: Beat): Promise<void> {
    this.#skipping = false;
    this.table.enter(beat);
    this.standing = beat;
    await new Promise<void>((dismissed) => (this.#dismissed = dismissed));
    this.#dismissed = null;
    const movement = this.theatre!.prepare(beat.events);
    this.#change(beat);
    this.standing = null;
    movement.play(1);
    await this.#clock.wait(movement.duration);
  }

  async #tell(beat: Beat, hurried: boolean): Promise<void> {
    const theatre = this.theatre!;
    const before = this.table.scene();
    const after = beat.after ?? before;
    if (!before || !after) return this.#change(beat);
    const pointing = pointingOf(beat.events, before.table, after.table);
    const timing = timingOf(theatre.pace(), pointing.touches.length > 0, hurried, theatre.still());
    this.table.enter(beat);
    this.hold(false);
    do {
      this.#again = false;
      this.telling = { beat, pointing, happened: false, before };
      let shown = 0;
      const first = theatre.still() ? null : entering(beat.events, before, after);
      if (first && !this.#enough) {
        const movement = theatre.prepare(beat.events.slice(0, first.count));
        this.table.change(first.scene);
        movement.play(timing.rate);
        shown = first.count;
      }
      await this.#wait(timing.announce);
      if (this.#again) {
        this.table.change(before);
        continue;
      }
      const movement = theatre.prepare(beat.events.slice(shown));
      this.table.change(meanwhile(after, before));
      this.telling = { beat, pointing, happened: true, before };
      if (!this.#enough) movement.play(timing.rate);
      await this.#wait(Math.max(timing.happen, movement.duration / timing.rate));
      this.#holding = true;
      const more = this.waiting[1]?.group === beat.group || (this.#left === beat.group && goesOn(beat));
      if (!this.#again && !more) await this.#wait(timing.hold);
      this.#holding = false;
      if (this.#again) this.table.change(before);
    } while (this.#again);
    this.past = remembered(this.past, beat, before);
    if (beat.state) this.table.reach(beat);
    this.#taken(beat);
    // One scene follows the other without a gap.
    if (this.waiting[0]?.manner !== "told") this.telling = null;
  }

  get #enough(): boolean {
    return this.#skipping || (this.telling !== null && this.#seen.includes(this.telling.beat));
  }

  async #wait(milliseconds: number): Promise<void> {
    if (this.#enough || this.#again) return;
    if (this.paused || this.#held) this.#clock.stop();
    await this.#clock.wait(milliseconds);
  }
}

/** Whether the player who acts still has to choose something for it. */
function goesOn({ entry, state }: Beat): boolean {
  const question = state?.scene.question;
  return !!entry && question?.player === entry.player && question.kind !== "turn";
}

/** A table while it is told how it came about: the next turn, and what it asks, come when that has been seen. */
function meanwhile(after: Scene, before: Scene): Scene {
  const { active, additional_turn } = before.table;
  return {
    table: { ...after.table, active, additional_turn },
    question: null,
    choices: [],
    blocked: [],
    result: null,
  };
}
