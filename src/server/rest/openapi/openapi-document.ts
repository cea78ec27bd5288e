/** The OpenAPI 3.1 document of /v1, generated from the schema. */
import { pruneSchema } from '@graphql-tools/utils';
import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import type { GeneratedRest } from '../operations.js';
import { operationPaths } from './operation-paths.js';
import { RAW_PATHS } from './raw-paths.js';
import { STREAM_PATHS } from './stream-paths.js';
import { ERROR, ERROR_DETAIL, sharedResponses, HEADERS, META } from './shared-parts.js';
import { enumSchema, inputTypeSchema, objectSchema, type JsonSchema } from './type-schema.js';

const TAGS: readonly (readonly [string, string])[] = [
  ['Service', 'whether the service works, and what changed in its law data'],
  ['Account', 'signing up'],
  ['Applicability', 'whether the Directive applies to an organisation'],
  ['Mapping', 'the ten measures and other frameworks'],
  ['Mapping graph', 'links, ways, surroundings and comparisons across frameworks'],
  ['Incident', 'what to send to the authority, and when'],
  ['Gap analysis', 'twenty questions about the ten measures'],
  ['Receipts', 'signed statements of answers, and what changed since'],
  ['Webhooks', 'events sent to addresses of the client'],
  ['Orders', 'services, orders and their documents'],
  ['Billing', 'VAT details, invoices, usage'],
];

const DESCRIPTION =
  'NIS2 (Directive (EU) 2022/2555): applicability, the ten measures and their mapping, incident ' +
  'notices, gap self-assessment, compliance documents. Results are indicative and no legal advice.';

function typeSchemas(whole: GraphQLSchema): Record<string, JsonSchema> {
  const schema = pruneSchema(whole);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type),
  );
  return Object.fromEntries(
    types.flatMap((type): [string, JsonSchema][] => {
      if (isObjectType(type)) return [[type.name, objectSchema(type)]];
      if (isInputObjectType(type)) return [[type.name, inputTypeSchema(type)]];
      return isEnumType(type) ? [[type.name, enumSchema(type)]] : [];
    }),
  );
}

const byName = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** `server`: relative in the emitted file. */
export function openApiDocument(rest: GeneratedRest, server = '/'): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'NIS2 Compliance Gateway',
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { name: 'Operator of the service' },
      license: { name: 'Proprietary' },
    },
    servers: [{ url: server }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
    paths: byName({ ...operationPaths(rest.operations), ...RAW_PATHS, ...STREAM_PATHS }),
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'nis2_live_… or nis2_test_… (sandbox)',
        },
      },
      headers: HEADERS,
      responses: sharedResponses(),
      schemas: byName({
        ...typeSchemas(rest.schema),
        Error: ERROR,
        ErrorDetail: ERROR_DETAIL,
        Meta: META,
      }),
    },
  };
}
