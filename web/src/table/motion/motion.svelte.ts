import { tick } from "svelte";
import { placeName } from "$/game/places";
import type { Happening, Move, Place, Scene } from "$/protocol/messages";
import { still } from "$/table/media.svelte";
import { battlesOf, type Battle } from "$/end/battles";

const TRAVEL = 220;
const FLIP = 260;
const DROP = 240;
const TOKEN = 180;
const HOLD = 350;
const STEP = 110;
/** A Great Battle: its rows are counted, then its sums; what it brings follows. */
const BATTLE = 1700;
/** The player may act after this at the latest; longer queues run faster. */
const LONGEST = 600;
const EASE = "cubic-bezier(.2,.8,.2,1)";

interface Seen {
  box: DOMRect;
  copy: HTMLElement | null;
}

/**
 * Shows what happened: cards travel from where they were seen last to where they are now. The table already is as it
 * will be; only the way there is played, and any input ends it.
 */
export class Motion {
  running = $state(false);
  /** The Great Battle that is being counted. */
  battle = $state.raw<Battle | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #animations: Animation[] = [];
  #ghosts: HTMLElement[] = [];

  constructor(private readonly scene: () => Scene | null) {}

  /** To be called when the scene is new and the page still shows the old one. */
  play(events: Happening[], before: Scene | null): void {
    this.skip();
    if (!before || events.length === 0 || document.hidden) return;
    const moves = events.flatMap((event) => event.moves.map((move) => ({ move, event })));
    if (still.current) {
      void tick().then(() => this.#outline(moves.map(({ move }) => move)));
      return;
    }
    const seen = moves.map(({ move }) => this.#look(move));
    const [battle] = battlesOf(events);
    void tick().then(() => {
      const fought = events.findIndex((event) => event.kind === "battle");
      const counted = battle ? this.#count(battle) : null;
      this.#run(moves, seen, counted, (event) => (counted && events.indexOf(event) > fought ? BATTLE : 0));
    });
  }

  skip(): void {
    for (const animation of this.#animations) animation.finish();
    this.#clear();
  }

  #count(battle: Battle): Promise<void> {
    this.battle = battle;
    return new Promise((counted) => {
      this.#timer = setTimeout(() => {
        this.battle = null;
        counted();
      }, BATTLE);
    });
  }

  #clear(): void {
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts = [];
    this.#animations = [];
    clearTimeout(this.#timer);
    this.battle = null;
    this.running = false;
  }

