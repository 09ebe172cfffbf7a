import { accountHere } from "$/account/kept";
import { myGames } from "$/game/http";
import { forgetGame, keptSeats } from "$/game/seats";
import type { OpenGame } from "$/protocol/messages";

/** The games of this browser, the latest first. */
export class MyGames {
  all = $state.raw<OpenGame[]>([]);
  readonly running = $derived(this.all.filter((game) => !game.over));
  readonly finished = $derived(this.all.filter((game) => game.over));

  async load(): Promise<void> {
    // Games of other devices come first; without them those of this browser are shown all the same.
    if (accountHere())
      await import("$/account/games").then(({ keepGames }) => keepGames()).catch(() => undefined);
    const found = await myGames(keptSeats().map((seat) => seat.token));
    this.all = oneEach(found).sort((one, other) => (one.moved < other.moved ? 1 : -1));
  }

  forget(game: string): void {
    forgetGame(game);
    if (accountHere())
      void import("$/account/games").then(({ forgetKept }) => forgetKept(game)).catch(() => undefined);
    this.all = this.all.filter((one) => one.game !== game);
  }

  forgetFinished(): void {
    for (const { game } of this.finished) this.forget(game);
  }
}

/** Several seats of a game may be kept here: it is one game all the same, and somebody's turn if any of them is asked. */
export function oneEach(found: OpenGame[]): OpenGame[] {
  const games = new Map<string, OpenGame>();
  for (const game of found) {
    const other = games.get(game.game);
    const first = other && other.seat < game.seat ? other : game;
    games.set(game.game, { ...first, your_turn: game.your_turn || (other?.your_turn ?? false) });
  }
  return [...games.values()];
}
