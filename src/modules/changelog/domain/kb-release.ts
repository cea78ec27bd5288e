/** Released knowledge versions, their order, and the choice of one for a request. */
import { invalid, type ErrorDetail } from '../../../shared/errors.js';
import { isCalendarDate } from './calendar-date.js';
import type { Change } from './change.js';

/** Form of a version. Source. */
export const KB_VERSION = /^kb_\d{4}-\d{2}-\d{2}_[0-9a-f]{8}$/;

/**
 * Files below `kb/` outside a version: changes name versions, the release file contains its date, reviews that
 * changed a text show in that text, texts of the console and of the pages behind links contain no law.
 */
const OUTSIDE_VERSION = /^(changes\/|reviews\/|release\.yaml$|texts\/\w+\/(console|links)\.yaml$)/;

/** @param name path below `kb/` */
export const isInVersion = (name: string): boolean => !OUTSIDE_VERSION.test(name);

/** Placeholder for the version of an unreleased change. */
export const PENDING_RELEASE = 'pending-release';

/** `date`: of the release, YYYY-MM-DD. */
export type Release = Readonly<{ version: string; date: string }>;

/** `asOf`: YYYY-MM-DD: law data at the end of that day. `kb`: exactly that version. */
export type VersionOptions = Readonly<{ asOf: string | null; kb: string | null }>;

const DATE_AT = 'kb_'.length;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

export const toRelease = (version: string): Release => ({
  version,
  date: version.slice(DATE_AT, DATE_AT + DATE_LENGTH),
});

/**
 * Oldest first. Changes are linked by their previous version, because a date cannot order two releases of one day.
 * Skips unreleased changes.
 */
export function releasesOf(
  log: readonly Pick<Change, 'kbVersion' | 'previousKbVersion'>[],
): readonly Release[] {
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

/** Puts the present version last, whether released or not. */
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

function versionAsOf(known: readonly Release[], asOf: string): string {
  const found = known.findLast(({ date }) => date <= asOf);
  if (found !== undefined) return found.version;
  const params = { first: known[0]?.date ?? '' };
  throw invalid({ field: 'asOf', type: 'kb_before_first', params });
}

/**
 * @param known oldest first, the present version last
 * @returns the requested version; null if none was requested
 * @throws VALIDATION_FAILED if no such version is known or the two options disagree
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
