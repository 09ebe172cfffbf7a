import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arguments = Record<string, FluentVariable>;

// The sources may contain links to explanations: [captured](capture). Labels drop them.
const LINK = /\[([^[\]\n]+)\]\([\w:.-]+\)/g;

/** The labels of the page in one language. Sentences about a game come complete from the server. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: "en" | "fr",
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source.replace(LINK, "$1")), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or its attribute as "id.attribute"; the id itself if there is none. */
  say(id: string, args: Arguments = {}): string {
    const [name = "", attribute = ""] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}
