import { get } from "$/game/http";
import { host } from "$/protocol/host";
import type { Localised, NoticeNow } from "$/protocol/messages";

const EVERY = 60_000; // milliseconds between two questions

/** What the operator of a server wants everybody to know. Without a server there is nothing. */
class Notices {
  announcement = $state.raw<Localised | null>(null);
  /** Days without a move after which games are removed; null for never. */
  keptDays = $state<number | null>(null);
  /** The public key of a server that tells browsers of turns while no page is open. */
  pushKey = $state<string | null>(null);
  /** The announcement that was closed is not shown again, until another one comes. */
  #closed = $state("");

  /** Asks now and again while a page is open; returns what ends it. */
  follow(): () => void {
    if (!host.together) return () => {};
    void this.#load();
    const timer = setInterval(() => void this.#load(), EVERY);
    return () => clearInterval(timer);
  }

  get shown(): Localised | null {
    return this.announcement && this.announcement.en !== this.#closed ? this.announcement : null;
  }

  close(): void {
    this.#closed = this.announcement?.en ?? "";
  }

  async #load(): Promise<void> {
    try {
      const now = await get<NoticeNow>("notice");
      this.announcement = now.announcement;
      this.keptDays = now.kept_days;
      this.pushKey = now.push_key ?? null;
    } catch {
      // The next question comes by itself.
    }
  }
}

export const notices = new Notices();
