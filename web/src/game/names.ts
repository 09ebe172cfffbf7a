import type { Player } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/**
 * What a player is called by somebody at seat `view`, or by somebody who sees everything (null). It is what the
 * server's sentences call them.
 */
export function playerName(players: Player[], seat: number, view: number | null): string {
  const player = players[seat];
  const number = seat + 1;
  if (seat === view) return text.say("page-you");
  const level = view === null ? (player?.level ?? null) : null;
  const name = player?.name ?? (level === null ? null : text.level(level));
  if (name) {
    const alike = players.filter((one) => one.name === player?.name && one.level === player?.level);
    return alike.length > 1 ? text.say("page-namesake", { name, number }) : name;
  }
  if (view === null) return text.say("player-name", { number });
  return players.length === 2 ? text.say("page-rival") : text.say("page-rival-at", { number });
}
