export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 9;
const TIP = 15;

/** An arrow from one box to another: it leaves and enters at the sides that face each other, and is bent upwards. */
export function arrow(from: Box, to: Box): { path: string; head: string } {
  const [start, end] = [middle(from), middle(to)];
  const flat = Math.abs(end.x - start.x) > Math.abs(end.y - start.y);
  const [x1, y1] = side(from, end, flat, 2);
  const [x2, y2] = side(to, start, flat, GAP);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const bend = Math.min(90, length / 4);
  // Across it is bent upwards, down or up to the side.
  const [cx, cy] = flat
    ? [(x1 + x2) / 2, Math.min(y1, y2) - bend]
    : [(x1 + x2) / 2 + bend / 2, (y1 + y2) / 2];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const tip = (turn: number) =>
    `${round(x2 - TIP * Math.cos(angle + turn))} ${round(y2 - TIP * Math.sin(angle + turn))}`;
  return {
    path: `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`,
    head: `M${tip(0.5)}L${round(x2)} ${round(y2)}L${tip(-0.5)}`,
  };
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The middle of the side that faces a point, a little away from it. */
function side(box: Box, other: { x: number; y: number }, flat: boolean, gap: number): [number, number] {
  const { x, y } = middle(box);
  if (flat) return [other.x > x ? box.left + box.width + gap : box.left - gap, y];
  return [x, other.y > y ? box.top + box.height + gap : box.top - gap];
}

const round = (value: number): number => Math.round(value * 10) / 10;
