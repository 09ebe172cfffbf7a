/**
 * One tab stop per zone and arrow keys inside it (ARIA's "roving tabindex"). Items are marked with data-item; a group
 * of zones between which arrow keys can move is marked with data-arrows.
 */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const itemsOf = (node: Element): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>("[data-item]")].filter((item) => item.offsetParent !== null);

/** The nearest item in a direction; items straight ahead are preferred to those at the side. */
export function neighbour(
  from: HTMLElement,
  items: HTMLElement[],
  [x, y]: [number, number],
): HTMLElement | undefined {
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const there = centre(item);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead < 4) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Give exactly one item of the zone a tab stop: the one that had it, else the first that can be chosen, else the first. */
function settle(zone: HTMLElement): void {
  const items = itemsOf(zone);
  const focused = items.find((item) => item === document.activeElement);
  const stop =
    focused ??
    items.find((item) => item.dataset["stop"] === "yes") ??
    items.find((item) => item.hasAttribute("data-legal")) ??
    items[0];
  for (const item of items) {
    const index = item === stop ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
}

export function zone(node: HTMLElement) {
  const observer = new MutationObserver(() => settle(node));
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ["data-legal"] });
  const onFocus = (event: FocusEvent) => {
    for (const item of itemsOf(node)) {
      if (item === event.target) item.dataset["stop"] = "yes";
      else delete item.dataset["stop"];
    }
    settle(node);
  };
  const onKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (!direction || !from || event.ctrlKey || event.metaKey || event.altKey) return;
    const group = node.closest("[data-arrows]") ?? node;
    const next = neighbour(from, itemsOf(group), direction);
    if (next) {
      next.focus();
      event.preventDefault();
      event.stopPropagation();
    }
  };
  node.addEventListener("focusin", onFocus);
  node.addEventListener("keydown", onKey);
  settle(node);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", onFocus);
      node.removeEventListener("keydown", onKey);
    },
  };
}
