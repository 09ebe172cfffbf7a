import { host } from "$/protocol/host";
import type {
  Catalogue,
  CardEntry,
  ClanEntry,
  Piece,
  RuleText,
  Sentence,
  TermEntry,
} from "$/protocol/messages";
import { optionsOf } from "$/route.svelte";
import { textOf } from "./pieces";
import { Speaker, type Arguments } from "./speaker";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];
const KEPT = "gosux.language";

// The page's own texts; everything about a game comes with its catalogue.
const OWN = import.meta.glob<string>("$locales/*/{interface,library,page}.ftl", {
  query: "?raw",
  import: "default",
});

async function ownTexts(language: Language): Promise<string[]> {
  const wanted = Object.keys(OWN).filter((path) => path.includes(`/${language}/`));
  return Promise.all(wanted.sort().map((path) => OWN[path]!()));
}

const catalogues = new Map<string, Promise<Catalogue>>();

function fetchCatalogue(ruleset: string, language: Language): Promise<Catalogue> {
  const address = `catalogue/${ruleset}/${language}`;
  let found = catalogues.get(address);
  if (!found) {
    found = host.request(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return (await answer.json()) as Catalogue;
    });
    found.catch(() => catalogues.delete(address));
    catalogues.set(address, found);
  }
  return found;
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // there is no storage, or it is forbidden
  }
}

function firstLanguage(): Language {
  const kept = keptLanguage();
  const asked = typeof location === "undefined" ? null : optionsOf(location.hash).get("language");
  const wished = [asked, kept, ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  for (const wish of wished)
    for (const language of LANGUAGES) if (wish?.startsWith(language)) return language;
  return "en";
}

/** What a reference such as "keyword:echo", "card:sati" or "rule:X5.2" opens. */
export type Explained =
  | { kind: "term"; entry: TermEntry }
  | { kind: "card"; entry: CardEntry }
  | { kind: "clan"; entry: ClanEntry }
  | { kind: "rule"; entry: RuleText };

/** All displayed texts, for one language and ruleset. Both can change at any time. */
class Text {
  language = $state<Language>(firstLanguage());
  ruleset = $state("");
  catalogue = $state.raw<Catalogue | null>(null);
  speaker = $state.raw<Speaker | null>(null);
  readonly ready = $derived(this.speaker !== null);
  readonly #found = $derived(index(this.catalogue));

  #wishes = 0;

  constructor() {
    // Another tab has changed it.
    if (typeof window !== "undefined")
      window.addEventListener("storage", ({ key, newValue }) => {
        if (key === KEPT && LANGUAGES.includes(newValue as Language)) void this.use(newValue as Language);
      });
  }

  /** Load the texts of a language and ruleset ("" for none), then switch both at once. The last call wins. */
  async use(language: Language = this.language, ruleset: string = this.ruleset): Promise<void> {
    const wish = ++this.#wishes;
    const [own, catalogue] = await Promise.all([
      ownTexts(language),
      ruleset === "" ? null : fetchCatalogue(ruleset, language),
    ]);
    if (wish !== this.#wishes) return;
    const speaker = new Speaker(language, catalogue ? [...own, catalogue.messages] : own);
    this.language = language;
    this.ruleset = ruleset;
    this.catalogue = catalogue;
    this.speaker = speaker;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // Without storage, the language is not remembered.
    }
  }

  say(id: string, args: Arguments = {}): string {
    return this.speaker?.say(id, args) ?? "";
  }

  /** What a bot is called: "hero/bold" has a temperament behind its rank. */
  level(name: string): string {
    const [level = "", temperament = ""] = name.split("/");
    const rank = this.say("page-level", { level });
    return temperament === "" ? rank : this.say("page-temperament", { rank, temperament });
  }

  /** "Hand: 5", in French with a space before the colon. */
  labelled(label: string, value: string | number): string {
    return this.say("page-labelled", { label, value: String(value) });
  }

  /** A text from the server. */
  said(sentence: Sentence): string {
    return textOf(this.pieces(sentence));
  }

  /** The same in pieces, so that terms of the game can be opened. */
  pieces(sentence: Sentence): Piece[] {
    return sentence[this.language];
  }

  /** Several sentences, one after the other. */
  passage(sentences: Sentence[]): Piece[] {
    return sentences.flatMap((one, place) => (place > 0 ? [" ", ...this.pieces(one)] : this.pieces(one)));
  }

  /** "39%", in French with a space. */
  percent(number: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(number / 100);
  }

  listed(words: string[]): string {
    return new Intl.ListFormat(this.language).format(words);
  }

  card(id: string): CardEntry | undefined {
    return this.#found.cards.get(id);
  }

  clan(id: string): ClanEntry | undefined {
    return this.#found.clans.get(id);
  }

  keyword(id: string): TermEntry | undefined {
    return this.#found.terms.get(`keyword:${id}`);
  }

  /** The index of a design among the cards of its clan, which selects its field. */
  placeOf(id: string): number {
    return this.#found.places.get(id) ?? 0;
  }

  explain(reference: string): Explained | undefined {
    const [kind, id] = split(reference);
    if (kind === "card") return wrap("card", this.card(id));
    if (kind === "clan") return wrap("clan", this.clan(id));
    if (kind === "rule") return wrap("rule", this.#found.rules.get(id));
    return wrap("term", this.#found.terms.get(reference));
  }
}

function wrap<K extends Explained["kind"]>(
  kind: K,
  entry: Extract<Explained, { kind: K }>["entry"] | undefined,
): Explained | undefined {
  return entry ? ({ kind, entry } as Explained) : undefined;
}

function split(reference: string): [string, string] {
  const colon = reference.indexOf(":");
  return [reference.slice(0, colon), reference.slice(colon + 1)];
}

function index(catalogue: Catalogue | null) {
  return {
    cards: new Map(catalogue?.cards.map((card) => [card.id, card])),
    clans: new Map(catalogue?.clans.map((clan) => [clan.id, clan])),
    terms: new Map(
      [...(catalogue?.keywords ?? []), ...(catalogue?.terms ?? [])].map((term) => [term.id, term]),
    ),
    rules: new Map(
      catalogue?.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.number, rule] as const)),
    ),
    places: new Map(
      catalogue?.clans.flatMap((clan) => clan.cards.map((card, place) => [card, place] as const)),
    ),
  };
}

export const text = new Text();
