/** Shows what the server says while no page is open: that it is the reader's turn. It keeps no files and no secrets. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window" }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushMessage) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessage extends Lasting {
  data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  notification: { close(): void };
}
const scope = self as unknown as Scope;

scope.addEventListener("push", (event) => {
  const said = event.data?.json() as { title: string; body: string } | undefined;
  if (said)
    event.waitUntil(scope.registration.showNotification(said.title, { body: said.body, tag: "gosux-turn" }));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const show = async () => {
    const open = await scope.clients.matchAll({ type: "window" });
    await (open[0]?.focus() ?? scope.clients.openWindow("./"));
  };
  event.waitUntil(show());
});
