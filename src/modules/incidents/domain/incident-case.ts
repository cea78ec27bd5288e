/** One incident, as a template speaks of it. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { Deadlines } from './deadlines.js';
import { spellInstant } from './instant.js';

/**
 * `summary`: the caller's own words; they are data and never a pattern.
 * `national`: the record of the member state concerned; null for the Directive alone.
 */
export type Case = Readonly<{
  detectedAt: Date;
  submittedAt: Date | null;
  summary: string | null;
  deadlines: Deadlines;
  national: NationalRecord | null;
}>;

/** An instant of the incident, by UTC and by the clock of the country concerned. */
export const spell = ({ national }: Pick<Case, 'national'>, at: Date): string =>
  spellInstant(at, national?.timeZone ?? null);
