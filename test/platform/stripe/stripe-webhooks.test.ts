import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { StripeWebhooks } from '../../../src/platform/stripe/stripe-webhooks.js';

const SECRET = 'whsec_test';
const ORDER_ID = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';
const webhooks = new StripeWebhooks(SECRET);

const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  payment_intent: 'pi_1',
  client_reference_id: ORDER_ID,
  metadata: { order_id: ORDER_ID },
  payment_status: 'paid',
  amount_total: 48360,
  currency: 'EUR',
};

const anEvent = (session: object, type = 'checkout.session.completed') =>
  JSON.stringify({ id: 'evt_1', type, livemode: true, data: { object: session } });

function read(payload: string, { secret = SECRET, age = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return webhooks.read(Buffer.from(payload), header);
}

test('a paid page is read with its order and amount', () => {
  expect(read(anEvent(SESSION))).toEqual({
    eventId: 'evt_1',
    eventType: 'checkout.session.completed',
    isLive: true,
    page: {
      pageRef: 'cs_1',
      paymentId: 'pi_1',
      orderId: ORDER_ID,
      isPaid: true,
      amountCents: 48360,
      currency: 'eur',
    },
  });
});

test.each([
  {
    name: 'an expanded payment',
    session: { payment_intent: { id: 'pi_2' } },
    page: { paymentId: 'pi_2' },
  },
  { name: 'no payment', session: { payment_intent: null }, page: { paymentId: 'cs_1' } },
  { name: 'a payment under way', session: { payment_status: 'unpaid' }, page: { isPaid: false } },
  { name: 'no metadata', session: { metadata: null }, page: { orderId: ORDER_ID } },
  { name: 'a foreign order', session: { metadata: { order_id: 'x' } }, page: { orderId: null } },
  { name: 'no sum', session: { amount_total: null }, page: { amountCents: null } },
  {
    name: 'another form',
    session: { amount_total: 'many' },
    page: { isPaid: true, orderId: null },
  },
])('a page with $name is read as such', ({ session, page }) => {
  expect(read(anEvent({ ...SESSION, ...session }))?.page).toMatchObject(page);
});

test('other events are ignored', () => {
  expect(read(anEvent({}, 'customer.created'))?.page).toBeNull();
  expect(read(anEvent(SESSION, 'checkout.session.expired'))?.page).toBeNull();
});

test('a missing, foreign or old signature, or one of other bytes, is refused', () => {
  const payload = anEvent(SESSION);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  expect(webhooks.read(Buffer.from(payload), undefined)).toBeNull();
  expect(webhooks.read(Buffer.from(payload), '')).toBeNull();
  expect(webhooks.read(Buffer.from(payload), 'nonsense')).toBeNull();
  expect(webhooks.read(Buffer.from(`${payload} `), header)).toBeNull();
  expect(read(payload, { secret: 'whsec_other' })).toBeNull();
  expect(read(payload, { age: 301 })).toBeNull();
  expect(read(payload, { age: 290 })).not.toBeNull();
});
