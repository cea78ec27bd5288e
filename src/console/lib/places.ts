/** Addresses of the views, in navigation order. */
import { isOperators } from './key.js';

/** `name`: key of the text `console:nav.<name>`. `of`: kind of key required; absent: none. */
export type Place = Readonly<{ name: string; path: string; of?: 'organisations' | 'operators' }>;

const PLACES: readonly Place[] = [
  { name: 'start', path: '/console' },
  { name: 'scoping', path: '/console/scoping' },
  { name: 'groups', path: '/console/groups' },
  { name: 'gap', path: '/console/gap', of: 'organisations' },
  { name: 'case', path: '/console/case', of: 'organisations' },
  { name: 'orders', path: '/console/orders', of: 'organisations' },
  { name: 'mapping', path: '/console/mapping', of: 'organisations' },
  { name: 'incident', path: '/console/incident', of: 'organisations' },
  { name: 'account', path: '/console/account', of: 'organisations' },
  { name: 'operator', path: '/console/operator', of: 'operators' },
  { name: 'changes', path: '/console/changes' },
];

/** Views available with the key; operators' keys open only operator views. */
export function placesFor(key: string | null): readonly Place[] {
  const closed = isOperators(key) ? 'organisations' : 'operators';
  return PLACES.filter((place) => place.of !== closed);
}

/** @param path such as /console/orders/… */
export const placeOf = (path: string): Place | undefined =>
  PLACES.find((place) => path.replace(/\/$/, '') === place.path) ??
  PLACES.find((place) => place.path !== '/console' && path.startsWith(`${place.path}/`));
