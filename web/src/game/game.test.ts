import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Joined, StateNow } from "$/protocol/messages";
import { entry, happening, state as stateOf } from "./fixtures";
import { Game } from "./game.svelte";

interface FakeLine {
  opened: () => void;
  heard: (message: FromServer) => void;
  sent: { type: string; last?: number }[];
}

const lines: FakeLine[] = [];

vi.mock("./line.svelte", () => ({
  Line: class implements FakeLine {
    status = "open";
    sent: FakeLine["sent"] = [];
    constructor(
      readonly opened: () => void,
      readonly heard: (message: FromServer) => void,
    ) {
      lines.push(this);
    }
    ask(message: { type: string }): Promise<undefined> {
      this.sent.push(message);
      return Promise.resolve(undefined);
    }
  },
}));

const state = (number: number, ...places: number[]): StateNow =>
  stateOf(
    number,
    places.map((place) => happening(place, place)),
    places.map((place) => entry(place)),
  );

const places = (game: Game): number[] => game.events.map((event) => event.place);
const groups = (game: Game): number[] => game.log.map((one) => one.group);

describe("the log of a game", () => {
  let game: Game;
  let line: FakeLine;

  beforeEach(() => {
    game = new Game("token");
    line = lines.at(-1)!;
    line.opened();
    line.heard({ type: "joined", seat: 0, players: [] } as unknown as Joined);
    line.heard(state(1, 1, 2, 3));
    line.heard(state(2, 4, 5, 6, 7));
  });

  it("asks for everything at first, and after a lost connection for what came after the last event", () => {
    line.opened();
    expect(line.sent.map((message) => message.last)).toEqual([0, 7]);
  });

  it("has every event once after a lost connection", () => {
    line.opened();
    const { last } = line.sent.at(-1)!;
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    line.heard(state(3, ...all.filter((place) => place > last!)));
    expect(places(game)).toEqual(all);
    expect(groups(game)).toEqual(all);
    expect(game.missed).toBe(2);
  });

  it("is replaced by what a server tells anew", () => {
    line.opened();
    line.heard(state(2, 1, 2, 3));
    expect(places(game)).toEqual([1, 2, 3]);
    expect(groups(game)).toEqual([1, 2, 3]);
  });

  it("is that of the whole game after an action was taken back", () => {
    line.heard({ ...state(4, 1, 2), may_take_back: true, taken_back: true });
    expect([places(game), groups(game), game.mayUndo]).toEqual([[1, 2], [1, 2], true]);
    line.heard({ ...state(6), taken_back: true });
    expect([places(game), groups(game), game.mayUndo]).toEqual([[], [], false]);
  });

  it("says that a game is damaged", () => {
    line.heard({ type: "error", request: 1, code: "damaged", reasons: [], detail: "" });
    expect(game.trouble).toBe("damaged");
  });
});

describe("bots that could not think", () => {
  it("are told of until that was read, and again when it happens again", () => {
    const game = new Game("token");
    const line = lines.at(-1)!;
    line.opened();
    line.heard({ type: "joined", seat: 0, players: [] } as unknown as Joined);
    const told = (number: number, ...guesses: number[]) => line.heard({ ...state(number), guesses });
    told(1, 0, 0);
    expect(game.guesses).toBeNull();
    told(2, 0, 1);
    expect(game.guesses).toEqual([0, 1]);
    game.readGuesses();
    told(3, 0, 1);
    expect(game.guesses).toBeNull();
    told(4, 0, 2);
    expect(game.guesses).toEqual([0, 2]);
  });
});
