import { expect, test } from '@jest/globals';
import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
import { omitMembers } from '../../../src/server/rest/omit-members.js';

const omit = (...omitOnRest: unknown[]) => ({ type: GraphQLString, extensions: { omitOnRest } });

const LEAF = new GraphQLObjectType({
  name: 'Leaf',
  fields: {
    kept: { type: GraphQLString },
    nullable: omit(null),
    pending: omit(null, 'transposed'),
  },
});
const TREE: GraphQLObjectType = new GraphQLObjectType({
  name: 'Tree',
  fields: () => ({
    leaf: { type: LEAF },
    leaves: { type: new GraphQLNonNull(new GraphQLList(LEAF)) },
    tree: { type: TREE },
  }),
});
const PLAIN = new GraphQLObjectType({ name: 'Plain', fields: { a: { type: GraphQLString } } });

const LEAF_NULLS = { kept: null, nullable: null, pending: 'transposed' };

test('members are omitted at the values that the schema names', () => {
  expect(omitMembers(LEAF, LEAF_NULLS)).toEqual({ kept: null });
  const full = { kept: 'a', nullable: 'b', pending: 'pending' };
  expect(omitMembers(LEAF, full)).toEqual(full);
});

test('members are omitted inside objects and lists, at any depth', () => {
  const value = {
    leaf: LEAF_NULLS,
    leaves: [LEAF_NULLS, null],
    tree: { leaf: null, leaves: [], tree: null },
  };
  expect(omitMembers(TREE, value)).toEqual({
    leaf: { kept: null },
    leaves: [{ kept: null }, null],
    tree: { leaf: null, leaves: [], tree: null },
  });
});

test.each([null, 'text', 5])('%p is unchanged', (value) => {
  expect(omitMembers(LEAF, value)).toBe(value);
});

test('a value without such a member is unchanged', () => {
  const value = { a: null };
  expect(omitMembers(PLAIN, value)).toBe(value);
});
