import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentKey } from '../../../src/server/graphql/document-key.js';
import { readRequest } from '../../../src/server/graphql/read-request.js';
import { RequestForms } from '../../../src/server/fast-path/request-forms.js';

const QUERY = 'query Ask($sector: String!) {\n  scoping(sektor: $sector) { staatus }\n}';
const KEY = documentKey(QUERY, undefined);

const bytes = (text: string): Buffer => Buffer.from(text);

/** As the fast path does when it has read a body. */
function remember(forms: RequestForms, body: Buffer): void {
  const contentType = 'application/json';
  forms.remember(body, readRequest({ method: 'POST', contentType, body, query: {} }));
}

function formsWith(...bodies: readonly Buffer[]): RequestForms {
  const forms = new RequestForms();
  for (const body of bodies) remember(forms, body);
  return forms;
}

const inOrder = (names: readonly string[], variables: unknown, space?: number): Buffer => {
  const members: Record<string, unknown> = { query: QUERY, variables, operationName: 'Ask' };
  return bytes(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, members[name]])), null, space),
  );
};

test.each([
  [['query', 'variables']],
  [['variables', 'query']],
  [['query', 'variables', 'operationName']],
  [['operationName', 'variables', 'query']],
])('finds other variables between the members %j', (names) => {
  const forms = formsWith(inOrder(names, { sector: 'energy' }));
  const other = { sector: 'õ', note: '"variables":{}', variables: [1] };
  expect(forms.find(inOrder(names, other))).toEqual({
    key: documentKey(QUERY, names.includes('operationName') ? 'Ask' : undefined),
    variables: other,
  });
});

test('finds them in a body with blanks', () => {
  const names = ['query', 'variables'];
  const forms = formsWith(inOrder(names, {}, 2));
  expect(forms.find(inOrder(names, { sector: null }, 2))).toEqual({
    key: KEY,
    variables: { sector: null },
  });
});

describe('leaves to the reader of bodies', () => {
  const query = JSON.stringify(QUERY);
  const usual = bytes(`{"query":${query},"variables":{"a":1}}`);

  test.each([
    { what: 'one that was never sent', body: `{"query":"{ a }","variables":{"a":1}}` },
    { what: 'one without variables', body: `{"query":${query}}` },
    { what: 'a second document', body: `{"query":${query},"variables":{"a":1},"query":"{ b }"}` },
    { what: 'variables twice', body: `{"query":${query},"variables":{"a":1},"variables":{}}` },
    { what: 'further members', body: `{"query":${query},"variables":{},"extensions":{}}` },
    { what: 'variables that are no map', body: `{"query":${query},"variables":[1]}` },
    { what: 'no variables at all', body: `{"query":${query},"variables":}` },
    { what: 'broken JSON', body: `{"query":${query},"variables":{"a":1}}}` },
    { what: 'another end', body: `{"query":${query},"variables":{"a":1}} ` },
  ])('$what', ({ body }) => {
    expect(formsWith(usual).find(bytes(body))).toBeUndefined();
  });

  test('bytes that are no UTF-8', () => {
    const body = Buffer.concat([
      bytes(`{"query":${query},"variables":{"a":"`),
      Buffer.from([0xff]),
      bytes('"}}'),
    ]);
    expect(formsWith(usual).find(body)).toBeUndefined();
  });

  test.each([
    `{"query":${query},"variables":{"a":1},"variables":{"b":1}}`,
    `{"query":${query},"variables":{"a":1},"query":"{ b }"}`,
    `{"query":${query},"variables":{"a":1},"extensions":{}}`,
    `{"query":${query},"variables":null}`,
  ])('what is remembered of %s', (body) => {
    expect(formsWith(bytes(body)).find(bytes(body))).toBeUndefined();
    expect(formsWith(bytes(body)).find(usual)).toBeUndefined();
  });
});

test('is bounded, and drops what was not used for longest', () => {
  const forms = new RequestForms();
  const body = (at: number): Buffer =>
    bytes(`{"query":"{ a${String(at)} }${' '.repeat(9_000)}","variables":{}}`);
  for (let at = 0; at < 2_000; at++) remember(forms, body(at));
  expect(forms.bytes).toBeLessThanOrEqual(8_388_608);
  expect(forms.find(body(0))).toBeUndefined();
  expect(forms.find(body(1_999))).toBeDefined();
});

test('a body that is found means what the whole text means', () => {
  const member = fc.constantFrom('query', 'variables', 'operationName', 'extensions');
  const value = fc.oneof(
    fc.constant(QUERY),
    fc.constant('"variables":{},'),
    fc.dictionary(fc.constantFrom('a', 'query', 'variables'), fc.jsonValue({ maxDepth: 2 })),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const anyText = fc
    .array(fc.tuple(member, value), { maxLength: 4 })
    .map((members) =>
      [`"query":${JSON.stringify(QUERY)}`].concat(
        members.map(([name, one]) => `"${name}":${JSON.stringify(one)}`),
      ),
    )
    .map((members) => `{${members.join(',')}}`);
  const forms = new RequestForms();
  let found = 0;
  fc.assert(
    fc.property(anyText, anyText, (first, second) => {
      try {
        remember(forms, bytes(first));
      } catch {
        // Not a request: nothing to remember.
      }
      for (const text of [first, second]) {
        const form = forms.find(bytes(text));
        if (form === undefined) continue;
        found++;
        const { query, operationName, variables } = JSON.parse(text) as Record<string, unknown>;
        const name = typeof operationName === 'string' ? operationName : undefined;
        expect(form).toEqual({ key: documentKey(String(query), name), variables });
      }
    }),
    { numRuns: 2_000 },
  );
  expect(found).toBeGreaterThan(50);
});
