import { expect, test } from '@jest/globals';
import { readRefund } from '../../../src/platform/stripe/read-refund.js';

const ID = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';
const REFUND = {
  id: 're_1',
  object: 'refund',
  payment_intent: 'pi_1',
  metadata: { refund_id: ID },
  amount: 500,
  status: 'succeeded',
};

test('a refund is read with its reason', () => {
  expect(readRefund(REFUND)).toEqual({
    ref: 're_1',
    refundId: ID,
    paymentId: 'pi_1',
    amountCents: 500,
    state: 'done',
    problem: null,
  });
});

test.each([
  { name: 'made manually', change: { metadata: {} }, changes: { refundId: null } },
  {
    name: 'with a foreign id',
    change: { metadata: { refund_id: 'x' } },
    changes: { refundId: null },
  },
  {
    name: 'of an expanded payment',
    change: { payment_intent: { id: 'pi_2' } },
    changes: { paymentId: 'pi_2' },
  },
  { name: 'of no payment', change: { payment_intent: null }, changes: { paymentId: null } },
  { name: 'in progress', change: { status: 'pending' }, changes: { state: 'pending' } },
  { name: 'that waits', change: { status: 'requires_action' }, changes: { state: 'pending' } },
  { name: 'without a status', change: { status: null }, changes: { state: 'pending' } },
  { name: 'cancelled', change: { status: 'canceled' }, changes: { state: 'failed' } },
  {
    name: 'that failed',
    change: { status: 'failed', failure_reason: 'lost_card' },
    changes: { state: 'failed', problem: 'lost_card' },
  },
])('a refund $name is read as such', ({ change, changes }) => {
  expect(readRefund({ ...REFUND, ...change })).toMatchObject(changes);
});

test('an event that is not a refund is ignored', () => {
  expect(readRefund({ ...REFUND, amount: 0 })).toBeNull();
  expect(readRefund(null)).toBeNull();
});
