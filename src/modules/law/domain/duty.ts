/** Duties of entities as stated in acts that were read. Loaded from `kb/duties`. */
import type { MemberState } from '../../../shared/country.js';
import type { Source } from '../../../shared/source.js';
import type { EntityGroup } from '../../incidents/domain/national-schedule.js';

export const DUTY_KINDS = [
  'registration',
  'measures',
  'management',
  'training',
  'audit',
  'supervision',
  'fine',
] as const;
export type DutyKind = (typeof DUTY_KINDS)[number];

export const TERM_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** Event from which a term runs. */
export const TERM_STARTS = [
  'becoming_subject',
  'entry_in_register',
  'notice_of_class',
  'registration_decision',
  'change_of_data',
  'act_in_force',
  'previous_time',
] as const;
type TermStart = (typeof TERM_STARTS)[number];

export type Term = Readonly<{ value: number; unit: TermUnit; from: TermStart }>;

/** Upper limit of a fine in million of the currency, or of worldwide annual turnover; the higher one counts. */
type FineLimit = Readonly<{
  million: number;
  currency: string;
  turnoverPercent: number | null;
}>;

/**
 * `classes`: whom it binds. `recipient`, `quote`: in the language of the act; `quote` has at most 15 words.
 * `appliesFrom`: YYYY-MM-DD, if the act names a day.
 * `group`: the only entities it binds, by the act itself or by one that takes the duties of their sector; null: every entity of the classes.
 */
export type Duty = Readonly<{
  code: string;
  kind: DutyKind;
  country: MemberState | null;
  classes: readonly ('essential' | 'important')[];
  group: EntityGroup | null;
  term: Term | null;
  repeats: Term | null;
  appliesFrom: string | null;
  recipient: string | null;
  data: readonly string[];
  fine: FineLimit | null;
  quote: string | null;
  source: Source;
}>;

/** `union`: duties of the Directive. */
export type DutiesKnowledge = Readonly<{
  union: readonly Duty[];
  countries: Readonly<Partial<Record<MemberState, readonly Duty[]>>>;
}>;

const addMonths = (day: Date, months: number): Date => {
  const moved = new Date(day);
  moved.setUTCMonth(day.getUTCMonth() + months);
  // A month without that day ends on its last day.
  if (moved.getUTCDate() !== day.getUTCDate()) moved.setUTCDate(0);
  return moved;
};

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;

/** Last day of a term, counted from the day of the event. National rules on days off are not applied. */
export function dueDay({ value, unit }: Term, event: Date): Date {
  if (unit === 'months') return addMonths(event, value);
  if (unit === 'years') return addMonths(event, value * MONTHS_OF_YEAR);
  const days = unit === 'weeks' ? value * DAYS_OF_WEEK : value;
  return new Date(event.getTime() + days * DAY_MS);
}
