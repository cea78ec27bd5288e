/** GraphQL requests by method, key and role. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  service = await openTestService();
  client = new GraphqlClient(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

test('a GET may query but not mutate', async () => {
  const signup = 'mutation { signup(nimi: "Aa", email: "a@b.ee", roll: client) { order_id } }';
  expect((await client.get('{ health { status } }')).json.data).toEqual({
    health: { status: 'ok' },
  });
  const answer = await client.get(signup);
  expect([answer.status, codesOf(answer)]).toEqual([405, ['VALIDATION_FAILED']]);
  const sneaky = await client.get(
    `query A { health { status } } ${signup.replace('mutation', 'mutation B')}`,
    '&operationName=B',
  );
  expect([sneaky.status, codesOf(sneaky)]).toEqual([405, ['VALIDATION_FAILED']]);
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'])('%s is refused', async (method) => {
  const answer = await client.send(method, '/graphql');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, POST']);
});

test('an invalid key is refused before any other error is reported', async () => {
  for (const body of ['{"query":"{health{status}}"}', '{', '[]']) {
    const answer = await client.with('nis2_live_client_x').send('POST', '/graphql', body);
    expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHORIZED']]);
    expect(answer.json.extensions?.['request_id']).toBe(answer.headers['x-request-id']);
  }
});

test('without a key only public operations answer', async () => {
  const anonymous = client.with(null);
  expect(codesOf(await anonymous.ask({ query: '{ status { overall } }' }))).toEqual([]);
  expect(codesOf(await anonymous.ask({ query: '{ services { valuuta } }' }))).toEqual([
    'UNAUTHORIZED',
  ]);
  expect(codesOf(await anonymous.ask({ query: '{ scoping { suurus } }' }))).toEqual([
    'UNAUTHORIZED',
  ]);
});

test('a role without permission is refused before its arguments are checked', async () => {
  const answer = await client.with(service.keys.test.grc_platform).ask({
    query:
      'query ($at: String!) { incidentTemplates(detected_at: $at, country: "est") { phases { phase } } }',
    variables: { at: 5 },
  });
  expect(codesOf(answer)).toEqual(['FORBIDDEN_ROLE']);
});

test('introspection is answered if the configuration allows it', async () => {
  const answer = await client.ask({ query: '{ __schema { queryType { name } } }' });
  expect(answer.json.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
});
