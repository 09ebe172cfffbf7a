import { describe, expect, it } from "vitest";
import type { CardEntry, Catalogue } from "$/protocol/messages";
import { findCards, findRules, findTerms, hasWords } from "./find";

const piece = (text: string) => [text];
const card = (id: string, name: string, clan: string, level: number, text: string, keywords: string[] = []) =>
  ({
    id,
    name,
    clan,
    level,
    rank: ["Troop", "Hero", "Immortal"][level - 1],
    keywords,
    gist: text,
    powers: [{ ids: ["effect"], name: "", text: piece(text) }],
  }) as unknown as CardEntry;
const term = (id: string, name: string, text: string) => ({
  id,
  name,
  text: piece(text),
  rule: "X1.0",
});
const catalogue = {
  cards: [
    card("sati", "Sati", "justice", 2, "Draw cards like Elle"),
    card("elle", "Elle", "justice", 2, "Search your deck"),
    card("un-go", "Un'Go", "galmi", 1, "Put a card on a deck", ["wondrous"]),
  ],
  clans: [
    { id: "justice", name: "Justice" },
    { id: "galmi", name: "Galmi" },
  ],
  keywords: [term("keyword:wondrous", "Wondrous", "Take the Wonder token.")],
  terms: [term("term:open", "Carte LIBRE", "Sans carte à droite")],
  chapters: [
    {
      number: "X1",
      title: "Aim",
      rules: [
        { number: "X1.0", text: piece("Victories") },
        { number: "X1.1", text: piece("Supremacy") },
      ],
    },
    { number: "X2", title: "Setup", rules: [{ number: "X2.1", text: piece("Draft") }] },
  ],
} as unknown as Catalogue;
const ids = (wish: object) =>
  findCards(catalogue, { words: "", clan: "", level: 0, keyword: "", ...wish }).map((one) => one.id);

describe("finding cards", () => {
  it("looks for all words, in any order, without accents and capitals", () => {
    expect(hasWords("Écho des Éthérés", "ethere echo")).toBe(true);
    expect(hasWords("Écho", "echo bounty")).toBe(false);
  });
  it("puts what is called like that first", () => {
    expect(ids({ words: "elle" })).toEqual(["elle", "sati"]);
  });
  it("looks in clans, ranks and keywords too", () => {
    expect(ids({ words: "galmi troop" })).toEqual(["un-go"]);
    expect(ids({ words: "wondrous" })).toEqual(["un-go"]);
  });
  it("narrows by clan, level and keyword", () => {
    expect(ids({ clan: "justice", level: 2 })).toEqual(["sati", "elle"]);
    expect(ids({ keyword: "wondrous" })).toEqual(["un-go"]);
    expect(ids({ clan: "galmi", level: 3 })).toEqual([]);
  });
});

describe("finding rules", () => {
  it("shows all of a chapter that is asked for by its title or number", () => {
    expect(findRules(catalogue, "aim").map((chapter) => chapter.rules.length)).toEqual([2]);
  });
  it("shows only the rules that fit otherwise", () => {
    const [chapter, ...others] = findRules(catalogue, "supremacy");
    expect(others).toEqual([]);
    expect(chapter?.rules.map((rule) => rule.number)).toEqual(["X1.1"]);
  });
  it("finds words by what they mean", () => {
    expect(findTerms(catalogue, "droite").map((one) => one.id)).toEqual(["term:open"]);
  });
});
