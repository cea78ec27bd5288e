/** In the strict profile no input of a GraphQL request is in its address. Source: D-384. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { detailsOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  service = await openTestService({ isStrict: true });
  client = new GraphqlClient(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const QUERY = 'query ($staff: Int!) { scoping(tootajad: $staff) { suurus } }';

test('a document and variables in an address are refused, each by name', async () => {
  const answer = await client.get(QUERY, `&variables=${encodeURIComponent('{"staff":90}')}`);
  expect([answer.status, detailsOf(answer)]).toEqual([
    400,
    ['query body_only', 'variables body_only'],
  ]);
  const posted = await client.ask({ query: QUERY, variables: { staff: 90 } });
  expect(posted.json).toMatchObject({ data: { scoping: { suurus: expect.any(String) } } });
});

test('a document without input may be named by its digest', async () => {
  const query = '{ health { status } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  await client.send('POST', '/graphql', JSON.stringify({ query, extensions }));
  const named = encodeURIComponent(JSON.stringify(extensions));
  const answer = await client.send('GET', `/graphql?extensions=${named}`);
  expect(answer.json.data).toEqual({ health: { status: 'ok' } });
});
