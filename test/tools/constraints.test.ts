/** Formats and bounds in the published schema. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';

const published = readFileSync(`${PROJECT_ROOT}/schema/schema.graphql`, 'utf8');

test('the schema has the types of the service; only constraints are added', async () => {
  const schema = await schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });
  const types = buildSchema(published);
  expect(types.getDirective('constraint')?.args.map(({ name }) => name)).toEqual([
    'format',
    'max',
    'maxLength',
    'min',
    'minLength',
    'pattern',
  ]);
  const plain = published.replaceAll(/ @constraint\((?:"(?:[^"\\]|\\.)*"|[^")\n])*\)/g, '');
  expect(plain).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});

test.each([
  ['a time', /^ {2}loodud: String! @constraint\(format: "date-time"\)$/m],
  ['a day', /^ {2}seisukuupaev: String! @constraint\(format: "date"\)$/m],
  ['a list of addresses', /^ {2}tagasiaadressid: \[String!\]! @constraint\(format: "uri"\)$/m],
  ['bounds of an argument', /^ {4}first: Int! = 20 @constraint\(max: 100, min: 1\)$/m],
  ['a pattern', /^ {2}lei: String @constraint\(maxLength: 20, pattern: "\^\[A-Z0-9\]\{18\}/m],
])('%s', (_what, line) => {
  expect(published).toMatch(line);
});
