/**
 * Documents that the operator trusts; others are rejected. Clients send the SHA-256 digest, as `documentId` or in
 * Apollo's form, or the exact text. Source: GraphQL over HTTP, appendix on persisted documents; D-211.
 */
import { z } from 'zod';
import { invalid } from '../../shared/errors.js';
import {
  digestOf,
  namedDigest,
  withoutKind,
  withText,
  type DocumentSource,
  type Members,
  type Resolved,
} from './document-source.js';
import { documentError } from './format-error.js';

const digest = z.string().regex(/^(sha256:)?[0-9a-f]{64}$/);

const text = z.string().min(1);

/** Of GraphQL Code Generator. */
const mapSchema = z.record(digest, text);

/** Of Apollo's `generate-persisted-query-manifest`. */
const manifestSchema = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: digest, body: text })),
});

/** Pairs of digest and text. */
const fileSchema = z.union([
  manifestSchema.transform(({ operations }) =>
    operations.map(({ id, body }) => [id, body] as const),
  ),
  mapSchema.transform((texts) => Object.entries(texts)),
]);

export class TrustedDocuments implements DocumentSource {
  private constructor(private readonly texts: ReadonlyMap<string, string>) {}

  /**
   * @param json object: digest → document; or Apollo's manifest
   * @param own documents of the client, the CLI and the console, trusted in addition
   * @throws Error if the file is invalid or a digest does not match
   */
  static of(json: string, own: readonly string[] = []): TrustedDocuments {
    const pairs = fileSchema.parse(JSON.parse(json));
    const listed = pairs.map(([name, body]) => [withoutKind(name), body] as const);
    const wrong = listed.find(([name, body]) => digestOf(body) !== name);
    if (wrong !== undefined) throw new Error(`the trusted document ${wrong[0]} has another digest`);
    return new TrustedDocuments(
      new Map([...own.map((body) => [digestOf(body), body] as const), ...listed]),
    );
  }

  resolve(members: Members): Resolved {
    const named = namedDigest(members);
    const found = named === null ? members['query'] : this.texts.get(named);
    const isSame =
      members['query'] == null || members['query'] === '' || members['query'] === found;
    if (typeof found !== 'string' || !isSame || !this.texts.has(digestOf(found))) {
      throw invalid(documentError('only documents that the operator trusts are answered here'));
    }
    return { members: withText(members, found), isNew: false };
  }
}
