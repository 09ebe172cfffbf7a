import { Speaker, type Arguments } from "$/text/speaker";
import { text, type Language } from "$/text/text.svelte";

// The labels of hints and reviews are loaded only with them.
const FILES = import.meta.glob<string>("$locales/*/coach.ftl", { query: "?raw", import: "default" });

/** The labels of hints and reviews, in the language of the page. */
class Words {
  #speaker = $state.raw<Speaker | null>(null);

  async #use(language: Language): Promise<void> {
    const path = Object.keys(FILES).find((one) => one.includes(`/${language}/`));
    if (path) this.#speaker = new Speaker(language, [await FILES[path]!()]);
  }

  /** Keeps them in the language of the page while a component is shown. */
  follow(): void {
    $effect(() => void this.#use(text.language));
  }

  get ready(): boolean {
    return this.#speaker !== null;
  }

  say(id: string, args: Arguments = {}): string {
    return this.#speaker?.say(id, args) ?? "";
  }
}

export const words = new Words();
