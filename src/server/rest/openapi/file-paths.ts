/** Paths of files: documents, archives, invoices. */
import { CONTENT_TYPE } from '../../../modules/documents/domain/document-format.js';
import { pathParameter } from './path-parameter.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, NO_SECURITY, responseRef } from './shared-parts.js';
import type { JsonSchema } from './type-schema.js';

const XML = 'application/xml';
const JOSE = 'application/jose';
const { docx: DOCX, pdf: PDF } = CONTENT_TYPE;

const BINARY: JsonSchema = { schema: { type: 'string', format: 'binary' } };

const file = (description: string, ...contentTypes: readonly string[]): JsonSchema => ({
  description,
  headers: headerRefs(),
  content: Object.fromEntries(contentTypes.map((type) => [type, BINARY])),
});

const FORM_MEANING =
  'File format; takes precedence over Accept. docx.sig, pdf.sig: detached signature of that file (RFC 7797).';

const FORMS: JsonSchema = { type: 'string', enum: ['docx', 'pdf', 'docx.sig', 'pdf.sig'] };

/** For clients that cannot set Accept. */
const documentForm: JsonSchema = {
  name: 'vorming',
  in: 'query',
  required: false,
  description: FORM_MEANING,
  schema: FORMS,
};

const DOCUMENT = file('The file, .docx unless another format is requested.', PDF, DOCX, JOSE);

const download: JsonSchema = {
  operationId: 'download',
  summary: 'Downloads a document by its link',
  description:
    'The token is the credential; it expires 72 hours after it was issued. In the strict profile this path finds no document (404): send the token to POST /v1/download.',
  tags: ['Orders'],
  security: NO_SECURITY,
  parameters: [
    pathParameter({
      name: 'token',
      description: 'Signed token: last part of `allalaadimislink`.',
      example: 'the last part of allalaadimislink',
    }),
    documentForm,
  ],
  responses: {
    200: DOCUMENT,
    404: responseRef('NotFound'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

const downloadByBody: JsonSchema = {
  operationId: 'downloadByToken',
  summary: 'Downloads a document by the token in the body',
  description:
    'The token is the credential; it expires 72 hours after it was issued. It appears in no address, so no log of a server contains it.',
  tags: ['Orders'],
  security: NO_SECURITY,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['token'],
          properties: {
            token: {
              type: 'string',
              description:
                'Signed token: last part of `allalaadimislink`, in the strict profile the part behind `#`.',
            },
            vorming: { ...FORMS, description: FORM_MEANING },
          },
        },
        example: { token: 'the last part of allalaadimislink', vorming: 'pdf' },
      },
    },
  },
  responses: {
    200: DOCUMENT,
    404: responseRef('NotFound'),
    413: responseRef('BodyTooLarge'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

/** For clients that cannot set Accept. */
const form: JsonSchema = {
  name: 'vorming',
  in: 'query',
  required: false,
  description:
    'File format; takes precedence over Accept. xml: e-invoice under EN 16931 in UBL 2.1.',
  schema: { type: 'string', enum: ['docx', 'pdf', 'xml'] },
};

const invoice: JsonSchema = {
  operationId: 'downloadInvoice',
  summary: 'Downloads an invoice or credit note',
  description: 'Only invoices of the organisation of the API key; any other number is not found.',
  tags: ['Billing'],
  security: KEY_SECURITY,
  parameters: [
    pathParameter({
      name: 'invoice_number',
      description: 'Number of the invoice or credit note.',
      example: 'SANDBOX-2026-0001',
    }),
    form,
  ],
  responses: {
    200: file('The invoice; a PDF or an e-invoice if Accept prefers it.', DOCX, PDF, XML),
    401: responseRef('Unauthorized'),
    404: responseRef('NotFound'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

const archive: JsonSchema = {
  operationId: 'downloadOrder',
  summary: 'Downloads all documents of an order',
  description:
    'A ZIP file: each document as .docx and PDF, `manifest.json` with the SHA-256 of every file, and a detached signature (`.sig`, RFC 7797) beside each. Verifiable offline with the keys at /.well-known/jwks.json.',
  tags: ['Orders'],
  security: KEY_SECURITY,
  parameters: [
    pathParameter({
      name: 'order_id',
      description:
        'Id of a released order of the organisation; of a sandbox key, the demo order or one on its test clock, with the sample.',
      example: '019ab3c4-d5e6-7abc-8def-0123456789ab',
    }),
  ],
  responses: {
    200: file('The archive.', 'application/zip'),
    401: responseRef('Unauthorized'),
    404: responseRef('NotFound'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

export const FILE_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/download': { post: downloadByBody },
  '/v1/download/{token}': { get: download },
  '/v1/orders/{order_id}/documents.zip': { get: archive },
  '/v1/invoices/{invoice_number}/download': { get: invoice },
};
