/** Documents that requests name by their SHA-256. Source: GraphQL over HTTP, appendix on persisted documents; D-211. */
import { hash } from 'node:crypto';
import { isRecord } from '../../shared/json-record.js';

/** Members of a GraphQL request. */
export type Members = Readonly<Record<string, unknown>>;

/** `isNew`: the text was sent together with its digest. */
export type Resolved = Readonly<{ members: Members; isNew: boolean }>;

export interface DocumentSource {
  /**
   * Adds the text of the document that the request names.
   * @throws VALIDATION_FAILED for documents that are not permitted
   * @throws ProtocolError for documents that the client must send as text
   */
  resolve(members: Members): Resolved;
  /** Call for new texts of admitted requests only. */
  register?(text: string): void;
}

export const digestOf = (text: string): string => hash('sha256', text, 'hex');

/** Generators of code write the kind of digest in front. */
export const withoutKind = (digest: string): string => digest.replace(/^sha256:/, '');

/** The member of Apollo's automatic persisted queries. */
export function persistedQueryIn({ extensions }: Members): Members | null {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : null;
  return isRecord(persisted) ? persisted : null;
}

/** From `documentId`, or from `extensions.persistedQuery`. */
export function namedDigest(members: Members): string | null {
  const { documentId } = members;
  if (typeof documentId === 'string') return withoutKind(documentId);
  const digest = persistedQueryIn(members)?.['sha256Hash'];
  return typeof digest === 'string' ? withoutKind(digest) : null;
}

/** Without the digest: Apollo Server does not know these documents. */
export const withText = (members: Members, query: string): Members => ({
  ...members,
  query,
  extensions: {},
});
