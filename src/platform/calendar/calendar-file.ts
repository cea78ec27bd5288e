/** iCalendar files (RFC 5545) of deadlines. */
import { hash } from 'node:crypto';
import calendar, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { WriteCalendar } from '../../modules/incidents/domain/calendar-file.js';

const PRODUCT = { company: 'NIS2 Compliance Gateway', product: 'Incident deadlines' };

/** A stable UID lets calendars update the event. */
const uidOf = (key: string): string =>
  `${hash('sha256', key, 'hex').slice(0, 32)}@nis2-compliance-gateway`;

/**
 * A deadline is a point in time: DTSTART without DTEND or DURATION (RFC 5545, 3.6.1, 3.8.2.2). TRANSP keeps it from
 * blocking time.
 */
export const writeCalendar: WriteCalendar = (name, events, stampedAt) =>
  calendar({
    name,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    events: events.map(({ key, at, title, description, alarmSeconds }) => ({
      id: uidOf(key),
      start: at,
      stamp: stampedAt,
      sequence: Math.floor(stampedAt.getTime() / 1000) % 2_147_483_647,
      summary: title,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: title }],
    })),
  }).toString();
