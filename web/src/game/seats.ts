import type { SeatToken } from "$/protocol/messages";

/** The seats of this browser. Tokens are secret: they are stored here and never appear in a URL. */
export interface KeptSeat {
  game: string;
  seat: number;
  token: string;
}

const PLACE = "gosux-seats";
const MOST = 1000;

export function keptSeats(): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

export function keepSeats(game: string, seats: SeatToken[]): void {
  const others = keptSeats().filter((one) => one.game !== game);
  const mine = seats.map(({ seat, token }) => ({ game, seat, token }));
  write([...mine, ...others].slice(0, MOST));
}

export function forgetGame(game: string): void {
  write(keptSeats().filter((one) => one.game !== game));
}

/** The seats of one game: several if people share this screen. */
export function seatsOf(game: string): KeptSeat[] {
  return keptSeats().filter((one) => one.game === game);
}

export function seatOf(game: string): KeptSeat | undefined {
  return seatsOf(game)[0];
}

function write(seats: KeptSeat[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seats));
  } catch {
    // Without storage, a game lasts as long as its page.
  }
}

/** An id of this page that survives a reload, so that it can take its seat again without asking. */
export function tabName(): string {
  const place = "gosux-tab";
  try {
    const known = sessionStorage.getItem(place);
    if (known) return known;
    // Not randomUUID, which browsers keep from pages without TLS.
    const name = crypto.getRandomValues(new Uint32Array(4)).join("-");
    sessionStorage.setItem(place, name);
    return name;
  } catch {
    return "a page without storage";
  }
}
