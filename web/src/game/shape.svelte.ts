import { settings } from "./settings.svelte";

/** How much room there is, in pixels at which the text has its usual size. */
interface Room {
  width: number;
  height: number;
}

const isPortrait = ({ width, height }: Room) => height >= width;
/** Phones held sideways, and large text. */
const isLow = (room: Room) => room.height < 640 && !isPortrait(room);

/** The shapes that the page has; each is a class of the root, so that styles can follow. */
export const SHAPES: Record<string, (room: Room) => boolean> = {
  /** Compact: armies above each other, or side by side where it is low. */
  stacked: (room) => room.width < 840 || (room.width < 1200 && isPortrait(room)) || isLow(room),
  low: isLow,
  /** No room for the panel beside the table. */
  narrow: ({ width }) => width < 1200,
  slim: ({ width }) => width < 840,
  short: (room) => (room.width < 840 && room.height <= 720) || isLow(room),
  small: ({ width }) => width < 600,
};

export function shapesOf(room: Room): string[] {
  return Object.keys(SHAPES).filter((name) => SHAPES[name]!(room));
}

/** What shape the page has now: by the window, and by the size of text that the reader has set. */
class Shape {
  #window = $state.raw<Room>({ width: 1440, height: 900 });
  readonly #names = $derived(
    shapesOf({
      width: this.#window.width / settings.textSize,
      height: this.#window.height / settings.textSize,
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

  /** To be called in an effect. */
  apply(): void {
    const { classList } = document.documentElement;
    for (const name of Object.keys(SHAPES)) classList.toggle(name, this.#names.includes(name));
  }
}

export const shape = new Shape();
