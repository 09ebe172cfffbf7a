import { route } from "$/route.svelte";
import { site } from "./state.svelte";

/**
 * Shared by all tabs in which a game is open. A newer version removes the files of the older one, which such a tab may
 * still need; so it is started by a tab that has this lock alone.
 */
const PLAYING = "gosux-playing";

/** Keep all files of the page for offline use; a newer version waits until it is wanted and no tab plays. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const updates = new Updates();
  $effect.root(() => {
    $effect(() => (route.parts[0] === "game" ? updates.play() : undefined));
    let begun = false;
    // Later than Python: its files come once, and are then taken from the browser's cache.
    $effect(() => {
      if (site.phase !== "ready" || begun) return;
      begun = true;
      void updates.register();
    });
  });
}

export class Updates {
  #newer: ServiceWorker | null = null;
  /** Tells that a game was begun or left in a tab. */
  readonly #tabs = new BroadcastChannel(PLAYING);

  async register(): Promise<void> {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    this.#offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => this.#offer(worker));
    });
    // In every tab, not only where it was wanted: the files of this page are gone.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#tabs.onmessage = () => void this.#look();
    // A tab that is closed tells nothing.
    document.addEventListener("visibilitychange", () => void this.#look());
  }

  /** A game is open in this tab, until the answer is called. */
  play(): () => void {
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const tell = () => this.#tabs.postMessage(null);
    const held = navigator.locks.request(PLAYING, { mode: "shared" }, () => {
      tell();
      return left;
    });
    void held.then(tell).then(() => this.#look());
    return leave;
  }

  #offer(worker: ServiceWorker | null): void {
    // Without a controller this is the first visit: there is nothing to update.
    if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
    this.#newer = worker;
    void this.#look();
  }

  async #look(): Promise<void> {
    const newer = this.#newer;
    if (!newer) return;
    const { held = [] } = await navigator.locks.query();
    site.updateWaits = false;
    site.update = held.some(({ name }) => name === PLAYING) ? null : () => void this.#start(newer);
  }

  async #start(newer: ServiceWorker): Promise<void> {
    await navigator.locks.request(PLAYING, { ifAvailable: true }, async (alone) => {
      if (!alone) {
        site.update = null;
        site.updateWaits = true;
        return;
      }
      const done = new Promise((resolve) => newer.addEventListener("statechange", resolve));
      newer.postMessage("skip-waiting");
      await done;
    });
  }
}
