import { post } from "$/game/http";
import { keptSeats } from "$/game/seats";
import { text } from "$/text/text.svelte";

const PLACE = "gosux-push"; // the address that the server was told
const WORKER = "push-worker.js";
const MOST = 50; // seats: the latest games come first

/** Whether this browser can be told of turns while no page is open. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

export const pushIsOn = (): boolean => localStorage.getItem(PLACE) !== null;

const latest = () =>
  keptSeats()
    .slice(0, MOST)
    .map((seat) => seat.token);

/** The public key as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await post("push", {
    endpoint,
    public: keys?.p256dh,
    secret: keys?.auth,
    language: text.language,
    tokens: latest(),
  });
  localStorage.setItem(PLACE, endpoint ?? "");
}

/** Switch it on, after a click: the browser may ask. Fails if it does not allow it or cannot reach its push service. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // one with an older key cannot be used
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
}

export async function endPush(): Promise<void> {
  const endpoint = localStorage.getItem(PLACE);
  localStorage.removeItem(PLACE);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
  if (endpoint) await post("push/end", { endpoint });
}

/** A new game, or a new language: the server is told again. */
export async function renewPush(): Promise<void> {
  if (!canPush() || !pushIsOn()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await tell(subscription);
  else localStorage.removeItem(PLACE); // the browser has ended it
}
