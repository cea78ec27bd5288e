/** With introspection disabled, no request reveals the schema. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  service = await openTestService({ introspection: false });
  client = new GraphqlClient(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

test.each([
  '{ __schema { types { name } } }',
  '{ __type(name: "Order") { fields { name } } }',
  '{ ...A } fragment A on Query { x: __schema { queryType { name } } }',
])('%s is refused', async (query) => {
  const answer = await client.ask({ query });
  expect(codesOf(answer)).toEqual(['VALIDATION_FAILED']);
  expect(answer.text).not.toContain('lawyer');
});

test('the name of a type is told as ever', async () => {
  const { json } = await client.ask({ query: '{ health { __typename } }' });
  expect(json.data).toEqual({ health: { __typename: 'Health' } });
});
