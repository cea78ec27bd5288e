/** Deadlines of an incident, as the rules in the browser give them. */
import type { OfflineDeadlines } from '../../offline/api.js';

const SECOND_MS = 1_000;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const MINUTE_S = 60;

const two = (value: number): string => String(value).padStart(2, '0');

export function remaining(language: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND_MS);
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds % MINUTE_S)}`;
  if (days === 0) return clock;
  const form = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return `${new Intl.NumberFormat(language, form).format(days)} ${clock}`;
}

export type Clock = OfflineDeadlines['clocks'][number];

/** Deadline to meet: a shorter national one first, then the date that is safe whenever the term began. */
export const keepTo = (clock: Clock): string | null =>
  clock.national_deadline ??
  (clock.deadline_exact ? clock.deadline : (clock.safe_by ?? clock.deadline));

/** `detected`, `notified`: local time in the input's format. */
export type IncidentCase = Readonly<{
  detected: string;
  notified: string;
  country: string;
  summary: string;
  roles: readonly string[];
}>;

/** @returns undefined without a time */
export const instant = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString();

/** Input of the rules; null without a time or a role. */
export function deadlinesBody(
  { detected, notified, country, roles }: IncidentCase,
  keel: string,
): Readonly<Record<string, unknown>> | null {
  if (detected === '' || roles.length === 0) return null;
  return {
    detected_at: instant(detected),
    ...(notified === '' ? {} : { notification_submitted_at: instant(notified) }),
    ...(country === '' ? {} : { country }),
    roles,
    keel,
  };
}

/** Event that starts a clock and has not been stated; null if the clock is running. */
export const missingStart = (clock: Clock): Clock['runs_from'] | null =>
  clock.runs_from === 'awareness' || clock.runs_from_at ? null : clock.runs_from;
