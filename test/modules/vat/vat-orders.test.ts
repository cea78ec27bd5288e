import { expect, test } from '@jest/globals';
import type { Caller } from '../../../src/shared/caller.js';
import { withVatFixture } from '../order-expiry/retention-fixture.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';
import { aNumber } from './provisional-orders.js';

const DAY_MS = 86_400_000;
let fixture: OrdersFixture;

withVatFixture((opened) => {
  fixture = opened;
});

async function aClient(vatNumber: string | null, country = 'de') {
  return fixture.aClient({ country, vatNumber });
}

const place = async (client: Caller) =>
  (await fixture.orders.place(fixture.aRequest('b_skann'), fixture.contextOf(client))).order;

const evidenceOf = async (id: string) =>
  (await fixture.rows('select vat_evidence as e from orders where id = ?::uuid', [id]))[0]?.['e'];

const waitingFor = (number: string) =>
  fixture.rows('select attempts from vat_recheck where vat_number = ?', [number]);

test('a valid number of another member state removes the VAT, with its evidence', async () => {
  const number = aNumber();
  fixture.exchange.answers(number, 'valid');
  const order = await place(await aClient(number));
  expect(order.amounts).toEqual({
    netCents: 29000,
    vatPercent: 0,
    vatCents: 0,
    totalCents: 29000,
    vatStatus: 'valid',
  });
  expect(await evidenceOf(order.id)).toMatchObject({
    country: 'de',
    vatNumber: number,
    check: 'valid',
    basis: 'answer',
    kind: 'reverse_charge',
    percent: 0,
    consultation: `WAPI${number}`,
    requester: 'EE100000000',
    at: fixture.runtime.now().toISOString(),
  });
  expect(
    await fixture.rows('select is_valid, consultation from vat_check where vat_number = ?', [
      number,
    ]),
  ).toEqual([{ is_valid: true, consultation: `WAPI${number}` }]);
  expect(await waitingFor(number)).toEqual([]);
});

test('an invalid number changes nothing', async () => {
  const number = aNumber();
  fixture.exchange.answers(number, 'invalid');
  const order = await place(await aClient(number));
  expect(order.amounts).toMatchObject({ vatPercent: 24, vatCents: 6960, vatStatus: 'invalid' });
  expect(await waitingFor(number)).toEqual([]);
});

test('a malformed number is invalid without asking VIES', async () => {
  const order = await place(await aClient('DE12345'));
  expect(order.amounts).toMatchObject({ vatPercent: 24, vatStatus: 'invalid' });
  expect(await evidenceOf(order.id)).toMatchObject({ basis: 'form', check: 'invalid' });
  expect(fixture.exchange.requests).toEqual([]);
});

test.each([
  { country: 'ee', vatNumber: 'EE123456789' },
  { country: 'no', vatNumber: 'NO123456789MVA' },
  { country: 'gb', vatNumber: 'XI123456789' },
  { country: 'de', vatNumber: null },
])('$vatNumber of $country is not checked', async ({ country, vatNumber }) => {
  const order = await place(await aClient(vatNumber, country));
  expect(order.amounts.vatStatus).toBe('irrelevant');
  expect(fixture.exchange.requests).toEqual([]);
});

test('while VIES is down the standard rate is charged, and the number is checked later', async () => {
  const number = aNumber();
  const order = await place(await aClient(number));
  expect(order.amounts).toMatchObject({ vatPercent: 24, vatStatus: 'unavailable' });
  expect(await evidenceOf(order.id)).toMatchObject({
    basis: 'silence',
    reason: 'MS_UNAVAILABLE',
    kind: 'standard',
  });
  expect(await waitingFor(number)).toEqual([{ attempts: 0 }]);
});

test('a positive answer of the last 30 days is used while VIES is down', async () => {
  const number = aNumber();
  const client = await aClient(number);
  fixture.exchange.answers(number, 'valid');
  const first = await place(client);
  const answeredAt = fixture.runtime.now().toISOString();
  fixture.exchange.answers(number, 'silent');
  fixture.runtime.pass(30 * DAY_MS);
  const second = await place(client);
  expect(second.amounts).toEqual(first.amounts);
  expect(await evidenceOf(second.id)).toMatchObject({
    basis: 'earlier_answer',
    at: answeredAt,
    consultation: `WAPI${number}`,
    reason: 'MS_UNAVAILABLE',
  });
  fixture.runtime.pass(1);
  expect((await place(client)).amounts).toMatchObject({ vatPercent: 24, vatStatus: 'unavailable' });
});

test('a negative answer after a positive one ends its validity', async () => {
  const number = aNumber();
  const client = await aClient(number);
  for (const word of ['valid', 'invalid', 'silent'] as const) {
    fixture.exchange.answers(number, word);
    fixture.runtime.pass(1000);
    await place(client);
  }
  expect((await place(client)).amounts).toMatchObject({ vatPercent: 24, vatStatus: 'unavailable' });
});

test('a quote has the price of the order', async () => {
  for (const word of ['valid', 'invalid', 'silent'] as const) {
    const number = aNumber();
    fixture.exchange.answers(number, word);
    const client = await aClient(number);
    const options = fixture.aRequest('b_skann');
    const { offer } = await fixture.quotes.quote(options, client);
    expect(offer.amounts).toEqual((await place(client)).amounts);
  }
});

test('a licence order of a client with a valid number has no VAT', async () => {
  const { id, client, netCents } = await fixture.aLicenceOrder();
  await fixture.rows(
    `update account set billing_country = 'fi', vat_number = 'FI12345678' where id = ?::uuid`,
    [client.accountId],
  );
  fixture.exchange.answers('FI12345678', 'valid');
  await fixture.licences.openPage({ id, licence: 'professional', netCents }, 'a@b.test');
  expect(fixture.payments.requests.at(-1)?.totalCents).toBe(netCents);
  expect(await evidenceOf(id)).toMatchObject({ kind: 'reverse_charge' });
});

test('no transaction is open during a query to VIES', async () => {
  const number = aNumber();
  const seen: unknown[] = [];
  fixture.exchange.meanwhile = async () => {
    seen.push(
      ...(await fixture.rows(
        `select state from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      )),
    );
  };
  const client = await aClient(number);
  const order = await place(client);
  await fixture.settlement.settle(
    fixture.aPaymentEvent({ orderId: order.id, amountCents: order.amounts.totalCents }),
  );
  await fixture.pass(300_000);
  await fixture.rechecks.run();
  fixture.exchange.meanwhile = null;
  expect(fixture.exchange.requests.filter((requested) => requested === number)).toHaveLength(3);
  expect(seen).toStrictEqual([]);
});

test('with the policy "block" an order whose rate depends on an unanswered query is refused', async () => {
  const orders = fixture.ordersWith(fixture.strictVatService);
  const place = async (vatNumber: string | null, country: string) => {
    const client = await aClient(vatNumber, country);
    const placing = orders.place(fixture.aRequest('b_skann'), fixture.contextOf(client));
    return { client, placing };
  };
  const refused = await place(aNumber(), 'de');
  await expect(refused.placing).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    retryAfterSeconds: 60,
  });
  const { accountId } = refused.client;
  expect(
    await fixture.rows('select id from orders where account_id = ?::uuid', [accountId]),
  ).toEqual([]);
  for (const [number, country] of [
    [aNumber(), 'no'],
    [null, 'de'],
    ['DE12345', 'de'],
  ] as const) {
    const { placing } = await place(number, country);
    await expect(placing).resolves.toMatchObject({ isReplay: false });
  }
});
