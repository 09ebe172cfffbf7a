import { Refused } from "$/game/http";
import { text } from "$/text/text.svelte";

/** What went wrong with a request, in a sentence. */
export function troubleOf(error: unknown): string {
  const said = error instanceof Refused ? error.trouble.text : null;
  if (!said) return text.say("start-no-server");
  const sentence = said[text.language];
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
