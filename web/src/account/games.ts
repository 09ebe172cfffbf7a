import { post } from "$/game/http";
import { addSeats, keptSeats } from "$/game/seats";
import type { KeptSeats } from "$/protocol/messages";
import { accountHere } from "./kept";

/** Let the account keep the games that were begun while signed in, or `all` of this browser, and bring those of other
 * devices here. */
export async function keepGames(all = false): Promise<void> {
  const me = accountHere();
  if (!me) return;
  const mine = keptSeats().filter((seat) => all || seat.account === me.account);
  const body = { session: me.session, tokens: mine.map((seat) => seat.token) };
  const kept = (await (await post("account/games", body)).json()) as KeptSeats;
  const known = new Set(kept.games);
  const here = mine.filter((seat) => known.has(seat.game));
  addSeats([...here, ...kept.seats].map((seat) => ({ ...seat, account: me.account })));
}

/** The account does not keep a game any more. */
export async function forgetKept(game: string): Promise<void> {
  const me = accountHere();
  if (me) await post("account/forget", { session: me.session, game });
}
