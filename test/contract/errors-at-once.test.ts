/** One response lists every invalid field, whether its type, bounds or form is wrong, on both transports. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { detailsOf, GraphqlClient } from '../support/graphql-client.js';
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

/** Only the law data knows keys and drafts, only the schema bounds, only the operation the order of times. */
const LATER = [
  [
    '/v1/scoping',
    { tootajad: -1, sektor: 'none', erijuhud: ['none'], reform: 'none' },
    ['tootajad greater_than_equal', 'sektor enum', 'erijuhud.0 enum', 'reform enum'],
  ],
  [
    '/v1/scoping',
    { tootajad: 1, sektor: 'none', riik: 'ee', reform: 'none' },
    ['sektor enum', 'reform enum'],
  ],
  // A case that only the draft has.
  [
    '/v1/scoping',
    { tootajad: -1, erijuht: 'submarine_data_infrastructure', reform: 'nis2-com-2026-13' },
    ['tootajad greater_than_equal'],
  ],
  ['/v1/scoping', { tootajad: 'x', sektor: 5, reform: 'none' }, null],
  [
    '/v1/incident-deadlines',
    { detected_at: 'soon', roles: [], country: 'x', reform: 'none' },
    [
      'detected_at datetime_parsing',
      'roles too_short',
      'country string_pattern_mismatch',
      'reform enum',
    ],
  ],
  ['/v1/incident-deadlines', { roles: [], reform: 'none' }, null],
  [
    '/v1/reforms/compare',
    { reform: 'none', organisations: [{ tootajad: 5, sektor: 'none' }], keel: 5 },
    ['reform enum', 'organisations.0.sektor enum', 'keel string_type'],
  ],
  ['/v1/scoping/group', { uksused: 5, reform: 'none' }, null],
  [
    '/v1/scoping/group',
    {
      uksused: [
        { id: 'a', tootajad: 4, riik: 'e1', sektor: 'none', erijuhud: ['x'] },
        { id: 'a', kaive_meur: 5, sektor: 'none' },
      ],
      osalused: [{ omanik: 'a', uksus: 'z' }],
      reform: 'none',
    },
    [
      'uksused.0.riik string_pattern_mismatch',
      'uksused.0.sektor enum',
      'uksused.0.erijuhud enum',
      'uksused.1.id group_duplicate_entity',
      'uksused.1.tootajad missing',
      'uksused.1.sektor enum',
      'osalused.0.uksus group_unknown_entity',
      'reform enum',
    ],
  ],
  // Without an id there is no graph to check.
  [
    '/v1/scoping/group',
    { uksused: [{ tootajad: 4, sektor: 'none' }], osalused: [{ omanik: 'a', uksus: 'z' }] },
    ['uksused.0.id missing', 'uksused.0.sektor enum'],
  ],
  [
    '/v1/reforms/compare',
    {
      reform: 'nis2-com-2026-13',
      organisations: [
        { tootajad: -5, sektor: 'none', erijuhud: ['none'] },
        { tootajad: 5, sektor: 'none', riik: 'x' },
        { sektor: 5, erijuht: 'none' },
      ],
    },
    [
      'organisations.0.tootajad greater_than_equal',
      'organisations.0.sektor enum',
      'organisations.0.erijuhud.0 enum',
      'organisations.1.sektor enum',
      'organisations.1.riik string_pattern_mismatch',
      'organisations.2.tootajad missing',
      'organisations.2.sektor string_type',
      'organisations.2.erijuht enum',
    ],
  ],
  [
    '/v1/incident-templates',
    {
      detected_at: 'soon',
      country: 'estonia',
      asOf: 'x',
      kb: 'none',
      impact_ended_at: '1950-01-01T00:00:00Z',
    },
    [
      'detected_at datetime_parsing',
      'country string_too_long',
      'asOf date_parsing',
      'kb kb_version_unknown',
      'impact_ended_at datetime_range',
    ],
  ],
  [
    '/v1/incident-templates',
    {
      detected_at: '2026-01-02T00:00:00Z',
      notification_submitted_at: 'later',
      impact_ended_at: '2026-01-01T00:00:00Z',
      kb: 'none',
    },
    [
      'notification_submitted_at datetime_parsing',
      'impact_ended_at greater_than_equal',
      'kb kb_version_unknown',
    ],
  ],
  [
    '/v1/incident-record',
    {
      detected_at: 'soon',
      country: 'estonia',
      roles: [],
      incident: { occurred_at: 'x', currency: 'none', description: 5 },
    },
    [
      'detected_at datetime_parsing',
      'country string_too_long',
      'roles too_short',
      'incident.occurred_at datetime_parsing',
      'incident.currency enum',
      'incident.description string_type',
    ],
  ],
  [
    '/v1/graph/delta',
    { framework: 'none', csv: 'control,status\n,nothing\nA.5.24,planned\n' },
    ['framework enum', 'csv.2.control missing', 'csv.2.status enum'],
  ],
  [
    '/v1/graph/coverage',
    { framework: 'iso27001', target: 'none', csv: 'name\nx\n' },
    ['target enum', 'csv.1.control column_missing', 'csv.1.status column_missing'],
  ],
  [
    '/v1/graph/coverage',
    { framework: 'dora', target: 'dora', csv: 'name\nx\n', first: 0 },
    [
      'target same_value',
      'csv.1.control column_missing',
      'csv.1.status column_missing',
      'first greater_than_equal',
    ],
  ],
  [
    '/v1/quote',
    { teenus: 'pakett', riik: 'e1', payload: { riskitase: 'R9' } },
    ['riik string_pattern_mismatch', 'payload.riskitase enum'],
  ],
] as const;

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
