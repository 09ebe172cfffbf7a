import type { Attachment } from "svelte/attachments";

/** A card whose text has to fit. */
interface Job {
  card: HTMLElement;
  text: HTMLElement;
  key: string;
  most: number;
}

/** Texts that were fitted before: what fitted once fits again. */
const known = new Map<string, number>();
const mounted = new Set<Job>();
const waiting = new Set<Job>();

function overflows({ text }: Job): boolean {
  return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
}

function placeOf({ card, key }: Job): string {
  return `${key} ${card.clientWidth} ${card.clientHeight} ${getComputedStyle(card).fontSize}`;
}

/** Fits all cards that wait. All are measured, then all are changed: the page is laid out once a step, not once a card. */
function settle(): void {
  const jobs = [...waiting].filter(({ card }) => card.isConnected && card.clientWidth > 0);
  waiting.clear();
  const places = new Map(jobs.map((job) => [job, placeOf(job)]));
  let open: Job[] = [];
  for (const job of jobs) {
    const step = known.get(places.get(job)!);
    if (step === undefined) open.push(job);
    job.card.dataset.step = String(step ?? 0);
  }
  for (let step = 0; open.length > 0; step += 1) {
    const next = open.filter((job) => step < job.most && overflows(job));
    for (const job of open) if (!next.includes(job)) known.set(places.get(job)!, step);
    for (const job of next) job.card.dataset.step = String(step + 1);
    open = next;
  }
}

function wait(job: Job): void {
  if (waiting.size === 0) queueMicrotask(settle);
  waiting.add(job);
}

/** Measure everything anew, as when the fonts have arrived. */
function afresh(): void {
  known.clear();
  for (const job of mounted) wait(job);
}

if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", afresh);

/**
 * Gives way step by step until the text fits: `data-step` counts up from 0 on the card, and its style sheet makes the
 * picture smaller, then the letters. `key` names all that the measure depends on besides the size of the card.
 */
export function fit(key: string, most: number): Attachment<HTMLElement> {
  return (card) => {
    const text = card.querySelector<HTMLElement>("[data-fit]");
    if (!text || most === 0) return;
    const job = { card, text, key, most };
    mounted.add(job);
    wait(job);
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(() => wait(job));
    observer?.observe(card);
    return () => {
      mounted.delete(job);
      waiting.delete(job);
      observer?.disconnect();
    };
  };
}
