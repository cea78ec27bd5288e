/** Paths of the signed law bundles. */
import { FOUNDING_VERSION } from './request-examples.js';
import { pathParameter } from './path-parameter.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, NO_SECURITY, responseRef } from './shared-parts.js';
import type { JsonSchema } from './type-schema.js';

const text = (description: string): JsonSchema => ({ type: 'string', description });

const answers = (description: string, schema: JsonSchema): JsonSchema => ({
  200: { description, headers: headerRefs(), content: { 'application/json': { schema } } },
  404: responseRef('NotFound'),
  422: responseRef('ValidationFailed'),
  429: responseRef('RateLimited'),
  500: responseRef('InternalError'),
  503: responseRef('UpstreamUnavailable'),
});

const link: JsonSchema = {
  type: 'object',
  required: ['version', 'released', 'lawHash', 'previous', 'link', 'deltasFrom'],
  properties: {
    version: text('Version of the law data.'),
    released: { ...text('Date of the release, YYYY-MM-DD.'), format: 'date' },
    lawHash: text('SHA-256 of the law data, hexadecimal; the version ends with its start.'),
    previous: {
      type: ['string', 'null'],
      description: 'Link of the version before; null for the first.',
    },
    link: text('SHA-256 of version, lawHash and previous, each followed by a line feed.'),
    deltasFrom: {
      type: 'array',
      description: 'Older versions from which there is a delta in every language.',
      items: { type: 'string' },
    },
  },
};

const index: JsonSchema = {
  operationId: 'lawIndex',
  summary: 'Lists the versions of the law data with their hash chain',
  description:
    'Each version has a bundle per language at /law/{version}/bundle.{language}.json, or licensed.{language}.json if a ' +
    'licence is needed, and deltas at bundle.delta1-from.{older version}.{language}.json.',
  tags: ['Law'],
  security: NO_SECURITY,
  responses: answers('The versions, oldest first.', {
    type: 'object',
    required: ['format', 'deltaFormat', 'needsLicence', 'latest', 'versions'],
    properties: {
      format: { type: 'integer', description: 'Format of the bundles.' },
      deltaFormat: { type: 'integer', description: 'Format of the deltas, part of their names.' },
      needsLicence: {
        type: 'boolean',
        description: 'Whether the offline package opens the bundles only with a licence token.',
      },
      latest: text('Version in force.'),
      versions: { type: 'array', description: 'Oldest first.', items: link },
    },
  }),
};

const latest: JsonSchema = {
  operationId: 'lawLatest',
  summary: 'States, signed with the time, which version of the law data is the latest',
  description: 'Extends the age of a bundle of that version for the offline package.',
  tags: ['Law'],
  security: NO_SECURITY,
  responses: answers('The statement.', {
    type: 'object',
    required: ['version', 'released', 'signed'],
    properties: {
      version: text('Version in force.'),
      released: { ...text('Date of the release, YYYY-MM-DD.'), format: 'date' },
      signed: text('JSON Web Signature of issuer, issuedAt, version and link.'),
    },
  }),
};

const bundle: JsonSchema = {
  operationId: 'lawBundle',
  summary: 'Returns the signed law data of one version and language, or a delta to it',
  description:
    'For the offline package. The address always has the same content, so it may be cached permanently. 422 names the file ' +
    'that the service publishes instead.',
  tags: ['Law'],
  security: NO_SECURITY,
  parameters: [
    pathParameter({
      name: 'version',
      description: 'Version of the law data.',
      example: FOUNDING_VERSION,
    }),
    pathParameter({
      name: 'file',
      description: 'Name with the language.',
      example: 'bundle.en.json',
    }),
  ],
  responses: answers('The bundle or the delta.', {
    type: 'object',
    required: ['signed'],
    properties: {
      signed: text('JSON Web Signature of version, language, link and SHA-256 of law.'),
      law: { type: 'object', additionalProperties: true, description: 'Law data and texts.' },
      format: { type: 'integer', description: 'Format of the delta.' },
      from: text('Version from whose bundle the delta starts.'),
      fromSha256: text('SHA-256 of law of that bundle.'),
      parts: {
        type: 'array',
        description: 'New text, or start and length of a part of the old text, in order.',
        items: {
          oneOf: [
            { type: 'string' },
            { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
          ],
        },
      },
    },
  }),
};

const licence: JsonSchema = {
  operationId: 'lawLicence',
  summary: 'Issues a licence token for the offline package to a key of a paid tier',
  description:
    'Signed with the published keys and valid for 30 days. The package verifies it without a network; it is required only ' +
    'if needsLicence of the index says so.',
  tags: ['Law'],
  security: KEY_SECURITY,
  responses: {
    ...answers('The token.', {
      type: 'object',
      required: ['licence', 'expires'],
      properties: {
        licence: text('JSON Web Signature of issuer, holder, issuedAt and expiresAt.'),
        expires: { type: 'string', format: 'date-time', description: 'When the token expires.' },
      },
    }),
    401: responseRef('Unauthorized'),
    403: responseRef('ForbiddenRole'),
  },
};

export const LAW_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/law/index.json': { get: index },
  '/law/latest.json': { get: latest },
  '/law/licence.json': { get: licence },
  '/law/{version}/{file}': { get: bundle },
};
