/** Environment variables. The settings table of `guides/configuration.md` is generated from them. */
import { z } from 'zod';
import { iban, origins, pauses, rateLimits, secret, urlOf, wholeNumber } from './env-forms.js';
import { databaseVariables } from './env-database.js';
import { redisUrl } from './env-redis.js';
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
    .describe('operator, told in meta.powered_by and on documents'),
  SELLER_NAME: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'registered name of the seller on invoices, default: PROVIDER_NAME; this and the next three are demanded with a live STRIPE_SECRET_KEY',
    ),
  SELLER_ADDRESS: z.string().min(1).max(300).optional().describe('its address, in one line'),
  SELLER_REGISTRATION_CODE: z.string().min(1).max(50).optional().describe('its register code'),
  SELLER_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'must begin with the country, without spaces')
    .optional()
    .describe(
      'its VAT number, such as EE123456789; with it the validation service proves each consultation',
    ),
  SELLER_IBAN: iban.optional().describe('its bank account, told on invoices'),
  SELLER_EMAIL: z.email().optional().describe('its address for questions about invoices'),
  DATA_DIR: z.string().min(1).default('./.data').describe('embedded database, secrets, outbox'),
  ...databaseVariables,
  REDIS_URL: redisUrl,
  API_KEY_PEPPER: secret
    .optional()
    .describe(
      'secret of the key digests, at least 32 bytes; made once in DATA_DIR, demanded with NODE_ENV=production',
    ),
  DOWNLOAD_TOKEN_SECRET: secret
    .optional()
    .describe(
      'secret of download links, at least 32 bytes; made once in DATA_DIR, demanded with NODE_ENV=production',
    ),
  API_KEY_PEPPER_PREVIOUS: secret
    .optional()
    .describe('the pepper before: keys and secrets that were stored with it work on'),
  DOWNLOAD_TOKEN_SECRET_PREVIOUS: secret
    .optional()
    .describe('the secret before: links signed with it work on; keep it for 72 hours'),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('payment provider; unset: a local page that simulates payment'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('secret of the provider’s notices; demanded with STRIPE_SECRET_KEY'),
  STRIPE_API_BASE: urlOf('http', 'https')
    .optional()
    .describe('another address of the provider’s API'),
  RECONCILE_INTERVAL_S: wholeNumber
    .refine((seconds) => seconds >= 1 && seconds <= 86_400, 'must be 1 to 86400')
    .default(300)
    .describe('seconds between two looks of a worker at what the payment provider knows'),
  VIES_URL: urlOf('http', 'https')
    .default('https://ec.europa.eu/taxation_customs/vies/rest-api')
    .describe(
      'VAT number validation service of the Commission (REST): POST /check-vat-number, where that is missing GET /ms/{country}/vat/{number}',
    ),
  VIES_RECHECK_SECONDS: pauses
    .default([300, 600, 1200, 2400, 3600])
    .describe(
      'pauses before a number is asked about again while the service is silent; the last one goes on',
    ),
  VAT_POLICY: z
    .enum(['provisional', 'block'])
    .default('provisional')
    .describe(
      'orders whose VAT hangs on a silent validation service: provisional charges the standard rate until it answers, block refuses them with 503',
    ),
  SMTP_URL: urlOf('smtp', 'smtps')
    .optional()
    .describe('mail server; unset: mails land as .eml files in DATA_DIR/outbox'),
  MAIL_FROM: z.string().min(3).default('nis2@localhost').describe('sender of mails'),
  FILES_S3_URL: urlOf('http', 'https')
    .optional()
    .describe('S3-compatible bucket for documents, https://host/bucket; unset: in the database'),
  FILES_S3_REGION: z.string().min(1).default('us-east-1').describe('region of that bucket'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('demanded with FILES_S3_URL'),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('demanded with FILES_S3_URL'),
  FILES_KEEP_MONTHS: wholeNumber
    .refine((months) => months >= 1, 'must be at least 1')
    .default(12)
    .describe('months for which released documents can be had; erased after that'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all').describe('what this process does'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .describe(
      'false, true, a number of hops, or addresses of proxies whose X-Forwarded-For counts',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('logs go to standard output'),
  SIGNUP_LIMIT_PER_HOUR: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(10)
    .describe('signups per client address and hour'),
  RATE_LIMITS: rateLimits
    .optional()
    .describe('JSON per tier, such as {"baas":{"per_minute":120,"per_month":4000}}'),
  NODES: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(1)
    .describe('API processes that share the limits; each takes its share while Redis is away'),
  CLUSTER: wholeNumber
    .refine((count) => count >= 1 && count <= 64, 'must be 1 to 64')
    .default(1)
    .describe(
      'processes that answer at one address, for machines with several cores; the first one is the worker too',
    ),
  METRICS_PORT: wholeNumber
    .refine((port) => port >= 1 && port <= 65_535, 'must be a port')
    .optional()
    .describe(
      'port of /metrics for Prometheus, beside HOST, of the first process of a CLUSTER; the next have the next ones; unset: none',
    ),
  DRAIN_DELAY_MS: wholeNumber
    .refine((ms) => ms <= 10_000, 'must be at most 10000')
    .default(1000)
    .describe(
      'milliseconds for which a node that ends answers on, not ready, so that balancers notice',
    ),
  SHED_LAG_MS: wholeNumber
    .default(200)
    .describe(
      'mean lag of the event loop, in milliseconds, from which requests are refused with 503, the least important first; 0: never',
    ),
  FAST_PATH: z
    .enum(['true', 'false'])
    .default('true')
    .describe(
      'whether answered requests come the short way when they come again; false to look for a fault',
    ),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'])
    .default('false')
    .describe('whether webhooks may go to private addresses and over http, for tests of one’s own'),
  CORS_ORIGINS: origins
    .default([])
    .describe('origins of pages that may ask this service, with commas between them; unset: none'),
  GRAPHQL_TRUSTED_DOCUMENTS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'file with a JSON object, SHA-256 of a document → document: GraphQL answers these and no others',
    ),
  GRAPHQL_INTROSPECTION: z
    .enum(['true', 'false'])
    .default('true')
    .describe('whether GraphQL tells its schema'),
  ...traceVariables,
});

export type Environment = z.infer<typeof environmentSchema>;
