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

test('a GET asks, but does not change anything', async () => {
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

test('a bad key is refused before anything else is said', async () => {
  for (const body of ['{"query":"{health{status}}"}', '{', '[]']) {
    const answer = await client.with('nis2_live_client_x').send('POST', '/graphql', body);
    expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHORIZED']]);
    expect(answer.json.extensions?.['request_id']).toBe(answer.headers['x-request-id']);
  }
});

test('without a key only public operations answer', async () => {
  const nobody = client.with(null);
  expect(codesOf(await nobody.ask({ query: '{ status { overall } }' }))).toEqual([]);
  expect(codesOf(await nobody.ask({ query: '{ services { valuuta } }' }))).toEqual([
    'UNAUTHORIZED',
  ]);
  expect(codesOf(await nobody.ask({ query: '{ scoping { suurus } }' }))).toEqual(['UNAUTHORIZED']);
});

test('a role that may not ask is told so before its arguments are', async () => {
  const answer = await client.with(service.keys.test.grc_platform).ask({
    query:
      'query ($at: String!) { incidentTemplates(detected_at: $at, country: "est") { phases { phase } } }',
    variables: { at: 5 },
  });
  expect(codesOf(answer)).toEqual(['FORBIDDEN_ROLE']);
});

test('the schema is told where the configuration says so', async () => {
  const answer = await client.ask({ query: '{ __schema { queryType { name } } }' });
  expect(answer.json.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
});
