import { accountHere } from "$/account/kept";
import { get, post } from "$/game/http";
import type { GameRatings, Ladder, OwnRatings, RoomNow } from "$/protocol/messages";

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await (await post(path, body)).json()) as Answer;
}

export const changeRated = (token: string, rated: boolean) => ask<RoomNow>("rooms/rated", { token, rated });
export const gameRatings = (token: string) => ask<GameRatings>("game-ratings", { token });
export const ownRatings = () => ask<OwnRatings>("account/ratings", { session: accountHere()?.session ?? "" });
export const ladderOf = (ruleset: string, players: number, first: number) =>
  get<Ladder>(`ladder/${encodeURIComponent(ruleset)}/${players}/${first}`);
