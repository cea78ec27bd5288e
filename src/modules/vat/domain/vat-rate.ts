/** The seller's standard rate, which the law changes from one day to the next. Source. */
import { localDate } from '../../incidents/domain/local-time.js';

/** `from`, `until`: first and last day, YYYY-MM-DD; `until` null: in force. */
export type VatRate = Readonly<{ percent: number; from: string; until: string | null }>;

/** `timeZone`: IANA name; a day begins when it begins there. `rates`: oldest first, without gaps. */
export type RateTable = Readonly<{ timeZone: string; rates: readonly VatRate[] }>;

/** @throws RangeError for a day before the table begins: nothing was sold then, so this is a fault of ours. */
export function standardPercent({ timeZone, rates }: RateTable, at: Date): number {
  const day = localDate(at, timeZone);
  const rate = rates.find(({ from, until }) => from <= day && (until === null || day <= until));
  if (rate === undefined) throw new RangeError(`no VAT rate is known for ${day}`);
  return rate.percent;
}
