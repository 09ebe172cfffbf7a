import { moments } from "$/game/http";
import { range } from "$/game/range";
import type { Happening, LogEntry, Moment, Moments } from "$/protocol/messages";
import { withEntries } from "$/text/pieces";

const PAGE = 50;
const MOST_SHOWN = 15;

/** A finished game, moment by moment, as one seat sees it (or everyone); fetched in pages when it is looked at. */
export class Film {
  view = $state<number | null>(0);
  place = $state(0);
  last = $state(0);
  about = $state.raw<Moments | null>(null);
  trouble = $state(false);
  #pages = $state.raw<Record<string, Moment[]>>({});
  readonly #asked = new Set<string>();

  constructor(
    private readonly token: string,
    seat: number,
    moment: number,
  ) {
    this.view = seat;
    this.place = moment;
  }

  /** The moment that is shown, or null while it is on its way. */
  get now(): Moment | null {
    return this.at(this.place);
  }

  at(place: number): Moment | null {
    return this.#pages[this.#name(place)]?.[place % PAGE] ?? null;
  }

  /** What happened after a moment up to a later one, if that is not too much to look at. */
  between(from: number, to: number): Happening[] {
    if (to - from > MOST_SHOWN) return [];
    return range(to - from).flatMap((step) => this.at(from + step + 1)?.events ?? []);
  }

  /** What happened up to now, as far as it was fetched. */
  get log(): LogEntry[] {
    let log: LogEntry[] = [];
    for (let place = Math.max(0, this.place - 2 * PAGE); place <= this.place; place++)
      log = withEntries(log, this.at(place)?.log ?? []);
    return log;
  }

  /** The moment that an action of the log led to; null if it was not fetched. */
  momentOf(group: number): number | null {
    for (let place = this.place; place >= Math.max(0, this.place - 2 * PAGE); place--)
      if (this.at(place)?.log.some((entry) => entry.group === group)) return place;
    return null;
  }

  /** The first events of the game, up to now. */
  get opening(): Happening[] {
    return range(Math.min(this.place + 1, PAGE)).flatMap((place) => this.at(place)?.events ?? []);
  }

  /** Fetch what is shown and what comes next. */
  async load(): Promise<void> {
    // Where the last moment lies is known only with the first ones.
    const place = Number.isFinite(this.place) ? this.place : 0;
    await Promise.all([this.#fetch(place), this.#fetch(place + PAGE), this.#fetch(place - PAGE)]);
  }

  async #fetch(place: number): Promise<void> {
    const name = this.#name(place);
    if (place < 0 || (this.about && place > this.last + PAGE) || this.#asked.has(name)) return;
    const first = Math.floor(place / PAGE) * PAGE;
    if (this.about && first > this.last) return;
    this.#asked.add(name);
    try {
      const { view } = this;
      const found = await moments({ token: this.token, view, first, count: PAGE });
      this.about = found;
      this.last = found.last;
      this.place = Math.min(this.place, found.last);
      this.#pages = { ...this.#pages, [name]: found.moments };
    } catch {
      this.#asked.delete(name);
      this.trouble = true;
    }
  }

  #name(place: number): string {
    return `${this.view ?? "all"} ${Math.floor(place / PAGE)}`;
  }
}
