import { expect, test } from '@jest/globals';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import { argumentProblems } from '../../../src/server/validation/check-arguments.js';

const ANSWER = new GraphQLEnumType({
  name: 'Answer',
  values: { jah: { value: 'yes' }, ei: { value: 'no' } },
});
const ANSWERS = new GraphQLInputObjectType({
  name: 'Answers',
  fields: { a1: { type: new GraphQLNonNull(ANSWER) }, a2: { type: ANSWER } },
});

function problems(args: GraphQLFieldConfigArgumentMap, values: Record<string, unknown>): string[] {
  const type = new GraphQLObjectType({ name: 'Q', fields: { f: { type: GraphQLString, args } } });
  const declared = type.getFields()['f']?.args ?? [];
  return argumentProblems(declared, values).map(({ field, type: word }) => `${field} ${word}`);
}

const bounds = (given: object) => ({ extensions: { bounds: given } });

test.each([
  { type: GraphQLInt, value: 5, fault: null },
  { type: GraphQLInt, value: '5', fault: 'int_type' },
  { type: GraphQLInt, value: true, fault: 'int_type' },
  { type: GraphQLInt, value: 5.5, fault: 'int_from_float' },
  { type: GraphQLInt, value: 2 ** 31, fault: 'less_than_equal' },
  { type: GraphQLInt, value: -(2 ** 31) - 1, fault: 'greater_than_equal' },
  { type: GraphQLInt, value: Infinity, fault: 'int_from_float' },
  { type: GraphQLFloat, value: 5, fault: null },
  { type: GraphQLFloat, value: NaN, fault: 'finite_number' },
  { type: GraphQLFloat, value: '5', fault: 'float_type' },
  { type: GraphQLString, value: 5, fault: 'string_type' },
  { type: GraphQLString, value: {}, fault: 'string_type' },
  { type: GraphQLBoolean, value: 'true', fault: 'bool_type' },
  { type: GraphQLBoolean, value: 0, fault: 'bool_type' },
  { type: ANSWER, value: 'jah', fault: null },
  { type: ANSWER, value: 'yes', fault: 'enum' },
  { type: ANSWER, value: '__proto__', fault: 'enum' },
  { type: ANSWERS, value: [], fault: 'dict_type' },
  { type: ANSWERS, value: 'x', fault: 'dict_type' },
  { type: new GraphQLList(GraphQLInt), value: 5, fault: 'list_type' },
])('$type given $value has the error $fault', ({ type, value, fault }) => {
  expect(problems({ a: { type } }, { a: value })).toEqual(fault === null ? [] : [`a ${fault}`]);
});

test('absent and null are errors if the argument is required', () => {
  const required = { a: { type: new GraphQLNonNull(GraphQLInt) } };
  expect(problems(required, {})).toEqual(['a missing']);
  expect(problems(required, { a: null })).toEqual(['a int_type']);
  const withDefault = { a: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 5 } };
  expect(problems(withDefault, {})).toEqual([]);
  expect(problems({ a: { type: GraphQLInt } }, { a: null })).toEqual([]);
});

test('members of objects and items of lists are reported with their path', () => {
  const args = { o: { type: ANSWERS }, l: { type: new GraphQLList(GraphQLInt) } };
  const values = { o: { a2: 'x' }, l: [1, 'x', 2.5] };
  expect(problems(args, values)).toEqual([
    'o.a1 missing',
    'o.a2 enum',
    'l.1 int_type',
    'l.2 int_from_float',
  ]);
});

test('an inherited member does not count as sent', () => {
  const inherited: unknown = Object.create({ a1: 'jah' });
  expect(problems({ o: { type: ANSWERS } }, { o: inherited })).toEqual(['o.a1 missing']);
});

test.each([
  { given: { min: 0 }, type: GraphQLInt, good: 0, bad: -1, fault: 'greater_than_equal' },
  { given: { max: 100 }, type: GraphQLInt, good: 100, bad: 101, fault: 'less_than_equal' },
  { given: { min: 0 }, type: GraphQLFloat, good: 0, bad: -0.001, fault: 'greater_than_equal' },
  {
    given: { minLength: 2 },
    type: GraphQLString,
    good: '🙂🙂',
    bad: '🙂',
    fault: 'string_too_short',
  },
  {
    given: { maxLength: 2 },
    type: GraphQLString,
    good: '🙂🙂',
    bad: '🙂🙂🙂',
    fault: 'string_too_long',
  },
  {
    given: { pattern: /^a+$/ },
    type: GraphQLString,
    good: 'aa',
    bad: 'ab',
    fault: 'string_pattern_mismatch',
  },
])('bounds $given', ({ given, type, good, bad, fault }) => {
  const args = { a: { type, ...bounds(given) } };
  expect(problems(args, { a: good })).toEqual([]);
  expect(problems(args, { a: bad })).toEqual([`a ${fault}`]);
});

test('errors of shape and of type are reported together, one for each value', () => {
  const args = { a: { type: GraphQLString, ...bounds({ maxLength: 1 }) }, b: { type: GraphQLInt } };
  expect(problems(args, { a: '\u0000\u0000', b: 'x' })).toEqual([
    'a string_control_characters',
    'b int_type',
  ]);
});
