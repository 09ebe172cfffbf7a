import type { NewGame, Offer, RulesetEntry } from "$/protocol/messages";

const PLACE = "gosux-wishes";

/** What the reader wants to play: what the address asks for, else as last time, as far as it is on offer. */
export class Wishes {
  ruleset = $state("gosu-x");
  players = $state(2);
  level = $state("recruit");
  options = $state<Record<string, string>>({});
  seed: string | null = null;

  constructor(asked: URLSearchParams) {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
    } catch {
      // A first game, then.
    }
    this.ruleset = asked.get("ruleset") ?? this.ruleset;
    this.players = Number(asked.get("players") ?? this.players);
    this.level = asked.get("level") ?? this.level;
    this.seed = asked.get("seed");
    this.options = Object.fromEntries(asked.getAll("option").map(pair));
  }

  fit(offer: Offer): void {
    const rules = offer.rulesets.find((one) => one.id === this.ruleset) ?? offer.rulesets[0];
    if (rules && (rules.id !== this.ruleset || !between(this.players, rules))) this.play(rules);
    if (!offer.levels.includes(this.level)) this.level = offer.default_level;
  }

  play(rules: RulesetEntry): void {
    this.ruleset = rules.id;
    this.players = between(this.players, rules) ? this.players : rules.least_players;
    this.options = {};
  }

  /** Set an option; the default is not sent. */
  set(option: string, value: string, isDefault: boolean): void {
    const others = Object.entries(this.options).filter(([name]) => name !== option);
    this.options = Object.fromEntries(isDefault ? others : [...others, [option, value]]);
  }

  get wanted(): NewGame {
    const { ruleset, players, level, options } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ruleset, players, level }));
    } catch {
      // The next game begins from the defaults again.
    }
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
    const seed = this.seed === null ? {} : { seed: this.seed };
    return { ruleset, players, seats: [{ kind: "person" }, ...bots], options: { ...options }, ...seed };
  }
}

/** "edition=fr" is the option "edition" with the value "fr"; a value may hold further signs of equality. */
function pair(text: string): [string, string] {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")];
}

const between = (players: number, rules: RulesetEntry) =>
  players >= rules.least_players && players <= rules.most_players;
