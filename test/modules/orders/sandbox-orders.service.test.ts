import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import type { Caller } from '../../../src/shared/caller.js';
import { OrdersService } from '../../../src/modules/orders/orders.service.js';
import { CreateOrderArgs, toOrderRequest } from '../../../src/modules/orders/orders.graphql.js';
import { toOrderView } from '../../../src/shared/graphql/order.graphql.js';
import { noClockOrders } from '../../fakes/no-test-clock.js';
import { SandboxOrders } from '../../../src/modules/orders/sandbox-orders.service.js';

const { catalogue, vat } = presentLaw().knowledge;
const unused = () => Promise.reject(new Error('the sandbox asks nothing of live orders'));
const sandbox = new SandboxOrders({
  catalogue,
  vat,
  sampleEntry: () =>
    Promise.resolve({
      fileName: 'sample.pdf',
      downloadUrl: 'https://example.test/v1/download/x',
      kind: 'sample',
      sizeBytes: 1,
      sha256: '0'.repeat(64),
      validUntil: null,
      language: 'en',
      kbVersion: 'kb_2026-01-01_00000000',
      number: null,
      verificationUrl: null,
      pdf: null,
    }),
  invoiceNumber: 'SANDBOX-2026-0001',
  clock: noClockOrders,
});
const orders = new OrdersService(sandbox, {
  orders: { place: unused, read: unused },
  licenceOrders: { order: unused },
  cancellation: { cancel: unused },
});

const caller: Caller = {
  keyId: randomUUID(),
  lineageId: randomUUID(),
  accountId: randomUUID(),
  role: 'client',
  mode: 'test',
  tier: 'sandbox',
  overrides: { perMinute: null, perMonth: null },
};
const pending = { caller, requestId: randomUUID() };
const request = (args: Readonly<Partial<CreateOrderArgs>>) =>
  toOrderRequest(Object.assign(new CreateOrderArgs(), args), catalogue.services);

/** The error that the request was rejected with. */
function refusal(args: Readonly<Partial<CreateOrderArgs>>): unknown {
  try {
    return request(args);
  } catch (error) {
    return error;
  }
}

test('whatever is ordered, placing and reading return the same demo order to the byte', async () => {
  const { order, isReplay } = await orders.place(
    request({ teenus: 'b_skann', riik: 'fi' }),
    pending,
  );
  const read = await orders.read('sandbox-demo-order-001', pending);
  expect(isReplay).toBe(false);
  expect(JSON.stringify(toOrderView(read, 'note'))).toBe(
    JSON.stringify(toOrderView(order, 'note')),
  );
  expect(toOrderView(read, 'note')).toMatchObject({
    orderId: 'sandbox-demo-order-001',
    serviceKey: 'pakett',
    country: 'EU',
    paymentLink: null,
    net: '1590.00',
    vat: '381.60',
    total: '1971.60',
    currency: 'EUR',
    result: { documents: [{ fileName: 'sample.pdf', validUntil: null }], sandboxNote: 'note' },
  });
});

test('no other order exists', async () => {
  await expect(orders.read(randomUUID(), pending)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an unknown service is refused, and the error lists the known ones', () => {
  const expected = catalogue.services.map(({ key }) => key).join(', ');
  expect(refusal({ teenus: 'kohv' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'teenus', type: 'enum', params: { expected } }],
  });
});

test.each([
  { teenus: 'pakett', payload: { riskitase: 'R5' }, field: 'payload.riskitase' },
  { teenus: 'tarneahela_toend', payload: { riskitase: 3 }, field: 'payload.riskitase' },
  { teenus: 'hooldus', payload: { periood: 'nädal' }, field: 'payload.periood' },
  { teenus: 'hooldus', payload: { periood: '__proto__' }, field: 'payload.periood' },
])('$teenus cannot be ordered with $payload', ({ teenus, payload, field }) => {
  expect(refusal({ teenus, payload })).toMatchObject({ details: [{ field, type: 'enum' }] });
});

test.each([
  { teenus: 'pakett', payload: null, options: { riskTier: 'R1', period: 'month' } },
  { teenus: 'pakett', payload: { riskitase: 'R3' }, options: { riskTier: 'R3', period: 'month' } },
  { teenus: 'hooldus', payload: { periood: 'aasta' }, options: { riskTier: 'R1', period: 'year' } },
  {
    teenus: 'b_skann',
    payload: { riskitase: 'R4', periood: 'aasta' },
    options: { riskTier: 'R1', period: 'month' },
  },
])('$teenus with $payload is priced by its own options only', ({ teenus, payload, options }) => {
  expect(request({ teenus, payload }).options).toEqual(options);
});

test('the country is normalised to one code', () => {
  expect(request({ teenus: 'pakett', riik: 'EL' }).country).toBe('gr');
  expect(request({ teenus: 'pakett' }).country).toBeNull();
});

test('cancelling returns a cancelled order and changes nothing', async () => {
  const before = await orders.read('sandbox-demo-order-001', pending);
  const cancelled = await orders.cancel('sandbox-demo-order-001', pending);
  expect(cancelled).toMatchObject({
    phase: 'cancelled',
    state: { payment: 'pending' },
    documents: null,
  });
  expect(await orders.read('sandbox-demo-order-001', pending)).toEqual(before);
});