  #look(move: Move): Seen | null {
    const element = this.#find(move.origin, move.card);
    if (!element) return null;
    const inPlay = move.origin.zone === "army" || element.matches(".card");
    return {
      box: element.getBoundingClientRect(),
      copy: inPlay && move.thing === "card" ? (element.cloneNode(true) as HTMLElement) : null,
    };
  }

  /** The element that shows a place; of the viewer's hand, the card itself. */
  #find(place: Place, card: string | null): HTMLElement | null {
    const viewer = this.scene()?.table.viewer;
    if (place.zone === "hand" && place.seat === viewer && card) {
      const own = document.querySelector<HTMLElement>(`.hand [data-item][data-card="${CSS.escape(card)}"]`);
      if (own) return own;
    }
    if (place.zone === "revealed" && card) {
      const shown = document.querySelector<HTMLElement>(`.tray [data-card="${CSS.escape(card)}"]`);
      if (shown) return shown;
    }
    const names = [placeName(place), `${place.zone}:middle`];
    for (const name of names) {
      const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
      if (found) return found;
    }
    return null;
  }

  #run(
    moves: { move: Move; event: Happening }[],
    seen: (Seen | null)[],
    counted: Promise<void> | null,
    later: (event: Happening) => number,
  ): void {
    const viewer = this.scene()?.table.viewer ?? -1;
    const foreign = moves.some(({ move }) => move.origin.seat !== viewer && move.origin.zone === "hand");
    const lead = foreign ? Math.min(HOLD, 160) : 0;
    const total = lead + moves.length * STEP + DROP;
    const rate = Math.max(1, total / LONGEST);
    moves.forEach(({ move, event }, index) => {
      const delay = (lead + index * STEP) / rate + later(event);
      const target = this.#find(move.target, move.card);
      const from = seen[index] ?? null;
      if (move.turn) this.#flip(target ?? this.#find(move.origin, move.card), delay);
      else if (move.thing === "card") this.#card(from, target, delay, move);
      else if (from && target) this.#fly(from.box, target.getBoundingClientRect(), TOKEN, delay, "token");
    });
    if (this.#animations.length === 0 && !counted) return;
    this.running = true;
    const mine = this.#animations;
    void Promise.allSettled([counted, ...mine.map((animation) => animation.finished)]).then(() => {
      if (this.#animations === mine) this.#clear();
    });
  }

  #card(from: Seen | null, target: HTMLElement | null, delay: number, move: Move): void {
    const visible = target && (move.target.zone === "army" || target.matches("[data-card]"));
    if (from && visible) this.#travel(target, from.box, delay);
    else if (from && target) {
      const to = target.getBoundingClientRect();
      if (from.copy) this.#drop(from.copy, from.box, to, delay);
      else this.#fly(from.box, to, TRAVEL, delay, "back");
    } else if (visible) this.#appear(target, delay);
    else if (from?.copy) this.#drop(from.copy, from.box, from.box, delay);
  }

  #travel(element: HTMLElement, from: DOMRect, delay: number): void {
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = Math.max(0.2, from.width / to.width);
    this.#animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
        { transform: "none", zIndex: 30 },
      ],
      TRAVEL,
      delay,
    );
  }

  #appear(element: HTMLElement, delay: number): void {
    this.#animate(
      element,
      [
        { opacity: 0, transform: "scale(.9)" },
        { opacity: 1, transform: "none" },
      ],
      TRAVEL,
      delay,
    );
  }

  #flip(element: HTMLElement | null, delay: number): void {
    if (!element) return;
    this.#animate(
      element,
      [{ transform: "perspective(900px) rotateY(-180deg)" }, { transform: "perspective(900px) rotateY(0)" }],
      FLIP,
      delay,
    );
  }

  #drop(copy: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const ghost = this.#ghost(copy, from);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const scale = Math.min(1, Math.max(0.15, to.width / from.width));
    this.#animate(
      ghost,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.1 },
      ],
      DROP,
      delay,
    );
  }

  #fly(from: DOMRect, to: DOMRect, duration: number, delay: number, kind: string): void {
    const thing = document.createElement("div");
    thing.className = `flying ${kind}`;
    const size = kind === "token" ? 22 : Math.min(44, Math.max(from.width, 26));
    const height = kind === "token" ? size : size * 1.3;
    const box = new DOMRect(
      from.left + from.width / 2 - size / 2,
      from.top + from.height / 2 - height / 2,
      size,
      height,
    );
    const ghost = this.#ghost(thing, box);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    this.#animate(
      ghost,
      [
        { transform: "none" },
        { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(1.1)` },
        { transform: `translate(${x}px, ${y}px)` },
      ],
      duration,
      delay,
    );
  }

  #ghost(copy: HTMLElement, box: DOMRect): HTMLElement {
    for (const name of ["data-place", "data-item", "data-key", "data-legal", "id"])
      copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.setAttribute("inert", "");
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "30",
      pointerEvents: "none",
    });
    document.body.append(copy);
    this.#ghosts.push(copy);
    return copy;
  }

  #animate(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    this.#animations.push(
      element.animate(frames, { duration, delay, easing: EASE, fill: element.inert ? "both" : "backwards" }),
    );
  }

  /** Nothing moves: what has changed is outlined for a moment. */
  #outline(moves: Move[]): void {
    for (const move of moves) {
      const element = this.#find(move.target, move.card);
      if (!element) continue;
      element.classList.add("changed");
      setTimeout(() => element.classList.remove("changed"), 1000);
    }
  }
}
