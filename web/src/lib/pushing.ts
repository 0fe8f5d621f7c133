/** Push messages: they reach this browser although no page of ours is open. */
import { call } from "./api";

export interface Ways {
  push: string | null;
  webhook: boolean;
  mail: boolean;
}

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Subscribe this browser, and have it told of the table's turns. Throws if the person or the browser refuses. */
export async function subscribe(table: string, token: string | null, key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  const subscription =
    found ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await call(`/tables/${table}/notifications`, token, { kind: "push", endpoint, keys });
}
