import { settings } from "./settings.svelte";

/** The available space, in pixels at the default text size; on very large screens in units (--u), which grow there. */
interface Room {
  width: number;
  height: number;
  /** Whether the text is larger than it is by default. */
  enlarged?: boolean;
}

const isPortrait = ({ width, height }: Room) => height >= width;
/** Phones held sideways, and large text. */
const isLow = (room: Room) => room.height < 640 && !isPortrait(room);

/** The layouts of the page; each is a class of the root element, for styles. */
export const SHAPES: Record<string, (room: Room) => boolean> = {
  /** Compact: armies stacked, or side by side on a low screen. */
  stacked: (room) => room.width < 840 || (room.width < 1200 && isPortrait(room)) || isLow(room),
  low: isLow,
  /** No room for the panel beside the table. */
  narrow: ({ width, enlarged }) => width < (enlarged ? 1300 : 1200),
  slim: ({ width }) => width < 840,
  short: (room) => (room.width < 840 && room.height <= 720) || isLow(room),
  small: ({ width }) => width < 600,
};

export function shapesOf(room: Room): string[] {
  return Object.keys(SHAPES).filter((name) => SHAPES[name]!(room));
}

/** As in base.css: from 1440 x 900 on, everything grows with the window. */
function scale({ width, height }: Room): number {
  return Math.min(Math.max(1, Math.min(width / 1440, height / 900)), 2.75);
}

/** The current layout, which depends on the window and on the text size that the reader has set. */
class Shape {
  #window = $state.raw<Room>({ width: 1440, height: 900 });
  readonly #names = $derived(
    shapesOf({
      width: this.#window.width / settings.textSize / scale(this.#window),
      height: this.#window.height / settings.textSize / scale(this.#window),
      enlarged: settings.textSize > 1,
    }),
  );
  readonly stacked = $derived(this.#names.includes("stacked"));
  readonly roomy = $derived(!this.#names.includes("narrow"));

  constructor() {
    if (typeof window === "undefined") return;
    const look = () => (this.#window = { width: window.innerWidth, height: window.innerHeight });
    look();
    window.addEventListener("resize", look);
  }

  /** Call this in an effect. */
  apply(): void {
    const { classList } = document.documentElement;
    for (const name of Object.keys(SHAPES)) classList.toggle(name, this.#names.includes(name));
  }
}

export const shape = new Shape();
