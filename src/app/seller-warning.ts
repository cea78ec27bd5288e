/** What is missing of the seller's details. */
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';

/** A live key requires the VAT number; a test key does not. */
export function warnOfSeller(
  { stripe, seller }: Pick<Config, 'stripe' | 'seller'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (stripe === null || seller.vatNumber !== null) return;
  log.warn('SELLER_VAT_NUMBER is not set: e-invoices with VAT break BR-S-02 without it');
}
