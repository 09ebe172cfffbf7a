import { SvelteMap } from "svelte/reactivity";
import { installPictures } from "./sprite";

const FILES = import.meta.glob<Record<string, string>>("./pictures/*.ts", { import: "PICTURES" });

function fileOf(clan: string): string {
  return `./pictures/${clan}.ts`;
}

/** The pictures of the cards. Those of a clan are fetched when its first card is shown: only clans in play cost anything. */
class Pictures {
  readonly #drawn = new SvelteMap<string, ReadonlySet<string>>();
  readonly #asked = new Set<string>();

  async fetch(clan: string): Promise<void> {
    const load = FILES[fileOf(clan)];
    if (!load || this.#asked.has(clan)) return;
    this.#asked.add(clan);
    try {
      const bodies = await load();
      installPictures(clan, bodies);
      this.#drawn.set(clan, new Set(Object.keys(bodies)));
    } catch {
      this.#asked.delete(clan); // The next card of the clan tries again.
    }
  }

  /** Whether a card has a picture. Until its clan's have arrived it is taken to have one, so that its signs need not move. */
  has(clan: string, card: string): boolean {
    return this.#drawn.get(clan)?.has(card) ?? fileOf(clan) in FILES;
  }
}

export const pictures = new Pictures();
