/** State that outlives its view and a reload of the page: kept for this tab only, like the key. */
import { useState } from 'preact/hooks';

/** Raise the number if a stored shape changes. */
const PLACE = 'console.draft.1.';

const kept = new Map<string, unknown>();

/** Storage may be blocked or full; then the state lasts until the page is left. */
function stored(name: string): unknown {
  try {
    const text = sessionStorage.getItem(PLACE + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function store(name: string, value: unknown): void {
  kept.set(name, value);
  try {
    sessionStorage.setItem(PLACE + name, JSON.stringify(value));
  } catch {
    // The state lasts until the page is left.
  }
}

export function forgetStored(): void {
  kept.clear();
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const name of names) if (name?.startsWith(PLACE)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

/** @param name name of this state; each name has one type */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    if (!kept.has(name)) kept.set(name, stored(name));
    return (kept.get(name) ?? initial) as T; // one type per name
  });
  const keep = (next: T): void => {
    store(name, next);
    setValue(next);
  };
  return [value, keep];
}
