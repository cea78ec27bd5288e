/** The VAT rate of an invoice in words. */
import { spellPercent } from '../../../shared/amount.js';
import type { Invoice, VatShare } from './invoice.js';
import { countryName } from './invoice-parties.js';

/** With the country of the rate if it is not the buyer's, such as "24 % (Estonia)". */
export function spellRate(
  { kind, percent }: VatShare,
  { seller, buyer, language }: Invoice,
): string {
  const rate = spellPercent(percent, language);
  const isAbroad = kind === 'standard' && buyer.country !== seller.country;
  const country = isAbroad ? countryName(seller.country, language) : null;
  return country === null ? rate : `${rate} (${country})`;
}
