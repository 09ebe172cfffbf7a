const PLACE = "gosux-links";
const MOST = 20;

/** The codes of links by room, which the server tells once: kept for whoever made them. */
function kept(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

export function keptCode(room: string): string | undefined {
  return kept().find(([one]) => one === room)?.[1];
}

export function keepCode(room: string, code: string): void {
  try {
    const others = kept().filter(([one]) => one !== room);
    localStorage.setItem(PLACE, JSON.stringify([[room, code], ...others].slice(0, MOST)));
  } catch {
    // Without storage, the link is lost with the page, and another one can be made.
  }
}

/** The name under which the link to one's own seat in a game is kept. */
export const ownSeat = (game: string): string => `own ${game}`;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page was opened by an address that only this machine has. */
export const onlyHere = (): boolean => LOOPBACK.includes(location.hostname);

/** The address to give to somebody else; `address` is where other devices reach the server, if it knows. */
export function linkTo(code: string, address: string | null): string {
  const base = onlyHere() && address ? address : location.origin + location.pathname;
  return `${base}#/join/${code}`;
}
