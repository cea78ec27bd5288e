/** A live order from its quote to its end: both transports report the same at every step. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../support/test-service.js';
import { openTransports, steady, type Transports, type Json } from './parity-transports.js';
import type { Values } from './parity-case.js';

const KEY = 'live lawyer_firm';
let service: TestService;
let transports: Transports;

beforeAll(async () => {
  service = await openTestService();
  transports = await openTransports(service);
});
afterAll(() => service.close());

/** Compares the REST response with the GraphQL response. */
async function both(operation: string, values: Values, different: readonly string[] = []) {
  const { rest, graphql } = await transports.both({ operation, what: '', values, key: KEY });
  const names = ['request_id', 'timestamp', ...different];
  expect(steady(rest, names)).toEqual(steady(graphql, names));
  return rest;
}

let serial = 0;
const REQUEST = { teenus: 'b_skann', riik: 'de', payload: { systeemid: ['example.com'] } } as const;
const aRequest = () => ({ ...REQUEST, idempotency_key: `parity-${String(++serial)}` });

/** Placed through REST; GraphQL repeats it. */
async function anOrder() {
  const request = aRequest();
  const requested = {
    operation: 'Mutation.createOrder',
    what: '',
    values: request,
    key: KEY,
  } as const;
  const placed = await transports.rest(requested);
  const { rest } = await transports.both(requested);
  expect(rest.data).toEqual(placed.data);
  const data = placed.data as Json; // an object of the schema
  return { request, data, order_id: String(data['order_id']), link: String(data['makselink']) };
}

const pay = (link: string) =>
  fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams('tegevus=maksa') });

test('a quote is the same', async () => {
  await both('Query.quote', REQUEST);
  await both('Query.quote', { teenus: 'pakett', riik: 'ee', payload: { riskitase: 'R3' } });
});

test('both transports report a repeated order the same, and a key reused for another order', async () => {
  const { request, data } = await anOrder();
  const again = await both('Mutation.createOrder', request);
  expect(again.data).toEqual(data);
  expect(again.meta['idempotency_replayed']).toBe(true);
  const { error } = await both('Mutation.createOrder', { ...request, riik: 'fr' });
  expect(error).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('both transports report the errors of an order the same', async () => {
  const payload = { tellimus: '00000000-0000-4000-8000-00000000000a' };
  const { error } = await both('Mutation.createOrder', { teenus: 'kordusallkiri', payload });
  expect(error).toMatchObject({
    details: [{ field: 'payload.tellimus', type: 'order_unknown' }],
  });
  await both('Mutation.createOrder', {
    teenus: 'b_skann',
    payload: { systeemid: 'x', juhuslik: 1 },
  });
});

test('an order reads the same while it waits, after payment and after release', async () => {
  const { order_id, link } = await anOrder();
  const waiting = await both('Query.order', { order_id });
  expect(waiting.data).toMatchObject({ makse_staatus: 'ootel', olek: 'makse_ootel' });
  await pay(link);
  const paid = await transports.rest({
    operation: 'Query.order',
    what: '',
    values: { order_id },
    key: KEY,
  });
  expect(paid.data).toMatchObject({ makse_staatus: 'tasutud' });
  const end = Date.now() + 20_000;
  let olek: unknown;
  while (olek !== 'vabastatud' && Date.now() < end) {
    const reported = await transports.rest({
      operation: 'Query.order',
      what: '',
      values: { order_id },
      key: KEY,
    });
    olek = (reported.data as Json)['olek'];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const released = await both('Query.order', { order_id });
  expect(released.data).toMatchObject({ olek: 'vabastatud', dokumendi_staatus: 'vabastatud' });
});

test('lists of orders are the same, and agree with each single order', async () => {
  const { order_id } = await anOrder();
  const { data } = await both('Query.billingSummary', {}, ['kasutus']);
  const listed = (data as { tellimused: readonly Json[] }).tellimused;
  const one = listed.find((order) => order['order_id'] === order_id);
  const read = await both('Query.order', { order_id });
  expect(read.data).toMatchObject(one ?? { missing: true });
});

test('an order can be cancelled once, on both transports alike', async () => {
  const { order_id } = await anOrder();
  const cancelled = await both('Mutation.cancelOrder', { order_id });
  expect(cancelled.data).toMatchObject({ olek: 'tyhistatud', makselink: null });
  await both('Query.order', { order_id });
  const paid = await anOrder();
  await pay(paid.link);
  const { error } = await both('Mutation.cancelOrder', { order_id: paid.order_id });
  expect(error).toMatchObject({ details: [{ field: 'order_id', type: 'order_paid' }] });
});

test('a licence ordered twice is one order, reported the same', async () => {
  const first = await both('Mutation.orderLicence', { litsents: 'professional' });
  const again = await both('Mutation.orderLicence', { litsents: 'professional' });
  expect(again.data).toEqual(first.data);
});
