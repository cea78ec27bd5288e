/** What the reader typed, kept in this browser (IndexedDB) until it is forgotten. Read at the start, so that views need not wait. */
import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** Raise the number if a stored shape changes. */
const DATABASE = 'nis2-console-1';
const CHANNEL = 'nis2-console';

const kept = new Map<string, unknown>();
let store: UseStore | null = null;

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

export async function openStorage(): Promise<void> {
  tabs?.addEventListener('message', () => {
    kept.clear();
    sessionStorage.clear();
    location.reload();
  });
  try {
    store = createStore(DATABASE, 'kept');
    for (const [name, value] of await entries<string, unknown>(store)) kept.set(name, value);
  } catch {
    store = null;
  }
}

export const readKept = (name: string): unknown => kept.get(name);

export function writeKept(name: string, value: unknown): void {
  kept.set(name, value);
  void attempt((opened) => set(name, value, opened));
}

/** Removes all states whose name starts with `prefix`. */
export function removeKept(prefix: string): void {
  for (const name of [...kept.keys()].filter((one) => one.startsWith(prefix))) {
    kept.delete(name);
    void attempt((opened) => del(name, opened));
  }
}

export const hasKept = (): boolean => kept.size > 0;

/** Removes everything that the console has stored in this browser: drafts, organisations, settings and the key. */
export async function forgetEverything(): Promise<void> {
  kept.clear();
  await attempt(clear);
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // Nothing was stored.
  }
  tabs?.postMessage('forgotten');
}
