/** How far apart colours are, for people who see all of them and for people who do not. */

type Triple = [number, number, number];

function linear(colour: string): Triple {
  const channel = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), complete deficiency. */
const SIGHTS: Record<string, Triple[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

export type Sight = "full" | "deuteranopia" | "protanopia";

function lab(colour: string, sight: Sight): Triple {
  const seen = linear(colour);
  const [red, green, blue] = SIGHTS[sight]!.map((row) =>
    Math.min(1, Math.max(0, row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2])),
  ) as Triple;
  const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours in Lab as somebody sees them; below 10 they are hard to tell apart. */
export function distance(one: string, other: string, sight: Sight): number {
  const a = lab(one, sight);
  const b = lab(other, sight);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
