/** Addresses of the views, in navigation order. */
import { isOperators, roleIn } from './key.js';

/**
 * `name`: key of the text `console:nav.<name>`. `of`: for whom; absent: for all. `needsKey`: nothing can be done there
 * without one.
 */
export type MenuPlace = Readonly<{
  name: string;
  path: string;
  of?: 'organisations' | 'operators';
  needsKey?: boolean;
  /** Reached by a link of its own. */
  isHidden?: boolean;
  /** Roles whose keys the service refuses there. */
  closedTo?: readonly string[];
}>;

const PLACES: readonly MenuPlace[] = [
  { name: 'start', path: '/console' },
  { name: 'scoping', path: '/console/scoping', of: 'organisations' },
  { name: 'groups', path: '/console/groups', of: 'organisations' },
  { name: 'portfolio', path: '/console/portfolio', of: 'organisations' },
  { name: 'gap', path: '/console/gap', of: 'organisations', needsKey: true },
  { name: 'case', path: '/console/case', of: 'organisations', needsKey: true },
  { name: 'orders', path: '/console/orders', of: 'organisations', needsKey: true },
  { name: 'mapping', path: '/console/mapping', of: 'organisations', closedTo: ['client'] },
  {
    name: 'incident',
    path: '/console/incident',
    of: 'organisations',
    closedTo: ['grc_platform'],
  },
  { name: 'plans', path: '/console/plans', of: 'organisations' },
  { name: 'account', path: '/console/account', of: 'organisations', needsKey: true },
  { name: 'members', path: '/console/people', of: 'organisations', needsKey: true },
  { name: 'sign_in', path: '/console/sign-in', isHidden: true },
  { name: 'operator', path: '/console/operator', of: 'operators' },
  { name: 'changes', path: '/console/changes' },
];

/** Views for the holder of the key, also those that need one; operators' keys open only operator views. */
export function offersFor(key: string | null): readonly MenuPlace[] {
  const closed = isOperators(key) ? 'organisations' : 'operators';
  const role = key === null ? null : (roleIn(key) ?? '');
  return PLACES.filter(
    ({ of, isHidden = false, closedTo = [] }) =>
      !isHidden && of !== closed && (role === null || !closedTo.includes(role)),
  );
}

/** The view at an address, if the role of the key may not open it. */
export function refusedTo(key: string | null, path: string): MenuPlace | null {
  const place = placeOf(path);
  if (key === null || place === undefined || place.isHidden === true) return null;
  return offersFor(key).includes(place) ? null : place;
}

/** Views that can be used now. */
export const placesFor = (key: string | null): readonly MenuPlace[] =>
  offersFor(key).filter(({ needsKey = false }) => key !== null || !needsKey);

/** @param path such as /console/orders/… */
export const placeOf = (path: string): MenuPlace | undefined =>
  PLACES.find((place) => path.replace(/\/$/, '') === place.path) ??
  PLACES.find((place) => place.path !== '/console' && path.startsWith(`${place.path}/`));
