/** How the cards of a hand are drawn: whole, with the gist of their text, or with name and signs only. */
export type Form = "hand" | "board" | "small";

export interface Layout {
  rows: number;
  columns: number;
  form: Form;
}

/** The room for a hand, in units. */
interface Room {
  width: number;
  height: number;
  /** Whether a second row of cards may be used where one is too narrow. */
  wraps: boolean;
}

const WHOLE = { width: 132, height: 176 };
const GIST = { width: 60, height: 118 };
/** With the gap beside it. */
const NARROWEST = 49;

/** Cards are never cut and never cover each other: where places become narrow, cards take a shorter form. */
export function layoutOf(cards: number, { width, height, wraps }: Room): Layout {
  const rows = wraps && width < cards * NARROWEST ? 2 : 1;
  const columns = Math.max(1, Math.ceil(cards / rows));
  const fits = (form: typeof WHOLE) => width / columns >= form.width && height / rows >= form.height;
  return { rows, columns, form: fits(WHOLE) ? "hand" : fits(GIST) ? "board" : "small" };
}
