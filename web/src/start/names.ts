import { host } from "$/protocol/host";
import type { Player } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/** "Recruit", "2 × Recruit, Hero", "Ada". */
export function companyOf(others: Player[]): string {
  const counts = new Map<string, number>();
  for (const other of others) {
    const name = other.level ? text.level(other.level) : (other.name ?? text.say("start-somebody"));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return text.listed([...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)));
}

export function dateOf(moment: string): string {
  return new Intl.DateTimeFormat(text.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(moment),
  );
}

/** How a level plays, here. */
export function levelHint(level: string): string {
  const [hint, note] = [text.say("page-level-hint", { level }), host.levelNote?.(level)];
  return note ? `${hint}, ${note}` : hint;
}
