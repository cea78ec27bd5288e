/** One response lists every invalid field, whether its type, bounds or form is wrong, on both transports. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { detailsOf, GraphqlClient } from '../support/graphql-client.js';
import { LATER } from './later-errors.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const SIGNUP = {
  nimi: '  ',
  email: 'none',
  roll: 'king',
  riik: 'eesti',
  kmkr: 'E'.repeat(21),
  litsents: 'gold',
  veebileht: 'x'.repeat(201),
};

const SIGNUP_ERRORS = [
  'nimi string_too_short',
  'email email',
  'roll enum',
  'riik string_too_long',
  'kmkr string_too_long',
  'litsents enum',
  'veebileht string_too_long',
];

const ORDER = {
  teenus: 'nothing',
  riik: 'e1',
  idempotency_key: '',
  payload: { keel: 'xx', organisatsioon: { nimi: 5 } },
};

const ORDER_ERRORS = [
  'teenus enum',
  'riik string_pattern_mismatch',
  'payload.keel enum',
  'payload.organisatsioon.nimi string_type',
];

const WEBHOOK = { url: 'http://127.0.0.1/', tyybid: ['nothing'] };
const WEBHOOK_ERRORS = ['url url_not_permitted', 'tyybid enum'];

test.each([
  ['/v1/signup', SIGNUP, SIGNUP_ERRORS],
  ['/v1/orders', ORDER, [...ORDER_ERRORS, 'idempotency_key string_too_short']],
  ['/v1/webhook-endpoints', WEBHOOK, WEBHOOK_ERRORS],
])('%s reports every error at once', async (path, body, errors) => {
  const client = await RestClient.of(service.url, service.keys.live.lawyer_firm);
  const answer = await client.post(path, body);
  expect(answer.status).toBe(422);
  expect(errorsOf(answer).sort()).toEqual([...errors].sort());
});

const QUERIES = {
  signup: `mutation ($nimi: String!, $email: String!, $roll: Roll!, $riik: String, $kmkr: String, $litsents: Litsents!, $veebileht: String) {
    signup(nimi: $nimi, email: $email, roll: $roll, riik: $riik, kmkr: $kmkr, litsents: $litsents, veebileht: $veebileht) { note } }`,
  createOrder: `mutation ($teenus: String!, $riik: String, $idempotency_key: String, $payload: JSONObject) {
    createOrder(teenus: $teenus, riik: $riik, idempotency_key: $idempotency_key, payload: $payload) { order_id } }`,
  quote: `query ($teenus: String!, $riik: String, $payload: JSONObject) {
    quote(teenus: $teenus, riik: $riik, payload: $payload) { teenus } }`,
  createWebhookEndpoint: `mutation ($url: String!, $tyybid: [String!]) {
    createWebhookEndpoint(url: $url, tyybid: $tyybid) { saladus } }`,
} as const;

test.each([
  ['signup', SIGNUP, SIGNUP_ERRORS],
  ['createOrder', ORDER, [...ORDER_ERRORS, 'idempotency_key string_too_short']],
  ['quote', ORDER, ORDER_ERRORS],
  ['createWebhookEndpoint', WEBHOOK, WEBHOOK_ERRORS],
] as const)('GraphQL reports every error of %s at once', async (operation, variables, errors) => {
  const client = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
  const { json } = await client.ask({ query: QUERIES[operation], variables });
  const details = json.errors?.flatMap(({ extensions }) => extensions.details) ?? [];
  expect(details.map(({ field, type }) => `${field} ${type}`).sort()).toEqual([...errors].sort());
});

test('GraphQL accepts unknown members of a payload and reports them as REST does', async () => {
  const client = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
  const variables = { teenus: 'b_skann', payload: { foo: 1, organisatsioon: { name: 'x' } } };
  const { json } = await client.ask({ query: QUERIES.createOrder, variables });
  expect(json.errors).toBeUndefined();
  expect(json.extensions?.['eiratud_valjad']).toEqual([
    'payload.organisatsioon.name',
    'payload.foo',
  ]);
});

test.each([
  ['/v1/changelog?kursor=x&limit=0&alates=x&riik=x', ['kursor', 'limit', 'alates', 'riik']],
  ['/v1/changelog/diff?from=x&to=y&limit=0&kursor=x', ['from', 'to', 'limit', 'kursor']],
  ['/v1/law/countries/ee/duties?from=x&kb=none&asOf=x', ['from', 'kb', 'asOf']],
  ['/v1/scoping/questions?riik=x&kb=none', ['riik', 'kb']],
  ['/v1/graph/paths?from=x&to=y', ['from', 'to']],
  ['/v1/graph/compare?framework_a=dora&framework_b=dora&first=0', ['framework_b', 'first']],
  ['/v1/graph/compare?framework_a=dora&framework_b=dora', ['framework_b']],
  ['/v1/billing/summary?kursor=x&arvete_kursor=x&limit=0', ['kursor', 'arvete_kursor', 'limit']],
])('%s names every wrong parameter', async (path, fields) => {
  const client = await RestClient.of(service.url, service.keys.live.lawyer_firm);
  const { status, json } = await client.get(path);
  const found = json.error?.details.map(({ field }) => field).sort();
  expect([status, found]).toEqual([422, [...fields].sort()]);
});

test.each(LATER)('%s %j reports every error of both stages', async (path, body, errors) => {
  const client = await RestClient.of(service.url, service.keys.live.lawyer_firm);
  const answer = await client.post(path, body);
  expect(answer.status).toBe(422);
  const found = errorsOf(answer).sort();
  if (errors !== null) expect(found).toEqual([...errors].sort());
  else expect(found).toContain('reform enum');
  const fields = answer.json.error?.details.map(({ field }) => field) ?? [];
  expect(new Set(fields).size).toBe(fields.length);
});

test('GraphQL reports them too, from literals and from variables', async () => {
  const graphql = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
  const wrong = 'tootajad: -1, sektor: "none", reform: "none"';
  const literals = await graphql.ask({ query: `{ scoping(${wrong}) { suurus } }` });
  const query =
    'query($n: Int!, $s: String, $r: String) { scoping(tootajad: $n, sektor: $s, reform: $r) { suurus } }';
  const variables = await graphql.ask({ query, variables: { n: -1, s: 'none', r: 'none' } });
  const later = await graphql.ask({ query, variables: { n: 1, s: 'none', r: 'none' } });
  const all = ['reform', 'sektor', 'tootajad'];
  const fieldsOf = (answer: typeof later) =>
    detailsOf(answer)
      .map((one) => one.split(' ')[0])
      .sort();
  expect([literals, variables, later].map(fieldsOf)).toEqual([all, all, ['reform', 'sektor']]);
});

test('an import names every wrong part of its request', async () => {
  const client = await RestClient.of(service.url, service.keys.live.grc_platform);
  const path = '/v1/imports?framework=x&answer=x&target=x&standing=x';
  const answer = await client.send('POST', path, { 'content-type': 'text/plain' }, 'x');
  const wrong = ['framework', 'answer', 'target', 'standing', 'Content-Type'];
  expect(errorsOf(answer)).toEqual(wrong.map((field) => `${field} enum`));
});
