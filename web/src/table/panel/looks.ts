import { KNOWN_HINT, settings } from "$/game/settings.svelte";
import type { Desk, Looked } from "$/table/desk.svelte";

interface Given {
  desk: Desk;
  looked: Looked;
  key?: string;
}

const HOVER = 80;
const LONG_PRESS = 350;

/** Where the mouse moved last. */
let last: { clientX: number; clientY: number } | null = null;
if (typeof window !== "undefined")
  window.addEventListener("pointermove", (event) => (last = event), { capture: true, passive: true });

/** Whether it was the page that moved, not the mouse: it is entered where the mouse has been before. */
export const slidUnder = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX === last?.clientX && clientY === last.clientY;

/** Looking closely: a mouse that rests, a tap or a long press, the keyboard's focus, Z or a click on the other button. */
export function looks(node: HTMLElement, given: Given | null) {
  let now = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const stop = () => clearTimeout(timer);
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !now || slidUnder(event)) return;
    const { desk, looked, key } = now;
    timer = setTimeout(() => {
      desk.hovered = looked;
      desk.hoveredKey = key ?? null;
    }, HOVER);
  };
  const leave = () => {
    stop();
    if (!now) return;
    const { desk, looked } = now;
    if (desk.hovered === looked) {
      desk.pinned = looked;
      desk.hovered = null;
    }
    desk.hoveredKey = null;
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === "mouse" || !now) return;
    const { desk, looked } = now;
    timer = setTimeout(() => {
      pressed = true;
      settings.holdHints = KNOWN_HINT;
      desk.pin(looked);
      desk.sheet = true;
    }, LONG_PRESS);
  };
  const click = (event: MouseEvent) => {
    stop();
    if (now) now.desk.pin(now.looked);
    if (!pressed) {
      if (now && event instanceof PointerEvent && event.pointerType === "touch") now.desk.read = now.looked;
      return;
    }
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent) => {
    if (!now) return;
    event.preventDefault();
    now.desk.pin(now.looked);
    now.desk.sheet = true;
  };
  const focus = () => {
    if (now && node.matches(":focus-visible")) now.desk.pin(now.looked);
  };

  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", menu);
  node.addEventListener("focus", focus);
  return {
    update(given: Given | null) {
      now = given;
    },
    destroy() {
      stop();
      leave();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("focus", focus);
    },
  };
}
