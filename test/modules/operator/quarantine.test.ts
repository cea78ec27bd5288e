/** Payments that match no order: operators list them through GraphQL and resolve them with commands. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { openQuarantine } from '../../../src/app/cli/open-quarantine.js';
import { loadConfig } from '../../../src/config/env.js';
import { OPERATOR } from '../../../src/shared/actor.js';
import { codesOf, GraphqlClient } from '../../support/graphql-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sql: Client;
let operatorKey: string;
let quarantine: Awaited<ReturnType<typeof openQuarantine>>;

beforeAll(async () => {
  service = await openTestService();
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
  ({ text: operatorKey } = await service.operatorKeys.create({ name: 'Night', days: 30 }));
  const { databaseUrl, dataDir } = service;
  quarantine = await openQuarantine({
    ...loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, VIES_URL: 'http://127.0.0.1:2' }),
  });
}, 60_000);
afterAll(async () => {
  await quarantine.close();
  await sql.end();
  await service.close();
});

async function anEntry(amount: number | null): Promise<string> {
  const event = `evt_${randomUUID()}`;
  await sql.query(
    `insert into provider_event (id, type, notice, received_at, outcome) values ($1, 'x', '{}', now(), 'unmatched')`,
    [event],
  );
  const { rows } = await sql.query<{ id: string }>(
    `insert into quarantined_payment (event_id, event_type, reason, payment_id, amount, currency, is_live, received_at)
     values ($1, 'x', 'unknown_order', $2, $3, 'eur', false, now()) returning id`,
    [event, `pi_${event}`, amount],
  );
  return rows[0]?.id ?? '';
}

async function anOrder(): Promise<{ id: string; cents: number }> {
  const client = new GraphqlClient(service.url, service.keys.live.client);
  const query = 'mutation { createOrder(teenus: "b_skann", riik: "ee") { order_id } }';
  const { json } = await client.ask({ query });
  const { order_id: id } = json.data?.['createOrder'] as { order_id: string }; // shape of the query
  const { rows } = await sql.query<{ cents: number }>(
    'select net_cents + vat_cents as cents from orders where id = $1',
    [id],
  );
  return { id, cents: rows[0]?.cents ?? 0 };
}

const LINES = `karantiin(first: 2) { read { karantiin_id pohjus olek summa_vaikseimas_uhikus valuuta makse_id
  tagasimakse_viga } jargmine }`;

const ask = async (key: string) => {
  const query = `{ operator { ${LINES} } }`;
  const answer = await new GraphqlClient(service.url, key).ask({ query });
  return { codes: codesOf(answer), operator: answer.json.data?.['operator'] };
};

test('operators read them by page; no other caller can', async () => {
  const ids = [await anEntry(9_007_199_254_740_991), await anEntry(null), await anEntry(1)];
  const { operator, codes } = await ask(operatorKey);
  expect(codes).toEqual([]);
  expect(operator).toMatchObject({
    karantiin: {
      read: [
        {
          karantiin_id: ids[0],
          pohjus: 'tundmatu_tellimus',
          olek: 'avatud',
          summa_vaikseimas_uhikus: '9007199254740991',
          valuuta: 'eur',
          tagasimakse_viga: null,
        },
        { karantiin_id: ids[1], summa_vaikseimas_uhikus: null },
      ],
      jargmine: ids[1],
    },
  });
  expect((await ask(service.keys.live.client)).codes).toEqual(['FORBIDDEN_ROLE']);
});

test('the command assigns a payment to an order like an ordinary payment', async () => {
  const { id, cents } = await anOrder();
  const [right, wrong] = [await anEntry(cents), await anEntry(cents + 1)];
  const assign = (entry: string) => quarantine.assign({ id: entry, orderId: id, actor: OPERATOR });
  expect(await assign(wrong)).toBe('different');
  expect(await assign(right)).toBe('assigned');
  expect(await assign(right)).toBe('not_open');
  const { rows } = await sql.query(
    `select payment_status, (select count(*)::int from invoice i where i.order_id = o.id) as invoices,
       (select count(*)::int from payment p where p.order_id = o.id and p.fulfils) as payments
     from orders o where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ payment_status: 'paid', invoices: 1, payments: 1 }]);
});

test('the command requests the return of a payment; a worker executes it', async () => {
  const id = await anEntry(700);
  const options = { amount: null, actor: OPERATOR, now: new Date() };
  expect(await quarantine.payments.refund(id, options)).toBe('asked');
  const state = async () =>
    (
      await sql.query<{ state: string }>('select state from quarantined_payment where id = $1', [
        id,
      ])
    ).rows[0]?.state;
  const until = Date.now() + 30_000;
  while ((await state()) !== 'refunded' && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await state()).toBe('refunded');
});
