/** Persisted queries over HTTP, with common clients. */
import { createHash } from 'node:crypto';
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { recordingFetch } from '../support/recording-fetch.js';
import { codesOf, detailsOf, GraphqlClient } from '../support/graphql-client.js';
import { anAddress, keyHeader } from '../support/http-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  service = await openTestService();
  client = new GraphqlClient(service.url, service.keys.test.client);
});
afterAll(() => service.close());

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

let serial = 0;

/** Registered in no store yet. */
const aText = (): string =>
  `query Q${(serial += 1)}($n: Int!) { scoping(tootajad: $n) { klassifikatsioon } }`;

const VARIABLES = { n: 60 };

const named = (text: string, version = 1) => ({
  variables: VARIABLES,
  extensions: { persistedQuery: { version, sha256Hash: digestOf(text) } },
});

const post = (body: unknown) => client.send('POST', '/graphql', JSON.stringify(body));

const get = (members: Readonly<Record<string, unknown>>) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(members))
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return client.send('GET', `/graphql?${params.toString()}`);
};

test.each([
  { how: 'POST', send: post },
  { how: 'GET', send: get },
])('by $how, an unknown digest is registered with its text and then works alone', async (one) => {
  const text = aText();
  const unknown = await one.send(named(text));
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(unknown.json.errors).toEqual([
    {
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', details: [] },
    },
  ]);
  for (const members of [{ ...named(text), query: text }, named(text), named(text), named(text)]) {
    const { json } = await one.send(members);
    expect(json.errors).toBeUndefined();
    expect(json.data).toEqual({ scoping: { klassifikatsioon: 'valjas' } });
  }
});

test('a document that the fast path answers is registered too', async () => {
  const text = aText();
  for (let round = 0; round < 4; round += 1) await post({ query: text, variables: VARIABLES });
  await post({ ...named(text), query: text });
  expect((await post(named(text))).json.data).toBeDefined();
});

test('a digest of another document, and another version, are refused as Apollo documents', async () => {
  const other = await post({ ...named(aText()), query: aText() });
  expect([...codesOf(other), ...detailsOf(other)]).toEqual([
    'VALIDATION_FAILED',
    'query document_invalid',
  ]);
  const { json } = await post(named(aText(), 2));
  expect(json.errors?.[0]?.message).toBe('PersistedQueryNotSupported');
});

test('a digest cannot hide a mutation in a GET', async () => {
  const text = 'mutation { signup(nimi: "Aa", email: "a@b.ee", roll: client) { sandbox_voti } }';
  const answer = await get({ query: text, ...named(text), variables: {} });
  expect([answer.status, answer.json.data == null]).toEqual([405, true]);
});

test('without a valid key no document is registered', async () => {
  const text = aText();
  const refused = await client
    .with('unknown')
    .send('POST', '/graphql', JSON.stringify({ ...named(text), query: text }));
  expect(codesOf(refused)).toEqual(['UNAUTHORIZED']);
  expect((await post(named(text))).json.errors?.[0]?.message).toBe('PersistedQueryNotFound');
});

test('a request by digest counts towards the quota of its key', async () => {
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: 2, perMonth: 9 });
  const requested = () =>
    client.with(key).send('POST', '/graphql', JSON.stringify(named(aText())), anAddress());
  await requested();
  await requested();
  expect((await requested()).status).toBe(429);
});

const sha256 = (text: string): Promise<string> => Promise.resolve(digestOf(text));

test.each([true, false])(
  'Apollo Client 4 registers and reuses a document, by GET: %s',
  async (useGETForHashedQueries) => {
    const { sent, fetch } = recordingFetch();
    const http = new HttpLink({
      uri: `${service.url}/graphql`,
      fetch,
      headers: keyHeader('authorization', service.keys.test.client),
    });
    const link = new PersistedQueryLink({ sha256, useGETForHashedQueries }).concat(http);
    const own = new ApolloClient({ link, cache: new InMemoryCache() });
    const options = {
      query: gql(aText()),
      variables: VARIABLES,
      fetchPolicy: 'network-only',
    } as const;
    for (let round = 0; round < 2; round += 1) {
      const { data, error } = await own.query(options);
      expect([error, data]).toMatchObject([undefined, { scoping: { klassifikatsioon: 'valjas' } }]);
    }
    const first = useGETForHashedQueries ? 'GET hash' : 'POST hash';
    expect([sent[0], sent.at(-1), sent.length]).toEqual([first, first, 3]);
    expect(sent[1]).toMatch(/ hash\+text$/);
    own.stop();
  },
);

test.each([true, false])(
  'urql registers and reuses a document, by GET: %s',
  async (preferGetForPersistedQueries) => {
    const { sent, fetch } = recordingFetch();
    const own = new Client({
      url: `${service.url}/graphql`,
      fetch,
      preferGetMethod: false,
      requestPolicy: 'network-only',
      fetchOptions: { headers: keyHeader('authorization', service.keys.test.client) },
      exchanges: [
        persistedExchange({ preferGetForPersistedQueries, generateHash: sha256 }),
        fetchExchange,
      ],
    });
    const text = aText();
    for (let round = 0; round < 2; round += 1) {
      const { data, error } = await own.query<unknown>(text, VARIABLES).toPromise();
      expect([error, data]).toMatchObject([undefined, { scoping: { klassifikatsioon: 'valjas' } }]);
    }
    expect([sent.length, sent.at(-1)]).toEqual([
      3,
      preferGetForPersistedQueries ? 'GET hash' : 'POST hash',
    ]);
  },
);
