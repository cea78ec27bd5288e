/** OpenAPI path of exported files. */
import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  MEDIA_TYPES,
} from '../../../modules/mapping-exchange/domain/export-format.js';
import { FRAMEWORK_KEYS } from '../../../modules/mapping/domain/control.js';
import { MEASURE_KEYS } from '../../../modules/mapping/domain/measure.js';
import { pathParameter } from './path-parameter.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, responseRef } from './shared-parts.js';
import type { JsonSchema } from './type-schema.js';

const query = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const TEXT: JsonSchema = { type: 'string' };
const FRAMEWORK: JsonSchema = { type: 'string', enum: FRAMEWORK_KEYS };

const contentOf = (type: string): JsonSchema => ({
  schema:
    type === MEDIA_TYPES.json
      ? { type: 'object', additionalProperties: true }
      : { type: 'string', format: 'binary' },
});

const DESCRIPTION =
  'The file of /v1/graph/export/{format} with its media type and name. `links` and `picture` are available in two ' +
  'formats each, of which `Accept` selects one. Ranges and conditional requests are supported.';

const exportFile: JsonSchema = {
  operationId: 'exportFile',
  summary: 'Exports the mapping as a file',
  description: DESCRIPTION,
  tags: ['Mapping graph'],
  security: KEY_SECURITY,
  parameters: [
    pathParameter({
      name: 'format',
      description: 'Format of the file, or `links` or `picture`.',
      values: [...EXPORT_FORMATS, ...EXPORT_KINDS.map(({ name }) => name)],
      example: 'links',
    }),
    query('from', 'Framework at the source of the links.', {
      ...FRAMEWORK,
      default: 'nis2',
    }),
    query('framework', 'Framework at the target of the links.', FRAMEWORK),
    query('measure', 'Only links of this measure.', {
      type: 'string',
      enum: MEASURE_KEYS,
    }),
    query('shipped', 'Whether a mapping that CISO Assistant ships may be replaced.', {
      type: 'boolean',
    }),
    query('from_name', 'Short name of the source framework in Openlane.', TEXT),
    query('framework_name', 'Short name of the target framework in Openlane.', TEXT),
    query('keel', 'Language of the titles.', TEXT),
  ],
  responses: {
    200: {
      description: 'The file.',
      headers: headerRefs(),
      content: Object.fromEntries(
        Object.values(MEDIA_TYPES).map((type) => [type, contentOf(type)]),
      ),
    },
    304: responseRef('NotModified'),
    401: responseRef('Unauthorized'),
    403: responseRef('ForbiddenRole'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

export const EXPORT_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/exports/{format}': { get: exportFile },
};
