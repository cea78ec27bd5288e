/** Calendar files of deadlines. */

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
