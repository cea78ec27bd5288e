import { expect, test } from '@jest/globals';
import { readLicence } from '../../../src/platform/stripe/read-event.js';

const ORDER = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';
const INVOICE = {
  id: 'in_1',
  billing_reason: 'subscription_create',
  amount_paid: 122_760,
  currency: 'EUR',
  hosted_invoice_url: 'https://invoice.test/in_1',
};
const PRESENT = {
  ...INVOICE,
  parent: {
    subscription_details: { subscription: { id: 'sub_1' }, metadata: { order_id: ORDER } },
  },
};
const BEFORE_2025 = {
  ...INVOICE,
  subscription: 'sub_1',
  subscription_details: { metadata: { order_id: ORDER } },
};

test.each([
  { name: 'in the current format', invoice: PRESENT },
  { name: 'in the earlier format', invoice: BEFORE_2025 },
])('a paid invoice is read $name', ({ invoice }) => {
  expect(readLicence('invoice.paid', invoice)).toEqual({
    kind: 'paid',
    subscriptionRef: 'sub_1',
    invoiceRef: 'in_1',
    orderId: ORDER,
    isFirst: true,
    amountCents: 122_760,
    currency: 'eur',
  });
});

test.each([
  { change: { billing_reason: 'subscription_cycle' }, changes: { isFirst: false } },
  { change: { subscription_details: { metadata: { order_id: 'x' } } }, changes: { orderId: null } },
  { change: { subscription_details: null }, changes: { orderId: null } },
])('other content of an invoice: $change', ({ change, changes }) => {
  expect(readLicence('invoice.paid', { ...BEFORE_2025, ...change })).toMatchObject(changes);
});

test('an unpaid invoice has the link where it can still be paid', () => {
  expect(readLicence('invoice.payment_failed', PRESENT)).toEqual({
    kind: 'unpaid',
    subscriptionRef: 'sub_1',
    payUrl: 'https://invoice.test/in_1',
  });
});

test('a subscription that ended is identified by its name', () => {
  expect(readLicence('customer.subscription.deleted', { id: 'sub_1' })).toEqual({
    kind: 'ended',
    subscriptionRef: 'sub_1',
  });
});

test('an invoice without a subscription is ignored', () => {
  expect(readLicence('invoice.paid', INVOICE)).toBeNull();
  expect(readLicence('invoice.paid', {})).toBeNull();
  expect(readLicence('customer.subscription.deleted', null)).toBeNull();
  expect(readLicence('customer.created', { id: 'sub_1' })).toBeNull();
});
