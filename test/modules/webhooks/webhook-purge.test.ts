import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { WebhookPurgeRepository } from '../../../src/modules/webhooks/webhook-purge.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { notificationsIn } from './account-notifications-fixture.js';

const DAY_MS = 86_400_000;
let fixture: OrdersFixture;
let endpoint: string;

beforeAll(async () => {
  fixture = await openProcessCommands();
  const { accountId } = await notificationsIn(fixture).aFollower();
  const [row] = await fixture.rows('select id from webhook_endpoint where account_id = ?::uuid', [
    accountId,
  ]);
  endpoint = String(row?.['id']);
});
afterAll(() => fixture.close());

beforeEach(() => fixture.rows('delete from webhook_delivery'));

/** Days before now; null: never. */
type Ages = Readonly<{ at: number; due?: number; delivered?: number | null; gaveUp?: number }>;

const ago = (days: number | null | undefined): Date | null =>
  days == null ? null : new Date(fixture.runtime.now().getTime() - days * DAY_MS);

const aDelivery = ({ at, due = at, delivered, gaveUp }: Ages, many = 1) =>
  fixture.rows(
    `with made as (
       insert into webhook_delivery (endpoint_id, event_id, type, data, at, due_at, delivered_at, given_up_at)
       select ?::uuid, gen_random_uuid(), 'order.created', '{}', ?, ?, ?, ? from generate_series(1, ?)
       returning id)
     insert into webhook_attempt (delivery_id, at) select id, ?::timestamptz from made`,
    [endpoint, ago(at), ago(due), ago(delivered), ago(gaveUp), many, ago(at)],
  );

async function purge(): Promise<void> {
  const store = new WebhookPurgeRepository(fixture.em);
  while ((await store.some(fixture.runtime.now())) > 0);
}

const count = async (table: string, where = 'true'): Promise<unknown> =>
  (await fixture.rows(`select count(*)::integer as n from ${table} where ${where}`))[0]?.['n'];

test.each([
  { name: 'delivered long ago', ages: { at: 31, delivered: 31 }, left: 0 },
  { name: 'given up long ago', ages: { at: 40, gaveUp: 31 }, left: 0 },
  { name: 'delivered recently', ages: { at: 29, delivered: 29 }, left: 1 },
  { name: 'old and recently replayed', ages: { at: 90, delivered: 1 }, left: 1 },
  { name: 'still waiting', ages: { at: 6, due: 6 }, left: 1 },
])('a delivery that is $name: $left stays', async ({ ages, left }) => {
  await aDelivery(ages);
  await purge();
  expect(await count('webhook_delivery')).toBe(left);
});

test('a delivery that waits too long is abandoned and reported', async () => {
  await aDelivery({ at: 8 });
  await purge();
  expect(await count('webhook_delivery', `given_up_at is not null and problem = 'too_late'`)).toBe(
    1,
  );
});

test('an endpoint keeps its newest ten thousand', async () => {
  await aDelivery({ at: 2 }, 1_500);
  await aDelivery({ at: 1 }, 10_000);
  await purge();
  expect(await count('webhook_delivery')).toBe(10_000);
  expect(await count('webhook_delivery', `at < '${String(ago(1.5)?.toISOString())}'`)).toBe(0);
});

test('old attempts are deleted, whatever the state of their delivery', async () => {
  await aDelivery({ at: 90, delivered: 1 });
  await purge();
  expect([await count('webhook_delivery'), await count('webhook_attempt')]).toEqual([1, 0]);
});
