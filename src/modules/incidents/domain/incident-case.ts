/** One incident, as input of a template. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { Deadlines } from './deadlines.js';
import type { DateParam } from '../../../shared/message.js';
import type { NationalRegime } from './national-schedule.js';

/**
 * `summary`: the caller's text; never interpreted as a pattern.
 * `national`: record of the member state concerned; null: Directive only. `regime`: its coded stages.
 */
export type Case = Readonly<{
  detectedAt: Date;
  submittedAt: Date | null;
  summary: string | null;
  deadlines: Deadlines;
  national: NationalRecord | null;
  regime: NationalRegime | null;
}>;

/** An instant in UTC and in the local time of the country concerned. */
export const spell = ({ national }: Pick<Case, 'national'>, at: Date): DateParam => ({
  at,
  zone: national?.timeZone ?? null,
});
