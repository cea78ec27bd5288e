/** Local time in a zone. Deadlines are computed in UTC; local time is reported beside them. */

type DateParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each zone, of which there are few: making a formatter takes longer than an answer. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(zone, made);
  return made;
}

function partsAt(at: Date, zone: string): DateParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatIn(zone).formatToParts(at)) parts[type] = value;
  return parts;
}

const dateOf = ({ year = '', month = '', day = '' }: DateParts): string =>
  `${year}-${month}-${day}`;
const timeOf = ({ hour = '', minute = '', second = '' }: DateParts): string =>
  `${hour}:${minute}:${second}`;

/** `GMT+02:00` → `+02:00`; zone GMT itself has no offset to print. */
const offsetOf = ({ timeZoneName = '' }: DateParts): string =>
  timeZoneName.replace(/^GMT/, '') || '+00:00';

/** @param zone IANA name, such as Europe/Tallinn. @returns `YYYY-MM-DDTHH:mm:ss+02:00` */
export function formatLocal(at: Date, zone: string): string {
  const parts = partsAt(at, zone);
  return `${dateOf(parts)}T${timeOf(parts)}${offsetOf(parts)}`;
}

/** Local date, `YYYY-MM-DD`. */
export const localDate = (at: Date, zone: string): string => dateOf(partsAt(at, zone));

/**
 * The instant of a local date and time. Times around a clock change may not exist; no term ends at one.
 *
 * @param day YYYY-MM-DD @param time HH:mm:ss
 */
export function instantAt(day: string, time: string, zone: string): Date {
  const asUtc = new Date(`${day}T${time}Z`);
  const shown = new Date(`${formatLocal(asUtc, zone).slice(0, 19)}Z`);
  const guess = new Date(2 * asUtc.getTime() - shown.getTime());
  const again = new Date(`${formatLocal(guess, zone).slice(0, 19)}Z`);
  return new Date(guess.getTime() + asUtc.getTime() - again.getTime());
}
