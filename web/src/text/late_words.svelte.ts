import { Speaker, type Arguments } from "./speaker";
import { text, type Language } from "./text.svelte";

/** Labels that are loaded only with the part of the page that needs them: a file in each language. */
export class LateWords {
  #speaker = $state.raw<Speaker | null>(null);

  constructor(readonly files: Record<string, () => Promise<string>>) {}

  async #use(language: Language): Promise<void> {
    const path = Object.keys(this.files).find((one) => one.includes(`/${language}/`));
    if (path) this.#speaker = new Speaker(language, [await this.files[path]!()]);
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
