/** Changes of the law data as events: in the order in which releases publish them, each with a permanent id. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import type { MeasureKey } from '../../mapping/domain/measure.js';
import type { Change } from './change.js';
import { concerns } from './change-log.js';
import { releasesOf, withPresent } from './kb-release.js';

/** `eventId`: the same in every process and on every channel. */
export type LawChange = Readonly<{ eventId: string; change: Change }>;

/** null: no filter. */
export type LawChangeFilter = Readonly<{
  country: string | null;
  measure: MeasureKey | null;
  framework: FrameworkKey | null;
}>;

const placesOf = (log: readonly Change[], present: string): ReadonlyMap<string, number> =>
  new Map(withPresent(releasesOf(log), present).map(({ version }, at) => [version, at]));

/** A later release may add records of an earlier day: the order is that of releases, then of day and id. */
export function inOrderOfRelease(log: readonly Change[], present: string): readonly Change[] {
  const places = placesOf(log, present);
  const keyOf = ({ kbVersion, date, id }: Change): string =>
    `${String(places.get(kbVersion) ?? 0).padStart(6, '0')} ${date} ${id}`;
  return [...log].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** A record that names no measures or frameworks is not limited to some. */
const isAmong = <Key>(key: Key | null, named: readonly Key[] | undefined): boolean =>
  key === null || named === undefined || named.includes(key);

export const isWanted = (change: Change, filter: LawChangeFilter): boolean =>
  concerns(change, { since: null, country: filter.country }) &&
  isAmong(filter.measure, change.measures) &&
  isAmong(filter.framework, change.frameworks);

/** Versions before that of a change: a subscriber that knew one of them has not received it. */
export function versionsBefore(
  log: readonly Change[],
  present: string,
): (change: Change) => readonly string[] {
  const places = placesOf(log, present);
  const versions = [...places.keys()];
  return ({ kbVersion }) => versions.slice(0, places.get(kbVersion) ?? 0);
}
