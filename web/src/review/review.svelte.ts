import { newGame, positionFile, review } from "$/game/http";
import { keepSeats } from "$/game/seats";
import type { ReviewNow, TurningPoint } from "$/protocol/messages";
import { go } from "$/route.svelte";

const PAUSE = 400; // milliseconds between two questions whether it is done
const LEVEL = "troop"; // of a bot for a player who was a person

/** The review of a finished game, which the server computes step by step. */
export class Reviewing {
  told = $state.raw<ReviewNow | null>(null);
  failed = $state(false);
  #closed = false;

  constructor(
    readonly token: string,
    readonly player: number,
  ) {}

  async follow(): Promise<void> {
    while (!this.#closed && !this.told?.done) {
      try {
        this.told = await review({ token: this.token, player: this.player });
      } catch {
        this.failed = true;
        return;
      }
      if (!this.told.done) await new Promise((again) => setTimeout(again, PAUSE));
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Open the position before a decision against the same rivals, with everything as it was. */
  async tryAgain(id: string, point: TurningPoint): Promise<void> {
    const players = this.told?.players ?? [];
    const position = await positionFile(this.token, point.moment);
    const seats = players.map(({ kind, level, name }, seat) =>
      seat === this.player
        ? { kind: "person" as const, name }
        : { kind: "bot" as const, level: kind === "bot" ? level : LEVEL },
    );
    const created = await newGame({ position, seats });
    keepSeats(created.game, created.seats);
    keepRetry(created.game, { review: id, right: point.right });
    go(`#/game/${created.game}?retry`);
  }
}

/** What is tried again in a game: the review it comes from, the moves that are right, and the one that was made. */
interface Retry {
  review: string;
  right: number[];
  tried?: number;
}

const placeOf = (game: string) => `gosux-retry-${game}`;

export function keepRetry(game: string, retry: Retry): void {
  try {
    sessionStorage.setItem(placeOf(game), JSON.stringify(retry));
  } catch {
    // Without storage, the move is not judged.
  }
}

export function retryOf(game: string): Retry | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(game)) ?? "null") as Retry | null;
  } catch {
    return null;
  }
}
