/** State of the active organisation that outlives its view and the tab. */
import { useState } from 'preact/hooks';
import { activeOrganisation, draftName } from './organisations.js';
import { readKept, writeKept } from './storage.js';

/** @param name name of this state; each name has one type */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [place] = useState(() => draftName(activeOrganisation().id, name));
  const [value, setValue] = useState<T>(() => (readKept(place) ?? initial) as T); // one type per name
  const keep = (next: T): void => {
    writeKept(place, next);
    setValue(next);
  };
  return [value, keep];
}
