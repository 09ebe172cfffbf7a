import { accountHere } from "$/account/kept";
import type { SeatToken } from "$/protocol/messages";
import { unkept } from "./unkept.svelte";

/** The seats of this browser. Tokens are secret: they are stored here and never appear in a URL. */
export interface KeptSeat {
  game: string;
  seat: number;
  token: string;
  /** The account that keeps it. */
  account?: string;
}

const PLACE = "gosux-seats";
const MOST = 1000;

export function keptSeats(): KeptSeat[] {
  if (unkept.seats) return unkept.seats;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

export function keepSeats(game: string, seats: SeatToken[]): void {
  const others = keptSeats().filter((one) => one.game !== game);
  const account = accountHere()?.account;
  const mine = seats.map(({ seat, token }) => ({ game, seat, token, ...(account ? { account } : {}) }));
  write([...mine, ...others].slice(0, MOST));
  if (account) void import("$/account/games").then(({ keepGames }) => keepGames()).catch(() => undefined);
}

/** Seats of an account, in place of what was kept of them. */
export function addSeats(seats: KeptSeat[]): void {
  const places = new Set(seats.map(placeOf));
  const others = keptSeats().filter((one) => !places.has(placeOf(one)));
  const plain = seats.map(({ game, seat, token, account }) => ({ game, seat, token, account }));
  write([...others, ...plain].slice(0, MOST));
}

const placeOf = ({ game, seat }: KeptSeat): string => `${game}/${seat}`;

/** Seats that an account keeps, when it leaves this browser. */
export function dropSeats(account: string): void {
  write(keptSeats().filter((one) => one.account !== account));
}

/** The account is gone; its games stay in this browser, as a guest's. */
export function forgetAccount(): void {
  write(keptSeats().map(({ game, seat, token }) => ({ game, seat, token })));
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
    unkept.seats = null;
  } catch {
    unkept.seats = seats; // a game lasts as long as its page, which says so
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
