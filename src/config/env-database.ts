/** Database settings. */
import { z } from 'zod';
import { urlOf, wholeNumber } from './env-forms.js';

export const databaseVariables = {
  DATABASE_URL: urlOf('postgres', 'postgresql')
    .optional()
    .describe('PostgreSQL; unset: an embedded one under DATA_DIR'),
  DATABASE_POOLER: z
    .enum(['none', 'session', 'transaction'])
    .default('none')
    .describe(
      'pool mode of the connection pooler behind DATABASE_URL, such as PgBouncer; transaction requires DATABASE_DIRECT_URL',
    ),
  DATABASE_DIRECT_URL: urlOf('postgres', 'postgresql')
    .optional()
    .describe(
      'address of the same database without the pooler, for migrations, jobs, notifications and backups; default: DATABASE_URL',
    ),
  DATABASE_CONNECTIONS: wholeNumber
    .refine((count) => count >= 2 && count <= 1000, 'must be 2 to 1000')
    .default(10)
    .describe('maximum pool size per process, excluding the worker’s own connections'),
  DATABASE_TIMEOUT_MS: wholeNumber
    .refine((ms) => ms >= 300 && ms <= 60_000, 'must be between 300 and 60000')
    .default(3000)
    .describe(
      'timeout of one statement in milliseconds; connecting gets two thirds of it, waiting for a lock one third',
    ),
  REQUEST_TIMEOUT_MS: wholeNumber
    .refine((ms) => ms >= 1000 && ms <= 30_000, 'must be between 1000 and 30000')
    .default(4500)
    .describe(
      'deadline of a request in milliseconds, waiting for the database and other services included; then it is answered with 503; portfolio streams are exempt',
    ),
};

type Environment = z.infer<z.ZodObject<typeof databaseVariables>>;

/** `databaseUrl`: null: the embedded server. `databaseDirectUrl`: null: same as `databaseUrl`. */
export type DatabaseConfig = Readonly<{
  databaseUrl: string | null;
  databasePooler: Environment['DATABASE_POOLER'];
  databaseDirectUrl: string | null;
  databaseTimeoutMs: number;
  databaseConnections: number;
  requestTimeoutMs: number;
}>;

export const databaseOf = (environment: Environment): DatabaseConfig => ({
  databaseUrl: environment.DATABASE_URL ?? null,
  databasePooler: environment.DATABASE_POOLER,
  databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? null,
  databaseTimeoutMs: environment.DATABASE_TIMEOUT_MS,
  databaseConnections: environment.DATABASE_CONNECTIONS,
  requestTimeoutMs: environment.REQUEST_TIMEOUT_MS,
});

/** Notifications and jobs need sessions, which transaction pooling does not provide. */
export const missingDirectUrl = (environment: Environment): string[] =>
  environment.DATABASE_POOLER === 'transaction' && environment.DATABASE_DIRECT_URL === undefined
    ? ['DATABASE_DIRECT_URL: is required with DATABASE_POOLER=transaction']
    : [];
