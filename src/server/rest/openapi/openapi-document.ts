/** The OpenAPI 3.1 document of /v1, generated from the schema. */
import { pruneSchema } from '@graphql-tools/utils';
import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import type { GeneratedRest } from '../operations.js';
import { limitedDocument } from './limits.js';
import { withFileExamples } from './file-examples.js';
import { operationPaths } from './operation-paths.js';
import { RAW_PATHS } from './raw-paths.js';
import { STREAM_PATHS } from './stream-paths.js';
import { HEADERS } from './headers.js';
import { ERROR, ERROR_DETAIL, sharedResponses, META } from './shared-parts.js';
import { WEBHOOKS } from './webhook-paths.js';
import { enumSchema, inputTypeSchema, objectSchema, type JsonSchema } from './type-schema.js';

const TAGS: readonly (readonly [string, string])[] = [
  ['Service', 'State of the service, and changes of its law data.'],
  ['Account', 'Signup, API keys and the audit log.'],
  ['Applicability', 'Whether the Directive applies to an organisation, and in which class.'],
  ['Law', 'National acts, their rules, duties and parameters, and the vectors that test them.'],
  ['Mapping', 'The ten measures and the controls of other frameworks.'],
  ['Mapping graph', 'Links, paths, neighbours and comparisons across frameworks.'],
  ['Incident', 'Deadlines and texts of incident notifications.'],
  ['Gap analysis', 'Self-assessment of the ten measures in 20 questions.'],
  ['Receipts', 'Verification of signed answers, and what has changed since.'],
  ['Webhooks', 'Delivery of events to addresses of the client.'],
  ['Orders', 'Services, orders and their documents.'],
  ['Billing', 'VAT details, invoices and usage.'],
  ['Test mode', 'The test clock of a sandbox key.'],
];

const DESCRIPTION =
  'NIS2 (Directive (EU) 2022/2555): applicability, the ten measures and their mapping, incident ' +
  'notifications, gap self-assessment, compliance documents. Results are indicative and are not legal advice. ' +
  'Some names are Estonian; the glossary at /docs/glossary explains each of them.';

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

const pathsOf = ({ operations }: GeneratedRest): JsonSchema =>
  byName(withFileExamples({ ...operationPaths(operations), ...RAW_PATHS, ...STREAM_PATHS }));

/** Validators require an absolute address, which the emitted file does not know. */
const licenceUrl = (server: string): string =>
  new URL('/docs/licence', server === '/' ? 'http://127.0.0.1:3000' : server).href;

const SERVER = 'Production, and the sandbox for keys that begin with nis2_test_.';

/** `server`: relative in the emitted file. */
export function openApiDocument(rest: GeneratedRest, server = '/'): JsonSchema {
  return limitedDocument({
    openapi: '3.1.0',
    info: {
      title: 'NIS2 Compliance Gateway',
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { name: 'Operator of the service' },
      license: { name: 'Proprietary', url: licenceUrl(server) },
    },
    servers: [{ url: server, description: SERVER, 'x-internal': false }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
    webhooks: WEBHOOKS,
    paths: pathsOf(rest),
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'API key: nis2_live_… or, for the sandbox, nis2_test_….',
        },
        Bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The same API key as Authorization: Bearer. If both are sent, they must be equal.',
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
  });
}
