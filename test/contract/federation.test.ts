/** The subgraph composes with another one, and answers a router's requests with the access rules of ordinary reads. */
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toGlobalId } from '../../src/server/schema/nodes.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

/** Another team's subgraph, which adds a field to our orders. */
const OTHER = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
  type Order @key(fields: "order_id") { order_id: String!  ticket: String }
  type Query { tickets: [Order!]! }
`;

const ENTITIES = `query($refs: [_Any!]!) {
  _entities(representations: $refs) { __typename ... on Order { order_id teenus } ... on Organisation { nimi } }
}`;

let service: TestService;
let ours: GraphqlClient;

beforeAll(async () => {
  service = await openTestService({ federation: true });
  ours = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
});
afterAll(() => service.close());

const entities = (client: GraphqlClient, refs: object[]) =>
  client.ask({ query: ENTITIES, variables: { refs } });

async function placed(): Promise<string> {
  const { json } = await ours.ask({
    query: 'mutation { createOrder(teenus: "hooldus") { order_id } }',
  });
  return (json.data?.['createOrder'] as { order_id: string }).order_id; // shape of the query
}

/** As a router reads it, without a key. */
async function sdlOf(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ _service { sdl } }' }),
  });
  const { data } = (await response.json()) as { data: { _service: { sdl: string } } };
  return data._service.sdl;
}

test('the schema composes with another subgraph that extends our orders', async () => {
  const sdl = await sdlOf(service.url);
  const { errors, supergraphSdl } = composeServices([
    { name: 'nis2', typeDefs: parse(sdl) },
    { name: 'tickets', typeDefs: parse(OTHER) },
  ]);
  expect(errors ?? []).toEqual([]);
  expect(supergraphSdl).toContain('@join__type(graph: NIS2, key: "order_id")');
  expect(supergraphSdl).toContain('@join__type(graph: TICKETS, key: "order_id")');
});

test('entities are resolved for both keys; unknown references are null', async () => {
  const id = await placed();
  const refs = [
    { __typename: 'Order', order_id: id },
    { __typename: 'Order', id: toGlobalId('Order', id) },
    { __typename: 'Order', order_id: 'nobody' },
    { __typename: 'Quote', id: '1' },
    { __typename: 'Order' },
  ];
  const order = { __typename: 'Order', order_id: id, teenus: 'hooldus' };
  const own = await entities(ours, refs);
  expect(own.json.data?.['_entities']).toEqual([order, order, null, null, null]);
  const theirs = new GraphqlClient(service.url, service.keys.live.client);
  expect((await entities(theirs, refs)).json.data?.['_entities']).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a key is required, and the number of references is limited', async () => {
  const many = Array.from({ length: 51 }, () => ({ __typename: 'Order', order_id: 'x' }));
  expect(codesOf(await entities(ours, many))).toEqual(['VALIDATION_FAILED']);
  const anonymous = new GraphqlClient(service.url, '');
  expect(codesOf(await entities(anonymous, [{ __typename: 'Order', order_id: 'x' }]))).toEqual([
    'UNAUTHORIZED',
  ]);
});
