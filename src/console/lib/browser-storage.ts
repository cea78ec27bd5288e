/**
 * Where texts are kept, decided once. In the strict profile (D-384) only settings stay in the browser; the rest lasts
 * until the page is left.
 */

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** `settings`: no input of a person. `tab`: until the tab is closed. `lasting`: until it is forgotten. */
type BrowserStorage = Readonly<{
  settings: TextStore;
  tab: TextStore;
  lasting: TextStore;
  /** Name of the database for what has no text; null: not permitted. */
  database: string | null;
}>;

/** Raise the number if a stored shape changes. */
const DATABASE = 'nis2-console-1';

/** Names of the settings: those of the console, and the language of examples in the guides. */
export const SETTINGS = {
  language: 'console.language',
  theme: 'console.theme',
  example: 'guides.example',
} as const;

function inMemory(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
    },
    clear: () => {
      texts.clear();
    },
  };
}

/** Storage may be blocked or full; then a text lasts until the page is left. */
function inBrowser(storage: () => Storage): TextStore {
  const memory = inMemory();
  const attempt = <T>(act: (store: TextStore) => T): T => {
    try {
      return act(storage());
    } catch {
      return act(memory);
    }
  };
  return {
    getItem: (name) => attempt((store) => store.getItem(name)),
    setItem: (name, text) => {
      attempt((store) => {
        store.setItem(name, text);
      });
    },
    removeItem: (name) => {
      attempt((store) => {
        store.removeItem(name);
      });
    },
    clear: () => {
      attempt((store) => {
        store.clear();
      });
    },
  };
}

/** @returns null if there is nothing that can be read */
export function storedJson(store: TextStore, name: string): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes what the standard profile has stored in this browser; settings stay. */
function removeLeftovers(): void {
  const settings: readonly string[] = Object.values(SETTINGS);
  try {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) {
      if (!settings.includes(name)) localStorage.removeItem(name);
    }
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** @param isStrict the service runs with SECURITY_PROFILE=strict */
export function openBrowserStorage(isStrict: boolean): BrowserStorage {
  const settings = inBrowser(() => localStorage);
  const tab = inBrowser(() => sessionStorage);
  if (!isStrict) return { settings, tab, lasting: settings, database: DATABASE };
  removeLeftovers();
  return { settings, tab: inMemory(), lasting: inMemory(), database: null };
}
