import { Speaker, type Arguments } from "./speaker";
import { text, type Language } from "./text.svelte";

/** Labels of one part of the page, loaded only with it, in the language of the page. */
export class PartWords {
  #speaker = $state.raw<Speaker | null>(null);

  /** `files` has one Fluent file for each language. */
  constructor(private readonly files: Record<string, () => Promise<string>>) {}

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
