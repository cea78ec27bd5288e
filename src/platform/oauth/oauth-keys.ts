/**
 * Keys of access tokens: Ed25519, a new one every 30 days, derived from the secret and the number of the period, so that
 * all processes have the same without storing any. The previous and the next one are published too. Source: D-255.
 */
import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import { z } from 'zod';
import { MODES, ROLES, TIERS } from '../../shared/caller.js';
import { scopesIn } from '../../shared/scope.js';
import type { TokenClaims } from '../../modules/oauth/oauth.ports.js';
import { ALGORITHM, keyFrom, type SigningKey } from '../crypto/service-keys.js';

const PERIOD_MS = 30 * 86_400_000;
const TYPE = 'at+jwt';

/** Expiry is exact; clocks of processes may differ by this for `iat`. */
const SKEW_SECONDS = 5;

const domainOf = (period: number): string => `nis2:oauth-tokens:v1:${String(period)}`;

/** Private claim of access tokens: on whose key they rest. */
export const CALLER_CLAIM = 'nis2';

const callerClaim = z.object({
  account: z.string(),
  key: z.string(),
  lineage: z.string(),
  role: z.enum(ROLES),
  mode: z.enum(MODES),
  tier: z.enum(TIERS),
  per_minute: z.number().nullable(),
  per_month: z.number().nullable(),
  grant: z.string().nullable(),
});

const claimsSchema = z.object({
  jti: z.string(),
  client_id: z.string(),
  exp: z.number(),
  scope: z.string().default(''),
  cnf: z.object({ jkt: z.string() }).optional(),
  [CALLER_CLAIM]: callerClaim,
});

function toClaims(payload: JWTPayload): TokenClaims | null {
  const read = claimsSchema.safeParse(payload);
  if (!read.success) return null;
  const { jti, client_id, exp, scope, cnf, [CALLER_CLAIM]: caller } = read.data;
  const { account, key, lineage, role, mode, tier, per_minute, per_month, grant } = caller;
  return {
    id: jti,
    accountId: account,
    clientId: client_id,
    grantId: grant,
    keyId: key,
    lineageId: lineage,
    role,
    mode,
    tier,
    overrides: { perMinute: per_minute, perMonth: per_month },
    scopes: scopesIn(scope),
    boundTo: cnf?.jkt ?? null,
    expiresAt: new Date(exp * 1_000),
  };
}

/** `signing`: private half of the current key. `published`: public halves. */
export type OauthKeySet = Readonly<{ period: number; signing: JWK; published: readonly JWK[] }>;

const privateJwk = ({ id, secret }: SigningKey): JWK => ({
  ...secret.export({ format: 'jwk' }),
  kid: id,
  alg: ALGORITHM,
  use: 'sig',
});

/**
 * @param secrets the first signs, all verify
 * @param issuer address of the service
 * @param audience resources that tokens may name
 */
export function oauthKeys(
  secrets: readonly [string, ...string[]],
  issuer: string,
  audience: readonly string[],
) {
  let kept: (OauthKeySet & Readonly<{ find: ReturnType<typeof createLocalJWKSet> }>) | null = null;
  const at = (now: Date) => {
    const period = Math.floor(now.getTime() / PERIOD_MS);
    if (kept?.period === period) return kept;
    const keys = [period, period - 1, period + 1].flatMap((one) =>
      secrets.map((secret) => keyFrom(secret, domainOf(one))),
    );
    const published = keys.map(({ jwk }) => jwk);
    const signing = privateJwk(keyFrom(secrets[0], domainOf(period)));
    kept = { period, signing, published, find: createLocalJWKSet({ keys: published }) };
    return kept;
  };
  return {
    at: (now: Date): OauthKeySet => at(now),
    /** Without I/O. @returns null if signature, issuer, audience, type or claims are wrong, or the token has expired */
    verify: async (token: string, now: Date): Promise<TokenClaims | null> => {
      try {
        const { payload } = await jwtVerify(token, at(now).find, {
          algorithms: [ALGORITHM],
          issuer,
          audience: [...audience],
          typ: TYPE,
          currentDate: now,
          clockTolerance: SKEW_SECONDS,
        });
        return toClaims(payload);
      } catch {
        // Every error means that the token is invalid.
        return null;
      }
    },
  };
}

export type OauthKeys = ReturnType<typeof oauthKeys>;
