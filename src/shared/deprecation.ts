/** Deprecation of an operation, announced a year ahead. Source; RFC 9745, RFC 8594. */

/** `since`, `sunset`: YYYY-MM-DD; from `sunset` the operation may be removed. `instead`: replacement, one sentence. */
export type Deprecation = Readonly<{ since: string; sunset: string; instead: string }>;

const NOTICE_MONTHS = 12;
const MS = 1000;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** @throws Error if a date is invalid or `sunset` is less than a year after `since` */
export function checkDeprecation(name: string, { since, sunset }: Deprecation): void {
  const earliest = startOf(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  // An invalid date makes the comparison false.
  if (!(startOf(sunset) >= earliest)) {
    throw new Error(`${name} ends on ${sunset}, less than ${NOTICE_MONTHS} months after ${since}`);
  }
}

export const deprecationReason = ({ since, sunset, instead }: Deprecation): string =>
  `${instead} Deprecated since ${since}, ends on ${sunset}.`;

/** @param policy address of the deprecation policy */
export const deprecationHeaders = (
  { since, sunset }: Deprecation,
  policy: string,
): Readonly<Record<string, string>> => ({
  Deprecation: `@${startOf(since).getTime() / MS}`,
  Sunset: startOf(sunset).toUTCString(),
  Link: `<${policy}>; rel="deprecation"; type="text/html"`,
});
