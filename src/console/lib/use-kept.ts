/** States that outlive their view and the tab. */
import { useEffect, useState } from 'preact/hooks';
import { activeOrganisation, draftName } from './organisations.js';
import { FORMS, hasKept, onKept, readKept, removeKept, writeKept } from './storage.js';

/**
 * State of the active organisation.
 *
 * @param name name of this state; each name has one type
 */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const [place] = useState(() => draftName(activeOrganisation().id, name));
  const [value, setValue] = useState<T>(() => (readKept(place) ?? initial) as T); // one type per name
  const keep = (next: T): void => {
    writeKept(place, next);
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
  const [value, setValue] = useState<T>(() => (readKept(place) ?? initial) as T); // one type per name
  const keep = (next: T): void => {
    writeKept(place, next);
    setValue(next);
  };
  const drop = (): void => {
    removeKept(place);
  };
  return [value, keep, drop];
}

/** Whether the reader has entered anything. */
export function useHasKept(): boolean {
  const [isKept, setKept] = useState(hasKept);
  useEffect(() => {
    const look = (): void => {
      setKept(hasKept());
    };
    look();
    return onKept(look);
  }, []);
  return isKept;
}
