/** Parses and formats instants: ISO 8601 calendar date-times. Source. */
import type { ErrorDetail } from '../../../shared/errors.js';

/** Part of the input that was missing and assumed. */
type InstantRemark = 'date_only' | 'no_offset';

/** `at`: whole seconds. */
export type ParsedInstant = Readonly<{ at: Date; remark: InstantRemark | null }>;

const DATE = String.raw`(?<date>\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?`;
const OFFSET = String.raw`(?<zulu>[Zz])|(?<sign>[+-])(?<offsetHour>\d{2}):?(?<offsetMinute>\d{2})?`;
const INSTANT = new RegExp(`^${DATE}(?:[Tt ]${TIME}(?<offset>${OFFSET})?)?$`);

const MINUTE_MS = 60_000;
/** Time zones range from -12:00 to +14:00. */
const MAX_OFFSET_HOURS = 14;
const MIN_YEAR = 1970;
/** From 9999 a later deadline would need a five-digit year. */
const MAX_YEAR = 9998;

type DateParts = Readonly<Record<string, string | undefined>>;

const isBelow = (part: string | undefined, limit: number): boolean => Number(part ?? 0) < limit;

/** Rejects 24:00 and leap seconds, which a Date cannot represent. */
const isClockTime = (parts: DateParts): boolean =>
  isBelow(parts['hour'], 24) &&
  isBelow(parts['minute'], 60) &&
  isBelow(parts['second'], 60) &&
  isBelow(parts['offsetHour'], MAX_OFFSET_HOURS + 1) &&
  isBelow(parts['offsetMinute'], 60);

/** Milliseconds ahead of UTC. */
function offsetMs(parts: DateParts): number {
  const minutes = Number(parts['offsetHour'] ?? 0) * 60 + Number(parts['offsetMinute'] ?? 0);
  return (parts['sign'] === '-' ? -minutes : minutes) * MINUTE_MS;
}

/** Milliseconds since midnight; 0 for a date only. */
function clockMs(parts: DateParts): number {
  const minutes = Number(parts['hour'] ?? 0) * 60 + Number(parts['minute'] ?? 0);
  return minutes * MINUTE_MS + Number(parts['second'] ?? 0) * 1000;
}

/** Midnight UTC; null for a date that does not exist. */
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

/** Of any year. */
function readInstant(text: string): ParsedInstant | null {
  const parts: DateParts = INSTANT.exec(text)?.groups ?? {};
  const day = midnight(parts['date'] ?? '');
  if (day === null || !isClockTime(parts)) return null;
  const at = new Date(day.getTime() + clockMs(parts) - offsetMs(parts));
  return { at, remark: remarkOn(parts) };
}

const RANGE = {
  first: `${String(MIN_YEAR)}-01-01T00:00:00Z`,
  last: `${String(MAX_YEAR)}-12-31T23:59:59Z`,
};

/** What is wrong with a text that `parseInstant` does not read; null if it does. */
export function instantProblem(text: string): Omit<ErrorDetail, 'field'> | null {
  const read = readInstant(text);
  if (read === null) return { type: 'datetime_parsing' };
  return isInRange(read.at) ? null : { type: 'datetime_range', params: RANGE };
}

/**
 * Parses `2026-01-01T10:00:00+02:00` and similar. Without an offset UTC is assumed; a date alone means midnight
 * (UTC).
 * Truncates fractions of a second, so deadlines are never later.
 *
 * @returns null for week dates, ordinal dates, the basic format, 24:00, second 60, nonexistent days, years before
 *   1970 or after 9998 (UTC), and any other text
 */
export function parseInstant(text: string): ParsedInstant | null {
  const read = readInstant(text);
  return read !== null && isInRange(read.at) ? read : null;
}

/** `YYYY-MM-DDTHH:mm:ssZ`. */
export const formatInstant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
