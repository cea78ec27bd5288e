/** The end of an operation, told a year ahead. Source; RFC 9745, RFC 8594. */

/** `since`, `sunset`: days, YYYY-MM-DD; from the second on it may be gone. `instead`: what to use, one sentence. */
export type Deprecation = Readonly<{ since: string; sunset: string; instead: string }>;

const NOTICE_MONTHS = 12;
const MS = 1000;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** @throws Error where a day is none, or the end comes before a year has passed. */
export function checkDeprecation(name: string, { since, sunset }: Deprecation): void {
  const earliest = startOf(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  // A day that is none makes the comparison false.
  if (!(startOf(sunset) >= earliest)) {
    throw new Error(`${name} ends on ${sunset}, less than ${NOTICE_MONTHS} months after ${since}`);
  }
}

/** What the schema says of it, in one sentence. */
export const deprecationReason = ({ since, sunset, instead }: Deprecation): string =>
  `${instead} Deprecated since ${since}, ends on ${sunset}.`;

/** @param policy address of the page that tells what deprecation means */
export const deprecationHeaders = (
  { since, sunset }: Deprecation,
  policy: string,
): Readonly<Record<string, string>> => ({
  Deprecation: `@${startOf(since).getTime() / MS}`,
  Sunset: startOf(sunset).toUTCString(),
  Link: `<${policy}>; rel="deprecation"; type="text/html"`,
});
