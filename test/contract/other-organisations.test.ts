/** No organisation can read or change another's records: REST, GraphQL, sockets, links, invoices, cursors. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { MODES, ROLES, type Mode, type Role } from '../../src/shared/caller.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { fullOperation, operationsOf } from '../support/full-selection.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { anAddress, send } from '../support/http-client.js';
import {
  openOrganisation,
  pay,
  withDocumentOf,
  type Organisation,
} from '../support/organisation.js';
import { RestClient } from '../support/rest-client.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { OPERATION_RULES, type OwnRecords } from './access-rules.js';
import type { Values } from './parity-case.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const OPERATIONS = operationsOf(schema);

let service: TestService;
let base: RestClient;
let victim: Organisation;
let neighbour: Organisation;

const opened = (role: Role) => openOrganisation(service, base, role);

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  base = await RestClient.of(service.url);
  [victim, neighbour] = await Promise.all([opened('lawyer_firm'), opened('lawyer_firm')]);
}, 60_000);
afterAll(() => service.close());

const OTHERS = MODES.flatMap((mode) => ROLES.map((role) => ({ mode, role })));
const keyOf = (mode: Mode, role: Role): string => service.keys[mode][role];

const marksIn = (text: string): string[] => victim.marks.filter((mark) => text.includes(mark));

const unknown = { grantId: 'x', receipt: 'x', sessionId: 'x', passkeyId: 'x' };
const theirs = (): OwnRecords => ({ ...victim, keyId: victim.otherKeyId, ...unknown });

/** The victim's records as it sees them; they must be unchanged at the end. */
async function victimRecords(): Promise<unknown> {
  const paths = ['/v1/keys', '/v1/webhook-endpoints', `/v1/orders/${victim.unpaidId}`];
  const answers = await Promise.all(paths.map((path) => victim.rest.get(path)));
  return answers.map(({ json }) => json.data);
}

const NAMED = Object.entries(OPERATION_RULES).filter(([, { names }]) => names);
const NAMED_HERE = NAMED.filter(([coordinate]) => !coordinate.startsWith('Subscription'));

async function askGraphql(key: string, coordinate: string, values: Values) {
  const operation = OPERATIONS.find((one) => one.coordinate === coordinate);
  if (operation === undefined) throw new Error(`${coordinate} is not in the schema`);
  const query = fullOperation(operation, Object.keys(values));
  return new GraphqlClient(service.url, key).ask({ query, variables: values });
}

async function askRest(key: string, coordinate: string, values: Values) {
  const { method = 'GET', path = '' } = ROUTES[coordinate] ?? {};
  const filled = path.replace(/:(\w+)/, (_, name: string) => String(values[name]));
  const client = base.with(key);
  return method === 'GET' ? client.get(`/v1${filled}`) : client.post(`/v1${filled}`, values);
}

test('every argument that is named as an id belongs to an operation of the table', () => {
  const withIds = OPERATIONS.filter(
    ({ coordinate, field }) =>
      OPERATION_RULES[coordinate]?.rule !== 'operator' &&
      field.args.some(({ name }) => name.endsWith('_id')),
  );
  const named = NAMED_HERE.map(([coordinate]) => coordinate);
  expect(withIds.map(({ coordinate }) => coordinate).sort()).toEqual(named.sort());
});

test.each(OTHERS)('a $mode $role cannot find ids of others', async ({ mode, role }) => {
  const before = await victimRecords();
  for (const [coordinate, { values }] of NAMED_HERE) {
    const requested = values({ ...theirs(), orderId: victim.unpaidId });
    const graphql = await askGraphql(keyOf(mode, role), coordinate, requested);
    expect([coordinate, codesOf(graphql)]).toEqual([coordinate, ['NOT_FOUND']]);
    expect(marksIn(graphql.text)).toEqual([]);
    const rest = await askRest(keyOf(mode, role), coordinate, requested);
    expect([coordinate, rest.status]).toEqual([coordinate, 404]);
    expect(marksIn(rest.text)).toEqual([]);
  }
  expect(await victimRecords()).toEqual(before);
});

test.each(OTHERS)('lists for a $mode $role contain its own only', async ({ mode, role }) => {
  const own = { orderId: 'x', keyId: 'x', webhookId: 'x', eventId: 'x', receipt: 'x' };
  const lists = Object.entries(OPERATION_RULES).filter(
    ([coordinate, { rule, names }]) => rule === 'own' && !names && coordinate.startsWith('Query'),
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const [coordinate, { values }] of lists) {
    const answer = await askGraphql(keyOf(mode, role), coordinate, values(own));
    expect([coordinate, codesOf(answer)]).toEqual([coordinate, []]);
    expect(marksIn(answer.text)).toEqual([]);
  }
});

