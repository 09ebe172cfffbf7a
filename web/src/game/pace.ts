/** How fast what others do is shown. With `step` each scene waits for the reader. */
export const PACES = ["slow", "normal", "fast", "step"] as const;
export type Pace = (typeof PACES)[number];

/** The parts of a scene in milliseconds: who acts and what it touches, what comes of it, time to read. */
export interface Timing {
  announce: number;
  happen: number;
  hold: number;
  /** By how much movements are faster. */
  rate: number;
}

const ANNOUNCE = 650;
const SHORT_ANNOUNCE = 300;
const HAPPEN = 300;
const HOLD = 1250;
/** The shortest time for which a scene without movement stands. */
const LEAST = 450;
const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, step: 1 };

/**
 * `touches` says whether there is something to point at, `hurried` whether others wait, `still` whether nothing moves:
 * the picture is complete at once then, and stands as long.
 */
export function timingOf(pace: Pace, touches: boolean, hurried: boolean, still: boolean): Timing {
  const factor = FACTORS[pace] / (hurried ? 2 : 1);
  const announce = (touches ? ANNOUNCE : SHORT_ANNOUNCE) * factor;
  const happen = HAPPEN * factor;
  const hold = pace === "step" ? Infinity : pace === "fast" ? 0 : HOLD * factor;
  if (!still) return { announce, happen, hold, rate: 1 / factor };
  return { announce: 0, happen: 0, hold: Math.max(LEAST, announce + happen + hold), rate: 1 };
}
