import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Localised, NameForms, Said } from "$/protocol/messages";
import { beginning, capitalised, withOneStop } from "./grammar";

export type Arguments = Record<string, FluentVariable>;

/** Arguments that name a player by the number of their seat. */
const SEATS = new Set(["player", "other", "owner", "by", "winner"]);
/** Arguments that are masks of levels: 1 is level I, 2 level II, 4 level III. */
const LEVELS = new Set(["levels", "supremacy"]);
/** Arguments that a message may lack: hidden ones, and who did it where the rules did. */
const ABSENT: Record<string, Record<string, Argument>> = {
  event: { cards_count: 0, cards: "none", card: "none", by: -1, cost: 0 },
  prompt: { occasion: "none" },
  reason: { clan: "none" },
};
const ROMAN = ["I", "II", "III"];

function isSaid(value: Argument): value is Said {
  return typeof value === "object" && !Array.isArray(value) && "id" in value;
}

function isLocalised(value: Argument): value is Localised {
  return typeof value === "object" && !Array.isArray(value) && "en" in value;
}

/** Turns messages into sentences of one language, as gosux.text does it. */
export class Speaker {
  readonly #bundle: FluentBundle;
  /** The names of the players by seat, where they have any. */
  players: string[] = [];

  constructor(
    readonly language: "en" | "fr",
    sources: string[],
    readonly names: Record<string, NameForms> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or its attribute as "id.attribute"; its own id where there is none. */
  say(id: string, args: Arguments = {}): string {
    const [name = "", attribute = ""] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** Anything that the server has said, to the player at a seat, or to nobody. */
  said(said: Said, viewer: number | null): string {
    const family = said.id.split("-")[0] ?? "";
    const args = this.arguments({ ...ABSENT[family], ...said.args }, viewer);
    if (family === "event") this.#addEvent(args, said.args, viewer);
    const id = said.attribute ? `${said.id}.${said.attribute}` : said.id;
    const sentence = family === "reason" ? capitalised(this.say(id, args)) : this.say(id, args);
    return withOneStop(sentence);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("player-name", { number: seat + 1 });
  }

  /** A name as a possessor. */
  of(name: string): string {
    const [begins, rest] = beginning(name);
    return this.say("name-of", { name, begins, rest });
  }

  listed(words: string[], joint = "list-and"): string {
    if (words.length < 2) return words.join("");
    return this.say(joint, { rest: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }

  /** Arguments as messages take them, with the companions that agree with them (`card_of`, `player_is` …). */
  arguments(given: Record<string, Argument>, viewer: number | null): Arguments {
    const made: Arguments = {};
    for (const [key, value] of Object.entries(given)) {
      if (Array.isArray(value)) {
        if (key === "winners") this.#addWinners(made, value.map(Number), viewer);
        else this.#addList(made, key, value, viewer);
      } else if (typeof value === "number") this.#addNumber(made, key, value, viewer);
      else if (typeof value === "string") this.#addReference(made, key, value, viewer);
      else if (isSaid(value)) made[key] = this.said(value, viewer);
      else if (isLocalised(value)) made[key] = value[this.language];
    }
    return made;
  }

  #addNumber(made: Arguments, key: string, value: number, viewer: number | null): void {
    if (SEATS.has(key)) this.#addSeat(made, key, value, viewer);
    else if (LEVELS.has(key)) {
      made[key] = this.say("levels", { mask: value });
      made[`${key}_short`] = this.say("levels.short", { mask: value });
    } else made[key] = value;
  }

  #addSeat(made: Arguments, key: string, seat: number, viewer: number | null): void {
    const nobody = seat < 0;
    made[key] = nobody ? "none" : this.player(seat);
    made[`${key}_is`] = nobody ? "none" : seat === viewer ? "you" : "they";
    made[`${key}_of`] = nobody ? "none" : this.of(this.player(seat));
  }

  #addWinners(made: Arguments, seats: number[], viewer: number | null): void {
    const others = seats.filter((seat) => seat !== viewer).map((seat) => this.player(seat));
    made.winners = this.listed(seats.map((seat) => this.player(seat)));
    made.winners_is = viewer !== null && seats.includes(viewer) ? "you" : "they";
    made.winners_others = this.listed(others);
    made.winners_with = this.listed([this.say("list-you"), ...others]);
    made.winners_count = seats.length;
  }

  #addList(made: Arguments, key: string, values: Argument[], viewer: number | null): void {
    const words = values.map((value) => String(this.arguments({ [key]: value }, viewer)[key] ?? ""));
    made[key] = this.listed(words);
    made[`${key}_or`] = this.listed(words, "list-or");
    made[`${key}_nor`] = this.listed(words, "list-nor");
    made[`${key}_count`] = words.length;
    if (key === "keywords") {
      const many = values.map((value, place) => this.names[String(value)]?.many ?? words[place] ?? "");
      made[`${key}_many`] = this.listed(many, "list-or");
    }
  }

  #addReference(made: Arguments, key: string, value: string, viewer: number | null): void {
    const colon = value.indexOf(":");
    const [kind, rest] = colon < 0 ? ["", ""] : [value.slice(0, colon), value.slice(colon + 1)];
    if (rest === "") {
      // A plain word, by which messages choose their variant.
      for (const companion of ["", "_of", "_bare", "_whose"]) made[`${key}${companion}`] = value;
    } else if (kind === "slot") {
      const [seat = "0", slot = ""] = rest.split(":");
      made[key] = slot;
      made[`${key}_whose`] = this.slot(Number(seat), slot, viewer);
    } else if (kind === "row") {
      made[key] = this.say("row", { level: Number(rest) });
      made[`${key}_level`] = Number(rest);
    } else if (kind === "level") made[key] = ROMAN[Number(rest) - 1] ?? rest;
    else if (kind === "kind") made[key] = this.say(`prompt-${rest}.topic`);
    else if (kind === "seat") this.#addSeat(made, key, Number(rest), viewer);
    else {
      const forms = this.names[value];
      made[key] = forms?.name ?? rest;
      made[`${key}_of`] = forms?.of ?? this.of(rest);
      made[`${key}_bare`] = forms?.bare ?? rest;
    }
  }

  /** A slot with whose it is: "your II3", "opposing II3"; without a viewer "Player 2's II3". */
  slot(seat: number, slot: string, viewer: number | null): string {
    const whose = viewer === null ? "named" : viewer === seat ? "yours" : "opposing";
    return this.say("slot-whose", { whose, slot, of: this.of(this.player(seat)) });
  }

  #addEvent(args: Arguments, given: Record<string, Argument>, viewer: number | null): void {
    for (const key of ["by", "other", "owner"])
      if (key in given && given[key] === given.player && given[key] !== viewer) args[`${key}_is`] = "self";
    if (Array.isArray(given.values)) {
      const values = given.values.map(Number);
      args.high = Math.max(...values);
      args.low = Math.min(...values);
      const told = values.flatMap((value, seat) =>
        value < 0 ? [] : [this.say("battle-standing", this.arguments({ player: seat, value }, viewer))],
      );
      args.standings = this.listed(told);
    }
  }
}
