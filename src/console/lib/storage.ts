/**
 * What the reader typed, kept in this browser (IndexedDB) until it is forgotten, or in memory in the strict profile. Read
 * at the start, so that views need not wait.
 */
import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { storedJson } from './browser-storage.js';
import { stores } from './stores.js';

const CHANNEL = 'nis2-console';

const kept = new Map<string, unknown>();
let store: UseStore | null = null;

/** Writes that the database has not confirmed. A page that is left may lose them, so they wait in local storage. */
const pending = new Map<string, unknown>();
const PENDING = 'console.pending';

function savePending(): void {
  if (pending.size > 0) stores.lasting.setItem(PENDING, JSON.stringify([...pending]));
}

/** Writes of a page that was left too soon. */
function restorePending(): void {
  const left = storedJson(stores.lasting, PENDING) as [string, unknown][] | null; // written above
  stores.lasting.removeItem(PENDING);
  for (const [name, value] of left ?? []) writeStored(name, value);
}

/** Storage may be blocked or full; then the state lasts until the page is left. */
async function attempt(write: (store: UseStore) => Promise<void>): Promise<void> {
  if (store === null) return;
  try {
    await write(store);
  } catch {
    // The state lasts until the page is left.
  }
}

/** Other tabs must not write back what was forgotten in this one. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

async function openDatabase(): Promise<void> {
  if (stores.database === null) return;
  try {
    store = createStore(stores.database, 'kept');
    for (const [name, value] of await entries<string, unknown>(store)) kept.set(name, value);
  } catch {
    store = null;
  }
}

export async function openStorage(): Promise<void> {
  tabs?.addEventListener('message', () => {
    kept.clear();
    pending.clear();
    stores.tab.clear();
    location.reload();
  });
  await openDatabase();
  restorePending();
  addEventListener('pagehide', savePending);
}

export const readStored = (name: string): unknown => kept.get(name);

const listeners = new Set<() => void>();

/** @param listener called after anything was kept or removed @returns ends it */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(): void {
  for (const listener of listeners) listener();
}

export function writeStored(name: string, value: unknown): void {
  kept.set(name, value);
  pending.set(name, value);
  report();
  void attempt((opened) => set(name, value, opened)).then(() => {
    if (pending.get(name) === value) pending.delete(name);
  });
}

/** Removes all states whose name starts with `prefix`. */
export function removeStored(prefix: string): void {
  for (const name of [...kept.keys()].filter((one) => one.startsWith(prefix))) {
    kept.delete(name);
    pending.delete(name);
    void attempt((opened) => del(name, opened));
  }
  report();
}

/** Day of the last visit; not a draft. */
export const VISITED = 'visited';

/** Prefix of forms that were not sent yet; no drafts either. */
export const FORMS = 'form.';

/** Whether the reader has entered anything. */
export const hasStored = (): boolean => [...kept.keys()].some((name) => name !== VISITED);

/** Whether there is a draft of an organisation. */
export const hasAnyDraft = (): boolean =>
  [...kept.keys()].some((name) => name !== VISITED && !name.startsWith(FORMS));

/** Files that the browser has kept for our pages; the pages have no service worker, so any is removed. */
async function forgetFiles(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
  } catch {
    // Not available over plain http.
  }
}

/** Removes everything that the console has stored in this browser: drafts, organisations, settings and the key. */
export async function forgetEverything(): Promise<void> {
  kept.clear();
  pending.clear();
  report();
  // The key first and at once: the reader may close the page meanwhile.
  for (const one of [stores.tab, stores.lasting, stores.settings]) one.clear();
  await attempt(clear);
  await forgetFiles();
  tabs?.postMessage('forgotten');
}
