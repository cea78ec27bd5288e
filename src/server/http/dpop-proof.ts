/** Proofs of possession (RFC 9449, 4.3): a token that is bound to a key is only admitted with a signature of that key. */
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  EmbeddedJWK,
  jwtVerify,
  type JWTPayload,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { isStrongKey } from '../../modules/oauth/domain/key-strength.js';
import { boundToken } from '../../shared/bound-token.js';
import { CONFLICTING_KEYS, dpopTokenIn } from '../auth/credential.js';

/** Age of a proof, and what clocks may differ by. */
const MAX_SECONDS = 60;
/** A proof may be of the future by as much. */
const KEPT_SECONDS = 2 * MAX_SECONDS;
const MS = 1_000;
const MAX_PROOFS = 50_000;
const MAX_PROOF_LENGTH = 4_096;
const MAX_ID_LENGTH = 200;
/** Characters of the exponent 65,537. With one as long as the modulus, a verification takes a hundred times as long. */
const MAX_EXPONENT_LENGTH = 4;
const ALGORITHMS = ['ES256', 'Ed25519', 'EdDSA', 'PS256', 'RS256'];

type ProvenRequest = Readonly<{ method: string; url: string; token: string; proof: string }>;

/** Without query and fragment; the address of a WebSocket is that of its request. */
function addressOf(text: unknown): string | null {
  const url = typeof text === 'string' ? URL.parse(text.replace(/^ws/i, 'http')) : null;
  return url === null ? null : `${url.origin}${url.pathname}`;
}

/** @throws Error if the proof is no token */
function hasShortExponent(proof: string): boolean {
  const exponent = decodeProtectedHeader(proof).jwk?.e;
  return exponent === undefined || exponent.length <= MAX_EXPONENT_LENGTH;
}

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** Remembers a proof on all nodes. @returns false if it was used before */
export type FirstUse = (proof: Readonly<{ id: string; seconds: number }>) => Promise<boolean>;

/**
 * `publicUrl`: without a trailing slash. `firstUse`: null: nodes have no common memory. `isStrict`: keys have 128 bits of
 * security (D-384).
 */
export type ProofDependencies = Readonly<{
  publicUrl: string;
  firstUse: FirstUse | null;
  isStrict: boolean;
  now: () => Date;
}>;

export class ProofVerifier {
  /** Used proofs, of this process: also refused while the nodes have no common memory. */
  private readonly used = new LRUCache<string, true>({
    max: MAX_PROOFS,
    ttl: KEPT_SECONDS * MS,
  });

  constructor(private readonly deps: ProofDependencies) {}

  /** Reads the proof of a request that has one, before its key is looked up. */
  async note(request: FastifyRequest): Promise<void> {
    const token = dpopTokenIn(request.headers.authorization);
    if (token === undefined) return;
    const { dpop } = request.headers;
    const isPlain = typeof dpop === 'string' && request.headers['x-api-key'] === undefined;
    const { method, url } = request.raw;
    const thumbprint = isPlain
      ? await this.verify({ method: method ?? '', url: url ?? '', token, proof: dpop })
      : null;
    request.gateway.proven = thumbprint === null ? CONFLICTING_KEYS : boundToken(token, thumbprint);
  }

  /** @returns thumbprint of the proven key; null if the proof does not hold */
  async verify(request: ProvenRequest): Promise<string | null> {
    if (request.proof.length > MAX_PROOF_LENGTH) return null;
    try {
      // Anyone may send a proof; it is verified before the request is counted.
      if (!hasShortExponent(request.proof)) return null;
      const { payload, protectedHeader } = await jwtVerify(request.proof, EmbeddedJWK, {
        typ: 'dpop+jwt',
        algorithms: ALGORITHMS,
        maxTokenAge: MAX_SECONDS,
        clockTolerance: MAX_SECONDS,
        currentDate: this.deps.now(),
      });
      if (!this.isOf(request, payload) || !(await this.isFirst(payload))) return null;
      const { jwk } = protectedHeader;
      if (jwk === undefined || (this.deps.isStrict && !isStrongKey(jwk))) return null;
      return await calculateJwkThumbprint(jwk, 'sha256');
    } catch {
      // Every error means that the proof is invalid.
      return null;
    }
  }

  private isOf({ method, url, token }: ProvenRequest, { htm, htu, ath }: JWTPayload): boolean {
    const address = addressOf(`${this.deps.publicUrl}${url}`);
    return htm === method && addressOf(htu) === address && ath === digestOf(token);
  }

  private async isFirst({ jti }: JWTPayload): Promise<boolean> {
    if (jti === undefined || jti === '' || jti.length > MAX_ID_LENGTH || this.used.has(jti)) {
      return false;
    }
    this.used.set(jti, true);
    return this.deps.firstUse?.({ id: digestOf(jti), seconds: KEPT_SECONDS }) ?? true;
  }
}
