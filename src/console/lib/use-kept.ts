/** State that outlives its view, so typed input survives navigation. */
import { useState } from 'preact/hooks';

const kept = new Map<string, unknown>();

/** @param name name of this state; each name has one type */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial)); // one type per name
  const keep = (next: T): void => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
