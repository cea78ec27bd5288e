/**
 * Documents that the operator trusts; others are rejected. Clients send the SHA-256 digest, as `documentId` or in
 * Apollo's form, or the exact text. Source: GraphQL over HTTP, appendix on persisted documents.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '../../shared/errors.js';
import { documentError } from './format-error.js';

type Members = Readonly<Record<string, unknown>>;

const fileSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().min(1));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const PREFIX = /^sha256:/;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function namedDigest({ documentId, extensions }: Members): string | null {
  if (typeof documentId === 'string') return documentId.replace(PREFIX, '');
  const persisted = isMembers(extensions) ? extensions['persistedQuery'] : null;
  const digest = isMembers(persisted) ? persisted['sha256Hash'] : null;
  return typeof digest === 'string' ? digest : null;
}

export class TrustedDocuments {
  private constructor(private readonly texts: ReadonlyMap<string, string>) {}

  /**
   * @param json object: digest → document
   * @throws Error if it is invalid or a digest does not match
   */
  static of(json: string): TrustedDocuments {
    const texts = new Map(Object.entries(fileSchema.parse(JSON.parse(json))));
    const wrong = [...texts].find(([digest, text]) => digestOf(text) !== digest);
    if (wrong !== undefined) throw new Error(`the trusted document ${wrong[0]} has another digest`);
    return new TrustedDocuments(texts);
  }

  /**
   * Adds the text of the named document.
   * @throws VALIDATION_FAILED for documents that are not trusted
   */
  assertTrusted(members: Members): Members {
    const digest = namedDigest(members);
    const text = digest === null ? members['query'] : this.texts.get(digest);
    const isSame = members['query'] == null || members['query'] === '' || members['query'] === text;
    if (typeof text !== 'string' || !isSame || !this.texts.has(digestOf(text))) {
      throw invalid(documentError('only documents that the operator trusts are answered here'));
    }
    // Without the digest: Apollo has persisted queries switched off.
    return { ...members, query: text, extensions: {} };
  }
}
