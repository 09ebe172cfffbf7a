import type { Result } from "$/protocol/messages";
import type { Sound } from "./tones";

/** What is shown of a game: `number` is 0 until its state is known, `busy` while something is still told. */
interface Shown {
  number: number;
  scene: { result: Result | null } | null;
  show: { busy: boolean };
}

/**
 * When a game is heard to end: once, when its result comes and everything before it has been seen. A finished game that is
 * opened, and an action that is watched again after the end, are silent.
 */
export class Ending {
  #running = false;

  hear({ number, scene, show }: Shown, seat: number): Sound | null {
    if (number > 0 && scene && !scene.result) this.#running = true;
    if (!this.#running || !scene?.result || show.busy) return null;
    this.#running = false;
    const { winners } = scene.result;
    if (winners.length === 0) return "draw";
    return winners.includes(seat) ? "victory" : "defeat";
  }
}
