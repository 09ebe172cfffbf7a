/** The current route, from the part of the address after #: "#/game/17?x=1" is ["game", "17"]. */
export function partsOf(hash: string): string[] {
  const path = hash.replace(/^#\/?/, "").split("?")[0] ?? "";
  return path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
}

/** Addresses come from anywhere: what is no UTF-8 stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function optionsOf(hash: string): URLSearchParams {
  return new URLSearchParams(hash.split("?")[1] ?? "");
}

class Route {
  hash = $state(typeof location === "undefined" ? "" : location.hash);
  parts = $derived(partsOf(this.hash));
  options = $derived(optionsOf(this.hash));

  constructor() {
    if (typeof window !== "undefined") {
      window.addEventListener("hashchange", () => {
        this.hash = location.hash;
      });
    }
  }
}

export const route = new Route();

export function go(hash: string): void {
  location.hash = hash;
}
