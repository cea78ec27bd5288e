/**
 * Automatic persisted queries: a client sends the digest alone, and the text too if it is not known here. The store is
 * bounded and of this process. Source: D-211.
 */
import { LRUCache } from 'lru-cache';
import { invalid, type ServiceError } from '../../shared/errors.js';
import { ProtocolError } from '../errors/protocol-error.js';
import {
  digestOf,
  namedDigest,
  persistedQueryIn,
  withText,
  type DocumentSource,
  type Members,
  type Resolved,
} from './document-source.js';
import { documentError } from './format-error.js';

const LIMITS = { max: 2_000, maxSize: 4_000_000, maxEntrySize: 65_536 } as const;

const DIGEST = /^[0-9a-f]{64}$/;

const VERSION = 1;

/** @throws ProtocolError: clients then send texts */
function assertVersion(members: Members): void {
  const version = persistedQueryIn(members)?.['version'] ?? VERSION;
  if (version !== VERSION) throw new ProtocolError('PERSISTED_QUERY_NOT_SUPPORTED');
}

const otherDigest = (): ServiceError => invalid(documentError('provided sha does not match query'));

/**
 * Without a digest. A text with a malformed one is refused here, because Apollo Server and the fast path would differ.
 * @throws VALIDATION_FAILED, ProtocolError
 */
function unnamed(members: Members, text: string | null): Resolved {
  if (text === null || persistedQueryIn(members) === null) return { members, isNew: false };
  assertVersion(members);
  throw otherDigest();
}

export class PersistedDocuments implements DocumentSource {
  /** Text by digest; a size is in characters. */
  private readonly texts = new LRUCache<string, string>({
    ...LIMITS,
    sizeCalculation: (text) => text.length + 1,
  });

  resolve(members: Members): Resolved {
    const digest = namedDigest(members);
    const { query } = members;
    const text = typeof query === 'string' && query !== '' ? query : null;
    if (digest === null || !DIGEST.test(digest)) return unnamed(members, text);
    assertVersion(members);
    return text === null ? this.known(members, digest) : this.checked(members, text, digest);
  }

  register(text: string): void {
    this.texts.set(digestOf(text), text);
  }

  private checked(members: Members, query: string, digest: string): Resolved {
    if (digestOf(query) !== digest) throw otherDigest();
    return { members: withText(members, query), isNew: !this.texts.has(digest) };
  }

  private known(members: Members, digest: string): Resolved {
    const text = this.texts.get(digest);
    if (text === undefined) throw new ProtocolError('PERSISTED_QUERY_NOT_FOUND');
    return { members: withText(members, text), isNew: false };
  }
}
