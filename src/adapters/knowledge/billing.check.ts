/** Checks of `kb/billing` beyond its form. */
import type { VatRate } from '../../core/billing/vat-rate.js';
import type { VatKnowledge } from '../../core/billing/vat.js';
import { isMemberState } from '../../core/country.js';

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const hasEnded = ({ from, until }: VatRate): boolean => until !== null && until < from;

/** Each rate begins on the day after the one before it ends, and the last one is in force. */
function rateFaults(rates: readonly VatRate[]): string[] {
  const faults = rates.flatMap((rate, at) => {
    const next = rates[at + 1];
    if (hasEnded(rate)) return [`the rate from ${rate.from} ends before it begins`];
    if (next === undefined) return rate.until === null ? [] : [`no rate follows ${rate.until}`];
    if (rate.until !== null && next.from === dayAfter(rate.until)) return [];
    return [`the rate from ${next.from} does not follow on the one before it`];
  });
  return faults.map((fault) => `kb/billing: ${fault}`);
}

/** Readable faults; empty when right. */
export function checkBilling({
  sellerCountry,
  rates,
  outsideUnion,
}: VatKnowledge): readonly string[] {
  const inside = outsideUnion.filter(isMemberState);
  const twice = outsideUnion.filter((code, at) => outsideUnion.indexOf(code) !== at);
  return [
    ...(isMemberState(sellerCountry) ? [] : ['kb/billing: the seller is in no member state']),
    ...rateFaults(rates),
    ...inside.map((code) => `kb/billing: ${code} is a member state, not outside the Union`),
    ...twice.map((code) => `kb/billing: ${code} is named twice`),
  ];
}
