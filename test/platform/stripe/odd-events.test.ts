/** Any signed event is read without an exception, and the result can be stored. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { readEvent } from '../../../src/platform/stripe/read-event.js';
import { StripeWebhooks } from '../../../src/platform/stripe/stripe-webhooks.js';
import { deepJson, malformedValue, spoilt } from '../../support/odd-values.js';
import { anEvent, SHAPES } from '../../support/stripe-shapes.js';

const SECRET = 'whsec_test';
const RUNS = { numRuns: 400 };
const webhooks = new StripeWebhooks(SECRET);

const now = (): number => Math.floor(Date.now() / 1_000);

const hmacOf = (body: Uint8Array, timestamp: number): string =>
  createHmac('sha256', SECRET).update(`${timestamp}.`).update(body).digest('hex');

const readSigned = (body: Uint8Array) =>
  webhooks.read(body, `t=${now()},v1=${hmacOf(body, now())}`);

/** PostgreSQL accepts neither U+0000 nor lone surrogates, and an id has at most 255 characters. */
function expectStorable(paymentEvent: ReturnType<typeof readSigned>): void {
  expect(paymentEvent).not.toBeNull();
  const text = JSON.stringify(paymentEvent);
  expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  expect(paymentEvent?.eventId).toMatch(/^[\x21-\x7e]{1,255}$/);
  expect(paymentEvent?.eventType).toMatch(/^[\w.]{1,100}$/);
}

const types = fc.constantFrom(...Object.keys(SHAPES));

test('events with malformed members are read', () => {
  const events = types.chain((type) =>
    fc.oneof(
      spoilt(SHAPES[type] ?? {}).map((object) => anEvent(type, object)),
      spoilt(anEvent(type, SHAPES[type])),
      malformedValue.map((object) => anEvent(type, object)),
    ),
  );
  fc.assert(
    fc.property(events, (event) => {
      expectStorable(readSigned(Buffer.from(JSON.stringify(event))));
      expectStorable(readEvent(event));
    }),
    RUNS,
  );
});

test('bodies of any kind are read', () => {
  const json = malformedValue.map((value) => Buffer.from(JSON.stringify(value)));
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(json, bytes), (body) => {
      expectStorable(readSigned(body));
    }),
    RUNS,
  );
  for (const text of ['', 'null', '""', '{', '\ufeff{}', '{"data":null}', deepJson(100_000)])
    expectStorable(readSigned(Buffer.from(text)));
});

test('an event type that equals a built-in name of JavaScript is like any other', () => {
  for (const type of ['constructor', '__proto__', 'toString'])
    expect(readSigned(Buffer.from(JSON.stringify(anEvent(type, { id: 'x' }))))).toEqual(
      expect.objectContaining({ eventType: type, page: null }),
    );
  const refund = { ...SHAPES['refund.updated'], status: 'constructor' };
  expect(readEvent(anEvent('refund.updated', refund)).refund?.state).toBe('pending');
});

test('readable members of an unreadable payment are reported', () => {
  const session = { ...SHAPES['checkout.session.completed'], payment_status: null };
  expect(readEvent(anEvent('checkout.session.completed', session)).page).toEqual({
    pageRef: '',
    paymentId: 'pi_1',
    orderId: null,
    isPaid: true,
    amountCents: 48_360,
    currency: 'eur',
    unread: { orderId: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11' },
  });
  const invoice = { ...SHAPES['invoice.paid'], billing_reason: 7, payment_intent: 'pi_9' };
  expect(readEvent(anEvent('invoice.paid', invoice)).page?.paymentId).toBe('in_1');
  // A refund is not a payment, so it cannot be refunded.
  const event = anEvent('refund.updated', { ...SHAPES['refund.updated'], amount: 1.5 });
  expect(readEvent(event).page).toMatchObject({ paymentId: event.id, amountCents: null });
});

test('a malformed signature header is refused', () => {
  const body = Buffer.from('{}');
  const right = hmacOf(body, now());
  const malformed = [
    't=1,v1=',
    't=,v1=',
    't',
    'v1',
    '=',
    ',',
    `t=${now()},v1`,
    `t=${now()},v1=`,
    `t=${now()},v1=${'é'.repeat(64)}`,
    `t=${now()},v1=${right.toUpperCase()}ß`,
    `t=x,v1=${right}`,
    `t=-1,v1=${right}`,
    `t=1e9,v1=${right}`,
    `v1=${right}`,
    right,
    `t=${now()},v0=${right}`,
    `t=${now()},v1=${right.slice(1)}`,
    `t=${now()};v1=${right}`,
  ];
  for (const header of malformed)
    expect([header, webhooks.read(body, header)]).toEqual([header, null]);
  const any = fc.string({ unit: 'binary', maxLength: 120 });
  const near = any.map((text) => `t=${now()},v1=${text}`);
  fc.assert(
    fc.property(fc.oneof(any, near), (header) => webhooks.read(body, header) === null),
    RUNS,
  );
});

test('one valid signature among several is enough', () => {
  const body = Buffer.from('{}');
  const header = `t=${now()},v1=${'0'.repeat(64)},v0=1,v1=${hmacOf(body, now())}`;
  expect(webhooks.read(body, header)).not.toBeNull();
});
