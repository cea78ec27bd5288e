/** Shared parts of the OpenAPI document. */
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors.js';
import { refTo, type JsonSchema } from './type-schema.js';

const integer = (description: string) => ({
  description,
  schema: { type: 'integer' },
});

export const HEADERS = {
  'X-Request-Id': { description: 'id of this request', schema: { type: 'string', format: 'uuid' } },
  'X-RateLimit-Limit': integer('requests in any 60 seconds'),
  'X-RateLimit-Remaining': integer('requests left of them'),
  'X-RateLimit-Reset': integer('epoch second at which the whole allowance is back'),
  'RateLimit-Policy': {
    description: 'quotas in the form of the IETF draft',
    schema: { type: 'string' },
  },
  'Retry-After': integer('seconds until trying again makes sense'),
  Link: {
    description: 'rel="help": the section of the guide about this error',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'weak tag: version of the law data and a digest of the answer, request_id apart; send it as If-None-Match',
    schema: { type: 'string' },
  },
} as const;

type HeaderName = keyof typeof HEADERS;

const ALWAYS: readonly HeaderName[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
];

export const headerRefs = (...more: readonly HeaderName[]): JsonSchema =>
  Object.fromEntries(
    [...ALWAYS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

export const META: JsonSchema = {
  type: 'object',
  required: ['powered_by', 'request_id'],
  properties: {
    powered_by: { type: 'string', description: 'operator of the service' },
    request_id: { type: 'string', format: 'uuid' },
    environment: { type: 'string', enum: ['sandbox'], description: 'present for test keys only' },
    hoiatused: { type: 'array', items: { type: 'string' }, description: 'remarks for the caller' },
    muud_vasted: { type: 'array', items: { type: 'string' }, description: 'other matches' },
    jargmine_kursor: { type: 'string', description: 'cursor of the next page' },
    idempotency_replayed: {
      type: 'boolean',
      description: 'true: the answer to an earlier request with the same idempotency_key',
    },
    jargmine_arvete_kursor: {
      type: 'string',
      description: 'cursor of the next page of invoices',
    },
    eiratud_valjad: {
      type: 'array',
      items: { type: 'string' },
      description: 'members of the body that the operation does not know',
    },
  },
};

export const ERROR: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id', 'details'],
      properties: {
        code: { type: 'string', enum: [...ERROR_CODES], description: 'branch on this' },
        message: { type: 'string', description: 'English, or Estonian where asked for' },
        request_id: { type: 'string', format: 'uuid' },
        details: { type: 'array', items: refTo('ErrorDetail') },
      },
    },
  },
};

export const ERROR_DETAIL: JsonSchema = {
  type: 'object',
  required: ['field', 'type', 'msg'],
  properties: {
    field: { type: 'string', description: 'dotted path of the input' },
    type: { type: 'string', description: 'stable word, such as missing or int_type' },
    msg: { type: 'string' },
  },
};

/** Source. */
const ERROR_RESPONSES: Readonly<Record<string, { code: ErrorCode; description: string }>> = {
  Unauthorized: { code: 'UNAUTHORIZED', description: 'missing, unknown or blocked API key' },
  ForbiddenRole: { code: 'FORBIDDEN_ROLE', description: 'role not permitted here' },
  NotFound: { code: 'NOT_FOUND', description: 'what was asked for does not exist' },
  IdempotencyConflict: {
    code: 'IDEMPOTENCY_CONFLICT',
    description: 'same idempotency_key with a different payload',
  },
  BodyTooLarge: { code: 'VALIDATION_FAILED', description: 'body over 256 KiB' },
  ValidationFailed: { code: 'VALIDATION_FAILED', description: 'invalid body or parameters' },
  RateLimited: { code: 'RATE_LIMITED', description: 'too many requests, or the month is used up' },
  InternalError: { code: 'INTERNAL_ERROR', description: 'unexpected server error' },
  UpstreamUnavailable: {
    code: 'UPSTREAM_UNAVAILABLE',
    description: 'a service that this depends on is temporarily unavailable',
  },
};

const EXAMPLE_ID = '3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11';

function errorExample(code: ErrorCode): JsonSchema {
  const detail = { field: 'tootajad', type: 'missing', msg: 'Field required' };
  const details = code === 'VALIDATION_FAILED' ? [detail] : [];
  return { error: { code, message: 'What went wrong', request_id: EXAMPLE_ID, details } };
}

const NOT_MODIFIED: JsonSchema = {
  description: 'the client holds this answer already (If-None-Match); no body',
  headers: headerRefs('ETag'),
};

export const sharedResponses = (): JsonSchema => ({
  NotModified: NOT_MODIFIED,
  ...errorResponses(),
});

const errorResponses = (): JsonSchema =>
  Object.fromEntries(
    Object.entries(ERROR_RESPONSES).map(([name, { code, description }]) => [
      name,
      {
        description,
        headers:
          code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE'
            ? headerRefs('Link', 'Retry-After')
            : headerRefs('Link'),
        content: {
          'application/json': { schema: refTo('Error'), example: errorExample(code) },
        },
      },
    ]),
  );

export const responseRef = (name: string): JsonSchema => ({
  $ref: `#/components/responses/${name}`,
});
