/** Each kind of webhook is sent exactly once per cause, however often the cause is reported or checked. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WEBHOOK_TYPES, type WebhookType } from '../../../src/modules/webhooks/domain/webhook.js';
import { DocumentQueueRepository } from '../../../src/modules/documents/document-queue.repository.js';
import { DocumentGenerationRepository } from '../../../src/modules/documents/document-generation.repository.js';
import { PostgresCancellation } from '../../../src/modules/order-expiry/cancellation.repository.js';
import { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';
import { notificationsIn } from './account-notifications-fixture.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let fixture: StripeFixture;
let changes: ReturnType<typeof notificationsIn>;
let licences: ReturnType<typeof licencesIn>;

beforeAll(async () => {
  fixture = await openStripeFixture();
  changes = notificationsIn(fixture);
  licences = licencesIn(fixture);
});
afterAll(() => fixture.close());

/** Each causes its kind, repeatedly if it can be reported repeatedly. @returns the account */
type Cause = () => Promise<string>;

async function placed(service = 'b_skann') {
  const client = await changes.aFollower();
  const request = fixture.aRequest(service, { idempotencyKey: `key-${client.accountId}` });
  const place = () => fixture.orders.place(request, fixture.contextOf(client));
  const [{ order }] = [await place(), await place()];
  return { id: order.id, accountId: client.accountId };
}

async function paid(service = 'b_skann') {
  const order = await placed(service);
  const event = fixture.stub.records.pay(fixture.stub.records.pageOf(order.id).id);
  await Promise.all([fixture.deliver(event), fixture.deliver(event)]);
  await fixture.deliver(event);
  return order;
}

async function twice(work: () => Promise<unknown>): Promise<void> {
  await Promise.all([work(), work()]);
  await work();
}

const queue = () => new DocumentQueueRepository(fixture.em);
const now = () => fixture.runtime.now();

async function aFailure(): Promise<string> {
  const { id, accountId } = await paid();
  await twice(() => queue().markFailed(id, now()));
  return accountId;
}

async function aDelay(): Promise<string> {
  const { accountId } = await paid();
  fixture.runtime.pass(HOUR_MS);
  await twice(() => queue().markDelayed(now(), now()));
  return accountId;
}

async function aRelease(): Promise<string> {
  const { id, accountId } = await paid();
  const store = new DocumentGenerationRepository(fixture.em);
  const order = await store.find(id);
  if (order === null) throw new Error('nothing to make');
  await twice(() => store.release(order, [], { now: now(), stored: 'database' }));
  return accountId;
}

async function aCancellation(): Promise<string> {
  const { id, accountId } = await placed();
  const actor = { name: 'test', requestId: accountId };
  const cancelling = { at: now(), actor, page: null };
  await twice(() => new PostgresCancellation(fixture.em).cancel(id, cancelling));
  return accountId;
}

async function anExpiry(): Promise<string> {
  const { accountId } = await placed();
  fixture.runtime.pass(15 * DAY_MS);
  await twice(() => fixture.store.expire(new Date(now().getTime() - 14 * DAY_MS), now()));
  return accountId;
}

async function aRefund(): Promise<string> {
  const { id, accountId } = await paid('hooldus');
  const from = fixture.stub.records.events.length;
  await twice(() => new RefundQueueRepository(fixture.em).refundOrder(id, now()));
  await twice(() => fixture.refunds.run());
  await fixture.deliverFrom(from);
  return accountId;
}

async function aVerification(): Promise<string> {
  const client = await changes.aFollower({ country: 'de', vatNumber: 'DE300000999' });
  await fixture.orders.place(fixture.aRequest('b_skann'), fixture.contextOf(client));
  fixture.exchange.answers('DE300000999', 'valid');
  await fixture.pass(HOUR_MS);
  await twice(() => fixture.rechecks.run());
  return client.accountId;
}

async function aLicenceAt(days: number): Promise<string> {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, days);
  await twice(() => licences.round());
  return accountId;
}

async function aRotation(hoursLater: number): Promise<string> {
  const { accountId } = await changes.aFollower();
  const { keyId } = await changes.aKey(accountId);
  await twice(() => changes.rotate(accountId, keyId, 24));
  fixture.runtime.pass(hoursLater * HOUR_MS);
  return accountId;
}

async function aHeavyUse(): Promise<string> {
  const { accountId } = await changes.aFollower();
  const { lineageId } = await changes.aKey(accountId);
  await changes.use(lineageId, 2000);
  return accountId;
}

async function anUpdate(): Promise<string> {
  const { accountId } = await changes.aFollower();
  await twice(() => changes.notificationsOf('kb_2026-12-01_00000000').run());
  return accountId;
}

/** A change that neither version before has. */
async function aLawChange(): Promise<string> {
  const { accountId } = await changes.aFollower();
  const before = ['kb_2026-11-01_00000000', 'kb_2026-12-01_00000000'];
  const change = {
    event_id: '6d1f7a52-0c3e-8b6e-9a55-0d6c1b4f2e10',
    before,
    data: {
      id: '2026-12-02-rules-ee',
      date: '2026-12-02',
      kb_version: 'kb_2026-12-02_00000000',
      country: 'ee',
      kind: 'changed',
      provision: '§ 3',
      url: 'https://example.org/act',
      measures: ['b'],
      frameworks: null,
    },
  };
  await twice(() => changes.notificationsOf('kb_2026-12-02_00000000', [change]).run());
  return accountId;
}

const of =
  (order: () => Promise<Readonly<{ accountId: string }>>): Cause =>
  async () =>
    (await order()).accountId;

const CAUSES: Readonly<Record<WebhookType, Cause>> = {
  'order.created': of(placed),
  'order.paid': of(paid),
  'order.generating': of(paid),
  'order.released': aRelease,
  'order.delayed': aDelay,
  'order.failed': aFailure,
  'order.expired': anExpiry,
  'order.cancelled': aCancellation,
  'order.refunded': aRefund,
  'invoice.issued': of(paid),
  'vat.verified': aVerification,
  'api_key.rotated': () => aRotation(0),
  'api_key.expiring': () => aRotation(13),
  'licence.activated': async () => (await licences.aLicensed()).accountId,
  'licence.expiring': () => aLicenceAt(-6),
  'licence.lapsed': () => aLicenceAt(8),
  'quota.warning': aHeavyUse,
  'kb.updated': anUpdate,
  'law.changed': aLawChange,
};

test.each(WEBHOOK_TYPES)('%s is sent once, in the words of the contract', async (kind) => {
  const present = 'kb_2026-11-01_00000000';
  if (kind === 'kb.updated' || kind === 'law.changed') await changes.notificationsOf(present).run();
  const accountId = await CAUSES[kind]();
  await twice(() => changes.notificationsOf(present).run());
  const reported = (await changes.reportedTo(accountId)).filter(({ type }) => type === kind);
  expect(reported).toHaveLength(1);
  expect(Object.keys(reported[0]?.data ?? {}).length).toBeGreaterThan(1);
  expect(Object.values(reported[0]?.data ?? {})).not.toContain(undefined);
});
