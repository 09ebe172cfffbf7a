import { describe, expect, it } from "vitest";
import type { CardEntry } from "$/protocol/messages";
import { Marker } from "./marker";

const term = (id: string, ...forms: string[]) => ({ id, name: id, text: [], rule: "X1.0", forms });
const card = (id: string, name: string) => ({ id, name }) as CardEntry;
const marker = new Marker({
  keywords: [term("keyword:ethereal", "Éthéré*")],
  terms: [term("term:open", "OPEN"), term("term:capture", "captur*"), term("term:bonus", "(+1)")],
  cards: [card("sati", "Sati"), card("un-go", "Un'Go"), card("ez", "EZ"), card("elle", "Elle")],
  chapters: [{ number: "X5", title: "", rules: [{ number: "X5.2", text: [] }] }],
});
const marked = (text: string) =>
  marker
    .pieces(text)
    .map((piece) => (piece.opens ? `<${piece.text}|${piece.opens}>` : piece.text))
    .join("");

describe("words of the game in a sentence", () => {
  it("are marked in any ending, where they come first", () => {
    expect(marked("Captured Sati, captures Un'Go.")).toBe(
      "<Captured|term:capture> <Sati|card:sati>, captures <Un'Go|card:un-go>.",
    );
  });
  it("must be whole words and have their capital letters", () => {
    expect(marked("open recapture Satire OPEN")).toBe("open recapture Satire <OPEN|term:open>");
  });
  it("may begin with letters that only some languages have", () => {
    expect(marked("Elle est Éthérée.")).toBe("Elle est <Éthérée|keyword:ethereal>.");
  });
  it("may be signs", () => {
    expect(marked("Draw 2(+1)")).toBe("Draw 2(+1)");
    expect(marked("Draw (+1) more")).toBe("Draw <(+1)|term:bonus> more");
  });
  it("are numbers of rules, where there is such a rule", () => {
    expect(marked("X5.2, X9.9")).toBe("<X5.2|rule:X5.2>, X9.9");
  });
  it("are no names that cannot be told from words", () => {
    expect(marked("EZ")).toBe("EZ");
    expect(marked("Elle pioche")).toBe("Elle pioche");
  });
});
