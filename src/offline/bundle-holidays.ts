/** Public holidays of a bundle. */
import type { Holidays } from '../modules/incidents/incidents.ports.js';
import type { BundledHolidays } from '../modules/law-bundle/domain/law-bundle.js';
import { invalid } from '../shared/errors.js';

const YEAR_END = 4;

export class BundleHolidays implements Holidays {
  constructor(private readonly holidays: BundledHolidays) {}

  /** @throws VALIDATION_FAILED outside the years of the bundle: a day without a holiday would be a guess */
  nameOf(country: string, day: string): string | null {
    const { from, to, days } = this.holidays;
    const year = Number(day.slice(0, YEAR_END));
    if (year < from || year > to) {
      const params = { from, to };
      throw invalid({ field: 'detected_at', type: 'holidays_not_in_bundle', params });
    }
    return days[country]?.[day] ?? null;
  }
}
