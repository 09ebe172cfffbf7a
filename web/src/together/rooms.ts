import { get, post } from "$/game/http";
import type {
  Invitation,
  LinkMade,
  NewRoom,
  OpenRooms,
  QrCode,
  RematchNow,
  RoomNow,
  SeatChange,
  Seated,
  ShuffleNow,
  SitDown,
  WatchTerms,
} from "$/protocol/messages";
import { drawNumber } from "./shuffle";

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await (await post(path, body)).json()) as Answer;
}

export const openRooms = () => get<OpenRooms>("rooms");
export const makeRoom = (wanted: NewRoom) => ask<Seated>("rooms", wanted);
export const roomNow = (token: string) => ask<RoomNow>("rooms/now", { token });
export const makeLink = async (token: string, seat: number | null) =>
  (await ask<LinkMade>("rooms/link", { token, seat })).code;
export const lookAt = (code: string) => ask<Invitation>("rooms/look", { code });
export const sitDown = (wanted: SitDown) => ask<Seated>("rooms/sit", wanted);
export const changeSeat = (wanted: SeatChange) => ask<RoomNow>("rooms/seat", wanted);
export const changeWatching = (token: string, watch: WatchTerms | null) =>
  ask<RoomNow>("rooms/watch", { token, watch });
/** Agrees, and adds a number of this device to the shuffle if the cards are left to chance. */
export const sayReady = (token: string, room: RoomNow, ready: boolean) => {
  const number = ready && room.fingerprint ? drawNumber(room.room, room.fingerprint) : null;
  return ask<RoomNow>("rooms/ready", { token, ready, number });
};
export const greet = (token: string, phrase: string) => ask<RoomNow>("rooms/say", { token, phrase });
export const leaveRoom = (token: string) => post("rooms/leave", { token });
export const askRematch = (token: string) => ask<Seated>("rooms/rematch", { token });
export const shuffleOf = (token: string) => ask<ShuffleNow>("shuffle", { token });
export const rematchNow = (token: string) => ask<RematchNow>("rooms/rematch/now", { token });
export const ownLink = async (token: string) => (await ask<LinkMade>("own-link", { token })).code;
export const moveHere = (code: string) => ask<Seated>("move", { code });
export const qrCode = (address: string) => ask<QrCode>("qr", { text: address });
