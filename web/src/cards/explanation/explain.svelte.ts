/** The explanation that is open: what it explains, and the word beside which it stands. */
export interface Open {
  opens: string;
  source: HTMLElement;
}

class Explanations {
  /** What was opened inside one another; the last one is shown. */
  opened = $state.raw<Open[]>([]);
  readonly last = $derived(this.opened.at(-1));
}

export const explanations = new Explanations();

/** Open the explanation of a word. From inside an explanation it takes its place, and can be gone back from. */
export function explain(opens: string, source: HTMLElement): void {
  const inside = source.closest("[data-explanation]") !== null;
  const earlier = inside ? explanations.opened : [];
  explanations.opened = [...earlier, { opens, source: inside ? (earlier[0]?.source ?? source) : source }];
}

export function back(): void {
  explanations.opened = explanations.opened.slice(0, -1);
}

/** Close it and give the focus back to the word. */
export function close(refocus = true): void {
  const source = explanations.opened[0]?.source;
  explanations.opened = [];
  if (refocus && source?.isConnected) source.focus();
}
