import { describe, expect, it, vi } from "vitest";
import { onKey, type Commands } from "./keys";

function press(key: string, html: string): { confirm: boolean; prevented: boolean } {
  const confirm = vi.fn(() => false);
  const commands = { confirm, skip: () => {}, watch: () => false } as unknown as Commands;
  document.body.innerHTML = html;
  const target = document.body.querySelector("button") ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.addEventListener("keydown", (event) => onKey(event, commands, true));
  target.dispatchEvent(event);
  return { confirm: confirm.mock.calls.length > 0, prevented: event.defaultPrevented };
}

describe("Enter", () => {
  it("chooses what can be chosen", () => {
    expect(press("Enter", "<button data-item data-legal>")).toEqual({ confirm: false, prevented: false });
  });
  it("never takes back what is chosen", () => {
    const chosen = { confirm: true, prevented: true };
    expect(press("Enter", "<button data-item aria-pressed=true>")).toEqual(chosen);
    expect(press("Enter", "<button data-legal aria-pressed=true>")).toEqual(chosen);
  });
  it("confirms anywhere else", () => {
    expect(press("Enter", "<p>").confirm).toBe(true);
  });
});
