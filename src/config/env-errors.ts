/** Cross-field checks of the environment; one line per error. */
import type { Environment } from './env-schema.js';

/** In production every node needs the same secrets, for years. */
export function missingSecrets(environment: Environment, production: boolean): string[] {
  if (!production) return [];
  return (['API_KEY_PEPPER', 'DOWNLOAD_TOKEN_SECRET'] as const)
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name}: is required with NODE_ENV=production`);
}

/** Required on invoices (Directive 2006/112/EC, art 226); not for test payments. */
export function missingSeller(environment: Environment): string[] {
  if (!(environment.STRIPE_SECRET_KEY ?? '').startsWith('sk_live_')) return [];
  return (
    ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_REGISTRATION_CODE', 'SELLER_VAT_NUMBER'] as const
  )
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name}: is required with a live STRIPE_SECRET_KEY`);
}

/** Variables that require another one. */
const COMPANIONS = {
  DATABASE_POOLER: ['DATABASE_URL'],
  DATABASE_DIRECT_URL: ['DATABASE_URL'],
  STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET'],
  FILES_S3_URL: ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'],
} as const;

export const missingCompanions = (given: NodeJS.ProcessEnv): string[] =>
  Object.entries(COMPANIONS)
    .filter(([name]) => given[name] !== undefined)
    .flatMap(([name, others]) =>
      others
        .filter((other) => given[other] === undefined)
        .map((other) => `${other}: is required with ${name}`),
    );

/** Settings that have a new name. */
const RENAMED = { LANE: 'FAST_PATH' } as const;

export const renamedSettings = (given: NodeJS.ProcessEnv): string[] =>
  Object.entries(RENAMED)
    .filter(([former]) => given[former] !== undefined)
    .map(([former, name]) => `${former}: was renamed, set ${name} instead`);
