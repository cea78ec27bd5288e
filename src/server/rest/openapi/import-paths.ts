/** OpenAPI path of imports. */
import { MEDIA_TYPES } from '../../../modules/mapping-exchange/domain/export-format.js';
import {
  IMPORT_FORMATS,
  PROBLEM_TYPES,
} from '../../../modules/mapping-exchange/domain/imported-control.js';
import { POINT_STANDINGS } from '../../../modules/mapping/domain/coverage.js';
import { FRAMEWORK_KEYS } from '../../../modules/mapping/domain/control.js';
import { FILE_LIMIT_BYTES } from '../../routing/request-limits.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, responseRef } from './shared-parts.js';
import { refTo, type JsonSchema } from './type-schema.js';

const DESCRIPTION =
  'The body is the file, at most 8 MB and 20,000 rows: OSCAL as JSON (component definition, system security plan, ' +
  'assessment results), or a statement of applicability or an audit export of CISO Assistant as CSV or Excel ' +
  'workbook. Nothing is stored.';

const query = (name: string, required: boolean, description: string, schema: JsonSchema) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const text = (description: string): JsonSchema => ({ type: 'string', description });
const choice = (description: string, words: readonly string[]): JsonSchema => ({
  type: 'string',
  description,
  enum: words,
});

const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'A row that was not used, or not entirely.',
  required: ['row', 'column', 'value', 'type'],
  properties: {
    row: count('Line of the table, or position of the entry in the OSCAL document, from 1.'),
    column: text('Column of the table, or member of the entry.'),
    value: text('The value, at most 60 characters of it.'),
    type: choice('What is wrong.', PROBLEM_TYPES),
  },
};

const DATA: JsonSchema = {
  type: 'object',
  description: 'What was read, and the delta.',
  required: ['format', 'framework', 'held', 'not_held', 'problem_count', 'problems', 'delta'],
  properties: {
    format: choice('Kind of file that was recognised.', IMPORT_FORMATS),
    framework: choice('Framework of the controls.', FRAMEWORK_KEYS),
    held: count('Rows that the delta uses.'),
    not_held: count('Rows with a control that is not in place or was not assessed.'),
    problem_count: count('Number of problems.'),
    problems: {
      type: 'array',
      description: 'Problems by row, at most 1,000.',
      maxItems: 1_000,
      items: PROBLEM,
    },
    delta: refTo('MappingDelta'),
    coverage: refTo('FrameworkCoverage'),
  },
};

const TEXT_FILE: JsonSchema = { type: 'string', maxLength: FILE_LIMIT_BYTES };
const BINARY_FILE: JsonSchema = { ...TEXT_FILE, format: 'binary' };

/** The least that is read; whole documents have more members. */
const OSCAL_EXAMPLE = {
  'component-definition': {
    components: [
      {
        'control-implementations': [
          { 'implemented-requirements': [{ 'control-id': 'A.5.24', description: 'In force.' }] },
        ],
      },
    ],
  },
};

const importFile: JsonSchema = {
  operationId: 'importControls',
  summary: 'Reads the controls in place from a file and returns what remains of the ten measures',
  description: DESCRIPTION,
  tags: ['Mapping graph'],
  security: KEY_SECURITY,
  parameters: [
    {
      ...query('framework', true, 'Framework of the controls.', {
        type: 'string',
        enum: FRAMEWORK_KEYS,
      }),
      example: 'iso27001',
    },
    query('answer', false, 'delta: JSON. oscal: OSCAL assessment results with the file attached.', {
      type: 'string',
      enum: ['delta', 'oscal'],
      default: 'delta',
    }),
    query('target', false, 'Framework whose points the controls answer; adds `coverage`.', {
      type: 'string',
      enum: FRAMEWORK_KEYS,
    }),
    query('standing', false, 'Only points of `coverage` with this standing.', {
      type: 'string',
      enum: POINT_STANDINGS,
    }),
    query('after', false, 'Cursor of the last point of the page before; a page has 100 points.', {
      type: 'string',
    }),
    query('keel', false, 'Language of the texts.', { type: 'string' }),
  ],
  requestBody: {
    required: true,
    content: {
      [MEDIA_TYPES.csv]: {
        schema: TEXT_FILE,
        example: 'control,status,note\nA.5.24,implemented,policy in force\n',
      },
      [MEDIA_TYPES.xlsx]: { schema: BINARY_FILE },
      // A file like the others, so that generated clients send it as it is.
      [MEDIA_TYPES.json]: {
        schema: BINARY_FILE,
        example: JSON.stringify(OSCAL_EXAMPLE),
      },
    },
  },
  responses: {
    200: {
      description: 'The delta, or a file of OSCAL assessment results.',
      headers: headerRefs(),
      content: {
        [MEDIA_TYPES.json]: {
          schema: {
            anyOf: [
              {
                type: 'object',
                required: ['data', 'meta'],
                properties: { data: DATA, meta: refTo('Meta') },
              },
              {
                type: 'object',
                required: ['assessment-results'],
                properties: {
                  'assessment-results': {
                    type: 'object',
                    description: 'OSCAL 1.2.1.',
                    additionalProperties: true,
                  },
                },
              },
            ],
          },
        },
      },
    },
    401: responseRef('Unauthorized'),
    403: responseRef('ForbiddenRole'),
    413: responseRef('BodyTooLarge'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
};

export const IMPORT_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/imports': { post: importFile },
};
