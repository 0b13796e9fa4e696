/**
 * The page without a line, and messages while it is closed. With a line the server is always asked first, but for what
 * is named by its content; without one, what was seen last is shown and says that it is not new.
 */
import { below, isMine, placeOf, wayOf, whoIs } from "./ways";

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): unknown } | null;
}
interface Pressed extends Waiting {
  notification: Notification;
}
interface Window {
  url: string;
  focus(): Promise<Window>;
  navigate(url: string): Promise<Window | null>;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
}
interface Told {
  title: string;
  text: string;
  address: string;
  tag: string;
}

/** Written in by the build: what the page needs to begin, and all that it may come to need. */
const BUILT = { shell: ["%SHELL%"], all: ["%ALL%"] };
const [ASSETS, SHARED, MINE] = ["tuath-assets", "tuath-shared", "tuath-mine"];
const KEPT = "x-tuath-kept";
const PATIENCE = 3000; // milliseconds for the server to begin with the page
const worker = globalThis as unknown as Worker;
const { origin } = worker.location;
/** The path below which the page lies, where this file lies too. */
const PREFIX = worker.location.pathname.replace(/\/[^/]*$/, "");
const at = (file: string): string => new URL(file, worker.location.href).pathname;

worker.addEventListener<Waiting>("install", (event) => {
  event.waitUntil(
    (async () => {
      const assets = await caches.open(ASSETS);
      const known = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
      await assets.addAll(BUILT.shell.map(at).filter((path) => !known.has(path)));
      await (await caches.open(SHARED)).add(`${PREFIX}/`);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener<Waiting>("activate", (event) => {
  event.waitUntil(
    (async () => {
      const assets = await caches.open(ASSETS);
      const all = new Set(BUILT.all.map(at));
      const old = (await assets.keys()).filter(({ url }) => !all.has(new URL(url).pathname));
      await Promise.all(old.map((request) => assets.delete(request)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, origin, PREFIX);
  if (way === "asset") event.respondWith(asset(request));
  else if (way === "page") event.respondWith(page(request));
  else if (way === "shared") event.respondWith(newest(request, SHARED));
  else if (way === "mine") event.respondWith(newest(request, MINE));
});

async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const known = await assets.match(request, { ignoreVary: true });
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await assets.put(request, fresh.clone());
  return fresh;
}

/** The server's page, unless it takes too long to come; it is the same at every address. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(SHARED)).match(`${PREFIX}/`);
  const late = new Promise<null>((give) => setTimeout(() => give(null), PATIENCE));
  const asked = fetch(request).catch(() => null);
  const fresh = (await Promise.race([asked, late])) ?? null;
  if (fresh) return fresh;
  return (await kept()) ?? (await asked) ?? Response.error();
}

/** What the server says now; without it, what it said last, marked as that. */
async function newest(request: Request, name: string): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keep(request, fresh.clone(), name);
    return fresh;
  } catch (error) {
    const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function keep(request: Request, answer: Response, name: string): Promise<void> {
  const [body, pathname] = [await answer.arrayBuffer(), below(new URL(request.url).pathname, PREFIX) ?? ""];
  if (name === MINE && !(await belongs(pathname, JSON.parse(new TextDecoder().decode(body))))) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT, String(Date.now()));
  await (await caches.open(name)).put(request, new Response(body, { headers }));
}

/** Is it to be kept? Nothing is left of another player, or of one who has signed out. */
async function belongs(pathname: string, said: unknown): Promise<boolean> {
  if (pathname !== "/api/me") return isMine(pathname, said);
  const known = await (await caches.open(MINE)).match(`${PREFIX}/api/me`);
  const before = known ? whoIs(await known.json()) : "";
  if (before !== whoIs(said)) await caches.delete(MINE);
  return true;
}

// ---- messages --------------------------------------------------------------------------------------------------------

worker.addEventListener<Pushed>("push", (event) => {
  const told = (event.data?.json() ?? {}) as Partial<Told>;
  const wish = {
    body: told.text ?? "",
    tag: told.tag ?? "tuath",
    icon: at("icons/192.png"),
    badge: at("icons/badge.png"),
    data: placeOf(told.address, origin, PREFIX),
  };
  event.waitUntil(worker.registration.showNotification(told.title ?? "Tuath", wish));
});

worker.addEventListener<Pressed>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(placeOf(event.notification.data, origin, PREFIX)));
});

/** The page that shows the table already, or any page of ours, or a new one. */
async function show(place: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === place);
  if (there) return void (await there.focus());
  const [any] = pages;
  if (!any) return void (await worker.clients.openWindow(place));
  await any.focus();
  await any.navigate(place).catch(() => worker.clients.openWindow(place));
}
