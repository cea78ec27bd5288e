/** Reading and writing instants: ISO 8601 calendar date-times. Source. */
import { spellLocal } from './local-time.js';

/** What was assumed of an instant that does not say everything. */
type InstantRemark = 'date_only' | 'no_offset';

/** `at`: whole seconds. */
export type ParsedInstant = Readonly<{ at: Date; remark: InstantRemark | null }>;

const DATE = String.raw`(?<date>\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?`;
const OFFSET = String.raw`(?<zulu>[Zz])|(?<sign>[+-])(?<offsetHour>\d{2}):?(?<offsetMinute>\d{2})?`;
const INSTANT = new RegExp(`^${DATE}(?:[Tt ]${TIME}(?<offset>${OFFSET})?)?$`);

const MINUTE_MS = 60_000;
/** The zones of the world reach from -12:00 to +14:00. */
const MAX_OFFSET_HOURS = 14;
const MIN_YEAR = 1970;
/** In 9999 a later deadline would need a year of five digits. */
const MAX_YEAR = 9998;

type DateParts = Readonly<Record<string, string | undefined>>;

const isBelow = (part: string | undefined, limit: number): boolean => Number(part ?? 0) < limit;

/** Refuses 24:00 and leap seconds: a Date cannot hold them as they are written. */
const isClockTime = (parts: DateParts): boolean =>
  isBelow(parts['hour'], 24) &&
  isBelow(parts['minute'], 60) &&
  isBelow(parts['second'], 60) &&
  isBelow(parts['offsetHour'], MAX_OFFSET_HOURS + 1) &&
  isBelow(parts['offsetMinute'], 60);

/** Milliseconds by which the offset leads UTC. */
function offsetMs(parts: DateParts): number {
  const minutes = Number(parts['offsetHour'] ?? 0) * 60 + Number(parts['offsetMinute'] ?? 0);
  return (parts['sign'] === '-' ? -minutes : minutes) * MINUTE_MS;
}

/** Milliseconds since midnight; 0 for a date alone. */
function clockMs(parts: DateParts): number {
  const minutes = Number(parts['hour'] ?? 0) * 60 + Number(parts['minute'] ?? 0);
  return minutes * MINUTE_MS + Number(parts['second'] ?? 0) * 1000;
}

/** Midnight UTC; null for a day that its month lacks. */
function midnight(date: string): Date | null {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? day : null;
}

function remarkOn(parts: DateParts): InstantRemark | null {
  if (parts['hour'] === undefined) return 'date_only';
  return parts['offset'] === undefined ? 'no_offset' : null;
}

const isInRange = (at: Date): boolean =>
  at.getUTCFullYear() >= MIN_YEAR && at.getUTCFullYear() <= MAX_YEAR;

/**
 * Reads `2026-01-01T10:00:00+02:00` and the like; without an offset UTC is assumed, a date alone is its midnight (UTC).
 * Fractions of a second are cut off, which makes a deadline earlier, never later.
 *
 * @returns null for everything else: week dates, ordinal dates, the basic format, 24:00, second 60,
 *   days that do not exist, years before 1970 or after 9998 (UTC)
 */
export function parseInstant(text: string): ParsedInstant | null {
  const parts: DateParts | undefined = INSTANT.exec(text)?.groups;
  const day = midnight(parts?.['date'] ?? '');
  if (parts === undefined || day === null || !isClockTime(parts)) return null;
  const at = new Date(day.getTime() + clockMs(parts) - offsetMs(parts));
  return isInRange(at) ? { at, remark: remarkOn(parts) } : null;
}

/** `YYYY-MM-DDTHH:mm:ssZ`. */
export const formatInstant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** For people: `YYYY-MM-DD HH:mm:ss UTC`, and the same by the clock of a place where one is given. */
export function spellInstant(at: Date, zone: string | null): string {
  const utc = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return zone === null ? utc : `${utc} (${spellLocal(at, zone)})`;
}
