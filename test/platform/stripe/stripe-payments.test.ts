import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { StripePayments } from '../../../src/platform/stripe/stripe-payments.js';
import { openStandIn, type StandIn } from './stripe-stand-in.js';

const ORDER = {
  orderId: '00000000-0000-4000-8000-000000000001',
  sequence: 0,
  title: 'Üksikdokument / Single document',
  totalCents: 110360,
  email: 'client@example.test',
  language: 'de' as const,
  isMonthly: false,
};
const SESSION = {
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.test/cs_test_1',
  expires_at: 1_800_000_000,
  status: 'open',
};
const DOWN = { status: 503, body: { error: { type: 'api_error', message: 'down' } } };
let standIn: StandIn;
let payments: StripePayments;

beforeAll(async () => {
  standIn = await openStandIn(() => ({ status: 200, body: SESSION }));
  payments = new StripePayments(
    { secretKey: 'sk_test_x', apiBase: standIn.url },
    'https://api.example.test',
  );
});

afterAll(() => standIn.close());

beforeEach(() => {
  standIn.calls.length = 0;
  standIn.answers.length = 0;
});

test('a page charges the whole sum and contains the order’s id', async () => {
  expect(await payments.openPage(ORDER)).toEqual({
    providerRef: 'cs_test_1',
    url: 'https://checkout.test/cs_test_1',
    expiresAt: new Date(1_800_000_000_000),
  });
  const [call] = standIn.calls;
  expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
  const sent = Object.fromEntries(new URLSearchParams(call?.body));
  expect(sent).toMatchObject({
    mode: 'payment',
    client_reference_id: ORDER.orderId,
    'metadata[order_id]': ORDER.orderId,
    'line_items[0][price_data][unit_amount]': '110360',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][product_data][name]': ORDER.title,
    customer_email: ORDER.email,
    locale: 'de',
    success_url: `https://api.example.test/pay/done?tellimus=${ORDER.orderId}&keel=de`,
    cancel_url: `https://api.example.test/pay/cancelled?tellimus=${ORDER.orderId}&keel=de`,
  });
});

test('the same page has the same key, another page of the order another key', async () => {
  await payments.openPage(ORDER);
  await payments.openPage(ORDER);
  await payments.openPage({ ...ORDER, sequence: 1 });
  await payments.openPage({ ...ORDER, title: 'Renamed' });
  const [first, again, next, renamed] = standIn.calls.map(({ key }) => key);
  expect(first).toMatch(new RegExp(`^order:${ORDER.orderId}:0:`));
  expect(again).toBe(first);
  expect(new Set([first, next, renamed]).size).toBe(3);
});

test('a provider that is down for a moment is called again, with the same key', async () => {
  standIn.answers.push(DOWN, DOWN);
  await payments.openPage(ORDER);
  expect(standIn.calls).toHaveLength(3);
  expect(new Set(standIn.calls.map(({ key }) => key)).size).toBe(1);
});

test('a provider that stays down is unavailable', async () => {
  standIn.answers.push(DOWN, DOWN, DOWN);
  await expect(payments.openPage(ORDER)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(standIn.calls).toHaveLength(3);
});

test('a provider that cannot be reached is unavailable', async () => {
  const away = new StripePayments(
    { secretKey: 'sk_test_x', apiBase: 'http://127.0.0.1:9' },
    'https://api.example.test',
  );
  await expect(away.openPage(ORDER)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('a request that the provider refuses is an internal error', async () => {
  const refusal = { error: { type: 'invalid_request_error', message: 'no' } };
  standIn.answers.push({ status: 400, body: refusal });
  await expect(payments.openPage(ORDER)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});

test('closing a page ends it', async () => {
  expect(await payments.closePage('cs_test_1')).toBe('closed');
  expect(standIn.calls[0]?.path).toBe('/v1/checkout/sessions/cs_test_1/expire');
});

test.each([
  { status: 'expired', closed: 'closed' },
  { status: 'complete', closed: 'paid' },
])('a page that is already $status counts as $closed', async ({ status, closed }) => {
  const refusal = { error: { type: 'invalid_request_error', message: 'not open' } };
  standIn.answers.push(
    { status: 400, body: refusal },
    { status: 200, body: { ...SESSION, status } },
  );
  expect(await payments.closePage('cs_test_1')).toBe(closed);
});

test.each([
  { secretKey: 'sk_live_x', isLive: true },
  { secretKey: 'rk_live_x', isLive: true },
  { secretKey: 'sk_test_x', isLive: false },
])('a key named $secretKey moves real money: $isLive', ({ secretKey, isLive }) => {
  expect(new StripePayments({ secretKey, apiBase: null }, '').isLive).toBe(isLive);
});
