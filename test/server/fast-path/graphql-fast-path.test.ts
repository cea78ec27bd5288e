/** A valid document is prepared when it is first seen: what arrives with it does not wait for Apollo Server. */
import { expect, jest, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { DocumentStore } from '../../../src/server/graphql/document-store.js';
import { OperationMetering } from '../../../src/server/graphql/operation-metering.js';
import { PreparedQueryCache } from '../../../src/server/graphql/prepared-query-cache.js';
import { RefusedDocuments } from '../../../src/server/graphql/refused-documents.js';
import {
  GraphqlFastPath,
  type GraphqlFastPathDependencies,
} from '../../../src/server/fast-path/graphql-fast-path.js';
import type { FastPathRequest } from '../../../src/server/fast-path/request-context.js';
import type { Caller } from '../../../src/shared/caller.js';

const schema = buildSchema(
  'type Query { part: String } type Mutation { change: String signUp: String }',
);
Object.assign(schema.getMutationType()?.getFields()['signUp']?.extensions ?? {}, {
  access: 'public',
});

function sentUnseen(query: string, operationName?: string) {
  const known = new PreparedQueryCache();
  const deps = {
    schema,
    introspection: true,
    store: new DocumentStore(),
    known,
    refused: new RefusedDocuments(),
    metering: new OperationMetering(),
  } as unknown as GraphqlFastPathDependencies; // the only members that are read
  const fallThrough = jest.fn();
  const request = { fallThrough } as unknown as FastPathRequest; // the only member that is called
  const question = { query, operationName, variables: {}, type: 'application/json' };
  void new GraphqlFastPath(deps).answer(request, { kind: 'unseen', ...question }, {} as Caller);
  expect(fallThrough).toHaveBeenCalledTimes(1);
  return known.find(query, operationName);
}

test('a valid query is answered by Apollo Server once, and known to the next request', () => {
  expect(sentUnseen('{ part }')).toMatchObject({ counts: 'minute_and_month', isKept: false });
});

test('so is one change that requires a key', () => {
  expect(sentUnseen('mutation { change }')).toMatchObject({ isQuery: false, isKept: false });
});

test.each([
  ['mutation { first: change second: change }', undefined],
  ['mutation { signUp }', undefined],
  ['{ __schema { queryType { name } } }', undefined],
  ['query Part { part }', 'Other'],
])('%s stays with Apollo Server', (query, operationName) => {
  expect(sentUnseen(query, operationName)).toBeUndefined();
});
