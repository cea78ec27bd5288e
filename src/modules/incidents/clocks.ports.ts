/** What the clocks of an incident need from outside. */
import type { Language } from '../../shared/language.js';

/** Nationwide public holidays. */
export interface Holidays {
  /** @param day YYYY-MM-DD. @returns its name, in that language where it is known, else in one of the country; or null */
  nameOf(country: string, day: string, language: Language): string | null;
}

/** `key`: tells the event apart from all others and stays the same when its time changes. `alarmSeconds`: before it. */
export type CalendarEvent = Readonly<{
  key: string;
  at: Date;
  title: string;
  description: string;
  alarmSeconds: number;
}>;

/** @param stampedAt moment that the file speaks of. @returns an iCalendar file (RFC 5545), instants in UTC */
export type WriteCalendar = (
  name: string,
  events: readonly CalendarEvent[],
  stampedAt: Date,
) => string;
