/** Released versions of the knowledge base, their order, and the one that an answer is asked from. */
import { invalid, type ErrorDetail } from '../../../shared/errors.js';
import { isCalendarDate } from './calendar-date.js';
import type { Change } from './change.js';

/** Form of a version. Source. */
export const KB_VERSION = /^kb_\d{4}-\d{2}-\d{2}_[0-9a-f]{8}$/;

/**
 * Files below `kb/` that are no part of a version. Changes name versions, the release file holds the date,
 * a second reading that changed a text shows in the text, the words of the console say nothing of the law.
 */
const OUTSIDE_VERSION = /^(changes\/|reviews\/|release\.yaml$|texts\/\w+\/console\.yaml$)/;

/** @param name path below `kb/` */
export const isInVersion = (name: string): boolean => !OUTSIDE_VERSION.test(name);

/** Stands for the version in the record of a change that was not released yet. */
export const PENDING_RELEASE = 'pending-release';

/** `date`: day of the release, YYYY-MM-DD. */
export type Release = Readonly<{ version: string; date: string }>;

/** `asOf`: YYYY-MM-DD: as the law data stood at the end of that day. `kb`: exactly that version. */
export type VersionOptions = Readonly<{ asOf: string | null; kb: string | null }>;

const DATE_AT = 'kb_'.length;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

export const toRelease = (version: string): Release => ({
  version,
  date: version.slice(DATE_AT, DATE_AT + DATE_LENGTH),
});

/**
 * Oldest first. Each change names the version before its own: a date alone would not order two releases of one day.
 * Changes that wait for their release are passed over.
 */
export function releasesOf(log: readonly Change[]): readonly Release[] {
  const following = new Map(
    log
      .filter(({ kbVersion }) => KB_VERSION.test(kbVersion))
      .map(({ kbVersion, previousKbVersion }) => [previousKbVersion, kbVersion]),
  );
  const found = new Set<string>();
  for (
    let version = following.get(null);
    version !== undefined && !found.has(version);
    version = following.get(version)
  ) {
    found.add(version);
  }
  return [...found].map(toRelease);
}

/** The present version closes the row, whether it was released or not. */
export const withPresent = (released: readonly Release[], present: string): readonly Release[] => [
  ...released.filter(({ version }) => version !== present),
  toRelease(present),
];

function optionErrors(known: readonly Release[], { asOf, kb }: VersionOptions): ErrorDetail[] {
  const isKnown = kb === null || known.some(({ version }) => version === kb);
  return [
    ...(asOf === null || isCalendarDate(asOf) ? [] : [{ field: 'asOf', type: 'date_parsing' }]),
    ...(isKnown ? [] : [{ field: 'kb', type: 'kb_version_unknown' }]),
  ];
}

/** The newest version released on that day or before. */
function versionAsOf(known: readonly Release[], asOf: string): string {
  const found = known.findLast(({ date }) => date <= asOf);
  if (found !== undefined) return found.version;
  const params = { first: known[0]?.date ?? '' };
  throw invalid({ field: 'asOf', type: 'kb_before_first', params });
}

/**
 * @param known oldest first, the present version last
 * @returns the version wished for; null where nothing was wished
 * @throws VALIDATION_FAILED where no such version is known or the two options disagree
 */
export function chooseVersion(known: readonly Release[], options: VersionOptions): string | null {
  const problems = optionErrors(known, options);
  if (problems.length > 0) throw invalid(...problems);
  const { asOf, kb } = options;
  if (asOf === null) return kb;
  const version = versionAsOf(known, asOf);
  if (kb !== null && kb !== version) {
    throw invalid({ field: 'asOf', type: 'conflicting_values', params: { other: 'kb' } });
  }
  return version;
}
