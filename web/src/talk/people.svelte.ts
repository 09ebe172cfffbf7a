import { accountHere } from "$/account/kept";
import { post } from "$/game/http";
import type { Blocked, BlockMade } from "$/protocol/messages";

/** Whom the reader does not want to hear or meet. All of it is kept in this browser. */
const GUEST = "gosux-guest";
const BLOCKED = "gosux-blocked";
const MUTED = "gosux-muted";
const MOST = 100;

function kept<Kind>(place: string): Kind[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? (found as Kind[]) : [];
  } catch {
    return [];
  }
}

function keep(place: string, list: unknown[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A secret of this browser, by which those who blocked the reader know them again. */
function guestKey(): string {
  try {
    const known = localStorage.getItem(GUEST);
    if (known) return known;
    const key = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
    localStorage.setItem(GUEST, key);
    return key;
  } catch {
    return "";
  }
}

class People {
  blocked = $state.raw(kept<Blocked>(BLOCKED));
  muted = $state.raw(kept<string>(MUTED));

  /** What goes along when the reader makes a room or sits down. */
  get introduction(): { guest?: string; session?: string; blocked: Blocked[] } {
    const guest = guestKey();
    const session = accountHere()?.session;
    return { ...(guest ? { guest } : {}), ...(session ? { session } : {}), blocked: this.blocked };
  }

  async block(token: string, seat: number): Promise<void> {
    const made = (await (await post("players/block", { token, seat })).json()) as BlockMade;
    this.blocked = [made, ...this.blocked.filter((one) => !same(one, made))].slice(0, MOST);
    keep(BLOCKED, this.blocked);
  }

  unblock(one: Blocked): void {
    this.blocked = this.blocked.filter((other) => other !== one);
    keep(BLOCKED, this.blocked);
  }

  isMuted(game: string, seat: number): boolean {
    return this.muted.includes(`${game} ${seat}`);
  }

  mute(game: string, seat: number, on: boolean): void {
    const others = this.muted.filter((one) => one !== `${game} ${seat}`);
    this.muted = on ? [`${game} ${seat}`, ...others] : others;
    keep(MUTED, this.muted);
  }
}

const same = (one: Blocked, other: Blocked): boolean => one.mark === other.mark && one.name === other.name;

export const people = new People();
