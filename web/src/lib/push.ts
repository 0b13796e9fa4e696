/** This browser and the Push API: whether it can, whether it does, and what the server is told of it. */
import { api } from "../wire/api";
import type { Language } from "./words";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The page's worker, if it has one: not while the page is developed, nor without HTTPS. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function subscription(): Promise<PushSubscription | null> {
  return (canPush() && (await (await worker())?.pushManager.getSubscription())) || null;
}

/** Ask the browser, and tell the server; false where the browser does not want to. */
export async function subscribe(key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const here = await worker();
  if (!here) return false;
  const made = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (made) await tell(made, language);
  return made !== null;
}

/** The server knows of it; said again whenever the page is opened, as browsers change their address now and then. */
export async function tell(made: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await api.newBrowser({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language });
}

/** Whoever comes back finds this browser as they have left it; one whose sign-in has changed is told anew. */
export async function renew(language: Language): Promise<void> {
  const made = await subscription();
  if (made) await tell(made, language).catch(() => {});
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
