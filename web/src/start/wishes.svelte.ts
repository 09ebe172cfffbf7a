import type { NewGame, Offer, ReadyDecks, RulesetEntry, SeatWanted } from "$/protocol/messages";

const PLACE = "gosux-wishes";

/** Who sits at another seat: a bot of a level, or somebody else at this screen. */
export interface Other {
  kind: "bot" | "person";
  level: string;
  /** A style the level plays in; none if empty. */
  temperament?: string;
  name: string;
}

interface Kept {
  ruleset?: string;
  others?: Other[];
  ready?: boolean;
  decks?: string;
  side?: number;
}

const bot = (level: string): Other => ({ kind: "bot", level, name: "" });

/** What the reader wants to play: what the address asks for, else as last time, as far as it is on offer. */
export class Wishes {
  ruleset = $state("gosu-x");
  /** Everybody but the reader, by seat. */
  others = $state<Other[]>([bot("recruit")]);
  /** Ready decks instead of a draft, where there are any. */
  ready = $state(false);
  /** The id of the ready decks, and which of the two the reader plays. */
  decks = $state("");
  side = $state(0);
  options = $state<Record<string, string>>({});
  seed: string | null = null;
  /** Whether the address asks for a game of its own. */
  readonly asked: boolean;
  #offered = $state.raw<ReadyDecks[]>([]);

  constructor(asked: URLSearchParams) {
    const { ruleset, others, ready, decks, side } = kept();
    this.ruleset = asked.get("ruleset") ?? ruleset ?? this.ruleset;
    if (others && others.length > 0) this.others = others;
    this.ready = ready ?? false;
    this.decks = decks ?? "";
    this.side = side === 1 ? 1 : 0;
    const level = asked.get("level");
    if (level) this.others = this.others.map(() => bot(level));
    if (asked.has("players")) this.players = Number(asked.get("players"));
    const people = Number(asked.get("people") ?? 1);
    if (people > 1) this.players = Math.max(this.players, people);
    this.others = this.others.map((other, place) =>
      place < people - 1 ? { ...other, kind: "person" } : other,
    );
    this.seed = asked.get("seed");
    this.options = Object.fromEntries(asked.getAll("option").map(pair));
    this.asked = ["ruleset", "level", "players", "people", "seed", "option"].some((name) => asked.has(name));
  }

  get players(): number {
    return this.others.length + 1;
  }
  set players(count: number) {
    const last = this.others.at(-1) ?? bot("recruit");
    this.others = Array.from(
      { length: count - 1 },
      (_, place) => this.others[place] ?? { ...last, name: "" },
    );
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.others.some((other) => other.kind === "person");
  }

  /** Whether there are ready decks for the game that is wished for. */
  get hasDecks(): boolean {
    return this.#offered.length > 0;
  }

  /** The ready decks that are chosen: the first pair until somebody chooses. */
  get pair(): ReadyDecks | undefined {
    return this.#offered.find((one) => one.id === this.decks) ?? this.#offered[0];
  }

  /** Play a deck of a ready pair. */
  take(pair: ReadyDecks, side: number): void {
    this.decks = pair.id;
    this.side = side;
  }

  fit(offer: Offer): void {
    const rules = offer.rulesets.find((one) => one.id === this.ruleset) ?? offer.rulesets[0];
    if (rules) this.play(rules, rules.id === this.ruleset);
    this.others = this.others.map((other) =>
      offer.levels.includes(other.level) ? other : { ...other, level: offer.default_level },
    );
  }

  /** Choose a game; what is chosen so far is kept as far as it goes with it. */
  play(rules: RulesetEntry, same = false): void {
    this.ruleset = rules.id;
    this.players = Math.min(Math.max(this.players, rules.least_players), rules.most_players);
    this.#offered = rules.ready_decks;
    if (!same) this.options = {};
  }

  /** Set an option; the default is not sent. */
  set(option: string, value: string, isDefault: boolean): void {
    const others = Object.entries(this.options).filter(([name]) => name !== option);
    this.options = Object.fromEntries(isDefault ? others : [...others, [option, value]]);
  }

  /** The game to ask for, which is also that of the next time. */
  wanted(name: string): NewGame {
    const { ruleset, others, ready, decks, side, options, seed, pair } = this;
    keep({ ruleset, others: $state.snapshot(others), ready, decks, side });
    const clans = ready && pair && !("clans" in options) ? clansOf(pair, side) : undefined;
    return {
      ruleset,
      seats: [person(name), ...others.map(seatOf)],
      options: { ...options, ...(clans ? { clans } : {}) },
      ...(seed === null ? {} : { seed }),
    };
  }
}

/** A gentle game for somebody who has never played: ready decks instead of a draft. */
export function firstGame(offer: Offer, name: string): NewGame {
  const rules = offer.rulesets[0];
  const pair = rules?.ready_decks[0];
  return {
    ruleset: rules?.id ?? "gosu-x",
    seats: [person(name), seatOf(bot(offer.default_level))],
    options: pair ? { clans: clansOf(pair, 0) } : {},
  };
}

/** The option of the rules: the reader's deck first. */
function clansOf(pair: ReadyDecks, side: number): string {
  const decks = pair.decks.map((deck) => deck.join("+"));
  return (side === 1 ? decks.reverse() : decks).join("/");
}

const person = (name: string): SeatWanted => ({ kind: "person", name: name || null });

const seatOf = ({ kind, level, temperament, name }: Other): SeatWanted =>
  kind === "person" ? person(name) : { kind, level: temperament ? `${level}/${temperament}` : level };

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // A first game, then.
  }
}

function keep(wishes: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wishes));
  } catch {
    // The next game begins from the defaults again.
  }
}

/** "edition=fr" is the option "edition" with the value "fr"; a value may hold further signs of equality. */
function pair(text: string): [string, string] {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")];
}
