import type { Happening } from "$/protocol/messages";

/** What can be heard. Everything that has a sound is shown as well. */
export type Sound = "card" | "token" | "capture" | "battle" | "victory" | "defeat" | "draw" | "turn";

/** One voice of a sound: a tone that glides, or noise; times in seconds. */
export interface Voice {
  wave: "sine" | "triangle" | "sawtooth" | "noise";
  /** Hertz at its beginning and end; of noise, what it is filtered to. */
  from: number;
  to: number;
  start: number;
  length: number;
  gain: number;
}

const tone = (from: number, start: number, length: number, gain: number, to = from): Voice => ({
  wave: "triangle",
  from,
  to,
  start,
  length,
  gain,
});

/** A drum: a low tone that falls, with a breath of noise. */
const drum = (start: number, gain: number): Voice[] => [
  { wave: "sine", from: 130, to: 48, start, length: 0.42, gain },
  { wave: "noise", from: 900, to: 200, start, length: 0.12, gain: gain * 0.4 },
];

export const SOUNDS: Record<Sound, Voice[]> = {
  card: [{ wave: "noise", from: 2600, to: 900, start: 0, length: 0.09, gain: 0.16 }],
  token: [tone(1180, 0, 0.11, 0.12), tone(1770, 0.05, 0.16, 0.08)],
  capture: [
    { wave: "noise", from: 700, to: 260, start: 0, length: 0.16, gain: 0.2 },
    { wave: "sawtooth", from: 196, to: 92, start: 0.02, length: 0.24, gain: 0.07 },
  ],
  battle: [...drum(0, 0.3), ...drum(0.26, 0.24), ...drum(0.52, 0.32)],
  victory: [
    tone(392, 0, 0.2, 0.14),
    tone(523, 0.16, 0.2, 0.14),
    tone(659, 0.32, 0.55, 0.15),
    tone(784, 0.34, 0.6, 0.1),
  ],
  defeat: [tone(330, 0, 0.28, 0.12, 311), tone(247, 0.24, 0.6, 0.12, 220)],
  draw: [tone(440, 0, 0.22, 0.12), tone(392, 0.2, 0.5, 0.12)],
  turn: [tone(660, 0, 0.14, 0.09), tone(880, 0.1, 0.2, 0.09)],
};

/** What is heard of events that are shown together: each sound once. */
export function soundsOf(events: Happening[]): Sound[] {
  const things = new Set(events.flatMap((event) => event.moves.map((move) => move.thing)));
  const captured = events.some((event) => event.moves.some((move) => move.turn === "down"));
  const tokens = [...things].some((thing) => thing !== "card" && thing !== "tile");
  const sounds: Sound[] = [];
  if (captured) sounds.push("capture");
  else if (things.has("card")) sounds.push("card");
  if (tokens) sounds.push("token");
  return sounds;
}
