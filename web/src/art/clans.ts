/** The colours of a clan: its field, a second tone for the figure on it, ink on paper, and the charge on the field. */
export interface ClanColours {
  field: string;
  figure: string;
  ink: string;
  charge: string;
}

const LIGHT = "#fffaf0";

export const CLANS: Record<string, ClanColours> = {
  abhilasha: { field: "#49337f", figure: "#362363", ink: "#362363", charge: LIGHT },
  galmi: { field: "#8a6410", figure: "#684a06", ink: "#684a06", charge: LIGHT },
  goan_sul: { field: "#8e2127", figure: "#6e141a", ink: "#6e141a", charge: LIGHT },
  justice: { field: "#2f74ba", figure: "#174a80", ink: "#174a80", charge: LIGHT },
  narashima: { field: "#2e7448", figure: "#1b5230", ink: "#1b5230", charge: LIGHT },
  phoenix: { field: "#e58845", figure: "#cf6e2e", ink: "#8a3706", charge: "#2a1203" },
  tomorrow: { field: "#5fbdb8", figure: "#45a39e", ink: "#0a565e", charge: "#04262a" },
  xian: { field: "#a8397a", figure: "#7b2056", ink: "#7b2056", charge: LIGHT },
  // The goblins keep the colours that players know; lightness tells them apart where hue fails.
  ancient: { field: "#c6cfd6", figure: "#a9b7c2", ink: "#3f4d59", charge: "#17222b" },
  alpha: { field: "#6cb356", figure: "#559c40", ink: "#255c17", charge: "#0c2406" },
  fire: { field: "#b02a1c", figure: "#871c11", ink: "#871c11", charge: LIGHT },
  meka: { field: "#2f6fb5", figure: "#1d4d85", ink: "#1d4d85", charge: LIGHT },
  dark: { field: "#2d2735", figure: "#1b1721", ink: "#2d2735", charge: "#f1e6ff" },
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
  return `--field:${colours.field};--figure:${colours.figure};--clan-ink:${colours.ink};--charge:${colours.charge}`;
}
