import { expect, test } from '@jest/globals';
import { buildSchema, parse, type GraphQLSchema } from 'graphql';
import { ServiceError } from '../../../src/shared/errors.js';
import type { RestOperation } from '../../../src/server/rest/operations.js';
import { readArguments, type RestInput } from '../../../src/server/rest/read-arguments.js';

const SCHEMA: GraphQLSchema = buildSchema(`
  input Inner { x: Int, deep: Inner }
  type Query {
    read(id: String!, count: Int, share: Float, isOn: Boolean, keel: String, riik: String): String
    write(name: String, count: Int, inner: Inner, inners: [Inner!], keel: String, riik: String, idempotency_key: String): String
  }`);

function operation(name: 'read' | 'write'): RestOperation {
  const field = SCHEMA.getQueryType()?.getFields()[name];
  if (field === undefined) throw new Error('no such field');
  const method = name === 'read' ? 'GET' : 'POST';
  return {
    coordinate: `Query.${name}`,
    fieldName: name,
    field,
    access: 'any',
    scope: 'law:read',
    deprecation: null,
    document: parse('{ __typename }'),
    route: {
      method,
      path: name === 'read' ? '/things/:id' : '/things',
      status: 200,
      counts: 'minute',
      tag: 'T',
      headers: { idempotency_key: 'idempotency-key' },
    },
  };
}

const EMPTY: RestInput = { params: {}, query: {}, headers: {}, body: null };
const read = (input: Partial<RestInput>) =>
  readArguments(operation('read'), { ...EMPTY, params: { id: 'a' }, ...input });
const write = (body: Record<string, unknown>, input: Partial<RestInput> = {}) =>
  readArguments(operation('write'), { ...EMPTY, body, ...input });

function errorsOf(ask: () => unknown): string[] {
  try {
    ask();
    return [];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.details.map(({ field, type }) => `${field} ${type}`);
  }
}

test('text of path and query is converted to the types of the schema', () => {
  const query = { count: '5', share: '0.5', isOn: 'true', keel: 'en' };
  expect(read({ query }).values).toEqual({ id: 'a', count: 5, share: 0.5, isOn: true, keel: 'en' });
});

test.each([
  [{ count: '5.0' }, 'count int_parsing'],
  [{ count: '' }, 'count int_parsing'],
  [{ count: '0x5' }, 'count int_parsing'],
  [{ count: '1e3' }, 'count int_parsing'],
  [{ share: 'NaN' }, 'share float_parsing'],
  [{ share: ' 1' }, 'share float_parsing'],
  [{ isOn: 'yes' }, 'isOn bool_parsing'],
  [{ isOn: 'constructor' }, 'isOn bool_parsing'],
  [{ count: ['5', '6'] }, 'count conflicting_values'],
  [{ keel: 'en', language: 'et' }, 'keel conflicting_values'],
  [{ keel: ['en', 'et'] }, 'keel conflicting_values'],
])('the query %j has the error %s', (query, fault) => {
  expect(errorsOf(() => read({ query }))).toEqual([fault]);
});

test('the same value twice, or under both names in any case, is one value', () => {
  expect(read({ query: { count: ['5', '5'] } }).values['count']).toBe(5);
  expect(read({ query: { keel: 'en', language: 'EN' } }).values['keel']).toBe('en');
  expect(write({ riik: null, country: 'ee' }).values['riik']).toBe('ee');
});

test('a body is not parsed from text, and the query of a POST only selects the language', () => {
  expect(errorsOf(() => write({ count: '5' }))).toEqual(['count int_type']);
  const { values } = write({}, { query: { name: 'x', keel: 'en', riik: 'ee' } });
  expect(values).toEqual({ keel: 'en' });
});

test('the body takes precedence over the query', () => {
  expect(write({ keel: 'et' }, { query: { keel: 'en' } }).values['keel']).toBe('et');
});

test('a GET has no body', () => {
  expect(read({ query: {} }).values).toEqual({ id: 'a' });
});

test('unknown members are reported, at the top level and nested', () => {
  const { values, ignored } = write({ name: 'a', foo: 1, inner: { x: 1, y: 2, deep: { z: 3 } } });
  expect(values).toEqual({ name: 'a', inner: { x: 1, deep: {} } });
  expect(ignored).toEqual(['foo', 'inner.y', 'inner.deep.z']);
});

test('names from the prototype are members like any other', () => {
  const body = JSON.parse('{"__proto__":{"name":"x"},"constructor":1}') as Record<string, unknown>; // an object
  expect(write(body)).toEqual({ values: {}, ignored: ['__proto__', 'constructor'] });
  expect(read({ query: JSON.parse('{"__proto__":"x"}') as RestInput['query'] }).values).toEqual({
    id: 'a',
  }); // as above
});

test('errors in unknown members are errors, too', () => {
  expect(errorsOf(() => write({ foo: 'a\u0000', count: 'x' }))).toEqual([
    'foo string_control_characters',
    'count int_type',
  ]);
});

test.each([
  { header: 'k', body: {}, value: 'k' },
  { header: 'k', body: { idempotency_key: 'k' }, value: 'k' },
  { header: undefined, body: { idempotency_key: 'b' }, value: 'b' },
])('the header $header and the body $body', ({ header, body, value }) => {
  const headers = header === undefined ? {} : { 'idempotency-key': header };
  expect(write(body, { headers }).values).toEqual({ idempotency_key: value });
});

test('a header and a body that differ are refused', () => {
  const input = { headers: { 'idempotency-key': 'a' } };
  expect(errorsOf(() => write({ idempotency_key: 'b' }, input))).toEqual([
    'idempotency_key idempotency_key_mismatch',
  ]);
});

test('unknown members of items of a list are removed and reported with their index', () => {
  const inners = [{ x: 1 }, { x: 2, y: 3, deep: { z: 4 } }];
  expect(write({ inners })).toEqual({
    values: { inners: [{ x: 1 }, { x: 2, deep: {} }] },
    ignored: ['inners.1.y', 'inners.1.deep.z'],
  });
});
