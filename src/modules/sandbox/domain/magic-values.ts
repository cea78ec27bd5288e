/**
 * Every value that a sandbox key can give to make something happen. The guide "Test mode" has this table. Source: D-275.
 */
import type { PaymentPlan } from '../../orders/domain/payment-plan.js';
import type { NumberCheck } from '../../vat/domain/vat.js';

type MagicPlan = Readonly<{ value: PaymentPlan; effect: string }>;

/** Of `payload.sandbox` in an order. */
export const MAGIC_PAYMENTS: readonly MagicPlan[] = [
  { value: 'clock_paid', effect: 'Paid after 1 minute, released after 3 minutes.' },
  {
    value: 'clock_declined',
    effect:
      'The card is declined after 1 minute: as in live mode the order stays unpaid, and expires after 14 days.',
  },
  {
    value: 'clock_other_amount',
    effect: 'Another amount arrives after 1 minute: it is not accepted, the order stays unpaid.',
  },
  { value: 'clock_unpaid', effect: 'Nobody pays: the order expires after 14 days.' },
  {
    value: 'clock_paid_late',
    effect: 'Expires after 14 days, is paid after 15 days, and is released 2 minutes later.',
  },
  {
    value: 'clock_delayed',
    effect: 'Paid after 1 minute, delayed after 17 minutes, released after 30 minutes.',
  },
  {
    value: 'clock_failed',
    effect: 'Paid after 1 minute; the documents fail after 3 minutes.',
  },
  {
    value: 'clock_refunded',
    effect:
      'Paid after 1 minute, released after 3 minutes, refunded with a credit note after 1 day.',
  },
];

/** `verifiesAfterHours`: VIES answers then; null: never. */
type MagicNumber = Readonly<{
  value: string;
  check: NumberCheck;
  verifiesAfterHours: number | null;
  effect: string;
}>;

/** Of `kmkr` in the billing details. Compared without spaces, in any case. */
export const MAGIC_NUMBERS: readonly MagicNumber[] = [
  {
    value: 'DE000000001',
    check: 'valid',
    verifiesAfterHours: null,
    effect: 'VIES confirms the number: reverse charge, 0 % VAT.',
  },
  {
    value: 'DE000000002',
    check: 'invalid',
    verifiesAfterHours: null,
    effect: 'VIES rejects the number: VAT is charged.',
  },
  {
    value: 'DE000000003',
    check: 'unavailable',
    verifiesAfterHours: null,
    effect: 'VIES does not answer: VAT is charged until it does.',
  },
  {
    value: 'DE000000004',
    check: 'unavailable',
    verifiesAfterHours: 1,
    effect: 'VIES does not answer at first and confirms the number after 1 hour: `vat.verified`.',
  },
];
