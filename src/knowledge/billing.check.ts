/** Checks of `kb/billing` beyond its schema. */
import type { VatRate } from '../modules/vat/domain/vat-rate.js';
import type { VatKnowledge } from '../modules/vat/domain/vat.js';
import { isMemberState } from '../shared/country.js';
import { isoDay } from '../shared/iso-day.js';

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => isoDay(new Date(Date.parse(day) + DAY_MS));

const hasEnded = ({ from, until }: VatRate): boolean => until !== null && until < from;

/** Each rate begins on the day after the previous one ends; the last one is in force. */
function rateErrors(rates: readonly VatRate[]): string[] {
  const errors = rates.flatMap((rate, at) => {
    const next = rates[at + 1];
    if (hasEnded(rate)) return [`the rate from ${rate.from} ends before it begins`];
    if (next === undefined) return rate.until === null ? [] : [`no rate follows ${rate.until}`];
    if (rate.until !== null && next.from === dayAfter(rate.until)) return [];
    return [`the rate from ${next.from} does not follow on the one before it`];
  });
  return errors.map((error) => `kb/billing: ${error}`);
}

/** Codes are unique and no country codes; each territory counts as a known country. */
function territoryErrors({ territories, outsideUnion }: VatKnowledge): string[] {
  const codes = territories.map(({ code }) => code).filter((code) => code !== null);
  const known = (code: string) => isMemberState(code) || outsideUnion.includes(code);
  return [
    ...codes.filter(known).map((code) => `kb/billing: territory ${code} is a country as well`),
    ...codes
      .filter((code, at) => codes.indexOf(code) !== at)
      .map((code) => `kb/billing: territory ${code} is named twice`),
    ...territories
      .filter(({ state }) => !known(state))
      .map(
        ({ code, state }) => `kb/billing: territory ${code ?? ''} counts as ${state}, no country`,
      ),
  ];
}

/** @returns one line per problem; empty if none */
export function checkBilling(vat: VatKnowledge): readonly string[] {
  const { sellerCountry, rates, outsideUnion } = vat;
  const inside = outsideUnion.filter(isMemberState);
  const twice = outsideUnion.filter((code, at) => outsideUnion.indexOf(code) !== at);
  return [
    ...(isMemberState(sellerCountry) ? [] : ['kb/billing: the seller is in no member state']),
    ...rateErrors(rates),
    ...inside.map((code) => `kb/billing: ${code} is a member state, not outside the Union`),
    ...territoryErrors(vat),
    ...twice.map((code) => `kb/billing: ${code} is named twice`),
  ];
}
