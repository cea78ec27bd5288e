/** States that outlive their view and the tab. */
import { useEffect, useState } from 'preact/hooks';
import { activeOrganisation, draftName } from './organisations.js';
import { FORMS, hasStored, onKept, readStored, removeStored, writeStored } from './storage.js';

/**
 * State of the active organisation.
 *
 * @param name name of this state; each name has one type
 */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [place] = useState(() => draftName(activeOrganisation().id, name));
  const [value, setValue] = useState<T>(() => (readStored(place) ?? initial) as T); // one type per name
  const keep = (next: T): void => {
    writeStored(place, next);
    setValue(next);
  };
  return [value, keep];
}

/**
 * A form that is sent to the service: kept until `drop`, so that a reload loses no answer.
 *
 * @param name name of the form; each name has one type
 */
export function useForm<T>(name: string, initial: T): [T, (value: T) => void, () => void] {
  const place = `${FORMS}${name}`;
  const [value, setValue] = useState<T>(() => (readStored(place) ?? initial) as T); // one type per name
  const keep = (next: T): void => {
    writeStored(place, next);
    setValue(next);
  };
  const drop = (): void => {
    removeStored(place);
  };
  return [value, keep, drop];
}

/** Whether the reader has entered anything. */
export function useHasStored(): boolean {
  const [isKept, setKept] = useState(hasStored);
  useEffect(() => {
    const look = (): void => {
      setKept(hasStored());
    };
    look();
    return onKept(look);
  }, []);
  return isKept;
}
