/** Limits apply however an operation is split into fragments, including introspection. */
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

/** The same fields in every possible form. */
const FORMS: Readonly<Record<string, (fields: string) => string>> = {
  'as they are': (fields) => `{ ${fields} }`,
  'in an inline fragment': (fields) => `{ ... { ${fields} } }`,
  'in an inline fragment of the type': (fields) => `{ ... on Query { ${fields} } }`,
  'in a named fragment': (fields) => `{ ...F } fragment F on Query { ${fields} }`,
  'in a fragment of a fragment': (fields) =>
    `{ ...F } fragment F on Query { ... { ...G } } fragment G on Query { ${fields} }`,
  'in a fragment that is spread twice': (fields) =>
    `{ ...F ...F } fragment F on Query { ${fields} }`,
};

const walk = (steps: number): string =>
  steps === 0
    ? 'voti'
    : `mappings { edges { control { mappings { edges { measure { ${walk(steps - 1)} } } } } } }`;

const ofTypes = (steps: number): string =>
  steps === 0 ? 'name' : `fields { type { ${ofTypes(steps - 1)} } }`;

const OVER: Readonly<Record<string, string>> = {
  'too deep a walk': `frameworkMappingMeasure(measure_key: "a") { ${walk(3)} }`,
  'too many aliases': times(16, (index) => `a${String(index)}: health { status }`),
  'too many directives': times(
    6,
    () => `... @include(if: true) { health @skip(if: false) { status } }`,
  ),
  'too costly pages': `frameworks { controls(first: 100) { edges { node { mappings(first: 100) { edges {
    measure { mappings(first: 100) { edges { provision } } } } } } } } }`,
  'a cyclic query of the schema': `__schema { types { ${ofTypes(4)} } }`,
  'a cyclic query of a type': `__type(name: "Query") { ${ofTypes(5)} }`,
};

const CASES = Object.keys(OVER).flatMap((what) =>
  Object.keys(FORMS).map((form) => ({ what, form })),
);

test.each(CASES)('$what is refused $form', async ({ what, form }) => {
  const query = FORMS[form]?.(OVER[what] ?? '') ?? '';
  const answer = await client.ask({ query });
  expect(new Set(codesOf(answer))).toEqual(new Set(['VALIDATION_FAILED']));
  expect(answer.json).not.toHaveProperty('data');
});

test.each(Object.keys(FORMS))('what is within the limits is answered %s', async (form) => {
  const query = FORMS[form]?.('health { status } __schema { queryType { name } }') ?? '';
  expect(codesOf(await client.ask({ query }))).toEqual([]);
});

/** Each fragment spreads the next one many times: a short document with an astronomical number of fields. */
const bomb = (levels: number, width: number): string => {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const inner =
      level + 1 === levels ? 'health { status }' : times(width, () => `...F${String(level + 1)}`);
    return `fragment F${String(level)} on Query { ${inner} }`;
  });
  return `{ ...F0 } ${fragments.join(' ')}`;
};

test.each([
  { levels: 3, width: 100 },
  { levels: 12, width: 20 },
  { levels: 25, width: 10 },
  { levels: 60, width: 2 },
  { levels: 5, width: 60 },
])('a fragment bomb of $levels levels that spreads $width times is refused', async (one) => {
  const answer = await client.ask({ query: bomb(one.levels, one.width) });
  expect(new Set(codesOf(answer))).toEqual(new Set(['VALIDATION_FAILED']));
});

test('more sibling fields than any type has are refused', async () => {
  const fields = times(260, () => 'status');
  expect(codesOf(await client.ask({ query: `{ health { ${fields} } }` }))).toEqual([
    'VALIDATION_FAILED',
  ]);
});

/** Two spreads per level: ten levels are about two thousand fields, each a list of controls. */
const doubled = (name: string, top: string): string => {
  const fragments = Array.from({ length: 10 }, (_, level) => {
    const next = `...F${String(level + 1)}`;
    const inner = level === 9 ? 'ref' : `children { ${next} } parent { ${next} }`;
    return `fragment F${String(level)} on Control { ${inner} }`;
  });
  return `${name} { ${top} } ${fragments.join(' ')}`;
};

test('documents that differ only in a name are refused by their expanded size, for every method', async () => {
  const control = 'control(framework: iso27001, ref: "A.5.24") { ...F0 }';
  const texts = Array.from({ length: 20 }, (_, at) => doubled(`query Q${String(at)}`, control));
  const answers = await Promise.all([
    ...texts.map((query) => client.ask({ query })),
    ...texts.map((query) => client.get(query)),
  ]);
  const codes = answers.flatMap((answer) => codesOf(answer));
  expect(codes).toEqual(answers.map(() => 'VALIDATION_FAILED'));
});

test('unpaged lists that lead back to themselves cost what they contain', async () => {
  const around = `${'children { parent { '.repeat(5)} ref ${'} }'.repeat(5)}`;
  const query = `{ control(framework: iso27001, ref: "A.5") { ${around} } }`;
  const answer = await client.ask({ query });
  expect([answer.status, ...detailsOf(answer)]).toEqual([200, 'query operation_too_costly']);
});
