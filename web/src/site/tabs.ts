interface Wish {
  game: string;
  takeOver: boolean;
}

const WAIT = 1000;
const LONGER = 5000;

/** Which tab plays which game: `Tabs` in gosux/browser/host.py. All tabs share one database. */
export class Tabs {
  readonly #held = new Map<string, () => void>();
  readonly #others = new BroadcastChannel("gosux-tabs");

  /** `giveUp` lets a game go that another tab wants, and says whether it did. */
  constructor(private readonly giveUp: (game: string, takeOver: boolean) => Promise<boolean>) {
    this.#others.onmessage = ({ data }: MessageEvent<Wish>) => void this.#asked(data);
  }

  hold = async (game: string, takeOver: boolean): Promise<boolean> => {
    // Without a secure connection there are no locks: then a second tab is noticed when it stores something.
    if (this.#held.has(game) || !("locks" in navigator)) return true;
    if (await this.#lock(game, { ifAvailable: true })) return true;
    this.#others.postMessage({ game, takeOver } satisfies Wish);
    if (await this.#lock(game, { signal: AbortSignal.timeout(takeOver ? LONGER : WAIT) })) return true;
    return takeOver && (await this.#lock(game, { steal: true })); // the other tab does not answer any more
  };

  #lock(game: string, options: LockOptions): Promise<boolean> {
    return new Promise((got) => {
      const held = (lock: Lock | null) => {
        got(lock !== null);
        return lock && new Promise<void>((release) => this.#held.set(game, release));
      };
      navigator.locks.request(`gosux ${game}`, options, held).catch(() => {
        got(false);
        // It was stolen.
        if (this.#held.delete(game)) void this.giveUp(game, true);
      });
    });
  }

  async #asked({ game, takeOver }: Wish): Promise<void> {
    const release = this.#held.get(game);
    if (!release || !(await this.giveUp(game, takeOver))) return;
    this.#held.delete(game);
    release();
  }
}
