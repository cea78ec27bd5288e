/** Emails at the steps of an order, on the real database. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

beforeEach(async () => {
  await fixture.outbox.drain();
  fixture.mails.length = 0;
});

const IN_GERMAN = { payload: { keel: 'de' } };

async function placed(service = 'raamistikukaart', over: object = IN_GERMAN) {
  const client = await fixture.aClient();
  const request = fixture.aRequest(service, over);
  const { order } = await fixture.orders.place(request, fixture.contextOf(client));
  return { order, client };
}

const pay = (order: { id: string; amounts: { totalCents: number } }) =>
  fixture.settlement.settle(
    fixture.aPaymentEvent({ orderId: order.id, amountCents: order.amounts.totalCents }),
  );

const set = (column: string, id: string) =>
  fixture.rows(`update orders set ${column} = now() where id = ?::uuid`, [id]);

const kinds = async (id: string) =>
  (
    await fixture.rows('select kind from outbox where order_id = ?::uuid order by due_at', [id])
  ).map(({ kind }) => kind);

test('an order is confirmed in its language, with its sum and how to pay', async () => {
  const { order } = await placed();
  await fixture.outbox.drain();
  const [mail, ...others] = fixture.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'client@example.test', attachments: [] });
  expect(mail?.subject).toBe('Ihre Bestellung ist eingegangen');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(order.id);
    expect(part).toContain('483,60\u00a0€');
    expect(part).toContain(`https://example.test/pay/o_${order.id}`);
  }
});

test('the confirmation of the payment has the invoice attached as a PDF', async () => {
  const { order } = await placed();
  await pay(order);
  await fixture.outbox.drain();
  expect(fixture.mails.map(({ subject }) => subject)).toEqual([
    'Ihre Bestellung ist eingegangen',
    'Ihre Zahlung ist eingegangen',
  ]);
  const [file] = fixture.mails[1]?.attachments ?? [];
  expect(file?.fileName).toMatch(/^arve-.*\.pdf$/);
  expect(
    Buffer.from(file?.bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('every step sends one email, however often it happens', async () => {
  const { order } = await placed();
  await pay(order);
  await set('failed_at', order.id);
  await fixture.rows('update orders set failed_at = null where id = ?::uuid', [order.id]);
  await set('failed_at', order.id);
  await fixture.rows(
    `update orders set document_status = 'released', released_at = now() where id = ?::uuid`,
    [order.id],
  );
  await set('refunded_at', order.id);
  const steps = ['order_received', 'order_paid', 'order_failed', 'order_ready', 'order_refunded'];
  expect(await kinds(order.id)).toEqual(steps);
  await Promise.all(Array.from({ length: 5 }, () => fixture.outbox.drain()));
  expect(new Set(fixture.mails.map(({ id }) => id)).size).toBe(steps.length);
  expect(fixture.mails).toHaveLength(steps.length);
});

test('a change that is rolled back sends no email', async () => {
  const { order } = await placed();
  const em = fixture.em.fork();
  await em.begin();
  await em.execute(
    'update orders set cancelled_at = now(), refunded_at = now() where id = ?::uuid',
    [order.id],
  );
  await em.rollback();
  expect(await kinds(order.id)).toEqual(['order_received']);
});

test('an order without a language uses that of its account, or else two languages', async () => {
  const { order, client } = await placed('raamistikukaart', {});
  await fixture.outbox.drain();
  expect(fixture.mails[0]?.subject).toBe(
    'Saime teie tellimuse kätte / We have received your order',
  );
  await fixture.rows(`update account set language = 'fi' where id = ?::uuid`, [client.accountId]);
  await pay(order);
  await fixture.outbox.drain();
  expect(fixture.mails[1]?.subject).toBe('Maksusi on saapunut');
});

test('an account without an address gets no email, and its order continues', async () => {
  const client = await fixture.aClient();
  await fixture.rows('update account set email = null where id = ?::uuid', [client.accountId]);
  const request = fixture.aRequest('raamistikukaart');
  const { order } = await fixture.orders.place(request, fixture.contextOf(client));
  await pay(order);
  expect(await kinds(order.id)).toStrictEqual([]);
});

test('maintenance states its duration, and announces no documents', async () => {
  const { order } = await placed('hooldus', { payload: { keel: 'en', periood: 'aasta' } });
  await pay(order);
  expect(await kinds(order.id)).toEqual(['order_received', 'order_paid']);
  await fixture.outbox.drain();
  const year = String(fixture.runtime.now().getUTCFullYear() + 1);
  expect(fixture.mails[1]?.text).toMatch(new RegExp(`Maintenance until: .*${year}`));
});

test('a process that serves requests sends only emails with keys', async () => {
  await placed();
  await fixture.outbox.drainUrgent();
  expect(fixture.mails).toEqual([]);
});
