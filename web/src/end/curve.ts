import type { Standing } from "$/protocol/messages";

/** Where the chart is drawn, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  /** For each seat one path for each round. */
  paths: string[][];
  /** The heights of the lines that mark scores. */
  marks: { score: number; y: number }[];
  rounds: { round: number; from: number; to: number }[];
  x(place: number): number;
  y(score: number): number;
}

const GAP = 0.6; // between two rounds, in steps

/** The scores over time as lines, a step for each turn, with a gap between rounds. */
export function curveOf(standings: Standing[], seats: number[], box: Box): Curve {
  const steps: number[] = [];
  standings.forEach((one, place) => {
    const before = standings[place - 1];
    const step = before === undefined ? 0 : before.round === one.round ? 1 : 1 + GAP;
    steps.push((steps.at(-1) ?? 0) + step);
  });
  const last = steps.at(-1) || 1;
  const most = Math.max(5, ...standings.flatMap((one) => one.scores));
  const unit = most > 40 ? 20 : most > 15 ? 10 : 5;
  const top = Math.ceil(most / unit) * unit;
  const x = (place: number) => box.left + ((steps[place] ?? 0) / last) * (box.right - box.left);
  const y = (score: number) => box.bottom - (score / top) * (box.bottom - box.top);
  const rounds = [...new Set(standings.map((one) => one.round))].map((round) => ({
    round,
    from: standings.findIndex((one) => one.round === round),
    to: standings.findLastIndex((one) => one.round === round),
  }));
  const path = (seat: number, from: number, to: number) =>
    standings
      .slice(from, to + 1)
      .map(
        (one, step) =>
          `${step === 0 ? "M" : "L"}${x(from + step).toFixed(1)} ${y(one.scores[seat] ?? 0).toFixed(1)}`,
      )
      .join("");
  return {
    paths: seats.map((seat) => rounds.map(({ from, to }) => path(seat, from, to))),
    marks: Array.from({ length: top / unit + 1 }, (_, step) => ({ score: step * unit, y: y(step * unit) })),
    rounds,
    x,
    y,
  };
}

/** The place of a moment among the standings: the first one at or after it. */
export function placeOf(standings: Standing[], moment: number): number {
  const found = standings.findIndex((one) => one.moment >= moment);
  return found < 0 ? standings.length - 1 : found;
}

interface Point {
  x: number;
  y: number;
}

export interface Pin extends Point {
  /** Where its number stands. */
  label: Point;
}

const AWAY = 22; // from a point to its number
const APART = 24; // between two numbers

/** Numbers beside points: above them, or where another number is in the way further off, and below near the top. */
export function pinsOf(points: Point[]): Pin[] {
  const pins: Pin[] = [];
  for (const point of points) {
    const side = point.y < 2 * APART ? 1 : -1;
    const label = { x: point.x, y: point.y + side * AWAY };
    const taken = () =>
      pins.some(({ label: other }) => Math.hypot(other.x - label.x, other.y - label.y) < APART);
    while (taken()) label.x += APART / 2;
    pins.push({ ...point, label });
  }
  return pins;
}
