/** State that outlives its view, as long as the page does: what was typed is there when the reader comes back. */
import { useState } from 'preact/hooks';

const kept = new Map<string, unknown>();

/** @param name of this state; each has one type */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial)); // one type for each name
  const keep = (next: T): void => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
