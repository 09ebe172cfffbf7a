import { describe, expect, it } from "vitest";
import type { OpenGame, Player } from "$/protocol/messages";
import { byLevel, clansPlayed, exported } from "./progress";
import { adviceFor, othersOf, outcomeOf, recordOf } from "./record";

const bot = (level: string): Player => ({ kind: "bot", level, name: null });
const YOU: Player = { kind: "person", level: null, name: "Moss" };

function game(winners: number[], ...others: Player[]): OpenGame {
  return {
    place: 0,
    lesson: null,
    game: "",
    ruleset: others.length > 1 ? "gosu" : "gosu-x",
    seat: 0,
    players: [YOU, ...others],
    round: 1,
    points: [],
    your_turn: false,
    over: true,
    result: { winners, rule: "X1.1a", said: { en: [], fr: [] } },
    board: null,
    clans: [["galmi", "xian", "phoenix"], []],
    begun: "",
    moved: "",
  };
}

const times = (count: number, one: OpenGame): OpenGame[] => Array.from({ length: count }, () => one);

describe("the record", () => {
  it("counts won, lost and drawn games against each opponent, the most played first", () => {
    const games = [
      game([1], bot("hero")),
      game([0], bot("recruit")),
      game([1], bot("recruit")),
      game([], bot("recruit")),
    ];
    expect(games.map(outcomeOf)).toEqual(["lost", "won", "lost", "drawn"]);
    const rows = recordOf(games).map(({ others, won, lost, drawn }) => [others[0]?.level, won, lost, drawn]);
    expect(rows).toEqual([
      ["recruit", 1, 1, 1],
      ["hero", 0, 1, 0],
    ]);
  });
  it("takes the same company for one opponent, in whatever order it sat", () => {
    const games = [game([0], bot("hero"), bot("recruit")), game([2], bot("recruit"), bot("hero"))];
    expect(recordOf(games)).toMatchObject([{ won: 1, lost: 1 }]);
    expect(othersOf(games[1]!).map((one) => one.level)).toEqual(["hero", "recruit"]);
  });
  it("tells people apart by their names", () => {
    const other = (name: string): Player => ({ ...YOU, name });
    expect(recordOf([game([0], other("Al")), game([0], other("Bo"))])).toHaveLength(2);
  });
});

describe("progress", () => {
  it("counts the reader's clans, not the rival's, and no lessons", () => {
    const lesson = { ...game([0], bot("recruit")), lesson: "first-game" };
    const other = { ...game([1], bot("recruit")), clans: [["galmi", "justice", "tomorrow"], ["xian"]] };
    expect(clansPlayed([game([0], bot("recruit")), other, lesson]).slice(0, 2)).toEqual([
      { clan: "galmi", played: 2, won: 1 },
      { clan: "xian", played: 1, won: 1 },
    ]);
  });
  it("sorts opponents by strength", () => {
    const games = [...times(3, game([0], bot("recruit"))), game([0], bot("hero/bold")), game([1], YOU)];
    const rows = byLevel(recordOf(games), ["recruit", "hero"]);
    expect(rows.map(({ others }) => others[0]?.level)).toEqual(["hero/bold", "recruit", null]);
  });
  it("is saved without anything that opens a game", () => {
    const told = JSON.parse(exported([game([0], bot("hero"))])) as { games: Record<string, unknown>[] };
    expect(told.games[0]).toMatchObject({
      outcome: "won",
      ruleset: "gosu-x",
      clans: ["galmi", "xian", "phoenix"],
    });
    expect(Object.keys(told.games[0]!)).not.toContain("game");
  });
});

describe("advice", () => {
  const LEVELS = ["recruit", "troop", "hero"];
  const advice = (won: number, lost: number, level = "troop") =>
    adviceFor(
      [...times(won, game([0], bot(level))), ...times(lost, game([1], bot(level)))],
      "gosu-x",
      level,
      LEVELS,
    )?.next ?? null;

  it("comes after some games that were mostly won or lost", () => {
    expect([advice(5, 0), advice(7, 3), advice(1, 4), advice(0, 9)]).toEqual([
      "hero",
      "hero",
      "recruit",
      "recruit",
    ]);
  });
  it("counts every temperament of a level as that level", () => {
    const games = [...times(3, game([0], bot("troop/bold"))), ...times(2, game([0], bot("troop")))];
    for (const level of ["troop/bold", "troop"])
      expect(adviceFor(games, "gosu-x", level, LEVELS)).toEqual({
        level: "troop",
        next: "hero",
        won: 5,
        count: 5,
      });
    expect(adviceFor(times(5, game([1], bot("troop/any"))), "gosu-x", "troop/any", LEVELS)?.next).toBe(
      "recruit",
    );
  });
  it("is silent after few games, even ones, and where there is no such level", () => {
    expect([advice(4, 0), advice(5, 4), advice(9, 0, "hero"), advice(0, 9, "recruit")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
