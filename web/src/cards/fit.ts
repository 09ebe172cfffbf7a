import type { Attachment } from "svelte/attachments";

/** Texts that were fitted before: what fitted once fits again. */
const known = new Map<string, number>();

/** Forget all measures, for instance when the fonts have arrived. */
export function forgetMeasures(): void {
  known.clear();
}

function overflows(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

/**
 * Gives way step by step until the text fits: `data-step` counts up from 0 on the card, and its style sheet makes the
 * picture smaller, then the letters. `key` names all that the measure depends on besides the size of the card.
 */
export function fit(key: string, most: number): Attachment<HTMLElement> {
  return (card) => {
    const text = card.querySelector<HTMLElement>("[data-fit]");
    if (!text) return;

    const measure = (): void => {
      if (card.clientWidth === 0) return;
      const place = `${key} ${card.clientWidth} ${card.clientHeight} ${getComputedStyle(card).fontSize}`;
      let step = known.get(place);
      if (step === undefined) {
        step = 0;
        card.dataset.step = "0";
        while (step < most && overflows(text)) {
          step += 1;
          card.dataset.step = String(step);
        }
        known.set(place, step);
      }
      card.dataset.step = String(step);
    };

    measure();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(card);
    const afresh = (): void => {
      forgetMeasures();
      measure();
    };
    document.fonts?.addEventListener("loadingdone", afresh);
    return () => {
      observer?.disconnect();
      document.fonts?.removeEventListener("loadingdone", afresh);
    };
  };
}
