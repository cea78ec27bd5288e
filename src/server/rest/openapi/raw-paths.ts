/** Paths not generated from the schema: files, feeds, payment webhook. */
import { headerRefs, responseRef } from './shared-parts.js';
import { argumentMeaning } from '../../schema/describe-schema.js';
import type { JsonSchema } from './type-schema.js';

const PDF = 'application/pdf';
const XML = 'application/xml';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const BINARY: JsonSchema = { schema: { type: 'string', format: 'binary' } };

const file = (description: string, ...contentTypes: readonly string[]): JsonSchema => ({
  description,
  headers: headerRefs(),
  content: Object.fromEntries(contentTypes.map((type) => [type, BINARY])),
});

type PathParameter = Readonly<{ name: string; description: string; example: string }>;

const pathParameter = ({ name, description, example }: PathParameter): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const download: JsonSchema = {
  operationId: 'download',
  summary: 'Downloads a document by its link',
  description: 'The token is the credential; it expires 72 hours after it was issued.',
  tags: ['Orders'],
  security: [],
  parameters: [
    pathParameter({
      name: 'token',
      description: 'Signed token: last part of `allalaadimislink`.',
      example: 'the last part of allalaadimislink',
    }),
  ],
  responses: {
    200: file('The file.', PDF),
    404: responseRef('NotFound'),
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
  security: [{ ApiKey: [] }],
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

const feed = (operationId: string, form: string, contentType: string): JsonSchema => ({
  operationId,
  summary: `Returns the change log as ${form}`,
  description: 'Accepts the parameters of /v1/changelog; newest first.',
  tags: ['Service'],
  security: [],
  parameters: ['alates', 'riik', 'keel', 'limit', 'kursor'].map((name) => ({
    name,
    in: 'query',
    required: false,
    description: argumentMeaning('Query.changelog', name),
    schema: { type: name === 'limit' ? 'integer' : 'string' },
  })),
  responses: {
    200: {
      description: 'The feed.',
      headers: headerRefs('ETag'),
      content: { [contentType]: { schema: { type: 'string' } } },
    },
    304: responseRef('NotModified'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
});

const stripeWebhook: JsonSchema = {
  operationId: 'stripeWebhook',
  summary: 'Receives events of the payment provider',
  description: 'The provider signs each event in the header Stripe-Signature. Not for clients.',
  tags: ['Orders'],
  security: [],
  parameters: [
    {
      name: 'Stripe-Signature',
      in: 'header',
      required: true,
      description: 'Time and signatures of the event.',
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
  },
  responses: {
    200: {
      description: 'The event was recorded, or was recorded before.',
      headers: headerRefs(),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['received'],
            properties: {
              received: { type: 'boolean', description: 'Always true.' },
            },
          },
        },
      },
    },
    401: responseRef('Unauthorized'),
    413: responseRef('BodyTooLarge'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

export const RAW_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/changelog/rss': { get: feed('changelogRss', 'RSS 2.0', 'application/rss+xml') },
  '/v1/changelog/feed.json': {
    get: feed('changelogFeed', 'JSON Feed 1.1', 'application/feed+json'),
  },
  '/v1/download/{token}': { get: download },
  '/v1/invoices/{invoice_number}/download': { get: invoice },
  '/v1/webhooks/stripe': { post: stripeWebhook },
};
