/** Adds the recorded beginnings of files and streams to the paths of the OpenAPI document. */
import { CONTENT_TYPE } from '../../../modules/documents/domain/document-format.js';
import { MEDIA_TYPES } from '../../../modules/mapping-exchange/domain/export-format.js';
import { isRecord } from '../../../shared/json-record.js';
import examples from './answer-examples.json' with { type: 'json' };
import type { JsonSchema } from './type-schema.js';

type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const RECORDED: Examples = examples.files;

/** A ZIP file begins with the signature of a local file header. Source: PKWARE APPNOTE 4.3.7. */
const ZIP_START = 'PK…';

/** Binary files, of which JSON can hold no more than the beginning. */
const STARTS: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.pdf]: '%PDF-1.7…',
  [CONTENT_TYPE.docx]: ZIP_START,
  [MEDIA_TYPES.xlsx]: ZIP_START,
  'application/zip': ZIP_START,
};

/** Of operations that a sandbox key cannot perform. */
const UNRECORDED: Examples = {
  lawLicence: {
    'application/json': { licence: 'eyJhbGciOiJFZERTQSJ9…', expires: '2026-12-26T12:00:00.000Z' },
  },
  stripeWebhook: { 'application/json': { received: true } },
  verifyDocument: {
    'application/json': {
      data: {
        number: 'NIS2-4QZ7-M1KT-9B2X-01',
        kuupaev: '2026-11-26',
        failid: [
          {
            vorming: 'pdf',
            sha256: '0868c9e01cc1b379622e0cd5a00ad0d5f005781744e3684f992d001eb12b5e37',
          },
        ],
      },
      meta: {
        powered_by: 'NIS2 Compliance Gateway',
        request_id: '3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11',
      },
    },
  },
};

/** The map over each member that is an object. */
const mapped = (record: JsonSchema, change: (one: JsonSchema, name: string) => JsonSchema) =>
  Object.fromEntries(
    Object.entries(record).map(([name, one]) => [name, isRecord(one) ? change(one, name) : one]),
  );

function withExamples(operation: JsonSchema): JsonSchema {
  const id = String(operation['operationId']);
  const known = { ...STARTS, ...UNRECORDED[id], ...RECORDED[id] };
  const addTo = (media: JsonSchema, type: string): JsonSchema =>
    'example' in media || known[type] === undefined ? media : { ...media, example: known[type] };
  const answer = (response: JsonSchema, status: string): JsonSchema =>
    status.startsWith('2') && isRecord(response['content'])
      ? { ...response, content: mapped(response['content'], addTo) }
      : response;
  const { responses } = operation;
  return isRecord(responses) ? { ...operation, responses: mapped(responses, answer) } : operation;
}

export const withFileExamples = (
  paths: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path, mapped(item, withExamples)]),
  );
