/**
 * Signatures of a secret scanner in GitHub's form: ECDSA with P-256 and SHA-256 over the bytes of the message, by one of
 * the published keys that the message names.
 */
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type {
  ReportSignature,
  ReportVerifier,
} from '../../modules/leaked-keys/leaked-keys.ports.js';
import { ServiceError } from '../../shared/errors.js';

/** `url`: of the published keys. `now`: monotonic milliseconds. */
export type GithubSignaturesOptions = Readonly<{
  url: string;
  now: () => number;
  fetch?: typeof fetch;
}>;

const KEPT_MS = 3_600_000;
/** Between two readings because of an unknown key, which anyone can name. */
const PAUSE_MS = 60_000;
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 100_000;
const CURVE = 'prime256v1';

type PublicKeys = ReadonlyMap<string, KeyObject>;
type Published = Readonly<{ keys: PublicKeys; readAtMs: number }>;

type Listed = Readonly<{ key_identifier?: unknown; key?: unknown }>;

function listedKeys(answer: unknown): readonly Listed[] {
  const list: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'public_keys') : null;
  if (!Array.isArray(list)) throw new Error('the address of public keys has another form');
  // Members are checked one by one.
  return list as readonly Listed[];
}

/** Other curves are left out: they are not the scanner's. */
function keysIn(answer: unknown): PublicKeys {
  const keys = new Map<string, KeyObject>();
  for (const { key_identifier: id, key } of listedKeys(answer)) {
    if (typeof id !== 'string' || typeof key !== 'string') continue;
    const one = createPublicKey(key);
    if (one.asymmetricKeyDetails?.namedCurve === CURVE) keys.set(id, one);
  }
  return keys;
}

export class GithubSignatures implements ReportVerifier {
  private published: Published | null = null;
  private reading: Promise<Published> | null = null;

  constructor(private readonly options: GithubSignaturesOptions) {}

  async isGenuine(body: Uint8Array, { keyId, signature }: ReportSignature): Promise<boolean> {
    if (keyId === undefined || signature === undefined) return false;
    const key = await this.keyOf(keyId);
    if (key === undefined) return false;
    try {
      return verify('sha256', body, key, Buffer.from(signature, 'base64'));
    } catch {
      return false; // Not a signature at all.
    }
  }

  private async keyOf(keyId: string): Promise<KeyObject | undefined> {
    const { published } = this;
    const ageMs = published === null ? Infinity : this.options.now() - published.readAtMs;
    const known = published?.keys.get(keyId);
    if (ageMs < (known === undefined ? PAUSE_MS : KEPT_MS)) return known;
    return (await this.read()).keys.get(keyId);
  }

  /** Concurrent messages share one reading. @throws UPSTREAM_UNAVAILABLE */
  private read(): Promise<Published> {
    this.reading ??= this.reread().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async reread(): Promise<Published> {
    const { url, now, fetch: ask = fetch } = this.options;
    try {
      const answer = await ask(url, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`public keys: status ${String(answer.status)}`);
      const text = await answer.text();
      if (text.length > MAX_BYTES) throw new Error('public keys: too long');
      this.published = { keys: keysIn(JSON.parse(text)), readAtMs: now() };
      return this.published;
    } catch (cause) {
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause });
    }
  }
}
