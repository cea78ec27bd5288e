/** The addresses of the views, in the order of the navigation. */
import { isOperators } from '../lib/key.js';

/** `name`: its word is `console:nav.<name>`. `of`: whose key opens it; absent: it needs none. */
export type Place = Readonly<{ name: string; path: string; of?: 'organisations' | 'operators' }>;

const PLACES: readonly Place[] = [
  { name: 'start', path: '/console' },
  { name: 'scoping', path: '/console/scoping', of: 'organisations' },
  { name: 'gap', path: '/console/gap', of: 'organisations' },
  { name: 'orders', path: '/console/orders', of: 'organisations' },
  { name: 'mapping', path: '/console/mapping', of: 'organisations' },
  { name: 'incident', path: '/console/incident', of: 'organisations' },
  { name: 'account', path: '/console/account', of: 'organisations' },
  { name: 'operator', path: '/console/operator', of: 'operators' },
  { name: 'changes', path: '/console/changes' },
];

/** What the key in use opens; an operator's opens nothing of organisations, and is needed for its own. */
export function placesFor(key: string | null): readonly Place[] {
  const closed = isOperators(key) ? 'organisations' : 'operators';
  return PLACES.filter((place) => place.of !== closed);
}

/** @param path such as /console/orders/… */
export const placeOf = (path: string): Place | undefined =>
  PLACES.find((place) => path.replace(/\/$/, '') === place.path) ??
  PLACES.find((place) => place.path !== '/console' && path.startsWith(`${place.path}/`));
