import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPayload } from '../../../src/modules/documents/order-facts.graphql.js';
import { openGenerationFixture, type GenerationFixture } from './document-generation-fixture.js';

let fixture: GenerationFixture;

beforeAll(async () => {
  fixture = await openGenerationFixture();
});

afterAll(() => fixture.close());

const digests = (documents: readonly Record<string, unknown>[]) =>
  documents.map(({ kind, sha256 }) => [kind, sha256]);

const PACKAGE = [
  'security_policy',
  'incident_procedure',
  'continuity_plan',
  'supplier_policy',
  'applicability_statement',
];

test('a paid package is released with its five documents', async () => {
  const { id } = await fixture.aPaidOrder('pakett', { keel: 'en' });
  await fixture.service.make(id, false);
  const documents = await fixture.documentsOf(id);
  expect(documents.map(({ kind }) => kind)).toEqual(PACKAGE);
  expect(documents.map(({ language }) => language)).toEqual(PACKAGE.map(() => 'en'));
  expect(await fixture.orderRow(id)).toMatchObject({
    document_status: 'released',
    failed_at: null,
  });
});

test.each([
  ['raamistikukaart', {}, 'framework_map'],
  ['intsidendimallid', {}, 'incident_templates'],
  ['tarneahela_toend', {}, 'supply_chain_attestation'],
  ['b_skann', {}, 'check_report'],
  ['yksikdokument', { dokument: 'tarneahela_poliitika' }, 'supplier_policy'],
  ['yksikdokument', {}, 'security_policy'],
])('%s with %j results in %s', async (service, payload, kind) => {
  const { id } = await fixture.aPaidOrder(service, payload);
  await fixture.service.make(id, false);
  expect((await fixture.documentsOf(id)).map((one) => one['kind'])).toEqual([kind]);
});

const numbersOf = async (id: string) =>
  (
    await fixture.rows('select number from document where order_id = ?::uuid order by position', [
      id,
    ])
  ).map(({ number }) => String(number));

test('documents of simultaneous orders have unique and final numbers', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(() => fixture.aPaidOrder('pakett')));
  for (const { id } of orders) await fixture.service.make(id, false);
  const numbers = (await Promise.all(orders.map(({ id }) => numbersOf(id)))).flat();
  expect(new Set(numbers).size).toBe(20);
  for (const number of numbers) expect(number).toMatch(/^NIS2(-[0-9A-Z]{4}){3}-0[1-5]$/);
  const [first = '', second = ''] = numbers;
  await expect(
    fixture.rows('update document set number = ? where number = ?', [second, first]),
  ).rejects.toThrow('is final');
});

test('unknown members of a payload do not affect the documents', async () => {
  const organisatsioon = { nimi: 'Näidis OÜ', reg_kood: '12345678' };
  const plain = await fixture.aPaidOrder('b_skann', { organisatsioon });
  const payload = { organisatsioon: { ...organisatsioon, veeb: 'x' }, foo: 1, vastused: { z9: 1 } };
  const more = await fixture.aPaidOrder('b_skann', payload);
  for (const { id } of [plain, more]) await fixture.service.make(id, false);
  const [one, other] = [await fixture.documentsOf(plain.id), await fixture.documentsOf(more.id)];
  expect(other).toHaveLength(one.length);
  expect(readPayload(payload)).toEqual({ organisatsioon, vastused: {} });
});

test('a job that runs twice concurrently generates the documents once', async () => {
  const { id } = await fixture.aPaidOrder('pakett');
  await Promise.all([1, 2, 3].map(() => fixture.service.make(id, false)));
  expect(await fixture.documentsOf(id)).toHaveLength(5);
  const audit = await fixture.rows(
    `select 1 from audit_log where action = 'order.released' and object = ?`,
    [`order:${id}`],
  );
  expect(audit).toHaveLength(1);
});

test('after a crash between generating and storing, the documents are generated again with the same bytes', async () => {
  const one = await fixture.aPaidOrder('raamistikukaart');
  await fixture.rows('alter table document rename to elsewhere');
  await expect(fixture.service.make(one.id, false)).rejects.toThrow();
  await fixture.rows('alter table elsewhere rename to document');
  expect(await fixture.orderRow(one.id)).toMatchObject({ document_status: 'generating' });
  await fixture.service.make(one.id, false);
  const first = digests(await fixture.documentsOf(one.id));
  await fixture.rows('delete from document where order_id = ?::uuid', [one.id]);
  await fixture.rows('alter table orders disable trigger orders_only_forward');
  await fixture.rows(
    `update orders set document_status = 'generating', released_at = null where id = ?::uuid`,
    [one.id],
  );
  await fixture.rows('alter table orders enable trigger orders_only_forward');
  await fixture.service.make(one.id, false);
  expect(digests(await fixture.documentsOf(one.id))).toEqual(first);
});

