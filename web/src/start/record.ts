import type { OpenGame, Player } from "$/protocol/messages";

export type Outcome = "won" | "lost" | "drawn";

/** How the games against one opponent, or one company of opponents, ended. */
export interface Row {
  key: string;
  ruleset: string;
  others: Player[];
  won: number;
  lost: number;
  drawn: number;
}

export function outcomeOf(game: OpenGame): Outcome {
  const winners = game.result?.winners ?? [];
  if (winners.length === 0) return "drawn";
  return winners.includes(game.seat) ? "won" : "lost";
}

/** Everybody but the reader; bots first, each kind together. */
export function othersOf(game: OpenGame): Player[] {
  return game.players
    .filter((_, seat) => seat !== game.seat)
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** The level without the temperament behind it: "hero/bold" is as strong as "hero". */
export const rankOf = (level: string | null | undefined): string => (level ?? "").split("/")[0]!;

const nameOf = ({ kind, level, name }: Player): string => `${kind} ${level ?? name ?? ""}`;

/** The record against each opponent, the most played first. A lesson says nothing about anybody's strength. */
export function recordOf(finished: OpenGame[]): Row[] {
  const rows = new Map<string, Row>();
  for (const game of finished.filter(({ lesson }) => lesson === null)) {
    const others = othersOf(game);
    const key = [game.ruleset, ...others.map(nameOf)].join("/");
    const row = rows.get(key) ?? { key, ruleset: game.ruleset, others, won: 0, lost: 0, drawn: 0 };
    row[outcomeOf(game)] += 1;
    rows.set(key, row);
  }
  return [...rows.values()].sort((one, other) => played(other) - played(one));
}

export const played = ({ won, lost, drawn }: Row): number => won + lost + drawn;

const ENOUGH = 5;
const RECENT = 10;

/** A level that fits better than the one played last, and why. */
export interface Advice {
  level: string;
  next: string;
  won: number;
  count: number;
}

/** After some games at a level, in whatever temperament, won mostly or hardly ever: the next one up or down. `levels` are
 * from gentle to strong. */
export function adviceFor(
  finished: OpenGame[],
  ruleset: string,
  level: string,
  levels: string[],
): Advice | null {
  const rank = rankOf(level);
  const recent = finished
    .filter((game) => game.ruleset === ruleset && game.players.length === 2 && game.lesson === null)
    .filter((game) => rankOf(othersOf(game)[0]?.level) === rank)
    .slice(0, RECENT);
  const count = recent.length;
  const won = recent.filter((game) => outcomeOf(game) === "won").length;
  const place = levels.indexOf(rank);
  const step = count < ENOUGH ? 0 : won >= count * 0.7 ? 1 : won <= count * 0.2 ? -1 : 0;
  const next = place < 0 || step === 0 ? undefined : levels[place + step];
  return next ? { level: rank, next, won, count } : null;
}
