/** Paths not generated from the schema: files, feeds, payment webhook. */
import { headerRefs } from './headers.js';
import { NO_SECURITY, responseRef } from './shared-parts.js';
import { argumentMeaning } from '../../schema/describe-schema.js';
import { EXPORT_PATHS } from './export-paths.js';
import { IMPORT_PATHS } from './import-paths.js';
import { FILE_PATHS } from './file-paths.js';
import { LAW_PATHS } from './law-paths.js';
import type { JsonSchema } from './type-schema.js';
import { vectorsFile, vectorsList } from './vector-paths.js';

const feed = (operationId: string, form: string, contentType: string): JsonSchema => ({
  operationId,
  summary: `Returns the change log as ${form}`,
  description: 'Accepts the parameters of /v1/changelog; newest first.',
  tags: ['Service'],
  security: NO_SECURITY,
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
  security: NO_SECURITY,
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
  '/v1/law/vectors': { get: vectorsList },
  '/v1/law/vectors/{name}': { get: vectorsFile },
  ...FILE_PATHS,
  ...LAW_PATHS,
  ...EXPORT_PATHS,
  ...IMPORT_PATHS,
  '/v1/webhooks/stripe': { post: stripeWebhook },
};
