/** Paths of the signed law bundles. */
import { FOUNDING_VERSION } from './request-examples.js';
import { pathParameter } from './path-parameter.js';
import { headerRefs, responseRef } from './shared-parts.js';
import type { JsonSchema } from './type-schema.js';

const text = (description: string): JsonSchema => ({ type: 'string', description });

const answers = (description: string, schema: JsonSchema): JsonSchema => ({
  200: { description, headers: headerRefs(), content: { 'application/json': { schema } } },
  404: responseRef('NotFound'),
  429: responseRef('RateLimited'),
  500: responseRef('InternalError'),
  503: responseRef('UpstreamUnavailable'),
});

const link: JsonSchema = {
  type: 'object',
  required: ['version', 'released', 'lawHash', 'previous', 'link'],
  properties: {
    version: text('Version of the law data.'),
    released: text('Date of the release, YYYY-MM-DD.'),
    lawHash: text('SHA-256 of the law data, hexadecimal; the version ends with its start.'),
    previous: {
      type: ['string', 'null'],
      description: 'Link of the version before; null for the first.',
    },
    link: text('SHA-256 of version, lawHash and previous, each followed by a line feed.'),
  },
};

const index: JsonSchema = {
  operationId: 'lawIndex',
  summary: 'Lists the versions of the law data with their hash chain',
  description: 'Each version has a bundle per language at /law/{version}/bundle.{language}.json.',
  tags: ['Law'],
  security: [],
  responses: answers('The versions, oldest first.', {
    type: 'object',
    required: ['format', 'latest', 'versions'],
    properties: {
      format: { type: 'integer', description: 'Format of the bundles.' },
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
  security: [],
  responses: answers('The statement.', {
    type: 'object',
    required: ['version', 'released', 'signed'],
    properties: {
      version: text('Version in force.'),
      released: text('Date of the release, YYYY-MM-DD.'),
      signed: text('JSON Web Signature of issuer, issuedAt, version and link.'),
    },
  }),
};

const bundle: JsonSchema = {
  operationId: 'lawBundle',
  summary: 'Returns the signed law data of one version and language for the offline package',
  description: 'The address always has the same law, so it may be cached permanently.',
  tags: ['Law'],
  security: [],
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
  responses: answers('The bundle.', {
    type: 'object',
    required: ['signed', 'law'],
    properties: {
      signed: text('JSON Web Signature of version, language, link and SHA-256 of law.'),
      law: { type: 'object', additionalProperties: true, description: 'Law data and texts.' },
    },
  }),
};

export const LAW_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/law/index.json': { get: index },
  '/law/latest.json': { get: latest },
  '/law/{version}/{file}': { get: bundle },
};