test('an order that is unpaid, refunded or unknown gets no documents', async () => {
  const unpaid = await fixture.aPlacedOrder('b_skann');
  const refunded = await fixture.aPaidOrder('b_skann');
  await fixture.rows('update orders set refunded_at = now() where id = ?::uuid', [refunded.id]);
  for (const id of [unpaid.id, refunded.id, randomUUID()]) {
    await fixture.service.make(id, true);
    expect(await fixture.documentsOf(id)).toEqual([]);
  }
});

test('re-signed documents are named with the digests of their files', async () => {
  const first = await fixture.aPaidOrder('b_skann');
  await fixture.service.make(first.id, false);
  const files = await fixture.documentsOf(first.id);
  const client = first.client;
  const request = fixture.aRequest('kordusallkiri', { payload: { tellimus: first.id } });
  const { order } = await fixture.orders.place(request, fixture.contextOf(client));
  const page = { orderId: order.id, amountCents: order.amounts.totalCents };
  await fixture.settlement.settle(fixture.aPaymentEvent(page));
  await fixture.service.make(order.id, false);
  const [made] = await fixture.documentsOf(order.id);
  expect(made?.['kind']).toBe('re_signing');
  const { default: PizZip } = await import('pizzip');
  // The column is bytea.
  const text = new PizZip(made?.['bytes'] as Buffer).file('word/document.xml')?.asText();
  expect(text).toContain(files[0]?.['sha256']);
});

test('after the last attempt the order is marked as failed, and a retry can be requested', async () => {
  const { id } = await fixture.aPaidOrder('b_skann');
  await fixture.rows('alter table document rename to elsewhere');
  await expect(fixture.service.make(id, false)).rejects.toThrow();
  expect(await fixture.orderRow(id)).toMatchObject({ failed_at: null });
  await expect(fixture.service.make(id, true)).rejects.toThrow();
  await fixture.rows('alter table elsewhere rename to document');
  expect((await fixture.orderRow(id))['failed_at']).not.toBeNull();
  expect(await fixture.queue.pending()).toContainEqual(
    expect.objectContaining({ orderId: id, state: 'failed' }),
  );
  expect(await fixture.queue.retry(id)).toBe(true);
  expect(await fixture.orderRow(id)).toMatchObject({ failed_at: null });
  expect(await fixture.queue.pending()).toContainEqual(
    expect.objectContaining({ orderId: id, state: 'waiting', attempts: 0 }),
  );
  await fixture.service.make(id, false);
  expect(await fixture.queue.retry(id)).toBe(false);
});

test('lost, exhausted and delayed orders are found', async () => {
  const lost = await fixture.aPaidOrder('b_skann');
  const spent = await fixture.aPaidOrder('b_skann');
  const job = (id: string) => `documents:${id}`;
  await fixture.rows('delete from graphile_worker._private_jobs where key = ?', [job(lost.id)]);
  await fixture.rows(
    'update graphile_worker._private_jobs set attempts = max_attempts where key = ?',
    [job(spent.id)],
  );
  const now = fixture.runtime.now();
  expect(await fixture.queue.enqueueLost()).toEqual([lost.id]);
  expect(await fixture.queue.enqueueLost()).toEqual([]);
  expect(await fixture.queue.markSpent(now)).toEqual([spent.id]);
  expect(await fixture.queue.markSpent(now)).toEqual([]);
  const later = new Date(now.getTime() + 1);
  // The failed one is in the operator's list.
  const waiting = await fixture.queue.countWaiting(later);
  expect(waiting.count).toBeGreaterThan(0);
  expect(waiting.oldest).not.toBe(spent.id);
  expect(await fixture.queue.countWaiting(new Date(0))).toEqual({ count: 0, oldest: null });
  expect(await fixture.queue.markDelayed(later, now)).toEqual(
    expect.arrayContaining([lost.id, spent.id]),
  );
  expect(await fixture.queue.markDelayed(later, now)).toEqual([]);
});
