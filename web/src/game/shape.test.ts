import { describe, expect, it } from "vitest";
import { shapesOf } from "./shape.svelte";

const shapes = (width: number, height: number) => shapesOf({ width, height }).join(" ");

describe("the shape of the page", () => {
  it("has armies side by side and a panel where there is room", () => {
    expect(shapes(1440, 900)).toBe("");
    expect(shapes(3840, 2160)).toBe("");
  });
  it("loses the panel first", () => {
    expect(shapes(1024, 768)).toBe("narrow");
  });
  it("stacks the armies on phones and on tablets held upright", () => {
    expect(shapes(390, 844)).toBe("stacked narrow slim small");
    expect(shapes(360, 640)).toBe("stacked narrow slim short small");
    expect(shapes(820, 1180)).toBe("stacked narrow slim");
    expect(shapes(1024, 1366)).toBe("stacked narrow");
  });
  it("is compact, with armies side by side, on phones held sideways", () => {
    expect(shapes(844, 390)).toBe("stacked low narrow short");
    expect(shapes(720, 450)).toBe("stacked low narrow slim short");
    expect(shapes(960, 600)).toBe("stacked low narrow short");
  });
});
