/** Several root fields in one GraphQL request, of which some fail. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getNullableType } from 'graphql';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { fieldsOf } from '../../src/shared/graphql/fields-of.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('every field of a query or mutation is nullable', async () => {
  const schema = await schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null);
  const fields = roots.flatMap(fieldsOf);
  expect(fields.length).toBeGreaterThan(45);
  expect(fields.filter(({ type }) => getNullableType(type) !== type)).toEqual([]);
});

test.each([
  {
    what: 'a field of another role',
    query: '{ health { status } frameworkMapping { keel_kasutatud } services { valuuta } }',
    code: 'FORBIDDEN_ROLE',
    path: 'frameworkMapping',
  },
  {
    what: 'an object that does not exist',
    query: '{ health { status } order(order_id: "none") { olek } services { valuuta } }',
    code: 'NOT_FOUND',
    path: 'order',
  },
])('$what is null, and the other fields keep their answers', async ({ query, code, path }) => {
  const client = new GraphqlClient(service.url, service.keys.test.client);
  // Several times: the fast path must answer the same.
  for (let round = 0; round < 4; round += 1) {
    const { status, json } = await client.ask({ query });
    expect([status, json.data]).toEqual([
      200,
      { health: { status: 'ok' }, [path]: null, services: { valuuta: 'EUR' } },
    ]);
    expect(json.errors).toMatchObject([{ path: [path], extensions: { code } }]);
  }
});

test('an invalid argument refuses the whole operation, and the message names the argument', async () => {
  const client = new GraphqlClient(service.url, service.keys.test.client);
  const query = '{ health { status } scoping(tootajad: -1) { klassifikatsioon } }';
  const { json } = await client.ask({ query });
  expect(json).not.toHaveProperty('data');
  expect(json.errors?.[0]?.message).toMatch(/\(tootajad: Input should be /);
});
