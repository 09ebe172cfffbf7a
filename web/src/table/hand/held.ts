/** A card that is shown in the hand. `step` is the place of the step that pays with it; `enters` if it is to come in. */
export interface Held {
  card: string;
  step: number | null;
  enters: boolean;
  id: string;
}

export interface Payment {
  card: string;
  step: number;
}

/**
 * The hand as it lay before the draft: what has been paid stays in its place until it is confirmed, what came since
 * stands at the end. `now` is the hand in the draft, in which a payment that waits for confirmation still lies. Of
 * several copies, those that were `touched` are the ones that go.
 */
export function heldCards(
  before: string[],
  now: string[],
  payments: Payment[],
  waits: Payment | null,
  enters: string | null,
  touched: string[] = [],
): Held[] {
  const held = numbered(before);
  const gone = new Set<Held>();
  for (const card of new Set(before)) {
    const copies = held.filter((one) => one.card === card);
    const stay = now.filter((one) => one === card).length;
    const leave = byTouch(copies, touched).slice(0, Math.max(0, copies.length - stay));
    const paid = payments.filter((one) => one.card === card && one !== waits);
    const played = leave.length - paid.length;
    for (const [place, one] of leave.entries()) {
      const step = paid[place - played]?.step;
      if (step === undefined) gone.add(one);
      else one.step = step;
    }
  }
  const came = numbered([...before, ...newIn(before, now)]).slice(before.length);
  const shown = [...held.filter((one) => !gone.has(one)), ...came];
  const inHand = (card: string) =>
    byTouch(
      shown.filter((one) => one.card === card && one.step === null && !one.enters),
      touched,
    )[0];
  const entering = enters === null ? undefined : inHand(enters);
  if (entering) entering.enters = true;
  const paying = waits ? inHand(waits.card) : undefined;
  if (paying && waits) paying.step = waits.step;
  return shown;
}

/** Those that were touched, in that order, then the others from the end. */
function byTouch(copies: Held[], touched: string[]): Held[] {
  const place = ({ id }: Held) => (touched.includes(id) ? touched.indexOf(id) : touched.length);
  return copies.toReversed().sort((one, two) => place(one) - place(two));
}

function numbered(cards: string[]): Held[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, step: null, enters: false, id: `${card} ${copy}` };
  });
}

/** The cards that are there now and were not there before. */
function newIn(before: string[], now: string[]): string[] {
  const left = [...before];
  return now.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
