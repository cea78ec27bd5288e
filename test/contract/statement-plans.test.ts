/**
 * No statement of the order flow scans a large table. Records the statements while an order is processed and explains
 * each over full tables. PLAN_ORDERS sets their size.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { fillTables } from '../../tools/fill/many-orders.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { recordStatements, type Statement } from '../support/statements.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

/** The planner uses indexes from a few thousand rows; more rows change the cost, not the choice. */
const ORDERS = Number(process.env['PLAN_ORDERS'] ?? 30_000);
const ORDERS_EACH = 50;
const FILL_MS = 120_000 + ORDERS;

/** Orders of one account: reveals statements that sort all of them for a page. */
const MANY_OF_ONE = 5_000;

const LARGE = [
  'account',
  'api_key',
  'orders',
  'payment_page',
  'provider_event',
  'payment',
  'document',
  'invoice',
  'order_event',
  'audit_log',
  'usage_month',
];

let database: TestDatabase;
let service: TestService;
const received = new Map<string, Statement>();

/** Normalises literals, so that statements with different values are equal. */
const shapeOf = ({ text }: Statement): string =>
  text.replace(/'(?:[^']|'')*'/g, '?').replace(/\b\d+\b/g, '?');

const hasPlan = ({ text }: Statement): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Places, pays and reads an order, then calls everything that lists it. */
async function runOrderFlow(rest: RestClient, graphql: GraphqlClient): Promise<void> {
  const options = { teenus: 'hooldus', riik: 'ee', idempotency_key: 'plans' };
  const { json } = await rest.post('/v1/orders', options);
  await graphql.ask({
    query: `mutation { createOrder(teenus: "hooldus", riik: "ee", idempotency_key: "plans") { order_id } }`,
  });
  const id = String(json.data?.['order_id']);
  await rest.get(`/v1/orders/${id}`);
  await fetch(String(json.data?.['makselink']), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams('tegevus=maksa'),
  });
  await rest.get(`/v1/orders/${id}`);
  const other = await rest.post('/v1/orders', { teenus: 'b_skann', riik: 'ee' });
  await rest.post(`/v1/orders/${String(other.json.data?.['order_id'])}/cancel`, {});
  await rest.get('/v1/billing/summary');
  await graphql.ask({
    query: `{ organisation { votmed { staatus } orders(first: 50) { totalCount
    edges { node { order_id tulemus { dokumendid { nimi } } } } } } }`,
  });
  const filter = `{ organisation { orders(first: 5, filter: { olek: vabastatud, riik: "ee" }) { totalCount } } }`;
  await graphql.ask({ query: filter });
  await rest.post('/v1/signup', { nimi: 'Plans Ltd', email: 'plans@example.com', roll: 'client' });
}

/** Pages of the whole fixture, first and later ones. */
async function lookAround(operator: GraphqlClient): Promise<void> {
  const lists = ['organisatsioonid', 'votmed', 'tellimused', 'tagasimaksed'];
  const pages = (after: string): string =>
    lists.map((list) => `${list}(first: 5${after}) { read { __typename } }`).join(' ');
  const { json } = await operator.ask({
    query: `{ operator { ${pages('')} first: organisatsioonid(first: 1) { read { id } } } }`,
  });
  const view = json.data?.['operator'] as { first: { read: { id: string }[] } }; // shape of the query
  const id = view.first.read[0]?.id ?? '';
  await operator.ask({ query: `{ operator { ${pages(`, after: "${id}"`)} } }` });
  await operator.ask({
    query: `{ operator { votmed(organisatsioon_id: "${id}") { read { viimati } } } }`,
  });
}

/** Assigns orders to the newest account. */
const assignOrders = () =>
  requested(async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `update orders set idempotency_key = null, fingerprint = null,
         account_id = (select id from account order by created_at desc limit 1)
       where id in (select id from orders where payment_status = 'paid' limit $1)`,
      [MANY_OF_ONE],
    );
    await client.query('analyze orders');
  });

async function requested<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return work(client).finally(() => client.end());
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { url } = database;
  await fillTables({ url, accounts: ORDERS / ORDERS_EACH, ordersEach: ORDERS_EACH });
  service = await openTestService({ databaseUrl: url });
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  await assignOrders();
  const stop = recordStatements((statement) => {
    if (hasPlan(statement)) received.set(shapeOf(statement), statement);
  });
  const rest = (await RestClient.of(service.url)).with(key);
  const { text } = await service.operatorKeys.create({ name: 'Plans', days: 1 });
  await runOrderFlow(rest, new GraphqlClient(service.url, key));
  await lookAround(new GraphqlClient(service.url, text)).finally(stop);
}, FILL_MS);
afterAll(async () => {
  await service.close();
  await database.close();
});

type Plan = Readonly<{
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: readonly Plan[];
}>;

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Each statement with the nodes of its plan. @param prepare before the first */
const explained = (
  statements: readonly Statement[],
  prepare: (client: pg.Client) => Promise<unknown> = () => Promise.resolve(),
) =>
  requested(async (client) => {
    await prepare(client);
    const plans: Readonly<{ text: string; nodes: readonly Plan[] }>[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
        `explain (format json) ${text}`,
        [...values],
      );
      plans.push({ text, nodes: rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)) });
    }
    return plans;
  });

const isWholeRead = (node: Plan): boolean =>
  node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '');

test('every statement of the order flow finds its rows by an index', async () => {
  const plans = await explained([...received.values()]);
  const found = plans.filter(({ nodes }) => nodes.some(isWholeRead)).map(({ text }) => text);
  expect(received.size).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

/** As requests of the account with many orders. */
async function asTenant(client: pg.Client): Promise<void> {
  await client.query(
    `select set_config('app.account_id', (select account_id::text from orders group by 1 order by count(*) desc limit 1), false)`,
  );
  await client.query('set role nis2_tenant');
}

test('row level security looks rows up, instead of reading all orders of the account first', async () => {
  const reads = [...received.values()].filter(
    ({ text }) => /^\s*select\b.*\borders\b/is.test(text) && !text.includes('graphile_worker'),
  );
  const plans = await explained(reads, asTenant);
  const isHashed = ({ Filter = '' }: Plan): boolean => Filter.includes('hashed SubPlan');
  const found = plans.filter(({ nodes }) => nodes.some(isHashed)).map(({ text }) => text);
  const isSecured = ({ Filter = '' }: Plan): boolean => Filter.includes('SubPlan');
  expect(plans.some(({ nodes }) => nodes.some(isSecured))).toBe(true);
  expect(found).toEqual([]);
});

test('a page of orders is sorted by an index', async () => {
  const pages = [...received.values()].filter(({ text }) =>
    text.includes('order by "o"."created_at" desc'),
  );
  const plans = await explained(pages);
  const sorting = plans.filter(({ nodes }) => nodes.some((node) => node['Node Type'] === 'Sort'));
  expect(pages.length).toBeGreaterThan(1);
  expect(sorting).toEqual([]);
});
