/** Headers of responses in the OpenAPI document. */
import type { JsonSchema } from './type-schema.js';

const integer = (description: string) => ({ description, schema: { type: 'integer' } });
const text = (description: string) => ({ description, schema: { type: 'string' } });

export const HEADERS = {
  'X-Request-Id': {
    description: 'Id of this request.',
    schema: { type: 'string', format: 'uuid' },
  },
  'X-RateLimit-Limit': integer('Requests permitted in any 60 seconds.'),
  'X-RateLimit-Remaining': integer('Requests that remain of them.'),
  'X-RateLimit-Reset': integer(
    'Unix time in seconds at which the full allowance is available again.',
  ),
  'RateLimit-Policy': text('Quotas in the format of the IETF draft on rate-limit headers.'),
  'Retry-After': integer('Seconds to wait before the request is repeated.'),
  'Access-Control-Allow-Origin': text(
    'Origin of the page, if the operator permits it, or `*` for public files; absent otherwise.',
  ),
  Link: text('rel="help": section of the error reference about this error.'),
  ETag: text(
    'Weak entity tag: version of the law data and a digest of the answer without request_id. Send it as If-None-Match.',
  ),
} as const;

type HeaderName = keyof typeof HEADERS;

const ALWAYS: readonly HeaderName[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'Access-Control-Allow-Origin',
];

export const headerRefs = (...more: readonly HeaderName[]): JsonSchema =>
  Object.fromEntries(
    [...ALWAYS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
