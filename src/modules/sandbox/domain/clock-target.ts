/** How far a test clock moves. */
import { invalid } from '../../../shared/errors.js';
import { monthEnd } from '../../../shared/limits/month.js';
import type { Renewal, Simulation } from './test-simulation.js';

const MS_PER_SECOND = 1000;

/** `seconds`, `until`: how far; both absent: not at all. `requests`: counted first. `renewal`: null: as before. */
export type AdvanceOptions = Readonly<{
  seconds: number | null;
  until: 'month_end' | 'licence_end' | null;
  requests: number;
  renewal: Renewal | null;
}>;

/** @returns milliseconds since the epoch @throws VALIDATION_FAILED if both are given */
export function targetOf(
  { now, licence, usage }: Simulation,
  { seconds, until }: AdvanceOptions,
): number {
  if (seconds !== null && until !== null) throw invalid({ field: 'until', type: 'value_error' });
  if (seconds !== null) return now + seconds * MS_PER_SECOND;
  if (until === 'month_end') return monthEnd(usage.month) * MS_PER_SECOND;
  return until === 'licence_end' ? Math.max(now, licence.until) : now;
}
