import { Refused } from "$/game/http";
import { keepSeats } from "$/game/seats";
import type { Created } from "$/protocol/messages";
import { go } from "$/route.svelte";
import { text } from "$/text/text.svelte";

/** A game is about to be opened: whether the server is asked for it, and what was wrong with it. */
export class Opening {
  busy = $state(false);
  trouble = $state("");

  async attempt(work: () => Promise<Created>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      const created = await work();
      keepSeats(created.game, created.seats);
      go(created.over ? `#/replay/${created.game}` : `#/game/${created.game}`);
    } catch (error) {
      const said = error instanceof Refused ? error.trouble.text : null;
      this.trouble = said ? said[text.language] : text.say("start-failed");
    } finally {
      this.busy = false;
    }
  }
}
