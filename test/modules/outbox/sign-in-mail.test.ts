/** How long the email with a sign-in link is tried, on the real database. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

test.each([
  { kind: 'sign_in', age: '9 minutes 50 seconds', isGivenUp: false },
  { kind: 'sign_in', age: '10 minutes 1 second', isGivenUp: true },
  { kind: 'member_invited', age: '10 minutes 1 second', isGivenUp: false },
])('an email $kind that fails after $age is given up: $isGivenUp', async (one) => {
  const { accountId } = await fixture.aClient();
  const id = randomUUID();
  const sealed = Buffer.from(fixture.secretBox.seal('link', id));
  await fixture.rows(
    `insert into outbox (id, dedupe, account_id, kind, recipient, sealed, created_at, due_at)
     values (?::uuid, ?, ?::uuid, ?, 'a@b.test', ?, ?::timestamptz - ?::interval, now())`,
    [id, id, accountId, one.kind, sealed, fixture.runtime.now(), one.age],
  );
  fixture.mailer.isDown = true;
  await fixture.outbox.drain();
  const rows = await fixture.rows(
    'select given_up_at is not null as is_given_up from outbox where id = ?::uuid',
    [id],
  );
  expect(rows).toEqual([{ is_given_up: one.isGivenUp }]);
});
