import { Refused } from "$/game/http";
import type { AccountNow } from "$/protocol/messages";
import { troubleOf } from "$/together/trouble";
import { accountHere, keepAccount } from "./kept";
import { accountNow } from "./passkeys";
import { words } from "./words";

/** What the account page shows, and what went wrong last. */
class Account {
  now = $state.raw<AccountNow | null>(null);
  signedIn = $state(accountHere() !== null);
  busy = $state(false);
  trouble = $state("");

  /** Do something with the account, then show it as it is. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      this.signedIn = accountHere() !== null;
      if (this.signedIn) this.now = await accountNow();
      return true;
    } catch (error) {
      this.signedIn = accountHere() !== null;
      const ofBrowser = !(error instanceof Refused) && error instanceof Error && error.name !== "TypeError";
      this.trouble = ofBrowser ? words.say("account-cancelled") : troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  leave(): void {
    keepAccount(null);
    this.signedIn = false;
    this.now = null;
  }
}

export const account = new Account();
