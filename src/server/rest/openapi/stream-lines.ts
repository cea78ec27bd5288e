/** OpenAPI schema of the lines that a portfolio stream returns. */
import { refTo, type JsonSchema } from './type-schema.js';

const count = (description: string): JsonSchema => ({ type: 'integer', description });
const place = {
  line: count('Line of the request, starting at 1; the header of a table is line 1.'),
  id: { type: ['string', 'null'], description: 'Id given by the caller; null if none was given.' },
};

const progress = {
  lines: count('Lines processed, including those with an error.'),
  results: count('Lines with a result.'),
  faults: count('Lines with an error.'),
  counted: count('Requests counted in the monthly quota.'),
  bytes_read: count('Bytes of the request read so far.'),
  bytes_total: {
    type: ['integer', 'null'],
    description: 'Size of the request in bytes; null while it is unknown.',
  },
};

const line = (kind: string, properties: JsonSchema, optional: readonly string[] = []) => ({
  type: 'object',
  required: ['kind', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  properties: {
    kind: { type: 'string', const: kind, description: 'Kind of line.' },
    ...properties,
  },
});

const LINE_ERROR: JsonSchema = {
  type: 'object',
  description: 'The error.',
  required: ['code', 'message', 'details'],
  properties: {
    code: { type: 'string', description: 'Stable error code.' },
    message: { type: 'string', description: 'Message.' },
    details: {
      type: 'array',
      description: 'One item for each error of the line.',
      items: refTo('ErrorDetail'),
    },
  },
};

const OUTCOME: JsonSchema = {
  type: 'string',
  description: 'How the stream ended.',
  enum: [
    'complete',
    'truncated',
    'stopped',
    'quota_exceeded',
    'too_large',
    'interrupted',
    'failed',
  ],
};

/** @param data schema of one organisation's answer */
export const lineSchema = (data: JsonSchema): JsonSchema => ({
  oneOf: [
    line(
      'result',
      { ...place, data, meta: { type: 'object', description: 'Warnings about the line.' } },
      ['meta'],
    ),
    line('fault', { ...place, error: LINE_ERROR }),
    line('progress', progress),
    line('end', {
      ...progress,
      outcome: OUTCOME,
      resume_at: {
        type: ['integer', 'null'],
        description: 'First line without an answer; null if all lines were answered.',
      },
      error: { description: 'Null if there was none.', oneOf: [LINE_ERROR, { type: 'null' }] },
      retry_after: {
        type: ['integer', 'null'],
        description: 'Seconds to wait before continuing; null if not needed.',
      },
      meta: refTo('Meta'),
    }),
  ],
});
