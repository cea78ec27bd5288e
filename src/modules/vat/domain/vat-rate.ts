/** The seller's standard rate by date. Source. */
import { localDate } from '../../incidents/domain/local-time.js';

/** `from`, `until`: inclusive, YYYY-MM-DD; `until` null: in force. */
export type VatRate = Readonly<{ percent: number; from: string; until: string | null }>;

/** `timeZone`: IANA name. `rates`: oldest first, without gaps. */
export type RateTable = Readonly<{ timeZone: string; rates: readonly VatRate[] }>;

/** @throws RangeError for a day before the first rate: a bug */
export function standardPercent({ timeZone, rates }: RateTable, at: Date): number {
  const day = localDate(at, timeZone);
  const rate = rates.find(({ from, until }) => from <= day && (until === null || day <= until));
  if (rate === undefined) throw new RangeError(`no VAT rate is known for ${day}`);
  return rate.percent;
}
