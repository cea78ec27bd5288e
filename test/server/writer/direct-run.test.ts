/** A root field that is run directly gets the same arguments as from the executor. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  execute,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type GraphQLFieldConfig,
} from 'graphql';
import { compileAnswer } from '../../../src/server/writer/answer-data.js';
import { fromWire } from '../../../src/server/writer/wire-text.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';

const CONTEXT = {} as RequestContext; // not read

let direct = 0;

const echo: GraphQLFieldConfig<unknown, unknown> = {
  type: new GraphQLNonNull(GraphQLString),
  args: {
    count: { type: new GraphQLNonNull(GraphQLInt) },
    share: { type: GraphQLFloat },
    isOpen: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    words: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
    text: { type: GraphQLString, defaultValue: 'argument' },
  },
  extensions: { plainResolver: true },
  resolve: (_root, args: Readonly<Record<string, unknown>>, _context, info) => {
    // The executor passes `info`.
    if (Object.keys(info).length === 0) direct += 1;
    return JSON.stringify(Object.entries(args).toSorted());
  },
};

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { echo } }),
});

const both = async (query: string, variables: Record<string, unknown>) => {
  const text = { schema, document: parse(query), operationName: undefined };
  const { text: written, errors } = await compileAnswer(text)(CONTEXT, variables);
  const { data, errors: expected } = await execute({ ...text, variableValues: variables });
  return {
    written: errors.length > 0 || written === null ? null : fromWire(written),
    executed: expected === undefined ? JSON.stringify(data) : null,
  };
};

const WITH_DEFAULTS = `query ($count: Int! = 3, $share: Float = 2, $isOpen: Boolean! = true, $words: [String!] = ["a"], $text: String) {
  echo(count: $count, share: $share, isOpen: $isOpen, words: $words, text: $text)
}`;
const WITHOUT = `query ($count: Int!, $share: Float, $isOpen: Boolean!, $words: [String!]) {
  echo(count: $count, share: $share, isOpen: $isOpen, words: $words)
}`;

const sent = fc.record(
  {
    count: fc.oneof(fc.integer(), fc.constantFrom(null, 1.5, 2 ** 31, 'x')),
    share: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
    isOpen: fc.oneof(fc.boolean(), fc.constant(null)),
    words: fc.oneof(fc.array(fc.string()), fc.constantFrom(null, 'one', [null])),
    text: fc.oneof(fc.string(), fc.constantFrom(null, 5)),
  },
  { requiredKeys: [] },
);

test.each([
  { what: 'with defaults', query: WITH_DEFAULTS },
  { what: 'without', query: WITHOUT },
])('variables $what', async ({ query }) => {
  direct = 0;
  await fc.assert(
    fc.asyncProperty(sent, async (variables) => {
      const { written, executed } = await both(query, variables);
      expect(written).toBe(executed);
    }),
  );
  expect(direct).toBeGreaterThan(0);
});
