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
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) localStorage.removeItem(old);
    localStorage.setItem(PLACE + game, JSON.stringify(noted));
  } catch {
    // Without storage nothing can be compared later; the page says so then.
  }
  return noted.number;
}

export function noted(game: string): Noted | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE + game) ?? "null") as Noted | null;
    return found && typeof found.fingerprint === "string" && typeof found.number === "string" ? found : null;
  } catch {
    return null;
  }
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
