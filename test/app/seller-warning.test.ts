import { expect, test } from '@jest/globals';
import { warnOfSeller } from '../../src/app/seller-warning.js';
import { loadConfig } from '../../src/config/env.js';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const NUMBER = { SELLER_VAT_NUMBER: 'EE100000006' };

test.each([
  { name: 'the local payment page', environment: {}, warnings: 0 },
  { name: 'Stripe and no number', environment: STRIPE, warnings: 1 },
  { name: 'Stripe and a number', environment: { ...STRIPE, ...NUMBER }, warnings: 0 },
])('with $name there are $warnings warnings at start', ({ environment, warnings }) => {
  const lines: unknown[] = [];
  warnOfSeller(loadConfig(environment), { warn: (line: unknown) => void lines.push(line) });
  expect(lines).toHaveLength(warnings);
});

test('with live Stripe and without the number the service does not start', () => {
  const live = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_x' };
  expect(() => loadConfig(live)).toThrow('SELLER_VAT_NUMBER');
});
