/** No N+1 queries: a page of fifty orders takes as many statements as a page of one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { fillAccount } from '../../tools/fill/many-orders.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { statementsOf } from '../support/statements.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

const ORDERS = `query ($first: Int) { organisation { orders(first: $first, filter: { olek: vabastatud }) {
  edges { node { order_id olek makselink arve_number tulemus { dokumendid { nimi allalaadimislink } } } } } } }`;
const BILLING = `query ($limit: Int) { billingSummary(limit: $limit) {
  tellimused { order_id olek } arved { number allalaadimislink } } }`;

let database: TestDatabase;
let service: TestService;
let graphql: GraphqlClient;
let rest: RestClient;
let orderId = '';

async function anOrderOf(accountId: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from orders where account_id = $1 and document_status = 'released' limit 1`,
    [accountId],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

beforeAll(async () => {
  database = await openTestDatabase();
  service = await openTestService({ databaseUrl: database.url, role: 'api' });
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  const [newest] = await service.operator.list();
  await fillAccount(database.url, newest?.accountId ?? '', 60);
  orderId = await anOrderOf(newest?.accountId ?? '');
  graphql = new GraphqlClient(service.url, key);
  rest = (await RestClient.of(service.url)).with(key);
}, 60_000);
afterAll(async () => {
  await service.close();
  await database.close();
});

type CountedPage = Readonly<{
  of: string;
  ask: (size: number) => Promise<number>;
  statements: number;
}>;

const itemsOf = (value: unknown, ...path: readonly string[]): number => {
  const end = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], value); // shape of the query
  return (end as readonly unknown[]).length;
};

const askGraphql = async (query: string, size: number, ...path: readonly string[]) => {
  const { json } = await graphql.ask({ query, variables: { first: size, limit: size } });
  return itemsOf(json.data, ...path);
};

const PAGES: readonly CountedPage[] = [
  {
    of: 'organisation.orders',
    ask: (size) => askGraphql(ORDERS, size, 'organisation', 'orders', 'edges'),
    statements: 5,
  },
  {
    of: 'billingSummary over GraphQL',
    ask: (size) => askGraphql(BILLING, size, 'billingSummary', 'arved'),
    statements: 6,
  },
  {
    of: 'GET /v1/billing/summary',
    ask: async (size) => {
      const { json } = await rest.get(`/v1/billing/summary?limit=${size}`);
      return itemsOf(json.data, 'tellimused');
    },
    statements: 6,
  },
];

test.each(PAGES)('$of: a page of 50 costs as much as a page of 1', async ({ ask, statements }) => {
  const sizes: number[] = [];
  const one = await statementsOf(async () => sizes.push(await ask(1)));
  const fifty = await statementsOf(async () => sizes.push(await ask(50)));
  expect(Math.min(...sizes)).toBe(1);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(45);
  expect(fifty).toBe(one);
  expect(one).toBe(statements);
});

test('reading an order takes three statements, including its documents', async () => {
  const count = await statementsOf(async () => {
    const { json } = await rest.get(`/v1/orders/${orderId}`);
    expect(json).toMatchObject({ data: { olek: 'vabastatud' } });
  });
  expect(count).toBe(3);
});
