/** The only reader of the environment. Invalid values stop the start with one message. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseOf, missingDirectUrl, type DatabaseConfig } from './env-database.js';
import { missingCompanions, missingSecrets, missingSeller, renamedSettings } from './env-errors.js';
import { graphqlOf, type GraphqlConfig } from './env-graphql.js';
import { leaksOf, type LeakConfig } from './env-leaks.js';
import { environmentSchema, type Environment } from './env-schema.js';
import { securityOf, type SecurityConfig } from './env-security.js';
import { sessionsOf, type SessionConfig } from './env-sessions.js';
import { mailOf, type MailConfig } from './env-mail.js';
import { tracesOf, type TraceConfig } from './env-traces.js';

/** Folder of `package.json`; the compiled file is in `dist/src/`. */
export const PROJECT_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const MS_PER_SECOND = 1000;

export type RateLimitOverrides = NonNullable<Environment['RATE_LIMITS']>;

/** null: not stated. */
type SellerDetails = Readonly<{
  name: string;
  address: string | null;
  registrationCode: string | null;
  vatNumber: string | null;
  iban: string | null;
  email: string | null;
}>;

/** `url`: of the bucket, without a trailing slash. */
type FilesS3 = Readonly<{
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

export type Config = DatabaseConfig &
  MailConfig &
  GraphqlConfig &
  LeakConfig &
  SecurityConfig &
  Readonly<{
    host: string;
    port: number;
    publicUrl: string | null;
    providerName: string;
    seller: SellerDetails;
    dataDir: string;
    redisUrl: string | null;
    apiKeyPepper: string | null;
    previousSecrets: Readonly<{ apiKeyPepper: string | null; downloadTokenSecret: string | null }>;
    downloadTokenSecret: string | null;
    stripe: Readonly<{ secretKey: string; webhookSecret: string; apiBase: string | null }> | null;
    reconcileIntervalMs: number;
    vies: Readonly<{ url: string; recheckSeconds: readonly number[] }>;
    vatPolicy: Environment['VAT_POLICY'];
    /** null: files are stored in the database. */
    filesS3: FilesS3 | null;
    filesKeepMonths: number;
    needsLawLicence: boolean;
    role: Environment['ROLE'];
    trustProxy: boolean | number | string[];
    logLevel: Environment['LOG_LEVEL'];
    signupLimitPerHour: number;
    sessions: SessionConfig;
    oauth: Readonly<{ tokenSeconds: number; registrationsPerHour: number }>;
    rateLimits: RateLimitOverrides;
    nodes: number;
    cluster: number;
    /** null: no metrics. */
    metricsPort: number | null;
    /** null: no traces. */
    traces: TraceConfig;
    corsOrigins: readonly string[];
    drainDelayMs: number;
    shedLagMs: number;
    fastPath: boolean;
    webhookAllowPrivate: boolean;
  }>;

/** One line per error; a single error is one line with the title. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    const list = errors.length === 1 ? errors : ['', ...errors.map((error) => `  - ${error}`)];
    super(`Configuration is wrong:${errors.length === 1 ? ' ' : ''}${list.join('\n')}`);
    this.name = 'ConfigError';
  }
}

function trustProxyOf(text: string): boolean | number | string[] {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(',').map((address) => address.trim());
}

function stripeOf(environment: Environment): Config['stripe'] {
  if (environment.STRIPE_SECRET_KEY === undefined) return null;
  return {
    secretKey: environment.STRIPE_SECRET_KEY,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: environment.STRIPE_API_BASE ?? null,
  };
}

const sellerOf = (environment: Environment): SellerDetails => ({
  name: environment.SELLER_NAME ?? environment.PROVIDER_NAME,
  address: environment.SELLER_ADDRESS ?? null,
  registrationCode: environment.SELLER_REGISTRATION_CODE ?? null,
  vatNumber: environment.SELLER_VAT_NUMBER ?? null,
  iban: environment.SELLER_IBAN ?? null,
  email: environment.SELLER_EMAIL ?? null,
});

function filesS3Of(environment: Environment): FilesS3 | null {
  if (environment.FILES_S3_URL === undefined) return null;
  return {
    url: environment.FILES_S3_URL.replace(/\/+$/, ''),
    region: environment.FILES_S3_REGION,
    accessKeyId: environment.FILES_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.FILES_S3_SECRET_ACCESS_KEY ?? '',
  };
}

const previousSecretsOf = (environment: Environment): Config['previousSecrets'] => ({
  apiKeyPepper: environment.API_KEY_PEPPER_PREVIOUS ?? null,
  downloadTokenSecret: environment.DOWNLOAD_TOKEN_SECRET_PREVIOUS ?? null,
});

const viesOf = (environment: Environment): Config['vies'] => ({
  url: environment.VIES_URL.replace(/\/+$/, ''),
  recheckSeconds: environment.VIES_RECHECK_SECONDS,
});

const oauthOf = (environment: Environment): Config['oauth'] => ({
  tokenSeconds: environment.OAUTH_TOKEN_SECONDS,
  registrationsPerHour: environment.OAUTH_REGISTRATIONS_PER_HOUR,
});

const toConfig = (environment: Environment): Config => ({
  host: environment.HOST,
  port: environment.PORT,
  publicUrl: environment.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  providerName: environment.PROVIDER_NAME,
  seller: sellerOf(environment),
  ...securityOf(environment),
  dataDir: path.resolve(environment.DATA_DIR),
  ...databaseOf(environment),
  redisUrl: environment.REDIS_URL ?? null,
  apiKeyPepper: environment.API_KEY_PEPPER ?? null,
  downloadTokenSecret: environment.DOWNLOAD_TOKEN_SECRET ?? null,
  previousSecrets: previousSecretsOf(environment),
  stripe: stripeOf(environment),
  reconcileIntervalMs: environment.RECONCILE_INTERVAL_S * MS_PER_SECOND,
  vies: viesOf(environment),
  vatPolicy: environment.VAT_POLICY,
  ...mailOf(environment),
  filesS3: filesS3Of(environment),
  filesKeepMonths: environment.FILES_KEEP_MONTHS,
  role: environment.ROLE,
  trustProxy: trustProxyOf(environment.TRUST_PROXY),
  logLevel: environment.LOG_LEVEL,
  signupLimitPerHour: environment.SIGNUP_LIMIT_PER_HOUR,
  sessions: sessionsOf(environment),
  oauth: oauthOf(environment),
  rateLimits: environment.RATE_LIMITS ?? {},
  nodes: environment.NODES,
  cluster: environment.CLUSTER,
  metricsPort: environment.METRICS_PORT ?? null,
  traces: tracesOf(environment),
  ...graphqlOf(environment),
  ...leaksOf(environment),
  corsOrigins: environment.CORS_ORIGINS,
  needsLawLicence: environment.LAW_LICENCE === 'required',
  drainDelayMs: environment.DRAIN_DELAY_MS,
  shedLagMs: environment.SHED_LAG_MS,
  fastPath: environment.FAST_PATH === 'true',
  webhookAllowPrivate: environment.WEBHOOK_ALLOW_PRIVATE === 'true',
});

/** Compose files and shells leave empty variables. */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** @throws ConfigError naming every error. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = withoutEmpty(env);
  const parsed = environmentSchema.safeParse(given);
  const errors = parsed.success
    ? [
        ...missingSecrets(parsed.data, given['NODE_ENV'] === 'production'),
        ...missingSeller(parsed.data),
        ...missingDirectUrl(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  errors.push(...missingCompanions(given), ...renamedSettings(given));
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  return toConfig(parsed.data);
}
