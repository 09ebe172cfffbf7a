/** The shuffle of a game between people: this device adds a number, and checks in the end what became of it.
 * docs/shuffles.md says how the numbers are put together. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ShuffleNow } from "$/protocol/messages";

/** What this device knew when the game began. */
export interface Noted {
  fingerprint: string;
  number: string;
}

export interface Checked {
  /** Whether the secret is the one whose fingerprint this device was told; null if it has noted none. */
  secret: boolean | null;
  /** Whether the number that this device added was used. */
  own: boolean | null;
  /** Whether the seed follows from secret and numbers. */
  seed: boolean;
}

const PLACE = "gosux-shuffle-";
const MOST = 200;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const fingerprintOf = (secret: string): string => hash(`gosux-shuffle-1:secret:${secret}`);

export const seedOf = (game: string, secret: string, numbers: (string | null)[]): string =>
  hash(`gosux-shuffle-1:seed:${[game, secret, ...numbers.map((one) => one ?? "-")].join(":")}`);

/** Draws a number, after the server's fingerprint is known, and notes both. */
export function drawNumber(game: string, fingerprint: string): string {
  const noted: Noted = { fingerprint, number: bytesToHex(randomBytes(16)) };
  try {
    for (const old of notes().slice(MOST - 1)) localStorage.removeItem(old);
    localStorage.setItem(PLACE + game, JSON.stringify({ ...noted, at: Date.now() }));
  } catch {
    // Without storage nothing can be compared later; the page says so then.
  }
  return noted.number;
}

/** Where all notes are kept, the newest first. Those of earlier versions have no time, and are the oldest. */
function notes(): string[] {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
  const times = new Map(kept.map((key) => [key, stored(key)?.at ?? 0]));
  return kept.sort((one, two) => times.get(two)! - times.get(one)!);
}

function stored(key: string): (Partial<Noted> & { at?: number }) | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Noted> & { at?: number };
  } catch {
    return null; // whatever it is, it cannot be compared with anything
  }
}

export function noted(game: string): Noted | null {
  const { fingerprint, number } = stored(PLACE + game) ?? {};
  return typeof fingerprint === "string" && typeof number === "string" ? { fingerprint, number } : null;
}

export function check(told: ShuffleNow, kept: Noted | null, seat: number): Checked {
  const fingerprint = fingerprintOf(told.secret);
  return {
    secret: kept === null ? null : fingerprint === kept.fingerprint && fingerprint === told.fingerprint,
    own: kept === null ? null : told.numbers[seat] === kept.number,
    seed: seedOf(told.game, told.secret, told.numbers) === told.seed,
  };
}

/** Whether everything that can be checked fits, and something could be. */
export const fits = (checked: Checked): boolean =>
  checked.seed && checked.secret !== false && checked.own !== false;

/** A number in groups of four digits, as people compare it. */
export const grouped = (number: string): string => number.match(/.{1,4}/g)?.join(" ") ?? "";
