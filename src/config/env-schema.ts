/** Environment variables. The settings table of `guides/configuration.md` is generated from them. */
import { z } from 'zod';
import {
  flag,
  iban,
  origins,
  pauses,
  rateLimits,
  secret,
  urlOf,
  wholeNumber,
} from './env-forms.js';
import { databaseVariables } from './env-database.js';
import { graphqlVariables } from './env-graphql.js';
import { leakVariables } from './env-leaks.js';
import { mailVariables } from './env-mail.js';
import { redisUrl } from './env-redis.js';
import { securityVariables } from './env-security.js';
import { sessionVariables } from './env-sessions.js';
import { traceVariables } from './env-traces.js';

/** `describe` is the text of the settings table. */
export const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: wholeNumber
    .refine((port) => port <= 65535, 'must be at most 65535')
    .default(3000)
    .describe('port to listen on; 0 takes a free one'),
  PUBLIC_URL: urlOf('http', 'https')
    .optional()
    .describe('address that clients use, in links; default: the address listened on'),
  PROVIDER_NAME: z
    .string()
    .min(1)
    .default('NIS2 Compliance Gateway')
    .describe('name of the operator, returned in meta.powered_by and printed on documents'),
  SELLER_NAME: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'registered name of the seller on invoices, default: PROVIDER_NAME; this and the next three are required with a live STRIPE_SECRET_KEY',
    ),
  SELLER_ADDRESS: z.string().min(1).max(300).optional().describe('its address, in one line'),
  SELLER_REGISTRATION_CODE: z.string().min(1).max(50).optional().describe('its register code'),
  SELLER_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'must begin with the country, without spaces')
    .optional()
    .describe(
      'its VAT number, such as EE123456789; with it the validation service returns a consultation number',
    ),
  SELLER_IBAN: iban.optional().describe('its bank account, printed on invoices'),
  SELLER_EMAIL: z.email().optional().describe('its address for questions about invoices'),
  ...securityVariables,
  DATA_DIR: z.string().min(1).default('./.data').describe('embedded database, secrets, outbox'),
  ...databaseVariables,
  REDIS_URL: redisUrl,
  API_KEY_PEPPER: secret
    .optional()
    .describe(
      'secret of the key digests, at least 32 bytes; generated once in DATA_DIR, required with NODE_ENV=production',
    ),
  DOWNLOAD_TOKEN_SECRET: secret
    .optional()
    .describe(
      'secret of download links, at least 32 bytes; generated once in DATA_DIR, required with NODE_ENV=production',
    ),
  API_KEY_PEPPER_PREVIOUS: secret
    .optional()
    .describe('previous pepper: keys and secrets stored with it remain valid'),
  DOWNLOAD_TOKEN_SECRET_PREVIOUS: secret
    .optional()
    .describe('previous secret: links signed with it remain valid; keep it for 72 hours'),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('payment provider; unset: a local page that simulates payment'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('secret of the provider’s webhook; required with STRIPE_SECRET_KEY'),
  STRIPE_API_BASE: urlOf('http', 'https')
    .optional()
    .describe('alternative address of the provider’s API'),
  RECONCILE_INTERVAL_S: wholeNumber
    .refine((seconds) => seconds >= 1 && seconds <= 86_400, 'must be 1 to 86400')
    .default(300)
    .describe('seconds between two reconciliations with the payment provider'),
  VIES_URL: urlOf('http', 'https')
    .default('https://ec.europa.eu/taxation_customs/vies/rest-api')
    .describe(
      'VAT number validation service of the Commission (REST): POST /check-vat-number, or GET /ms/{country}/vat/{number} if that is missing',
    ),
  VIES_RECHECK_SECONDS: pauses
    .default([300, 600, 1200, 2400, 3600])
    .describe(
      'pauses before a number is checked again while the service does not answer; the last one repeats',
    ),
  VAT_POLICY: z
    .enum(['provisional', 'block'])
    .default('provisional')
    .describe(
      'orders while the validation service does not answer: provisional charges the standard rate until it does, block rejects them with 503',
    ),
  ...mailVariables,
  FILES_S3_URL: urlOf('http', 'https')
    .optional()
    .describe(
      'S3-compatible bucket for documents, such as `https://host/bucket`; unset: documents are stored in the database',
    ),
  FILES_S3_REGION: z.string().min(1).default('us-east-1').describe('region of that bucket'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('required with FILES_S3_URL'),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('required with FILES_S3_URL'),
  FILES_KEEP_MONTHS: wholeNumber
    .refine((months) => months >= 1, 'must be at least 1')
    .default(12)
    .describe('months for which released documents can be downloaded; then they are erased'),
  LAW_LICENCE: z
    .enum(['none', 'required'])
    .default('none')
    .describe('required: law bundles open only with a licence token, which paid tiers get'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all').describe('role of this process'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .describe(
      'proxies whose X-Forwarded-For is trusted: false, true, a number of hops, or addresses',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('logs go to standard output'),
  SIGNUP_LIMIT_PER_HOUR: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(10)
    .describe('signups per client address and hour'),
  OAUTH_TOKEN_SECONDS: wholeNumber
    .refine((seconds) => seconds >= 60 && seconds <= 3600, 'must be 60 to 3600')
    .default(600)
    .describe('lifetime of OAuth access tokens, in seconds'),
  OAUTH_REGISTRATIONS_PER_HOUR: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(20)
    .describe('dynamic registrations of OAuth clients per client address and hour'),
  ...sessionVariables,
  RATE_LIMITS: rateLimits
    .optional()
    .describe('JSON per tier, such as {"baas":{"per_minute":120,"per_month":4000}}'),
  NODES: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(1)
    .describe(
      'API nodes that share the limits; each enforces its share while Redis is unavailable',
    ),
  CLUSTER: wholeNumber
    .refine((count) => count >= 1 && count <= 64, 'must be 1 to 64')
    .default(1)
    .describe(
      'processes that listen on one address, for machines with several cores; the first one is the worker too',
    ),
  METRICS_PORT: wholeNumber
    .refine((port) => port >= 1 && port <= 65_535, 'must be a port')
    .optional()
    .describe(
      'port of /metrics for Prometheus on HOST; in a CLUSTER the first process uses it and the others the ports after it; unset: no metrics',
    ),
  DRAIN_DELAY_MS: wholeNumber
    .refine((ms) => ms <= 10_000, 'must be at most 10000')
    .default(1000)
    .describe(
      'milliseconds for which a stopping node still answers while it reports not ready, so that load balancers notice',
    ),
  SHED_LAG_MS: wholeNumber
    .default(200)
    .describe(
      'mean event loop delay in milliseconds from which requests are rejected with 503, the least important first; 0: never',
    ),
  FAST_PATH: flag('true').describe(
    'whether requests use the fast path; set false when looking for a bug',
  ),
  WEBHOOK_ALLOW_PRIVATE: flag('false').describe(
    'whether webhooks may use private addresses and http, for tests',
  ),
  CORS_ORIGINS: origins
    .default([])
    .describe('origins of pages that may call this service, separated by commas; unset: none'),
  ...leakVariables,
  ...graphqlVariables,
  ...traceVariables,
});

export type Environment = z.infer<typeof environmentSchema>;
