/** Documents that Apollo Server does not run are validated as over HTTP. */
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { OperationReader } from '../../../src/server/graphql/operation-reader.js';
import { PersistedDocuments } from '../../../src/server/graphql/persisted-documents.js';

const reader = new OperationReader({
  schema: buildSchema('type Query { part: Part } type Part { name: String }'),
  documents: new PersistedDocuments(),
  introspection: true,
});

test.each([
  ['{ part { nam } }', 'Cannot query field "nam" on type "Part".'],
  ['{ part }', 'Field "part" of type "Part" must have a selection of subfields.'],
])('%s is refused without suggestions', (query, message) => {
  const read = () => reader.read({ query }, { caller: null, operator: null });
  expect(read).toThrow(AggregateError);
  expect(read).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ message })] }));
});
