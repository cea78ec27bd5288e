/** Paths of the published test vectors. */
import { pathParameter } from './path-parameter.js';
import { headerRefs } from './headers.js';
import { NO_SECURITY, responseRef } from './shared-parts.js';
import type { JsonSchema } from './type-schema.js';

const vectorsAnswer = (description: string, schema: JsonSchema): JsonSchema => ({
  200: {
    description,
    headers: headerRefs(),
    content: { 'application/json': { schema } },
  },
  404: responseRef('NotFound'),
  429: responseRef('RateLimited'),
  500: responseRef('InternalError'),
  503: responseRef('UpstreamUnavailable'),
});

export const vectorsList: JsonSchema = {
  operationId: 'lawVectors',
  summary: 'Lists the published test vectors of the law',
  description: 'Cases with facts, expected class, provision and quote, for checking other systems.',
  tags: ['Law'],
  security: NO_SECURITY,
  responses: vectorsAnswer('The files.', {
    type: 'object',
    required: ['files'],
    properties: {
      files: {
        type: 'array',
        description: 'One file for the current version of the law data.',
        items: {
          type: 'object',
          required: ['kb_version', 'url', 'sha256', 'bytes'],
          properties: {
            kb_version: { type: 'string', description: 'Version that the cases hold for.' },
            url: {
              type: 'string',
              format: 'uri',
              description: 'Address that always has the same content.',
            },
            sha256: { type: 'string', description: 'Digest of the content, hexadecimal.' },
            bytes: { type: 'integer', description: 'Size of the content.' },
          },
        },
      },
    },
  }),
};

export const vectorsFile: JsonSchema = {
  operationId: 'lawVectorsFile',
  summary: 'Returns the test vectors of one version',
  description: 'The address contains a digest, so the content may be cached permanently.',
  tags: ['Law'],
  security: NO_SECURITY,
  parameters: [
    pathParameter({
      name: 'name',
      description: 'Name of the file, from the list.',
      example: 'the last part of url',
    }),
  ],
  responses: vectorsAnswer('The cases.', {
    type: 'object',
    required: ['kb_version', 'note', 'national', 'directive'],
    properties: {
      kb_version: { type: 'string', description: 'Version that the cases hold for.' },
      note: { type: 'string', description: 'How to read the cases.' },
      national: { type: 'object', additionalProperties: true, description: 'By country.' },
      directive: { type: 'array', items: {}, description: 'Cases of the Directive.' },
    },
  }),
};
