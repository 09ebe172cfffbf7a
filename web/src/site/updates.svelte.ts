import { site } from "./state.svelte";

/** Keep all files of the page for offline use; a newer version waits until it is wanted. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  $effect.root(() => {
    let begun = false;
    // Later than Python: its files come once, and are then taken from the browser's cache.
    $effect(() => {
      if (site.phase !== "ready" || begun) return;
      begun = true;
      void register();
    });
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("service-worker.js");
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: there is nothing to update.
    if (worker?.state === "installed" && navigator.serviceWorker.controller)
      site.update = () => renew(worker);
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offer(worker));
  });
}

function renew(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("skip-waiting");
}
