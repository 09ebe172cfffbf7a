import { getContext, setContext } from "svelte";
import type { Game } from "$/game/game.svelte";
import { playerName } from "$/game/names";
import { keyOf } from "$/game/places";
import type { CardInPlay, Choice, Pointer, Scene, Table } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/** A card that is looked at, and where it lies if it lies in an army. */
export interface Looked {
  card: string;
  seat: number | null;
  slot: number | null;
}

export type Mark = "legal" | "own" | "picked" | "source" | "quiet" | "";

/**
 * What all parts of a table share: the scene that is shown, the game behind it (none in a replay), what is looked at.
 * It decides how things are marked; it knows no rule: only choices of the server are lit.
 */
export class Desk {
  hovered = $state.raw<Looked | null>(null);
  pinned = $state.raw<Looked | null>(null);
  /** The card that acts while somebody's action is shown. */
  acting = $state.raw<Looked | null>(null);
  /** The player who acts then. */
  actor = $state<number | null>(null);
  /** The card that was tapped last: its text is shown where there is no panel. */
  read = $state.raw<Looked | null>(null);
  /** The zoom as a sheet, where there is no panel. */
  sheet = $state(false);
  /** The pile that is looked through: "discard:0". */
  pile = $state<string | null>(null);
  /** The other player whose army is shown large, where there are several. */
  focus = $state<number | null>(null);
  /** The key of a slot whose mirror and column are lit. */
  hoveredKey = $state<string | null>(null);
  dragged = $state.raw<string | null>(null);

  /** What shows an action of the log again, by its group; null where it cannot be shown. */
  watch = (group: number): (() => void) | null => this.game?.show.watch(group) ?? null;

  constructor(
    private readonly from: () => Scene,
    readonly game: Game | null,
    private readonly viewer: () => number,
  ) {}

  get scene(): Scene {
    return this.from();
  }
  get table(): Table {
    return this.scene.table;
  }
  /** Whose side is at the left, or below. */
  get you(): number {
    return this.viewer();
  }
  /** Whose seat the words are for: -1 where nobody plays here, so that no player is called "you". */
  get reader(): number {
    return this.table.viewer ?? -1;
  }
  get others(): number[] {
    const count = this.table.seats.length;
    return Array.from({ length: count - 1 }, (_, step) => (this.you + step + 1) % count);
  }
  /** The other player whose army is shown large. */
  get rival(): number {
    const { focus, others } = this;
    return focus !== null && others.includes(focus) ? focus : (others[0] ?? 0);
  }
  get looked(): Looked | null {
    return this.hovered ?? this.acting ?? this.pinned;
  }

  name(seat: number): string {
    const players = this.table.seats.map((one) => one.player);
    return playerName(players, seat, this.table.viewer);
  }

  choicesAt(at: Pointer): Choice[] {
    return this.game?.byKey.get(keyOf(at)) ?? [];
  }

  /** Whether something of this kind can be chosen now. */
  asksFor(kind: Pointer["at"]): boolean {
    return this.game?.choices.some((choice) => choice.at.at === kind) ?? false;
  }

  mark(at: Pointer): Mark {
    const { game } = this;
    const key = keyOf(at);
    if (game) {
      if (game.menu === key) return "picked";
      if (game.picked && keyOf(game.picked.at) === key) return "picked";
      if (this.toFind(at)) return "legal";
      const found = game.byKey.get(key);
      if (found) return found.every((one) => one.against_yourself) ? "own" : "legal";
    }
    const source = this.scene.question?.source;
    if (source && keyOf(source) === key) return "source";
    if (at.at === "hand" && game?.asked && !this.asksFor("hand")) return "quiet";
    return "";
  }

  /** Whether it is one of the things that a lesson asks to choose among by clicking. */
  toFind(at: Pointer): boolean {
    const key = keyOf(at);
    return this.game?.lesson?.lit.some((one) => keyOf(one) === key) ?? false;
  }

  at(seat: number, slot: number): CardInPlay | null {
    return this.table.seats[seat]?.army[slot] ?? null;
  }

  /** What an action is called, for labels: "Shift Sati, cost 3". */
  labels(choices: Choice[]): string {
    return choices.map((choice) => text.said(choice.label)).join("; ");
  }

  async point(at: Pointer): Promise<void> {
    await this.game?.point(at);
  }

  /** Whoever has the highest score of all: several if it is even, nobody while all have none. */
  get highest(): number[] {
    const playing = this.table.seats.filter((one) => !one.out);
    const most = Math.max(...playing.map((one) => one.score.total));
    return most > 0 ? playing.filter((one) => one.score.total === most).map((one) => one.seat) : [];
  }

  /** Battle scores in one line, yours first: "6 : 0". Of more than two players those that change, with their names. */
  scores(totals: number[], before: number[]): string {
    const seats = [this.you, ...this.others];
    const now = (seat: number) => totals[seat] ?? 0;
    if (seats.length === 2) return seats.map(now).join(" : ");
    return seats
      .filter((seat) => now(seat) !== before[seat])
      .map((seat) => text.labelled(this.name(seat), `${before[seat] ?? 0} → ${now(seat)}`))
      .join(" · ");
  }

  pin(looked: Looked): void {
    this.pinned = looked;
    this.hovered = null;
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
