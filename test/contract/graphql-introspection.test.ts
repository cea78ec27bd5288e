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

test('__typename is still answered', async () => {
  const { json } = await client.ask({ query: '{ health { __typename } }' });
  expect(json.data).toEqual({ health: { __typename: 'Health' } });
});

test('only operators see operators’ operations, with every form of introspection', async () => {
  const open = await openTestService();
  const query = `{ __schema { types { name } queryType { fields { name } } mutationType { fields { name } } } __type(name: "OperatorOrder") { name } }`;
  const ofClient = await new GraphqlClient(open.url, open.keys.live.client).ask({ query });
  expect(ofClient.text).toContain('"organisation"');
  expect(ofClient.text.toLowerCase()).not.toContain('"operator');
  expect(ofClient.json.data).toMatchObject({ __type: null });
  const { text: key } = await open.operatorKeys.create({ name: 'Reader', days: 1 });
  const ofOperator = await new GraphqlClient(open.url, key).ask({ query });
  expect(ofOperator.json.data).toMatchObject({ __type: { name: 'OperatorOrder' } });
  expect(ofOperator.text).toContain('"operatorRetryOrder"');
  const stream = await fetch(`${open.url}/graphql`, {
    method: 'POST',
    headers: {
      'x-api-key': open.keys.live.client,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query }),
  });
  expect((await stream.text()).toLowerCase()).not.toContain('"operator');
  await open.close();
});
