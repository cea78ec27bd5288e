/** Paths not generated from the schema: files, feeds, payment webhook. */
import { headerRefs, responseRef } from './shared-parts.js';
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

const textParameter = (name: string, place: string, example: string): JsonSchema => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string' },
  example,
});

const download: JsonSchema = {
  operationId: 'download',
  summary: 'A document by its link',
  description: 'The token is the credential; it ends 72 hours after it was issued.',
  tags: ['Orders'],
  security: [],
  parameters: [textParameter('token', 'path', 'the last part of allalaadimislink')],
  responses: {
    200: file('the file', PDF),
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
  description: 'goes before Accept; xml: an e-invoice by EN 16931 in UBL 2.1',
  schema: { type: 'string', enum: ['docx', 'pdf', 'xml'] },
};

const invoice: JsonSchema = {
  operationId: 'downloadInvoice',
  summary: 'An invoice as a document',
  description:
    'Also a credit note. Only those of the client that the key is bound to; all others do not exist.',
  tags: ['Billing'],
  security: [{ ApiKey: [] }],
  parameters: [textParameter('invoice_number', 'path', 'SANDBOX-2026-0001'), form],
  responses: {
    200: file('the invoice; a PDF or an e-invoice where Accept prefers one', DOCX, PDF, XML),
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
  summary: `The change log as ${form}`,
  description: 'Takes the parameters of /v1/changelog; newest first.',
  tags: ['Service'],
  security: [],
  parameters: ['alates', 'riik', 'keel', 'limit', 'kursor'].map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: name === 'limit' ? 'integer' : 'string' },
  })),
  responses: {
    200: {
      description: 'the feed',
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
  summary: 'Notices of the payment provider',
  description: 'Signed by the provider in the header Stripe-Signature; not for clients.',
  tags: ['Orders'],
  security: [],
  parameters: [
    { name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
  },
  responses: {
    200: {
      description: 'taken over, or known already',
      headers: headerRefs(),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['received'],
            properties: { received: { type: 'boolean' } },
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
