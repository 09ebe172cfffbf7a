/** Serves the files of the page from the browser's cache. `gosux site` writes their list in front of this file. */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";

interface Scope {
  gosuxFiles: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

precacheAndRoute(scope.gosuxFiles, { cleanURLs: false, ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
scope.addEventListener("message", ({ data }) => {
  if (data === "skip-waiting") void scope.skipWaiting();
});
