/** Shared parts of the OpenAPI document. */
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors.js';
import { headerRefs } from './headers.js';
import { refTo, type JsonSchema } from './type-schema.js';

/** Either header carries the key. */
export const KEY_SECURITY = [{ ApiKey: [] }, { Bearer: [] }] as const;

/** Stated, so that it is no omission: the operation needs no credential. */
export const NO_SECURITY = [{}] as const;

export const META: JsonSchema = {
  type: 'object',
  description: 'Metadata of a response.',
  required: ['powered_by', 'request_id'],
  properties: {
    powered_by: { type: 'string', description: 'Operator of the service.' },
    request_id: { type: 'string', format: 'uuid', description: 'Id of the request.' },
    environment: {
      type: 'string',
      enum: ['sandbox'],
      description: 'Present for sandbox keys only.',
    },
    hoiatused: {
      type: 'array',
      items: { type: 'string' },
      description: 'Warnings about the request.',
    },
    muud_vasted: {
      type: 'array',
      items: { type: 'string' },
      description: 'Articles of the other measures that match.',
    },
    jargmine_kursor: {
      type: 'string',
      description: 'Cursor of the next page; absent on the last page.',
    },
    idempotency_replayed: {
      type: 'boolean',
      description: 'True: this is the answer to an earlier request with the same idempotency_key.',
    },
    jargmine_arvete_kursor: {
      type: 'string',
      description: 'Cursor of the next page of invoices; absent on the last page.',
    },
    eiratud_valjad: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Members of the body that were ignored because the operation does not define them.',
    },
  },
};

export const ERROR: JsonSchema = {
  type: 'object',
  description: 'Error response.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'The error.',
      required: ['code', 'message', 'request_id', 'details'],
      properties: {
        code: {
          type: 'string',
          enum: [...ERROR_CODES],
          description: 'Stable code; use it to handle errors.',
        },
        message: { type: 'string', description: 'Message in English, or in Estonian on request.' },
        request_id: { type: 'string', format: 'uuid', description: 'Id of the request.' },
        details: {
          type: 'array',
          description: 'One item for each error of the input; empty for most other errors.',
          items: refTo('ErrorDetail'),
        },
      },
    },
  },
};

export const ERROR_DETAIL: JsonSchema = {
  type: 'object',
  description: 'One error of the input.',
  required: ['field', 'type', 'msg'],
  properties: {
    field: { type: 'string', description: 'Dotted path of the input.' },
    type: { type: 'string', description: 'Stable code, such as missing or int_type.' },
    msg: { type: 'string', description: 'Message, in the language of `message`.' },
  },
};

/** Source. */
const ERROR_RESPONSES: Readonly<Record<string, { code: ErrorCode; description: string }>> = {
  Unauthorized: {
    code: 'UNAUTHORIZED',
    description: 'The API key is missing, unknown or blocked.',
  },
  ForbiddenRole: {
    code: 'FORBIDDEN_ROLE',
    description: 'The role of the API key does not permit this operation.',
  },
  NotFound: {
    code: 'NOT_FOUND',
    description: 'The requested item does not exist, or belongs to another organisation.',
  },
  IdempotencyConflict: {
    code: 'IDEMPOTENCY_CONFLICT',
    description: 'The idempotency_key was used before with other content.',
  },
  RequestTimeout: {
    code: 'VALIDATION_FAILED',
    description: 'The request did not arrive in time.',
  },
  BodyTooLarge: { code: 'VALIDATION_FAILED', description: 'The body is larger than 256 KiB.' },
  ValidationFailed: {
    code: 'VALIDATION_FAILED',
    description: 'The body or the parameters are invalid; details lists every error.',
  },
  RateLimited: {
    code: 'RATE_LIMITED',
    description: 'Too many requests, or the monthly quota is used up.',
  },
  InternalError: { code: 'INTERNAL_ERROR', description: 'Unexpected server error.' },
  UpstreamUnavailable: {
    code: 'UPSTREAM_UNAVAILABLE',
    description: 'A dependency of the service is temporarily unavailable.',
  },
};

const EXAMPLE_ID = '3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11';

function errorExample(code: ErrorCode): JsonSchema {
  const detail = { field: 'tootajad', type: 'missing', msg: 'Field required' };
  const details = code === 'VALIDATION_FAILED' ? [detail] : [];
  return { error: { code, message: 'What went wrong', request_id: EXAMPLE_ID, details } };
}

const NOT_MODIFIED: JsonSchema = {
  description: 'The answer that the client holds (If-None-Match) is still current; no body.',
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
