import type { AtSlot, CardInPlay, Happening, Move, Place, Scene, Table } from "$/protocol/messages";
import { keyOf, placeName } from "./places";

/** Something that is touched: an arrow leads to it, from the card that does it if one does. */
export interface Touch {
  from: string | null;
  to: string;
  seat: number;
  /** By how much its value changes, or how many cards are lost or won there. */
  change: number;
  cards: boolean;
}

/** What a scene points at, by the names of places. */
export interface Pointing {
  acts: string | null;
  touches: Touch[];
  /** How many more are touched than can be pointed at. */
  more: number;
}

const MOST = 4;
const STARTS = new Set(["shifts", "token-placed", "token-placed-on", "action-used", "entered"]);

/** Who acts, and what is touched on the way from one table to the other. */
export function pointingOf(events: Happening[], before: Table, after: Table): Pointing {
  const source = events.find((event) => event.source)?.source;
  const start = events.find((event) => STARTS.has(event.kind) && event.at)?.at;
  const actor = source ?? start ?? null;
  const acts = actor ? keyOf(actor) : null;
  const touches = new Map<string, Touch>();
  for (const event of events)
    for (const move of event.moves)
      for (const place of touchedBy(event, move, actor)) {
        const to = placeName(place);
        const from = event.source ? keyOf(event.source) : null;
        if (to === acts || to === from) continue;
        const known = touches.get(to);
        if (place.zone === "army")
          touches.set(to, {
            from,
            to,
            seat: place.seat!,
            change: valueChange(place, before, after),
            cards: false,
          });
        else {
          const change = (known?.change ?? 0) - move.count;
          touches.set(to, { from, to, seat: place.seat!, change, cards: true });
        }
      }
  const all = [...touches.values()];
  return { acts, touches: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
}

/** The places that a move changes for others to see; what a card does to itself is no touch. */
function touchedBy(event: Happening, move: Move, actor: AtSlot | null): Place[] {
  const { origin, target } = move;
  if (event.kind === "shifted-out" || event.kind === "entered" || event.kind === "token-placed") return [];
  if (origin.zone === "army" && target.zone === "army" && !move.turn) return [origin, target];
  if (origin.zone === "army" && move.thing === "card") return [origin];
  if (target.zone === "army" && move.thing === "bounty") return [target];
  const foreign = event.source !== null && origin.seat !== null && origin.seat !== actor?.seat;
  if (move.thing === "card" && foreign && (origin.zone === "hand" || origin.zone === "deck")) return [origin];
  return [];
}

function valueChange(place: Place, before: Table, after: Table): number {
  return (cardAt(after, place)?.value ?? 0) - (cardAt(before, place)?.value ?? 0);
}

function cardAt(table: Table, place: { seat: number | null; slot: number | null }): CardInPlay | null {
  return table.seats[place.seat ?? -1]?.army[place.slot ?? -1] ?? null;
}

/** A card of a scene in small: the one that goes, the one that acts, those that are touched. */
export interface Shown {
  role: "out" | "acts" | "touched";
  card: string;
  captured: boolean;
}

const MOST_TOUCHED = 2;

export function cardsOf(events: Happening[], pointing: Pointing, before: Table, after: Table): Shown[] {
  const shown: Shown[] = [];
  const out = events.find((event) => event.kind === "shifted-out")?.moves[0]?.card;
  if (out) shown.push({ role: "out", card: out, captured: false });
  const acting = pointing.acts ? cardIn(pointing.acts, after, before) : null;
  const played = events.find((event) => event.kind === "entered")?.moves[0]?.card;
  if (acting) shown.push({ role: "acts", card: acting.card, captured: false });
  else if (played) shown.push({ role: "acts", card: played, captured: false });
  for (const { to, cards } of pointing.touches.slice(0, MOST_TOUCHED)) {
    const touched = cards ? null : (cardIn(to, after) ?? cardIn(to, before));
    if (touched) shown.push({ role: "touched", card: touched.card, captured: touched.captured });
  }
  return shown;
}

/** The card in a slot by its name, on the first of these tables that has one. */
function cardIn(name: string, ...tables: Table[]): CardInPlay | null {
  const [zone, seat, slot] = name.split(":");
  if (zone !== "slot") return null;
  for (const table of tables) {
    const found = cardAt(table, { seat: Number(seat), slot: Number(slot) });
    if (found) return found;
  }
  return null;
}

/** A card that enters lies there before it acts: the table between, and what has happened by then. */
export function entering(
  events: Happening[],
  before: Scene,
  after: Scene,
): { scene: Scene; count: number } | null {
  const place = events.findIndex((event) => event.kind === "entered" && event.at);
  const at = events[place]?.at;
  const card = at ? cardAt(after.table, at) : null;
  if (!at || !card || events[place]?.moves[0]?.card !== card.card) return null;
  const seats = before.table.seats.map((seat) =>
    seat.seat === at.seat ? { ...seat, army: seat.army.with(at.slot, card) } : seat,
  );
  return { scene: { ...before, table: { ...before.table, seats } }, count: place + 1 };
}