const WALK = `{ organisation { nimi arveldus { arveldus_aadress reg_kood }
  orders(first: 100) { totalCount edges { cursor node { order_id tulemus { dokumendid { allalaadimislink } } } } }
  votmed { key_id viimased4 } arved { number order_id allalaadimislink } } }`;

test('the organisation of the graph is the key’s own, down to its last edge', async () => {
  const [mine, others] = [
    await victim.graphql.ask({ query: WALK }),
    await neighbour.graphql.ask({ query: WALK }),
  ];
  expect(codesOf(mine)).toEqual([]);
  expect(marksIn(mine.text).length).toBeGreaterThan(4);
  expect(marksIn(others.text)).toEqual([]);
});

test('a cursor of another organisation is refused', async () => {
  const { json } = await victim.graphql.ask({ query: WALK });
  const cursors = JSON.stringify(json).match(/"cursor":"[^"]+"/g) ?? [];
  expect(cursors.length).toBeGreaterThan(1);
  for (const cursor of [...cursors.map((one) => one.slice(10, -1)), ...victim.cursors]) {
    const kursor = encodeURIComponent(cursor);
    const { rest, graphql, webhookId } = neighbour;
    const answers = [
      await graphql.ask({ query: WALK.replace('first: 100', `first: 100, after: "${cursor}"`) }),
      await rest.get(`/v1/billing/summary?kursor=${kursor}`),
      await rest.get(`/v1/billing/summary?arvete_kursor=${kursor}`),
      await rest.get(`/v1/webhook-endpoints/${webhookId}/deliveries?kursor=${kursor}`),
    ];
    expect(answers.flatMap(({ text }) => marksIn(text))).toEqual([]);
  }
});

test('an event of another organisation cannot be sent to the caller’s endpoint', async () => {
  const body = { webhook_id: neighbour.webhookId, event_id: victim.eventId };
  expect((await neighbour.rest.post('/v1/webhook-endpoints/replay', body)).status).toBe(404);
});

test.each(OTHERS)('a $mode $role cannot find invoices of others', async ({ mode, role }) => {
  for (const form of ['', '?vorming=pdf', '?vorming=xml']) {
    const path = `/v1/invoices/${victim.invoice}/download${form}`;
    const answer = await base.with(keyOf(mode, role)).get(path);
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
    expect((await victim.rest.get(path)).status).toBe(200);
  }
});

test('a link opens its own document only, and no other if its bytes are changed', async () => {
  const open = (token: string) =>
    send(service.url, `/v1/download/${token}`, { headers: anAddress() });
  expect((await open(victim.token)).status).toBe(200);
  expect((await open(withDocumentOf(neighbour.token, victim.token))).status).toBe(404);
  expect((await open(withDocumentOf(victim.token, neighbour.token))).status).toBe(404);
});

const FOLLOWED = `event_id order_id olek order { order_id }`;
const STATUS = `subscription ($id: String!, $after: String) { orderStatus(order_id: $id, after: $after) { ${FOLLOWED} } }`;
const MINE = `subscription ($after: String) { myOrders(after: $after) { ${FOLLOWED} } }`;

test.each(OTHERS)('a $mode $role cannot follow orders of others', async ({ mode, role }) => {
  const client = new SubscriptionClient(service.url, keyOf(mode, role));
  const following = client.follow(STATUS, { id: victim.orderId });
  await following.ended();
  expect([following.failure?.[0], following.events]).toEqual(['NOT_FOUND', []]);
  await client.close();
});

test('subscriptions deliver no orders or events of another organisation', async () => {
  const own = new SubscriptionClient(service.url, victim.key);
  const other = new SubscriptionClient(service.url, neighbour.key);
  const [mine, theirs] = [own.follow(MINE), other.follow(MINE)];
  await Promise.all([mine.count(1), theirs.count(1)]);
  const after = mine.events[0]?.['event_id'];
  const late = other.follow(MINE, { after });
  const { json } = await victim.rest.post('/v1/orders', { teenus: 'hooldus' });
  const placed = json.data?.['order_id'];
  await pay(String(json.data?.['makselink']));
  await mine.until(() =>
    mine.events.some(({ order_id, olek }) => order_id === placed && olek === 'vabastatud'),
  );
  // Its own later order: once that event arrives, any leaked earlier one would have arrived too.
  const { json: last } = await neighbour.rest.post('/v1/orders', { teenus: 'hooldus' });
  await theirs.until(() =>
    theirs.events.some(({ order_id }) => order_id === last.data?.['order_id']),
  );
  for (const { events } of [theirs, late]) expect(marksIn(JSON.stringify(events))).toEqual([]);
  expect(JSON.stringify([theirs.events, late.events])).not.toContain(String(placed));
  await Promise.all([own.close(), other.close()]);
});
