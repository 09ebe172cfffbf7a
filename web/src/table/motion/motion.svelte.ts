import { tick } from "svelte";
import { placeName } from "$/game/places";
import type { Happening, Move, Place, Scene } from "$/protocol/messages";
import { still } from "$/table/media.svelte";

const TRAVEL = 220;
const FLIP = 260;
const DROP = 240;
const TOKEN = 180;
const STEP = 110;
/** Longer sequences run faster. */
const LONGEST = 600;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const LIFT = "translateY(calc(-9 * var(--u))) scale(1.05)";

interface Seen {
  box: DOMRect;
  copy: HTMLElement | null;
}

/** The movements of some events, which are played once the table has changed. */
export interface Movement {
  play(rate: number): void;
  /** In milliseconds, at a rate of 1. */
  duration: number;
}

const NOTHING: Movement = { play: () => undefined, duration: 0 };

/** The element that shows a place; of the viewer's hand, the card itself; an army that is not shown, its strip. */
export function elementAt(place: Place, card: string | null, viewer: number | null): HTMLElement | null {
  if (place.zone === "hand" && place.seat === viewer && card) {
    const own = document.querySelector<HTMLElement>(`.hand [data-item][data-card="${CSS.escape(card)}"]`);
    if (own) return own;
  }
  if (place.zone === "revealed" && card) {
    const shown = document.querySelector<HTMLElement>(`.tray [data-card="${CSS.escape(card)}"]`);
    if (shown) return shown;
  }
  return elementOf(placeName(place)) ?? elementOf(`${place.zone}:middle`);
}

/** The element of a place by its name. */
export function elementOf(name: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
  if (found) return found;
  const [, seat] = name.split(":");
  return document.querySelector<HTMLElement>(`[data-strip="${CSS.escape(seat ?? "")}"]`);
}

/** Shows how cards and tokens travel from where they were seen last to where they are now. */
export class Motion {
  running = $state(false);
  #animations: Animation[] = [];
  #ghosts: HTMLElement[] = [];
  #lifted: Animation | null = null;
  #outlined: HTMLElement[] = [];

  constructor(private readonly scene: () => Scene | null) {}

  /** To be called when the scene is new and the page still shows the old one. */
  play(events: Happening[], before: Scene | null): void {
    this.skip();
    if (before) this.prepare(events).play(1);
  }

  /** Look where everything is before the table changes. */
  prepare(events: Happening[]): Movement {
    const moves = events.flatMap((event) => event.moves);
    if (moves.length === 0 || document.hidden) return NOTHING;
    if (still.current) return { play: () => void tick().then(() => this.#outline(moves)), duration: 0 };
    const seen = moves.map((move) => this.#look(move));
    const total = (moves.length - 1) * STEP + FLIP;
    return {
      play: (rate) => void tick().then(() => this.#run(moves, seen, rate * Math.max(1, total / LONGEST))),
      duration: Math.min(LONGEST, total),
    };
  }

  skip(): void {
    for (const animation of this.#animations) animation.finish();
    this.#clear();
  }

  /** The card that acts comes forward until `sink`. */
  lift(name: string): void {
    this.sink();
    if (still.current) return;
    const element = elementOf(name);
    this.#lifted =
      element?.animate([{ transform: "none" }, { transform: LIFT }], {
        duration: TRAVEL,
        easing: EASE,
        fill: "both",
      }) ?? null;
  }

  sink(): void {
    this.#lifted?.cancel();
    this.#lifted = null;
  }

  #clear(): void {
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts = [];
    this.#animations = [];
    this.running = false;
    for (const element of this.#outlined) element.classList.remove("changed");
    this.#outlined = [];
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

  #find(place: Place, card: string | null): HTMLElement | null {
    return elementAt(place, card, this.scene()?.table.viewer ?? null);
  }

  #run(moves: Move[], seen: (Seen | null)[], rate: number): void {
    moves.forEach((move, index) => {
      const delay = index * STEP;
      const target = this.#find(move.target, move.card);
      const from = seen[index] ?? null;
      if (move.turn) this.#flip(target ?? this.#find(move.origin, move.card), delay);
      else if (move.thing === "card") this.#card(from, target, delay, move);
      else if (from && target) this.#fly(from.box, target.getBoundingClientRect(), TOKEN, delay, "token");
    });
    if (this.#animations.length === 0) return;
    for (const animation of this.#animations) animation.updatePlaybackRate(rate);
    this.running = true;
    const mine = this.#animations;
    void Promise.allSettled(mine.map((animation) => animation.finished)).then(() => {
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
    this.#clear();
    const outlined = moves.flatMap((move) => this.#find(move.target, move.card) ?? []);
    for (const element of outlined) element.classList.add("changed");
    this.#outlined = outlined;
    setTimeout(() => {
      if (this.#outlined === outlined) this.#clear();
    }, 1000);
  }
}
