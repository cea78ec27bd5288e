/** Nationwide public holidays, from date-holidays; no regional, bank or half-day holidays. */
import { createRequire } from 'node:module';
import type Calendar from 'date-holidays';
import type { Language } from '../../shared/language.js';
import { lazy } from '../../shared/lazy.js';
import type { Holidays } from '../../modules/incidents/incidents.ports.js';

const require = createRequire(import.meta.url);

/** Lazy: it loads slowly. */
const library = lazy(() => require('date-holidays') as typeof Calendar);

const YEAR_END = 4;
const DAY_END = 10;
/** A day of a clock change has 23 hours. */
const MIN_DAY_MS = 82_800_000;
/** Bounds the cache: callers may request thousands of years. */
const YEARS_KEPT = 500;

type Names = ReadonlyMap<string, string>;

export class PublicHolidays implements Holidays {
  private readonly calendars = new Map<string, Calendar>();
  private readonly years = new Map<string, Names>();

  nameOf(country: string, day: string, language: Language): string | null {
    return this.ofYear(country, day.slice(0, YEAR_END), language).get(day) ?? null;
  }

  /** Name by day, YYYY-MM-DD; names as `nameOf` gives them. */
  ofYear(country: string, year: string, language: Language): Names {
    const key = `${country} ${year} ${language}`;
    const known = this.years.get(key);
    if (known !== undefined) return known;
    const calendar = this.calendarOf(country);
    // A language passed to getHolidays stays the first choice of later calls.
    calendar.setLanguages(language);
    const listed = calendar.getHolidays(Number(year));
    const whole = listed.filter(({ start, end }) => Number(end) - Number(start) >= MIN_DAY_MS);
    const names = new Map(whole.map(({ date, name }) => [date.slice(0, DAY_END), name]));
    if (this.years.size >= YEARS_KEPT) this.years.clear();
    this.years.set(key, names);
    return names;
  }

  private calendarOf(country: string): Calendar {
    const made = this.calendars.get(country);
    if (made !== undefined) return made;
    const calendar = new (library())(country.toUpperCase(), { types: ['public'] });
    this.calendars.set(country, calendar);
    return calendar;
  }
}

export const publicHolidays = (): PublicHolidays => new PublicHolidays();
