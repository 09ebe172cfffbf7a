import { describe, expect, it } from "vitest";
import type { AtSlot, CardInPlay, Happening, Move, Place, Scene } from "$/protocol/messages";
import { happening, scene } from "./fixtures";
import { entering, pointingOf } from "./touches";

const at = (seat: number, slot: number): AtSlot => ({ at: "slot", seat, slot });
const army = (seat: number, slot: number): Place => ({ zone: "army", seat, slot });
const hand = (seat: number): Place => ({ zone: "hand", seat, slot: null });
const pile = (seat: number): Place => ({ zone: "discard", seat, slot: null });
const moved = (card: string | null, origin: Place, target: Place, turn: Move["turn"] = null): Move => ({
  thing: "card",
  card,
  count: 1,
  origin,
  target,
  turn,
});
const event = (kind: string, more: Partial<Happening>) => happening(1, 1, { kind, ...more });

/** Two armies by slot: the names and values of their cards. */
const armies = (...sides: Record<number, [string, number]>[]): Scene =>
  scene(1, {
    seats: sides.map((cards, seat) => ({
      seat,
      army: Array.from({ length: 15 }, (_, slot) => {
        const found = cards[slot];
        return found ? ({ card: found[0], value: found[1] } as CardInPlay) : null;
      }),
    })),
  });

const entered = event("entered", { at: at(1, 6), moves: [moved("solok", hand(1), army(1, 6))] });
const captured = event("captured", {
  at: at(0, 7),
  source: at(1, 6),
  moves: [moved("pangu", army(0, 7), army(0, 7), "down")],
});

describe("what a scene points at", () => {
  const before = armies({ 7: ["pangu", 3] }, {});
  const after = armies({ 7: ["pangu", 0] }, { 6: ["solok", 3] });

  it("is the card that acts and what it touches, with what that changes", () => {
    const pointing = pointingOf([entered, captured], before.table, after.table);
    expect(pointing.acts).toBe("slot:1:6");
    expect(pointing.touches).toEqual([
      { from: "slot:1:6", to: "slot:0:7", seat: 0, change: -3, cards: false },
    ]);
  });

  it("is a hand that loses cards to another player's card", () => {
    const discarded = (card: string) =>
      event("discarded", { source: at(1, 6), moves: [moved(card, hand(0), pile(0))] });
    const pointing = pointingOf([discarded("elle"), discarded("ez")], before.table, after.table);
    expect(pointing.touches).toEqual([{ from: "slot:1:6", to: "hand:0", seat: 0, change: -2, cards: true }]);
  });

  it("is nothing where a player pays, draws or shifts a card out", () => {
    const paid = event("discarded", { moves: [moved("elle", hand(1), pile(1))] });
    const drew = event("drew", {
      source: at(1, 6),
      moves: [moved(null, { zone: "deck", seat: 1, slot: null }, hand(1))],
    });
    const out = event("shifted-out", { at: at(1, 6), moves: [moved("rift", army(1, 6), pile(1))] });
    expect(pointingOf([paid, out, entered, drew], before.table, after.table)).toEqual({
      acts: "slot:1:6",
      touches: [],
      more: 0,
    });
  });

  it("is a card that is given up, by no card's doing", () => {
    const gone = event("sacrificed", { at: at(0, 7), moves: [moved("pangu", army(0, 7), pile(0))] });
    const { acts, touches } = pointingOf([gone], before.table, armies({}, {}).table);
    expect([acts, touches.map(({ from, to, change }) => [from, to, change])]).toEqual([
      null,
      [[null, "slot:0:7", -3]],
    ]);
  });

  it("is four things at most", () => {
    const many = [0, 1, 2, 3, 4, 5].map((slot) =>
      event("captured", { source: at(1, 6), moves: [moved("x", army(0, slot), army(0, slot), "down")] }),
    );
    const { touches, more } = pointingOf(many, before.table, after.table);
    expect([touches.length, more]).toEqual([4, 2]);
  });
});

describe("a card that enters", () => {
  const before = armies({ 7: ["pangu", 3] }, { 6: ["rift", 3] });
  const after = armies({ 7: ["pangu", 0] }, { 6: ["solok", 3] });

  it("lies there before it acts", () => {
    const between = entering([entered, captured], before, after);
    expect(between?.count).toBe(1);
    expect(between?.scene.table.seats[1]?.army[6]?.card).toBe("solok");
    expect(between?.scene.table.seats[0]?.army[7]?.value).toBe(3);
    expect(before.table.seats[1]?.army[6]?.card).toBe("rift");
  });

  it("is not shown there if it has left again, or none enters", () => {
    expect(entering([entered], before, before)).toBeNull();
    expect(entering([captured], before, after)).toBeNull();
  });
});
