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
 * stands at the end. `now` is the hand in the draft, in which a payment that waits for confirmation still lies.
 */
export function heldCards(
  before: string[],
  now: string[],
  payments: Payment[],
  waits: Payment | null,
  enters: string | null,
): Held[] {
  const left = [...now];
  const unseen = payments.filter((one) => one !== waits);
  const held: Omit<Held, "id">[] = [];
  for (const card of before) {
    const place = left.indexOf(card);
    const paid = unseen.findIndex((one) => one.card === card);
    if (place >= 0) {
      left.splice(place, 1);
      held.push({ card, step: null, enters: false });
    } else if (paid >= 0) {
      held.push({ card, step: unseen.splice(paid, 1)[0]!.step, enters: false });
    }
  }
  held.push(...left.map((card) => ({ card, step: null, enters: false })));
  const inHand = (card: string) =>
    held.findLast((one) => one.card === card && one.step === null && !one.enters);
  const entering = enters === null ? undefined : inHand(enters);
  if (entering) entering.enters = true;
  const paying = waits ? inHand(waits.card) : undefined;
  if (paying && waits) paying.step = waits.step;
  const copies = new Map<string, number>();
  return held.map((one) => {
    const copy = copies.get(one.card) ?? 0;
    copies.set(one.card, copy + 1);
    return { ...one, id: `${one.card} ${copy}` };
  });
}
