import { settings } from "$/game/settings.svelte";

/** Whether this browser shows notifications at all: it wants localhost or TLS. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Switch notifications on: the browser asks, which it may only after a click. Returns whether they are allowed. */
export async function allowNotices(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  settings.notices = allowed;
  return allowed;
}

/** Tell a reader who looks at something else; nothing is told that the page itself does not show. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  if (!document.hidden && document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show notifications only for service workers, which a page of a server does not have.
  }
}
