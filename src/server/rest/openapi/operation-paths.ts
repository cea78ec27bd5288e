/** Paths of the generated operations in the OpenAPI document. */
import type { GraphQLArgument } from 'graphql';
import examples from './answer-examples.json' with { type: 'json' };
import { isInPath, summaryOf, type RestOperation } from '../operations.js';
import { PARAMETER_EXAMPLES, REQUEST_EXAMPLES } from './request-examples.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, NO_SECURITY, responseRef } from './shared-parts.js';
import {
  inputSchema,
  isRequired,
  membersSchema,
  nonNullSchema,
  type JsonSchema,
} from './type-schema.js';

const PATH_PREFIX = '/v1';

/** Recorded answers, by operation. */
const ANSWERS: Readonly<Record<string, unknown>> = examples.operations;

/** sofa-api writes `:name`, OpenAPI `{name}`. */
const openApiPath = (path: string): string => `${PATH_PREFIX}${path.replace(/:(\w+)/g, '{$1}')}`;

function parameter(operation: RestOperation, argument: GraphQLArgument): JsonSchema {
  const { description, ...schema } = inputSchema(argument);
  const inPath = isInPath(operation, argument);
  const { name } = argument;
  const example = PARAMETER_EXAMPLES[`${operation.fieldName}.${name}`] ?? PARAMETER_EXAMPLES[name];
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: inPath || isRequired(argument),
    ...(description === undefined ? {} : { description }),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

function parameters(operation: RestOperation): JsonSchema[] {
  const { field, route } = operation;
  if (route.method === 'GET') return field.args.map((argument) => parameter(operation, argument));
  const headers = Object.entries(route.headers ?? {}).map(([member, name]) => ({
    name,
    in: 'header',
    required: false,
    description: `Alias of the member \`${member}\`. If both are sent, they must be equal.`,
    schema: { type: 'string' },
  }));
  const beside = field.args.filter(
    (argument) => argument.name === 'keel' || isInPath(operation, argument),
  );
  return [...beside.map((argument) => parameter(operation, argument)), ...headers];
}

function requestBody(operation: RestOperation): JsonSchema {
  const example = REQUEST_EXAMPLES[operation.fieldName];
  const members = operation.field.args.filter((argument) => !isInPath(operation, argument));
  return {
    required: members.some(isRequired),
    content: {
      'application/json': {
        schema: membersSchema(members),
        ...(example === undefined ? {} : { example }),
      },
    },
  };
}

function success({ field, fieldName, route }: RestOperation): JsonSchema {
  const example = ANSWERS[fieldName];
  const lifted = Object.fromEntries(
    (route.lift ?? []).map((name) => [
      name,
      { type: 'string', description: `Copy of \`data.${name}\`.` },
    ]),
  );
  const data = nonNullSchema(field.type);
  return {
    description: field.description ?? '',
    headers: route.revalidated === true ? headerRefs('ETag') : headerRefs(),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['data', 'meta'],
          properties: { ...lifted, data, meta: { $ref: '#/components/schemas/Meta' } },
        },
        ...(example === undefined ? {} : { example }),
      },
    },
  };
}

/** Error responses of an operation. Source. */
function errors(operation: RestOperation): JsonSchema {
  const { access, route, field } = operation;
  const isPost = route.method === 'POST';
  const { may = [] } = route;
  const looksUp = field.args.some((argument) => isInPath(operation, argument));
  const possible: (readonly [number, string, boolean])[] = [
    [304, 'NotModified', route.revalidated === true],
    [401, 'Unauthorized', access !== 'public'],
    [403, 'ForbiddenRole', Array.isArray(access) || may.includes('FORBIDDEN_ROLE')],
    [404, 'NotFound', looksUp || may.includes('NOT_FOUND')],
    [409, 'IdempotencyConflict', route.headers !== undefined],
    [408, 'RequestTimeout', isPost],
    [413, 'BodyTooLarge', isPost],
    [422, 'ValidationFailed', isPost || field.args.length > 0],
    [429, 'RateLimited', true],
    [500, 'InternalError', true],
    [503, 'UpstreamUnavailable', true],
  ];
  return Object.fromEntries(
    possible.filter(([, , can]) => can).map(([status, name]) => [status, responseRef(name)]),
  );
}

function operationObject(operation: RestOperation): JsonSchema {
  const { field, fieldName, route, access, deprecation } = operation;
  return {
    operationId: fieldName,
    summary: summaryOf(field),
    description: field.description ?? '',
    tags: [route.tag],
    ...(deprecation === null ? {} : { deprecated: true, 'x-deprecated': deprecation }),
    security: access === 'public' ? NO_SECURITY : KEY_SECURITY,
    parameters: parameters(operation),
    ...(route.method === 'POST' ? { requestBody: requestBody(operation) } : {}),
    responses: { [route.status]: success(operation), ...errors(operation) },
  };
}

export function operationPaths(operations: readonly RestOperation[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const path = openApiPath(operation.route.path);
    const method = operation.route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationObject(operation) };
  }
  return paths;
}
