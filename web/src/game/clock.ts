/** Waits that can be stopped for a while, and cut short. */
export class Clock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = 0;
  #since = 0;
  #done: (() => void) | null = null;
  #stopped = false;

  /** Wait for so many milliseconds; with Infinity until it is cut. */
  wait(milliseconds: number): Promise<void> {
    this.cut();
    if (milliseconds <= 0) return Promise.resolve();
    this.#left = milliseconds;
    return new Promise((done) => {
      this.#done = done;
      if (!this.#stopped) this.#go();
    });
  }

  /** Whatever is waited for goes on now. */
  cut(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#left -= Date.now() - this.#since;
  }

  resume(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    if (this.#done) this.#go();
  }

  #go(): void {
    this.#since = Date.now();
    if (this.#left !== Infinity) this.#timer = setTimeout(() => this.cut(), Math.max(0, this.#left));
  }
}
