/** Global ids and `node(id)` as Relay reads them: the access of ordinary reads, and nothing that discloses what exists. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fromGlobalId, NODE_SOURCES, toGlobalId } from '../../src/server/schema/nodes.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let ours: GraphqlClient;
let theirs: GraphqlClient;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  ours = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
  theirs = new GraphqlClient(service.url, service.keys.live.grc_platform);
  for (const teenus of ['hooldus', 'hooldus', 'hooldus'])
    await ours.ask({ query: `mutation { createOrder(teenus: "${teenus}") { order_id } }` });
  await ours.ask({
    query:
      'mutation { createWebhookEndpoint(url: "https://example.com/nodes") { webhook { id } } }',
  });
  await ours.ask({
    query: 'mutation { createOauthClient(nimi: "Nodes", skoobid: ["law:read"]) { klient { id } } }',
  });
});
afterAll(() => service.close());

const NODE = 'query($id: ID!) { node(id: $id) { __typename id } }';

async function nodeOf(client: GraphqlClient, id: string): Promise<unknown> {
  const answer = await client.ask({ query: NODE, variables: { id } });
  expect(codesOf(answer)).toEqual([]);
  return answer.json.data?.['node'];
}

const IDS = `{
  organisation { __typename id votmed { __typename id } orders(first: 5) { edges { node { __typename id } } } }
  webhookEndpoints { webhookid { __typename id } }
  oauthClients { kliendid { __typename id } }
}`;

/** Every object with a global id in an answer. */
function nodesIn(value: unknown): { __typename: string; id: string }[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'id' in value && '__typename' in value ? [value as { __typename: string; id: string }] : [];
  return [...own, ...Object.values(value).flatMap(nodesIn)];
}

test('an organisation finds each of its objects by global id, and no other organisation does', async () => {
  const nodes = nodesIn((await ours.ask({ query: IDS })).json.data);
  expect(new Set(nodes.map((node) => node.__typename))).toEqual(
    new Set(['Organisation', 'ApiKey', 'Order', 'WebhookEndpoint', 'OauthClient']),
  );
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  for (const node of nodes) {
    expect(await nodeOf(ours, node.id)).toEqual({ __typename: node.__typename, id: node.id });
    expect(await nodeOf(theirs, node.id)).toBeNull();
  }
});

test('an object that does not exist and one of another organisation get the same answer', async () => {
  const missing = Object.keys(NODE_SOURCES).map((type) =>
    toGlobalId(type, '00000000-0000-4000-8000-000000000009'),
  );
  for (const id of [...missing, toGlobalId('Quote', '1'), 'nonsense', '', '%', 'x'.repeat(400)]) {
    expect(await nodeOf(ours, id)).toBeNull();
  }
});

test('orders of the organisation are paged as in Relay: through the node of the organisation', async () => {
  const { json } = await ours.ask({ query: '{ organisation { id } }' });
  const { id } = json.data?.['organisation'] as { id: string }; // shape of the query
  const query = `query($id: ID!, $after: String) { node(id: $id) { __typename id ... on Organisation {
    orders(first: 2, after: $after) { edges { cursor node { __typename id order_id } } pageInfo { hasNextPage endCursor } }
  } } }`;
  type OrdersPage = {
    edges: { node: { order_id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const answer = await ours.ask({ query, variables: { id, after } });
    const { orders } = answer.json.data?.['node'] as { orders: OrdersPage };
    seen.push(...orders.edges.map(({ node }) => node.order_id));
    after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
  } while (after !== null);
  expect(new Set(seen).size).toBe(3);
});

test('a key is required, and operators have no nodes', async () => {
  const id = toGlobalId('Order', 'sandbox-demo-order-001');
  const anonymous = await new GraphqlClient(service.url, '').ask({
    query: NODE,
    variables: { id },
  });
  expect(codesOf(anonymous)).toEqual(['UNAUTHORIZED']);
  const { text } = await service.operatorKeys.create({ name: 'Nodes', days: 1 });
  const operator = await new GraphqlClient(service.url, text).ask({
    query: NODE,
    variables: { id },
  });
  expect(codesOf(operator)).toEqual(['FORBIDDEN_ROLE']);
});

test('global ids are decoded to type and id', () => {
  expect(fromGlobalId(toGlobalId('Order', 'a:b'))).toEqual({ type: 'Order', id: 'a:b' });
  expect(fromGlobalId(toGlobalId('Source', '1'))).toBeNull();
  expect(fromGlobalId(toGlobalId('constructor', '1'))).toBeNull();
});
