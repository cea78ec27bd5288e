/** Days off in a country and the later end of a term that falls on one. */
import { message, type Message } from '../../../shared/message.js';
import { formatLocal, instantAt, localDate } from './local-time.js';
import { isoDay } from '../../../shared/iso-day.js';

/**
 * `zone`: IANA name.
 * `holidayOn`: name of the public holiday on a day (YYYY-MM-DD); null if it is none.
 */
export type CalendarPlace = Readonly<{ zone: string; holidayOn: (day: string) => string | null }>;

type HolidayCalendar = Pick<CalendarPlace, 'holidayOn'>;

/** `reasons`: why the end is later, with each day off. */
export type LaterEnd = Readonly<{ at: Date; reasons: readonly Message[] }>;

const LAST_SECOND = '23:59:59';
/** Of `HH:mm`. */
const CLOCK_LENGTH = 5;
const SATURDAY = 6;
const WEEKEND: readonly number[] = [0, SATURDAY];

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

function dayAfter(day: string): string {
  const next = startOf(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return isoDay(next);
}

function whyOff(day: string, place: HolidayCalendar): Message | null {
  const name = place.holidayOn(day);
  if (name !== null) return message('clocks:day_off.holiday', { date: { day }, name });
  const at = startOf(day).getUTCDay();
  if (!WEEKEND.includes(at)) return null;
  const weekday = at === SATURDAY ? 'saturday' : 'sunday';
  return message('clocks:day_off.weekend', { date: { day }, weekday });
}

/** First working day on or after `from`, and the days off before it. */
function workingDay(
  from: string,
  place: HolidayCalendar,
): Readonly<{ day: string; daysOff: Message[] }> {
  const daysOff: Message[] = [];
  let day = from;
  for (let why = whyOff(day, place); why !== null; why = whyOff(day, place)) {
    daysOff.push(why);
    day = dayAfter(day);
  }
  return { day, daysOff };
}

/** The day itself, or the first working day after it. @param day YYYY-MM-DD */
export const workingDayFrom = (day: string, place: HolidayCalendar): string =>
  workingDay(day, place).day;

/** Same local clock time some working days later; the first day is not counted. */
export function addWorkingDays(at: Date, days: number, place: CalendarPlace): Date {
  const local = formatLocal(at, place.zone);
  let day = localDate(at, place.zone);
  for (let counted = 0; counted < days; counted += 1) day = workingDay(dayAfter(day), place).day;
  return instantAt(day, local.slice(local.indexOf('T') + 1, local.indexOf('T') + 9), place.zone);
}

/**
 * End of a period in months: the last hour of its last day, or of the next working day if that is a day off.
 * Source: Regulation (EEC, Euratom) No 1182/71 art 3(2)(c), art 3(4). Not for periods in hours.
 */
export function endOfPeriod(last: Date, place: CalendarPlace): LaterEnd {
  const lastDay = localDate(last, place.zone);
  const { day, daysOff } = workingDay(lastDay, place);
  const moved = daysOff.length === 0 ? [] : [message('clocks:later.moved', { date: { day } })];
  return {
    at: instantAt(day, LAST_SECOND, place.zone),
    reasons: [message('clocks:later.last_hour', { date: { day: lastDay } }), ...daysOff, ...moved],
  };
}

/**
 * Extends a DORA term that ends on a day off to an hour of the next working day; null if it does not.
 * Source: Delegated Regulation (EU) 2025/301 art 5.
 */
export function reliefOf(deadline: Date, hour: number, place: CalendarPlace): LaterEnd | null {
  const { day, daysOff } = workingDay(localDate(deadline, place.zone), place);
  if (daysOff.length === 0) return null;
  const time = `${String(hour).padStart(2, '0')}:00:00`;
  const words = message('clocks:later.relief', {
    date: { day },
    time: time.slice(0, CLOCK_LENGTH),
  });
  return { at: instantAt(day, time, place.zone), reasons: [...daysOff, words] };
}
