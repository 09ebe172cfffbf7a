import type { Pace } from "./pace";

/** What the reader has set, kept in this browser. */
export type Theme = "system" | "dark" | "light";
export const TEXT_SIZES = [1, 1.25, 1.5, 2];

interface Kept {
  theme: Theme;
  textSize: number;
  letters: boolean;
  hints: boolean;
  draftAdvice: boolean;
  name: string;
  pace: Pace | null;
  finished: boolean;
  sound: boolean;
  notices: boolean;
  holdHints: number;
}

/** A hint that was seen so often is known. */
export const KNOWN_HINT = 3;

const PLACE = "gosux-settings";

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>("system");
  textSize = $state(1);
  /** Whether single letters are keys (WCAG 2.1.4). */
  letters = $state(true);
  hints = $state(true);
  /** Whether clans are compared in the draft. */
  draftAdvice = $state(true);
  /** What the reader is called, "" for nothing. */
  name = $state("");
  /** Null as long as nothing was chosen: the first game goes step by step. */
  pace = $state<Pace | null>(null);
  /** Whether a game was played to its end. */
  finished = $state(false);
  sound = $state(false);
  /** Whether the browser notifies of the reader's turn while they look at something else. */
  notices = $state(false);
  /** How often it was said that a long press shows the whole card; as often as needed once one was made. */
  holdHints = $state(0);
  readonly paceNow = $derived<Pace>(this.pace ?? (this.finished ? "normal" : "step"));

  constructor() {
    Object.assign(this, kept());
    // Another tab has changed them.
    if (typeof window !== "undefined")
      window.addEventListener("storage", ({ key }) => key === PLACE && Object.assign(this, kept()));
  }

  get all(): Kept {
    const { theme, textSize, letters, hints, draftAdvice, name, pace, finished, sound, notices, holdHints } =
      this;
    return { theme, textSize, letters, hints, draftAdvice, name, pace, finished, sound, notices, holdHints };
  }

  /** Apply and keep; to be called in an effect. */
  apply(light: boolean): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme === "system" ? (light ? "light" : "dark") : this.theme;
    root.style.setProperty("--text-size", String(this.textSize));
    const all = JSON.stringify(this.all);
    try {
      localStorage.setItem(PLACE, all);
    } catch {
      // Without storage the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
