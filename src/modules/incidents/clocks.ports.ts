/** Ports of incident deadlines. */
import type { Language } from '../../shared/language.js';

export interface Holidays {
  /**
   * @param day YYYY-MM-DD
   * @returns the name in that language if known, else in one of the country; null if it is no holiday
   */
  nameOf(country: string, day: string, language: Language): string | null;
}

/** `key`: unique, and unchanged when the event's time changes. `alarmSeconds`: before the event. */
export type CalendarEvent = Readonly<{
  key: string;
  at: Date;
  title: string;
  description: string;
  alarmSeconds: number;
}>;

/**
 * @param stampedAt time of the file's content
 * @returns an iCalendar file (RFC 5545), instants in UTC
 */
export type WriteCalendar = (
  name: string,
  events: readonly CalendarEvent[],
  stampedAt: Date,
) => string;
