/** The contract has a description for everything, from one glossary. */
import { expect, test } from '@jest/globals';
import { buildSchema as parseSchema, printSchema } from 'graphql';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { openApiDocument } from '../../src/server/rest/openapi/openapi-document.js';
import { generateRest } from '../../src/server/rest/operations.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { describeSchema, GLOSSARY, meaningOf } from '../../src/server/schema/describe-schema.js';
import { glossaryErrors, openApiErrors } from '../../tools/schema/description-errors.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});

test('the whole contract has descriptions, and every glossary entry is used', () => {
  expect(glossaryErrors(schema)).toEqual([]);
});

test('every schema, property, parameter, header and response of OpenAPI has a description', async () => {
  expect(openApiErrors(openApiDocument(await generateRest(schema)))).toEqual([]);
});

test('a type, field, argument or value without a description is reported', () => {
  const errors = glossaryErrors(
    describeSchema(parseSchema('type New { fresh(old: Int): Kind } enum Kind { some }')),
  );
  const undescribed = errors.filter((fault) => fault.endsWith('has no description'));
  expect(undescribed.map((fault) => fault.split(' ')[0])).toEqual([
    'New',
    'New.fresh',
    'New.fresh(old:)',
    'Kind',
    'Kind.some',
  ]);
});

test('a glossary entry that no element uses is reported', () => {
  const problems = glossaryErrors(parseSchema('type Query { sektor: String }'));
  expect(problems).toContain('nothing uses the glossary entry riik');
  expect(problems).not.toContain('nothing uses the glossary entry sektor');
});

test('a retired word in a description is reported', () => {
  const invalid = glossaryErrors(parseSchema('type Query { "What is told." sektor: String }'));
  expect(invalid).toContain('Query.sektor: the description uses "told"');
});

test.each([
  ['a property', { schemas: { A: { description: 'A.', properties: { b: {} } } } }],
  ['a schema', { schemas: { A: { type: 'string' } } }],
  ['a parameter', { parameters: [{ name: 'a' }] }],
  ['a header', { headers: { 'X-A': { schema: {} } } }],
])('%s of OpenAPI without a description is reported', (_, document) => {
  expect(openApiErrors(document)).toEqual([expect.stringMatching(/ has no description$/)]);
});

test('a reference needs no second description', () => {
  expect(openApiErrors({ properties: { a: { $ref: '#/components/schemas/A' } } })).toEqual([]);
});

test('the meaning at one place takes precedence over that of the word, and a description in code over both', () => {
  const described = describeSchema(
    parseSchema(`
      type Order { riik: String }
      type OrderFilter { riik: String, "Own." teenus: String }
    `),
  );
  const text = printSchema(described);
  expect(text).toContain(meaningOf(GLOSSARY.words['riik'] ?? ''));
  expect(text).toContain(meaningOf(GLOSSARY.places['OrderFilter.riik'] ?? ''));
  expect(text).toContain('"Own."');
  expect(text).not.toContain(meaningOf(GLOSSARY.places['OrderFilter.teenus'] ?? ''));
});
