/** Signing anew names an order; which orders others have is told to nobody. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '../../../src/shared/caller.js';
import { openHouse, type OrdersHouse } from './orders-fixture.js';

let house: OrdersHouse;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** An order that has brought a document. */
async function aReleased(client: Caller): Promise<string> {
  const { order } = await house.orders.place(house.aRequest('b_skann'), house.asking(client));
  await house.rows(
    `insert into document (id, order_id, kind, position, file_name, content_type, language, kb_version, sha256, bytes, size_bytes, created_at)
     values (gen_random_uuid(), ?::uuid, 'check_report', 1, 'a.docx', 'x/y', 'et', 'kb', decode(repeat('00', 32), 'hex'), 'x', 1, now())`,
    [order.id],
  );
  return order.id;
}

const signAnew = (client: Caller, tellimus: string) =>
  house.orders.place(
    house.aRequest('kordusallkiri', { payload: { tellimus }, idempotencyKey: randomUUID() }),
    house.asking(client),
  );

test('an order of one’s own with documents can be signed anew, in either case', async () => {
  const client = await house.aClient();
  const id = await aReleased(client);
  expect((await signAnew(client, id)).order.serviceKey).toBe('kordusallkiri');
  expect((await signAnew(client, id.toUpperCase())).order.serviceKey).toBe('kordusallkiri');
});

test('unknown, another client’s and one without documents get the same answer, and no order', async () => {
  const client = await house.aClient();
  const { order } = await house.orders.place(house.aRequest('b_skann'), house.asking(client));
  const others = await aReleased(await house.aClient());
  const before = await house.rows('select 1 from orders');
  for (const id of [randomUUID(), others, order.id]) {
    await expect(signAnew(client, id)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'payload.tellimus', type: 'value_error' }],
    });
  }
  expect(await house.rows('select 1 from orders')).toHaveLength(before.length);
});
