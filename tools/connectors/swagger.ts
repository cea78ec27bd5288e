/**
 * The contract as Swagger 2.0, which custom connectors of Power Platform import. Source: learn.microsoft.com, "Create a
 * custom connector from an OpenAPI definition": OpenAPI 2.0, less than 1 MB, at most 256 operations, no recursive schema.
 */
import { OF_PAGES } from '../../src/server/routing/account-routes.js';
import { isRecord, swaggerSchema, textOf, type Json } from './swagger-schema.js';

const JSON_TYPE = 'application/json';

/** Bodies of lines and tables require a stream. */
const isSupported = ({ requestBody }: Json): boolean =>
  requestBody === undefined || mediaOf(requestBody, JSON_TYPE) !== undefined;

function mediaOf(holder: unknown, type: string): Json | undefined {
  const content = isRecord(holder) ? holder['content'] : undefined;
  const media = isRecord(content) ? content[type] : undefined;
  return isRecord(media) ? media : undefined;
}

const MAX_SUMMARY_LENGTH = 80;

const cut = (text: string): string =>
  text.length <= MAX_SUMMARY_LENGTH ? text : `${text.slice(0, MAX_SUMMARY_LENGTH - 1)}…`;

/** `x-ms-summary`: the label in the designer. */
const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return cut(words.charAt(0).toUpperCase() + words.slice(1));
};

/** `english`: of a wire name. `schemas`: of the components. */
export type SwaggerContext = Readonly<{ english: (wire: string) => string; schemas: Json }>;

/** Parameters may not refer to definitions; those that do are enums. */
function inlined(schema: unknown, { schemas }: SwaggerContext): Json {
  const made = swaggerSchema(schema);
  const name = textOf(made['$ref']).replace(/^.*\//, '');
  return name === '' ? made : swaggerSchema(schemas[name]);
}

function parameterOf(parameter: Json, context: SwaggerContext): Json {
  const { name, in: place, required, description, schema } = parameter;
  const flat = inlined(schema, context);
  return {
    name,
    in: place,
    required: required === true,
    'x-ms-summary': labelOf(context.english(String(name))),
    ...(place === 'path' ? { 'x-ms-url-encoding': 'single' } : {}),
    ...flat,
    'x-nullable': undefined,
    type: flat['type'] ?? 'string',
    description,
  };
}

function bodyOf(media: Json, required: unknown): Json {
  return {
    name: 'body',
    in: 'body',
    required: required === true,
    schema: swaggerSchema(media['schema']),
  };
}

/** A file if no answer is JSON. */
function answerOf(response: unknown): Json {
  const media = mediaOf(response, JSON_TYPE);
  const description = isRecord(response) ? textOf(response['description']) : '';
  const schema = media === undefined ? { type: 'file' } : swaggerSchema(media['schema']);
  return { description: description === '' ? 'The answer.' : description, schema };
}

const ERROR = { description: 'The error.', schema: { $ref: '#/definitions/Error' } };

function producesOf(response: unknown): readonly string[] {
  const content = isRecord(response) ? response['content'] : undefined;
  return isRecord(content) ? Object.keys(content) : [JSON_TYPE];
}

/** The first requirement is empty: no credential is needed. */
const isOpen = ({ security }: Json): boolean => {
  const first: unknown = Array.isArray(security) ? security[0] : undefined;
  return isRecord(first) && Object.keys(first).length === 0;
};

function operationOf(operation: Json, context: SwaggerContext): Json {
  const { operationId, summary, description, tags, parameters, requestBody, responses } = operation;
  const media = mediaOf(requestBody, JSON_TYPE);
  const [status = '200', response] =
    Object.entries(isRecord(responses) ? responses : {}).find(([one]) => one.startsWith('2')) ?? [];
  const given = (Array.isArray(parameters) ? parameters : []).filter(isRecord);
  return {
    operationId,
    summary: cut(String(summary)),
    description,
    tags,
    parameters: [
      ...given.map((one) => parameterOf(one, context)),
      ...(media === undefined
        ? []
        : [bodyOf(media, isRecord(requestBody) && requestBody['required'])]),
    ],
    produces: producesOf(response),
    responses: { [status]: answerOf(response), default: ERROR },
    ...(isOpen(operation) ? { security: [] } : {}),
  };
}

/** The first is called by the payment provider. */
const HIDDEN = new Set(['stripeWebhook', ...OF_PAGES]);

function pathsOf(paths: unknown, context: SwaggerContext): Json {
  const entries = Object.entries(isRecord(paths) ? paths : {}).map(([path, item]) => {
    const operations = Object.entries(isRecord(item) ? item : {})
      .filter(
        ([, one]) => isRecord(one) && isSupported(one) && !HIDDEN.has(String(one['operationId'])),
      )
      .map(([method, one]) => [method, operationOf(one as Json, context)] as const); // filtered above
    return [path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => Object.keys(item).length > 0));
}

/** Definitions that the document reaches. */
function reached(start: unknown, all: Json): Json {
  const found: Record<string, unknown> = {};
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/definitions\/(\w+)"/g)) {
      if (Object.hasOwn(found, name)) continue;
      found[name] = all[name];
      visit(all[name]);
    }
  };
  visit(start);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

const memberOf = (holder: unknown, name: string): Json => {
  const member = isRecord(holder) ? holder[name] : undefined;
  return isRecord(member) ? member : {};
};

/** @param openApi of the service @param host such as api.example.com */
export function toSwagger(openApi: Json, host: string, english: SwaggerContext['english']): Json {
  const { title, version, description, contact, license } = memberOf(openApi, 'info');
  const schemas = memberOf(openApi['components'], 'schemas');
  const paths = pathsOf(openApi['paths'], { english, schemas });
  const definitions = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, swaggerSchema(schema)]),
  );
  return {
    swagger: '2.0',
    info: { title, version, description, contact, license },
    host,
    basePath: '/',
    schemes: ['https'],
    consumes: [JSON_TYPE],
    produces: [JSON_TYPE],
    securityDefinitions: { api_key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    security: [{ api_key: [] }],
    tags: openApi['tags'],
    paths,
    definitions: reached(paths, definitions),
  };
}
