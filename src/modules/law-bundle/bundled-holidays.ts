/** Public holidays around a release, in one language. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PublicHolidays } from '../../platform/calendar/public-holidays.js';
import type { Language } from '../../shared/language.js';
import type { BundledHolidays } from './domain/law-bundle.js';

/** Years before and after the release. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 2;
const YEAR_END = 4;

/**
 * A country takes some milliseconds, so other requests are answered between them.
 *
 * @param released YYYY-MM-DD
 */
export async function bundledHolidays(
  countries: readonly string[],
  { language, released }: Readonly<{ language: Language; released: string }>,
  lists: Pick<PublicHolidays, 'ofYear'>,
): Promise<BundledHolidays> {
  const year = Number(released.slice(0, YEAR_END));
  const [from, to] = [year - YEARS_BEFORE, year + YEARS_AFTER];
  const years = Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  const days: Record<string, Readonly<Record<string, string>>> = {};
  for (const country of countries) {
    const all = years.flatMap((one) => [...lists.ofYear(country, one, language)]);
    days[country] = Object.fromEntries(all);
    await nextTurn();
  }
  return { from, to, days };
}
