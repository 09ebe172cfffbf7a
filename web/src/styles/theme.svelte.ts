/** Light or dark: as the reader's system has it, until they choose. */
export type Theme = "dark" | "light";
const KEPT = "gosux.theme";

function kept(): Theme | null {
  try {
    const found = localStorage.getItem(KEPT);
    return found === "dark" || found === "light" ? found : null;
  } catch {
    return null;
  }
}

const system = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: light)");

class Themes {
  #chosen = $state<Theme | null>(kept());
  #system = $state<Theme>(system?.matches ? "light" : "dark");
  readonly current = $derived(this.#chosen ?? this.#system);

  constructor() {
    system?.addEventListener("change", (event) => {
      this.#system = event.matches ? "light" : "dark";
      this.#show();
    });
    this.#show();
  }

  choose(theme: Theme): void {
    this.#chosen = theme;
    try {
      localStorage.setItem(KEPT, theme);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    this.#show();
  }

  toggle(): void {
    this.choose(this.current === "dark" ? "light" : "dark");
  }

  #show(): void {
    if (typeof document !== "undefined")
      document.documentElement.dataset.theme = this.#chosen ?? this.#system;
  }
}

export const theme = new Themes();
