/** A written query has the text of the executed one. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  execute,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { compileAnswer } from '../../../src/server/writer/answer-data.js';
import { fromWire } from '../../../src/server/writer/wire-text.js';
import { asTemplate } from '../../../src/shared/view-template.js';
import { writtenOperation } from '../../../src/server/writer/written-operation.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';

const State = new GraphQLEnumType({
  name: 'State',
  values: { OPEN: { value: 'o' }, DONE: { value: 'd' } },
});

const Part: GraphQLObjectType = new GraphQLObjectType({
  name: 'Part',
  fields: () => ({
    text: { type: GraphQLString },
    count: { type: GraphQLInt },
    share: { type: GraphQLFloat },
    isOpen: { type: GraphQLBoolean },
    state: { type: State },
    words: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
    parts: { type: new GraphQLList(Part) },
    made: { type: GraphQLString, resolve: () => 'by a resolver' },
  }),
});

/** The resolver's next answer. */
let next: unknown = null;

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      part: { type: Part, args: { n: { type: GraphQLInt } }, resolve: () => next },
      sure: { type: new GraphQLNonNull(Part), resolve: () => next },
      later: { type: Part, resolve: () => Promise.resolve(next) },
    },
  }),
});

const CONTEXT = {} as RequestContext; // not read
const FIELDS = 'text count share isOpen state words parts { text state parts { count } }';

const compilable = (query: string) => ({
  schema,
  document: parse(query),
  operationName: undefined,
});

async function bothTexts(query: string, variables = {}) {
  const text = compilable(query);
  const written = await compileAnswer(text)(CONTEXT, variables);
  const executed = await execute({ ...text, variableValues: variables });
  return {
    written: written.text === null || written.errors.length > 0 ? null : fromWire(written.text),
    executed: executed.errors === undefined ? JSON.stringify(executed.data) : null,
  };
}

const { part: parts } = fc.letrec<{ part: unknown }>((tie) => ({
  part: fc.option(
    fc.record(
      {
        text: fc.option(fc.string({ unit: 'binary' })),
        count: fc.option(fc.integer()),
        share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
        isOpen: fc.option(fc.boolean()),
        state: fc.option(fc.constantFrom('o', 'd')),
        words: fc.option(fc.array(fc.string())),
        parts: fc.option(fc.array(tie('part'), { maxLength: 3 })),
      },
      { requiredKeys: [] },
    ),
    { depthSize: 'small' },
  ),
}));

test('any plain value has the same text, frozen or not', async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (value, isFrozen) => {
      next = isFrozen && value !== null ? Object.freeze(value) : value;
      const { written, executed } = await bothTexts(
        `{ part { ${FIELDS} } again: later { ${FIELDS} } }`,
      );
      expect(written).toBe(executed);
      expect(written).not.toBeNull();
    }),
  );
});

test.each([
  { what: 'a count that is not an integer', value: { count: 1.5 } },
  { what: 'a count beyond 32 bits', value: { count: 2 ** 31 } },
  { what: 'an infinite share', value: { share: Infinity } },
  { what: 'an unknown word', value: { state: 'x' } },
  { what: 'a missing word', value: { words: [null] } },
  { what: 'no list', value: { words: 'a' } },
])('$what is an error on both paths', async ({ value }) => {
  next = value;
  expect(await bothTexts(`{ part { ${FIELDS} } }`)).toEqual({ written: null, executed: null });
});

test('null for a non-null field is an error', async () => {
  next = null;
  expect(await bothTexts('{ sure { text } }')).toEqual({ written: null, executed: null });
});

test.each([
  '{ part { __typename } }',
  '{ part { made } }',
  '{ part { ...F } } fragment F on Part { text }',
  '{ part { ... on Part { text } } }',
  '{ part { text @skip(if: false) } }',
  '{ part { text } part { count } }',
  '{ a: part { text } b: part { text } }',
  '{ part { text text } }',
])('%s is left to the executor, with the same text', async (query) => {
  next = { text: 'a', count: 1 };
  expect(writtenOperation(compilable(query), { omitted: () => [] })).toBeNull();
  const { written, executed } = await bothTexts(query);
  expect(written).toBe(executed);
});

test('variables and aliases reach the resolver and the answer', async () => {
  next = { text: 'ä' };
  const { written } = await bothTexts('query ($n: Int) { own: part(n: $n) { said: text } }', {
    n: 3,
  });
  expect(written).toBe('{"own":{"said":"ä"}}');
});

test('omitted values add no member', async () => {
  next = { text: null, count: 0, words: [] };
  const options = { omitted: ({ name }: { name: string }) => (name === 'count' ? [] : [null]) };
  const written = writtenOperation(compilable('{ part { text count words } }'), options);
  const result = await written?.run(CONTEXT, {});
  expect(result?.data).toEqual({ part: '{"count":0,"words":[]}' });
});

const TEMPLATE_FIELDS = 'text count share words parts { text }';

test('copies of a template have the text of any other value, whichever members vary', async () => {
  await fc.assert(
    fc.asyncProperty(
      parts.filter((value) => value !== null),
      fc.array(parts, { minLength: 3, maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom('text', 'count', 'share', 'words', 'parts')),
      async (base, others, varying) => {
        const kept = asTemplate<object>({ ...(base as object) }, varying as never[]);
        for (const other of others) {
          const changes = Object.entries(other ?? {}).filter(([name]) =>
            varying.some((one) => one === name),
          );
          next = { ...kept, ...Object.fromEntries(changes) };
          const { written, executed } = await bothTexts(`{ part { ${TEMPLATE_FIELDS} } }`);
          expect(written).toBe(executed);
        }
      },
    ),
  );
});

test('of copies, members that may be left out are decided for each', async () => {
  const options = { omitted: ({ name }: { name: string }) => (name === 'count' ? [] : [null]) };
  const written = writtenOperation(compilable('{ part { count text words } }'), options);
  const kept = asTemplate({ count: 1, text: 'a', words: null as string[] | null }, ['text']);
  const texts = await Promise.all(
    ['b', null, 'ä', null].map(async (text) => {
      next = { ...kept, text };
      return (await written?.run(CONTEXT, {}))?.data?.['part'];
    }),
  );
  expect(texts.map((text) => fromWire(String(text)))).toEqual([
    '{"count":1,"text":"b"}',
    '{"count":1}',
    '{"count":1,"text":"ä"}',
    '{"count":1}',
  ]);
});
