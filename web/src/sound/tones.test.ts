import { describe, expect, it } from "vitest";
import type { Happening, Move } from "$/protocol/messages";
import { SOUNDS, soundsOf } from "./tones";

const move = (thing: Move["thing"], turn: Move["turn"] = null): Happening =>
  ({ moves: [{ thing, turn }] }) as unknown as Happening;

describe("sounds", () => {
  it("are short and not loud", () => {
    for (const voices of Object.values(SOUNDS)) {
      expect(Math.max(...voices.map((voice) => voice.start + voice.length))).toBeLessThan(1.1);
      expect(Math.max(...voices.map((voice) => voice.gain))).toBeLessThan(0.4);
    }
  });
  it("follow from what moves, each once", () => {
    expect(soundsOf([move("card"), move("card"), move("token")])).toEqual(["card", "token"]);
    expect(soundsOf([move("card", "down"), move("card")])).toEqual(["capture"]);
    expect(soundsOf([move("wonder")])).toEqual(["token"]);
    expect(soundsOf([])).toEqual([]);
  });
});
