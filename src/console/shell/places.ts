/** The addresses of the views, in the order of the navigation. */

/** `name`: its word is `console:nav.<name>`. */
export type Place = Readonly<{ name: string; path: string }>;

export const PLACES: readonly Place[] = [
  { name: 'start', path: '/console' },
  { name: 'scoping', path: '/console/scoping' },
  { name: 'gap', path: '/console/gap' },
  { name: 'orders', path: '/console/orders' },
  { name: 'mapping', path: '/console/mapping' },
  { name: 'incident', path: '/console/incident' },
  { name: 'account', path: '/console/account' },
  { name: 'changes', path: '/console/changes' },
];

/** @param path such as /console/orders/… */
export const placeOf = (path: string): Place | undefined =>
  PLACES.find((place) => path.replace(/\/$/, '') === place.path) ??
  PLACES.find((place) => place.path !== '/console' && path.startsWith(`${place.path}/`));
