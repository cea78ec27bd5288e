/** What the GraphQL transport rejects, with our error codes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codesOf, detailsOf, GraphqlClient } from '../support/graphql-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: GraphqlClient;

beforeAll(async () => {
  service = await openTestService();
  client = new GraphqlClient(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const wrap = (levels: number): string =>
  `${'... on Query {'.repeat(levels)} health { status } ${'}'.repeat(levels)}`;

/** From a measure to a control and back, repeatedly. */
const walk = (steps: number): string =>
  steps === 0
    ? 'voti'
    : `mappings { edges { control { mappings { edges { measure { ${walk(steps - 1)} } } } } } }`;

const FULL_WALK = `{ frameworkMappingMeasure(measure_key: "a") { voti
  mappings(framework: iso27001) { totalCount edges { relation coverage provision kbVersion sources { seadus }
    control { ref title mappings { edges { relation measure { voti artikkel
      mappings(framework: dora) { edges { relation provision control { ref title } } } } } } } } } } }`;

test('a query from a measure over controls to other measures and to DORA is accepted', async () => {
  const { json } = await client.ask({ query: FULL_WALK });
  expect(json.errors).toBeUndefined();
  expect(JSON.stringify(json.data)).toMatch(/"control":\{"ref":"[^"]*","title":/);
  expect(json.extensions?.['cost']).toBeGreaterThan(0);
});

test.each([
  {
    what: 'aliases',
    fits: times(15, (i) => `a${i}: health { status }`),
    over: times(16, (i) => `a${i}: health { status }`),
  },
  {
    what: 'directives',
    fits: 'health { status @include(if: true) }',
    over: `health { ${times(11, (i) => `...@include(if:true){a${i}:status}`)} }`,
  },
  {
    what: 'tokens',
    fits: times(300, () => 'health { status }')
      .slice(0, 4000)
      .replace(/[^}]*$/, ''),
    over: times(400, () => 'health { status }'),
  },
  {
    what: 'levels',
    fits: `frameworkMappingMeasure(measure_key: "a") { ${walk(1)} }`,
    over: `frameworkMappingMeasure(measure_key: "a") { ${walk(3)} }`,
  },
  {
    what: 'nested fragments',
    fits: wrap(5),
    over: `frameworkMappingMeasure(measure_key: "a") { ... { ... on Measure { ${walk(3)} } } }`,
  },
])('many $what are refused, a few are accepted', async ({ fits, over }) => {
  expect(codesOf(await client.ask({ query: `{ ${fits} }` }))).toEqual([]);
  const refused = await client.ask({ query: `{ ${over} }` });
  expect(new Set(codesOf(refused))).toEqual(new Set(['VALIDATION_FAILED']));
  expect(refused.json).not.toHaveProperty('data');
});

test('an operation that costs too much is refused, and the error states its cost', async () => {
  const query = `{ frameworks { controls(first: 100) { edges { node { mappings(first: 100) { edges {
    measure { mappings(first: 100) { edges { provision } } } } } } } } } }`;
  const answer = await client.ask({ query });
  expect([answer.status, ...detailsOf(answer)]).toEqual([200, 'query operation_too_costly']);
});

test.each([
  {
    what: 'a cycle of fragments',
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  },
  { what: 'a fragment that spreads itself', query: '{ ...A } fragment A on Query { ...A }' },
  { what: 'an unknown field', query: '{ scopin { suurus } }' },
  { what: 'an unknown field of a type', query: '{ health { statu } }' },
  { what: 'an unknown argument', query: '{ services(kel: "en") { valuuta } }' },
  { what: 'a syntax error', query: '{ health {' },
  { what: 'a subscription', query: 'subscription { x }' },
])('$what is refused without a suggestion', async ({ query }) => {
  const answer = await client.ask({ query });
  expect([...new Set(codesOf(answer))]).toEqual(['VALIDATION_FAILED']);
  expect(answer.text).not.toMatch(/did you mean/i);
  expect(answer.text).not.toContain('stacktrace');
});

