import { describe, expect, it } from "vitest";

const files = import.meta.glob<Record<string, string>>("./pictures/*.ts", {
  eager: true,
  import: "PICTURES",
});
const drawn = Object.entries(files).flatMap(([path, pictures]) =>
  Object.entries(pictures).map(([card, body]) => [`${/(\w+)\.ts$/.exec(path)![1]}/${card}`, body] as const),
);

const ATTRIBUTES = ["d", "transform", "stroke-width", "stroke-dasharray", "fill-rule", "cx", "cy", "r"];

describe("the pictures", () => {
  it.each(drawn)("of %s keeps to the five tones and to its size", (_, body) => {
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`,
      "image/svg+xml",
    );
    expect(parsed.querySelector("parsererror")).toBeNull();
    const elements = [...parsed.documentElement.querySelectorAll("*")];
    const shapes = elements.filter((element) => element.tagName !== "g");
    expect(shapes.length).toBeGreaterThanOrEqual(3);
    expect(shapes.length).toBeLessThanOrEqual(40);
    expect(body.replace(/\s*\n\s*/g, "").length).toBeLessThanOrEqual(4096);
    for (const element of elements) {
      expect(["g", "path", "circle"]).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        if (name === "class") expect(value).toMatch(/^s?[a-e]$/);
        else expect(ATTRIBUTES).toContain(name);
      }
    }
    // A line thinner than this is lost on the table.
    for (const [, width] of body.matchAll(/stroke-width="([^"]+)"/g))
      expect(Number(width)).toBeGreaterThanOrEqual(1.2);
  });

  it("are all different", () => {
    const bodies = drawn.map(([, body]) => body.replace(/\s+/g, " "));
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});
