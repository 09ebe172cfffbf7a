import type { OpenGame } from "$/protocol/messages";
import { othersOf, outcomeOf, played, rankOf, type Row } from "./record";

/** How often the reader has played a clan, and won with it. */
export interface ClanRow {
  clan: string;
  played: number;
  won: number;
}

/** The clans of the reader's decks, the most played first. */
export function clansPlayed(finished: OpenGame[]): ClanRow[] {
  const rows = new Map<string, ClanRow>();
  for (const game of finished.filter(({ lesson }) => lesson === null))
    for (const clan of game.clans[game.seat] ?? []) {
      const row = rows.get(clan) ?? { clan, played: 0, won: 0 };
      row.played += 1;
      if (outcomeOf(game) === "won") row.won += 1;
      rows.set(clan, row);
    }
  return [...rows.values()].sort((one, other) => other.played - one.played || other.won - one.won);
}

/** By strength of the opponent, the strongest first, then people and companies; `levels` are from gentle to strong. */
export function byLevel(rows: Row[], levels: string[]): Row[] {
  const strength = ({ others }: Row) => (others.length === 1 ? levels.indexOf(rankOf(others[0]?.level)) : -1);
  return [...rows].sort((one, other) => strength(other) - strength(one) || played(other) - played(one));
}

/** Finished games as a text file: what was played when, against whom, and how it ended. */
export function exported(finished: OpenGame[]): string {
  const games = finished.map((game) => ({
    ended: game.moved,
    ruleset: game.ruleset,
    lesson: game.lesson,
    outcome: outcomeOf(game),
    rule: game.result?.rule ?? null,
    opponents: othersOf(game).map(({ kind, level, name }) => ({ kind, level, name })),
    clans: game.clans[game.seat] ?? [],
    points: game.points,
  }));
  return `${JSON.stringify({ format: "gosux-results/1", games }, null, 1)}\n`;
}