test.each([
  {
    what: 'a batch',
    body: '[{"query":"{health{status}}"},{"query":"{health{status}}"}]',
    fault: 'body batching_forbidden',
  },
  { what: 'an empty batch', body: '[]', fault: 'body batching_forbidden' },
  { what: 'null', body: 'null', fault: 'body json_type' },
  { what: 'no JSON', body: '{"query"', fault: 'body json_invalid' },
  { what: 'nothing', body: '', fault: 'body json_invalid' },
  { what: 'an empty object', body: '{}', fault: 'query missing' },
  { what: 'a query that is a number', body: '{"query":5}', fault: 'query string_type' },
  {
    what: 'variables in a list',
    body: '{"query":"{health{status}}","variables":[]}',
    fault: 'variables dict_type',
  },
  {
    what: 'variables as text',
    body: '{"query":"{health{status}}","variables":"{}"}',
    fault: 'variables dict_type',
  },
  {
    what: 'extensions as text',
    body: '{"query":"{health{status}}","extensions":"{}"}',
    fault: 'extensions dict_type',
  },
  {
    what: 'a persisted query',
    body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
    fault: 'query missing',
  },
])('$what is not accepted as a GraphQL request', async ({ body, fault }) => {
  const answer = await client.send('POST', '/graphql', body);
  expect([answer.status, ...codesOf(answer), ...detailsOf(answer)]).toEqual([
    400,
    'VALIDATION_FAILED',
    fault,
  ]);
  expect(answer.headers['x-ratelimit-limit']).toBe('100000');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'garbage',
  '',
])('the media type "%s" is refused', async (type) => {
  const body = '{"query":"{health{status}}"}';
  const answer = await client.send('POST', '/graphql', body, { 'content-type': type });
  expect([answer.status, ...detailsOf(answer)]).toEqual([400, 'Content-Type media_type']);
});

test('a body over 256 KiB is refused', async () => {
  const answer = await client.send('POST', '/graphql', `{"query":"${'x'.repeat(262_144)}"}`);
  expect([answer.status, ...detailsOf(answer)]).toEqual([413, 'body body_too_large']);
  expect(answer.headers['x-ratelimit-limit']).toBe('100000');
});

test.each([
  '{ frameworkMapping { baseline { kokku } } }',
  '{ frameworkMappingMeasure(measure_key: "a") { voti } }',
  '{ frameworks { title } }',
  '{ framework(key: dora) { controls { totalCount } } }',
  '{ control(framework: iso27001, ref: "A.5.1") { mappings { totalCount } } }',
  'query { ...F } fragment F on Query { x: frameworks { key } }',
])('%s does not authenticate a client', async (query) => {
  const answer = await client.with(service.keys.live.client).ask({ query });
  expect(codesOf(answer)).toEqual(['FORBIDDEN_ROLE']);
  expect(Object.values(answer.json.data ?? {}).every((value) => value === null)).toBe(true);
});

test.each([
  { first: 0, type: 'greater_than_equal' },
  { first: 101, type: 'less_than_equal' },
])('a page of $first is refused', async ({ first, type }) => {
  const query = `{ frameworkMappingMeasure(measure_key: "a") { mappings(first: ${first}) { totalCount } } }`;
  expect(detailsOf(await client.ask({ query }))).toEqual([`first ${type}`]);
});

test('an unknown operation name is refused', async () => {
  const query = 'query A { health { status } } query B { status { overall } }';
  for (const one of [{ query }, { query, operationName: 'C' }]) {
    expect(detailsOf(await client.ask(one))).toEqual(['query operation_not_found']);
  }
});

test('a refused document has status 200 in the older media type and 400 in the newer one', async () => {
  const ask = (accept: string) =>
    client.ask({ query: '{ scoping(tootajad: -1) { suurus } }' }, { accept });
  expect((await ask('application/json')).status).toBe(200);
  expect((await ask('application/graphql-response+json')).status).toBe(400);
});
