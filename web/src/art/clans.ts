/** The colours of a clan: its field, a second tone for the figure on it, ink on paper, and the charge on the field. */
export interface ClanColours {
  field: string;
  figure: string;
  ink: string;
  charge: string;
  /** The five tones of its pictures, in both themes; a clan without pictures needs none. */
  tones?: Record<Tone, string>;
}

/** Light, half light, shade, ink, and a spot of colour. */
export const TONES = ["a", "b", "c", "d", "e"] as const;
export type Tone = (typeof TONES)[number];

const LIGHT = "#fffaf0";

export const CLANS: Record<string, ClanColours> = {
  abhilasha: {
    field: "#49337f",
    figure: "#362363",
    ink: "#362363",
    charge: LIGHT,
    tones: { a: "#fff3e2", b: "#b9a3ec", c: "#6a4fb0", d: "#1a0f38", e: "#ff9fb2" },
  },
  galmi: {
    field: "#8a6410",
    figure: "#684a06",
    ink: "#684a06",
    charge: LIGHT,
    tones: { a: "#fff3d6", b: "#e0b45c", c: "#a87a1c", d: "#2a1c02", e: "#7fe3d3" },
  },
  goan_sul: {
    field: "#8e2127",
    figure: "#6e141a",
    ink: "#6e141a",
    charge: LIGHT,
    tones: { a: "#ffeeda", b: "#e59a86", c: "#b0413c", d: "#2b0608", e: "#ff8a3d" },
  },
  justice: {
    field: "#2f74ba",
    figure: "#174a80",
    ink: "#174a80",
    charge: LIGHT,
    tones: { a: "#fdf6e6", b: "#a8cdf2", c: "#4f8fd0", d: "#0b2342", e: "#f2a970" },
  },
  narashima: {
    field: "#2e7448",
    figure: "#1b5230",
    ink: "#1b5230",
    charge: LIGHT,
    tones: { a: "#fdf4dc", b: "#a9d69a", c: "#4c9a63", d: "#0a2614", e: "#ffb057" },
  },
  phoenix: {
    field: "#e58845",
    figure: "#cf6e2e",
    ink: "#8a3706",
    charge: "#2a1203",
    tones: { a: "#fff4dc", b: "#ffc98a", c: "#c2541e", d: "#3a1204", e: "#ff6a3d" },
  },
  tomorrow: {
    field: "#5fbdb8",
    figure: "#45a39e",
    ink: "#0a565e",
    charge: "#04262a",
    tones: { a: "#fdfaee", b: "#a5e3dc", c: "#2f8f8d", d: "#06343a", e: "#ff8f6b" },
  },
  xian: {
    field: "#a8397a",
    figure: "#7b2056",
    ink: "#7b2056",
    charge: LIGHT,
    tones: { a: "#fff0ea", b: "#f0a6cf", c: "#c9589a", d: "#360a26", e: "#8ce6c8" },
  },
  // The goblins keep the colours that players know; lightness tells them apart where hue fails.
  ancient: {
    field: "#c6cfd6",
    figure: "#a9b7c2",
    ink: "#3f4d59",
    charge: "#17222b",
    tones: { a: "#fbfaf4", b: "#bccad6", c: "#8699a8", d: "#1e2b36", e: "#b48be8" },
  },
  alpha: {
    field: "#6cb356",
    figure: "#559c40",
    ink: "#255c17",
    charge: "#0c2406",
    tones: { a: "#f7f6dc", b: "#b4dc94", c: "#4f9140", d: "#12300a", e: "#ff7a55" },
  },
  fire: {
    field: "#b02a1c",
    figure: "#871c11",
    ink: "#871c11",
    charge: LIGHT,
    tones: { a: "#f3efc6", b: "#c3b877", c: "#c9503a", d: "#330a05", e: "#ffa23f" },
  },
  meka: {
    field: "#2f6fb5",
    figure: "#1d4d85",
    ink: "#1d4d85",
    charge: LIGHT,
    tones: { a: "#f2f4d8", b: "#a9c99a", c: "#5f97d0", d: "#0a2140", e: "#ffab6b" },
  },
  dark: {
    field: "#2d2735",
    figure: "#1b1721",
    ink: "#2d2735",
    charge: "#f1e6ff",
    tones: { a: "#f1ecdf", b: "#b3a6c2", c: "#5b4d6e", d: "#0f0b14", e: "#a6e84f" },
  },
  unknown: { field: "#56616b", figure: "#414b54", ink: "#39424a", charge: LIGHT },
};

/** The id under which a clan was drawn: one of a pack has a plain shield on slate. */
export function drawn(clan: string): string {
  return clan in CLANS ? clan : "unknown";
}

export function coloursOf(clan: string): ClanColours {
  return CLANS[drawn(clan)]!;
}

/** The colours as custom properties, for everything inside an element. */
export function clanStyle(clan: string): string {
  const colours = coloursOf(clan);
  const tones = Object.entries(colours.tones ?? {}).map(([tone, colour]) => `;--tone-${tone}:${colour}`);
  return `--field:${colours.field};--figure:${colours.figure};--clan-ink:${colours.ink};--charge:${colours.charge}${tones.join("")}`;
}
