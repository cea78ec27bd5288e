/** The store of automatic persisted queries. */
import { expect, test } from '@jest/globals';
import { ProtocolError } from '../../../src/server/errors/protocol-error.js';
import { digestOf } from '../../../src/server/graphql/document-source.js';
import { PersistedDocuments } from '../../../src/server/graphql/persisted-documents.js';

const TEXT = '{ health { status } }';

const persisted = (sha256Hash: string, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});

function protocolCode(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof ProtocolError ? error.protocolCode : String(error);
  }
}

test('a document is found by its digest after registration, not before', () => {
  const documents = new PersistedDocuments();
  const named = persisted(digestOf(TEXT));
  expect(protocolCode(() => documents.resolve(named))).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(documents.resolve({ ...named, query: TEXT })).toMatchObject({ isNew: true });
  expect(protocolCode(() => documents.resolve(named))).toBe('PERSISTED_QUERY_NOT_FOUND');
  documents.register(TEXT);
  expect(documents.resolve(named)).toEqual({
    members: { query: TEXT, extensions: {} },
    isNew: false,
  });
  expect(documents.resolve({ ...named, query: TEXT })).toMatchObject({ isNew: false });
});

test.each([
  { what: 'documentId', named: { documentId: digestOf(TEXT) } },
  { what: 'documentId with its kind', named: { documentId: `sha256:${digestOf(TEXT)}` } },
])('$what identifies a registered document', ({ named }) => {
  const documents = new PersistedDocuments();
  documents.register(TEXT);
  expect(documents.resolve(named).members['query']).toBe(TEXT);
});

test.each([
  { what: 'no name', members: { query: TEXT } },
  { what: 'an id that is not a digest', members: { query: TEXT, documentId: 'HealthQuery' } },
  { what: 'a malformed digest', members: persisted('x') },
  { what: 'extensions in a list', members: { query: TEXT, extensions: [] } },
])('$what leaves the request unchanged', ({ members }) => {
  expect(new PersistedDocuments().resolve(members)).toEqual({ members, isNew: false });
});

test('a digest of another document is refused', () => {
  const documents = new PersistedDocuments();
  const members = { ...persisted('a'.repeat(64)), query: TEXT };
  expect(() => documents.resolve(members)).toThrow('VALIDATION_FAILED');
});

test.each([
  { what: 'is malformed', persistedQuery: { version: 1, sha256Hash: 'x' } },
  { what: 'is no text', persistedQuery: { version: 1, sha256Hash: 5 } },
  { what: 'is missing', persistedQuery: {} },
])('a text whose digest $what is refused', ({ persistedQuery }) => {
  const members = { query: TEXT, extensions: { persistedQuery } };
  expect(() => new PersistedDocuments().resolve(members)).toThrow('VALIDATION_FAILED');
});

test('another version of the protocol is not supported', () => {
  const documents = new PersistedDocuments();
  const members = persisted(digestOf(TEXT), 2);
  expect(protocolCode(() => documents.resolve(members))).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
});

test('the store is bounded: the oldest documents are evicted first, and very long ones are not stored', () => {
  const documents = new PersistedDocuments();
  documents.register(TEXT);
  documents.register('x'.repeat(70_000));
  expect(protocolCode(() => documents.resolve(persisted(digestOf('x'.repeat(70_000)))))).toBe(
    'PERSISTED_QUERY_NOT_FOUND',
  );
  for (let at = 0; at < 2_000; at += 1) documents.register(`{ a${at} }`);
  expect(protocolCode(() => documents.resolve(persisted(digestOf(TEXT))))).toBe(
    'PERSISTED_QUERY_NOT_FOUND',
  );
});
