/** With trusted documents configured, GraphQL accepts only these. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TrustedDocuments } from '../../src/server/graphql/trusted-documents.js';
import { Nis2Client } from '../../src/client/main.js';
import * as operations from '../../schema/client/operations.js';
import { DOCUMENTS } from '../../schema/client/documents.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

const KNOWN = 'query ($n: Int!) { scoping(tootajad: $n) { klassifikatsioon } }';
const FOLLOW = 'subscription { myOrders { order_id } }';
const OTHER = '{ health { status } }';
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const LIST = JSON.stringify(
  Object.fromEntries([
    [`sha256:${digestOf(KNOWN)}`, KNOWN],
    [digestOf(FOLLOW), FOLLOW],
  ]),
);

let folder: string;
let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-trusted-'));
  const file = path.join(folder, 'documents.json');
  await writeFile(file, LIST);
  service = await openTestService({ trustedDocuments: file });
  client = new GraphqlClient(service.url, service.keys.test.client);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (body: unknown) => client.send('POST', '/graphql', JSON.stringify(body));
const variables = { n: 60 };
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

test.each([
  { what: 'its text', body: { query: KNOWN } },
  { what: 'its digest', body: { documentId: digestOf(KNOWN) } },
  { what: 'its digest with its kind', body: { documentId: `sha256:${digestOf(KNOWN)}` } },
  { what: 'Apollo’s form', body: { extensions: persisted(digestOf(KNOWN)) } },
  { what: 'both', body: { query: KNOWN, extensions: persisted(digestOf(KNOWN)) } },
])('a trusted document is answered by $what, repeatedly', async ({ body }) => {
  for (let round = 0; round < 3; round += 1) {
    const { json } = await post({ ...body, variables });
    expect(json.errors).toBeUndefined();
    expect(json.data).toMatchObject({ scoping: { klassifikatsioon: 'valjas' } });
  }
});

test.each([
  { what: 'another text', body: { query: OTHER } },
  { what: 'a trusted text with more', body: { query: `${KNOWN} ` } },
  { what: 'an unknown digest', body: { documentId: digestOf(OTHER) } },
  {
    what: 'a trusted digest for another text',
    body: { query: OTHER, documentId: digestOf(KNOWN) },
  },
  {
    what: 'a document to be persisted',
    body: { query: OTHER, extensions: persisted(digestOf(OTHER)) },
  },
  { what: 'the schema', body: { query: '{ __schema { queryType { name } } }' } },
  { what: 'a name of every object', body: { documentId: '__proto__' } },
  { what: 'nothing', body: {} },
])('$what is refused', async ({ body }) => {
  const answer = await post({ ...body, variables });
  expect(codesOf(answer)).toEqual(['VALIDATION_FAILED']);
  expect(answer.json).not.toHaveProperty('data');
});

test('a GET names a trusted document by its digest, in each form', async () => {
  const given = `variables=${encodeURIComponent(JSON.stringify(variables))}`;
  const extensions = encodeURIComponent(JSON.stringify(persisted(digestOf(KNOWN))));
  const names = [
    `extensions=${extensions}`,
    `documentId=${digestOf(KNOWN)}`,
    `documentId=sha256%3A${digestOf(KNOWN)}`,
  ];
  for (const name of names) {
    const { json } = await client.send('GET', `/graphql?${given}&${name}`);
    expect(json.data).toMatchObject({ scoping: { klassifikatsioon: 'valjas' } });
  }
});

test('the product’s own client, CLI and console are answered', async () => {
  const nis2 = new Nis2Client({ url: service.url, key: service.keys.test.lawyer_firm });
  expect((await nis2.scoping({ tootajad: 60 })).klassifikatsioon).toBe('valjas');
  const generated = Object.entries(operations).filter(([name]) =>
    /(?<!Fragment)Doc(ument)?$/.test(name),
  );
  const own = new Set(DOCUMENTS);
  const unlisted = generated.filter(
    ([name, text]) => name.endsWith('Document') && !own.has(String(text)),
  );
  expect([generated.length > 30, unlisted.map(([name]) => name)]).toEqual([true, []]);
  for (const query of DOCUMENTS) {
    const details =
      (await post({ query })).json.errors?.flatMap(({ extensions }) => extensions.details) ?? [];
    expect(details.filter(({ msg }) => msg.includes('operator trusts'))).toEqual([]);
  }
});

test('the manifest of Apollo’s tool is accepted', () => {
  const operation = { id: digestOf(OTHER), name: 'Other', type: 'query', body: OTHER };
  const manifest = {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: [operation],
  };
  const documents = TrustedDocuments.of(JSON.stringify(manifest));
  expect(documents.resolve({ query: OTHER }).members['query']).toBe(OTHER);
  expect(() => documents.resolve({ query: KNOWN })).toThrow('VALIDATION_FAILED');
});

test('a GET with the text of a trusted document is answered, any other is refused', async () => {
  const given = `&variables=${encodeURIComponent(JSON.stringify(variables))}`;
  expect(codesOf(await client.get(KNOWN, given))).toEqual([]);
  expect(codesOf(await client.get(OTHER))).toEqual(['VALIDATION_FAILED']);
});

test('sockets accept trusted documents only', async () => {
  const sockets = new SubscriptionClient(service.url, service.keys.test.client);
  const [good, bad] = [
    sockets.follow(FOLLOW),
    sockets.follow('subscription { myOrders { olek } }'),
  ];
  await good.count(1);
  await bad.ended();
  expect(bad.failure?.[0]).toBe('VALIDATION_FAILED');
  await sockets.close();
});

test.each(['[]', '{', '{"x":"{ a }"}', JSON.stringify({ [digestOf(OTHER)]: KNOWN })])(
  'the list %s is rejected',
  (list) => {
    expect(() => TrustedDocuments.of(list)).toThrow();
  },
);
