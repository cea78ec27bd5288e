/** Result of a rate limiter for headers and errors. Source. */
import type { Reading, RefusedBy } from './admission.js';
import { MINUTE_SECONDS, type Rule } from './consumption.js';
import { nextMonthAfter } from './month.js';

/** `resetsAt`: seconds since the epoch. */
type MonthVerdict = Readonly<{
  used: number;
  limit: number;
  remaining: number;
  resetsAt: number;
}>;

/**
 * `limit`, `remaining`: of the window. `resetAt`: when the full allowance is available, seconds since the epoch.
 * `retryAfter`: seconds until the next request fits; at least 1 after a rejection, otherwise 0.
 * `month`: null without a monthly limit. `granted`: units counted.
 */
export type Verdict = Readonly<{
  admitted: boolean;
  refusedBy: RefusedBy | null;
  limit: number;
  remaining: number;
  resetAt: number;
  retryAfter: number;
  month: MonthVerdict | null;
  granted: number;
}>;

export function toVerdict(rule: Rule, reading: Reading): Verdict {
  const spent = reading.refusedBy === 'month';
  const month = monthVerdict(rule.perMonth, reading);
  return {
    admitted: reading.refusedBy === null,
    refusedBy: reading.refusedBy,
    limit: rule.limit,
    remaining: spent ? 0 : Math.max(0, rule.limit - reading.inWindow),
    resetAt: spent ? nextMonthAfter(reading.nowMs) : windowReset(rule, reading),
    retryAfter: retryAfter(reading),
    month,
    granted: reading.granted,
  };
}

/** Headers of every response; `Retry-After` only after a rejection. */
export function limitHeaders(verdict: Verdict): Readonly<Record<string, string>> {
  const headers = {
    'X-RateLimit-Limit': String(verdict.limit),
    'X-RateLimit-Remaining': String(verdict.remaining),
    'X-RateLimit-Reset': String(verdict.resetAt),
    'RateLimit-Policy': limitPolicy(verdict),
  };
  return verdict.admitted ? headers : { ...headers, 'Retry-After': String(verdict.retryAfter) };
}

export const limitLines = (verdict: Verdict): string =>
  `X-RateLimit-Limit: ${String(verdict.limit)}\r\nX-RateLimit-Remaining: ${String(verdict.remaining)}\r\n` +
  `X-RateLimit-Reset: ${String(verdict.resetAt)}\r\nRateLimit-Policy: ${limitPolicy(verdict)}\r\n`;

function limitPolicy({ limit, month }: Verdict): string {
  const minute = `"minute";q=${String(limit)};w=${String(MINUTE_SECONDS)}`;
  return month === null ? minute : `${minute}, "month";q=${String(month.limit)}`;
}

function monthVerdict(perMonth: number | null, reading: Reading): MonthVerdict | null {
  if (perMonth === null) return null;
  const remaining = Math.max(0, perMonth - reading.monthUsed);
  const resetsAt = nextMonthAfter(reading.nowMs);
  return { used: reading.monthUsed, limit: perMonth, remaining, resetsAt };
}

function windowReset({ windowSeconds }: Rule, { newestMs, nowMs }: Reading): number {
  return Math.ceil((newestMs === null ? nowMs : newestMs + windowSeconds * 1000) / 1000);
}

function retryAfter({ refusedBy, nowMs, fitsAtMs }: Reading): number {
  if (refusedBy === null) return 0;
  const monthEndMs = nextMonthAfter(nowMs) * 1000;
  const untilMs = refusedBy === 'month' ? monthEndMs : (fitsAtMs ?? nowMs);
  return Math.max(1, Math.ceil((untilMs - nowMs) / 1000));
}
