import type { Game } from "$/game/game.svelte";
import type { Phrase, Utterance } from "$/protocol/messages";
import { text } from "$/text/text.svelte";
import { people } from "./people.svelte";

/** After so many entries of the log a game is under way. */
const BEGUN = 8;

/** What is said in a game, as far as the reader wants to hear it. */
export class Talk {
  /** The number of the last utterance that the reader has seen. */
  seen = $state(0);
  readonly heard = $derived.by(() => (this.game.talk?.said ?? []).filter((one) => !this.#muted(one)));
  readonly unread = $derived(
    this.heard.filter((one) => one.number > this.seen && one.seat !== this.game.seat),
  );
  /** Five at a time, by the moment of the game. */
  readonly phrases = $derived.by(() => {
    const moment: Phrase["moment"] = this.game.scene?.result
      ? "end"
      : this.game.scene?.table.draft || this.game.log.length < BEGUN
        ? "start"
        : "turn";
    return this.game.phrases.filter((one) => one.moment === moment);
  });

  constructor(readonly game: Game) {}

  read(): void {
    this.seen = this.heard.at(-1)?.number ?? this.seen;
  }

  wordsOf(one: Utterance): string {
    return one.phrase ? one.phrase[text.language] : (one.words ?? "");
  }

  #muted(one: Utterance): boolean {
    return people.isMuted(this.game.joined?.game ?? "", one.seat);
  }
}
