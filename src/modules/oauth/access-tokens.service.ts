/** Access tokens: a signed token becomes a caller without a query. Source: D-255, D-256. */
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../shared/caller.js';
import type { Runtime } from '../../shared/runtime.js';
import { credentialOf } from '../../shared/bound-token.js';
import { subjectsOf } from './domain/revocable.js';
import type { OauthKeys } from '../../platform/oauth/oauth-keys.js';
import type { TokenClaims } from './oauth.ports.js';
import type { RevocationList } from './revocation-list.js';

const MAX_TOKENS = 10_000;
const MAX_TOKEN_LENGTH = 4_096;

export type AccessTokensDependencies = Readonly<{
  verifier: Pick<OauthKeys, 'verify'>;
  revocations: Pick<RevocationList, 'has' | 'isFresh'>;
  runtime: Pick<Runtime, 'now'>;
}>;

/** `subjects`: what may be revoked. `caller`, `remembered`: while the list of revocations is fresh, or cannot be. */
type KnownToken = Readonly<{
  expiresAtMs: number;
  subjects: readonly string[];
  caller: Caller;
  remembered: Caller;
}>;

function toKnownToken(claims: TokenClaims): KnownToken {
  const { clientId, keyId, lineageId, accountId, role, mode, tier, scopes, overrides } = claims;
  const token = { clientId, scopes };
  const caller = { keyId, lineageId, accountId, role, mode, tier, overrides, token };
  return {
    expiresAtMs: claims.expiresAt.getTime(),
    subjects: subjectsOf(claims),
    caller,
    remembered: { ...caller, isRemembered: true },
  };
}

export class AccessTokensService {
  private readonly known = new LRUCache<string, KnownToken>({ max: MAX_TOKENS });

  constructor(private readonly deps: AccessTokensDependencies) {}

  /**
   * @param text token, or `boundToken` of one whose key was proven
   * @returns null if the token is not valid, has expired, is revoked or needs a proof that is missing
   */
  findCaller(text: string): Caller | null | Promise<Caller | null> {
    const known = this.known.get(text);
    return known === undefined ? this.verify(text) : this.admit(text, known);
  }

  private async verify(text: string): Promise<Caller | null> {
    const { token, provenKey } = credentialOf(text);
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const claims = await this.deps.verifier.verify(token, this.deps.runtime.now());
    if (claims === null || claims.boundTo !== provenKey) return null;
    const known = toKnownToken(claims);
    this.known.set(text, known);
    return this.admit(text, known);
  }

  private admit(text: string, known: KnownToken): Caller | null | Promise<Caller | null> {
    if (this.deps.runtime.now().getTime() >= known.expiresAtMs) {
      this.known.delete(text);
      return null;
    }
    const fresh = this.deps.revocations.isFresh();
    if (fresh === true) return this.unlessRevoked(known, known.caller);
    return fresh.then((isFresh) =>
      this.unlessRevoked(known, isFresh ? known.caller : known.remembered),
    );
  }

  private unlessRevoked({ subjects }: KnownToken, caller: Caller): Caller | null {
    return this.deps.revocations.has(subjects) ? null : caller;
  }
}
