/** Re-signing refers to an order; the response never reveals which orders others have. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '../../../src/shared/caller.js';
import { openProcessCommands, type OrdersFixture } from './orders-fixture.js';

let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});
afterAll(() => fixture.close());

/** An order with a generated document. */
async function aReleased(client: Caller): Promise<string> {
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  await fixture.rows(
    `insert into document (id, order_id, kind, position, file_name, content_type, language, kb_version, sha256, bytes, size_bytes, created_at)
     values (gen_random_uuid(), ?::uuid, 'check_report', 1, 'a.docx', 'x/y', 'et', 'kb', decode(repeat('00', 32), 'hex'), 'x', 1, now())`,
    [order.id],
  );
  return order.id;
}

const signAgain = (client: Caller, tellimus: string) =>
  fixture.orders.place(
    fixture.aRequest('kordusallkiri', { payload: { tellimus }, idempotencyKey: randomUUID() }),
    fixture.contextOf(client),
  );

test('the caller’s own order with documents can be re-signed, in either letter case', async () => {
  const client = await fixture.aClient();
  const id = await aReleased(client);
  expect((await signAgain(client, id)).order.serviceKey).toBe('kordusallkiri');
  expect((await signAgain(client, id.toUpperCase())).order.serviceKey).toBe('kordusallkiri');
});

test('unknown orders, another client’s and those without documents get the same answer, without an order', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  const others = await aReleased(await fixture.aClient());
  const before = await fixture.rows('select 1 from orders');
  for (const id of [randomUUID(), others, order.id]) {
    await expect(signAgain(client, id)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'payload.tellimus', type: 'order_unknown' }],
    });
  }
  expect(await fixture.rows('select 1 from orders')).toHaveLength(before.length);
});
