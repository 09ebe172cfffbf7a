/** The account that this browser is signed in to. The session is secret: it is sent in bodies only. */
export interface KeptAccount {
  session: string;
  account: string;
  name: string;
}

const PLACE = "gosux-account";

export function accountHere(): KeptAccount | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as KeptAccount | null;
  } catch {
    return null;
  }
}

export function keepAccount(account: KeptAccount | null): void {
  try {
    if (account) localStorage.setItem(PLACE, JSON.stringify(account));
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage, everybody is a guest.
  }
}
