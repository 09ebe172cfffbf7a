import type { Pointer } from "$/protocol/messages";
import type { Desk } from "$/table/desk.svelte";

interface Given {
  desk: Desk;
  at: Pointer;
  card: string;
}

const FAR = 8; // pixels after which a press is a drag

/** Dragging chooses the card; where it is dropped answers the next question, if that is lit. Elsewhere it glides home. */
export function draggable(node: HTMLElement, given: Given | null) {
  let now = given;
  let ghost: HTMLElement | null = null;
  let start: { x: number; y: number; id: number } | null = null;
  let dragged = false;

  const down = (event: PointerEvent) => {
    if (!now || event.button !== 0 || event.pointerType === "touch") return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    dragged = false;
  };
  const move = (event: PointerEvent) => {
    if (!start || !now) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return;
      node.setPointerCapture(start.id);
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-item");
      ghost.removeAttribute("data-legal");
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        zIndex: "60",
        pointerEvents: "none",
        transition: "none",
      });
      document.body.append(ghost);
      node.style.opacity = "0.35";
      dragged = true;
      now.desk.dragged = now.card;
    }
    ghost.style.transform = `translate(${x}px, ${y}px) scale(0.9)`;
  };
  const up = (event: PointerEvent) => {
    start = null;
    if (!ghost || !now) return;
    const home = ghost;
    ghost = null;
    node.style.opacity = "";
    const { desk, at } = now;
    desk.dragged = null;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element.closest("[data-drop]"));
    if (under) {
      home.remove();
      void drop(desk, at, event.clientX, event.clientY);
    } else {
      const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const back = home.animate({ transform: "none" }, { duration: quiet ? 0 : 180, easing: "ease-out" });
      back.onfinish = () => home.remove();
      back.oncancel = () => home.remove();
    }
  };
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  return {
    update(given: Given | null) {
      now = given;
    },
    destroy() {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}

/** Choose what was dragged, then what it was dropped on if that is asked next. */
async function drop(desk: Desk, at: Pointer, x: number, y: number): Promise<void> {
  await desk.point(at);
  await new Promise(requestAnimationFrame);
  if (desk.game?.waiting) return;
  const target = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-legal]"))
    .find((element) => element !== null);
  target?.click();
}
