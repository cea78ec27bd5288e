/** Reads what the clients need from the OpenAPI document. */
import { getNamedType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';
import { z } from 'zod';
import type { ParamPlace } from './model.js';

const JSON_BODY = 'application/json';
const NDJSON = 'application/x-ndjson';

type RestParam = Readonly<{
  name: string;
  /** Of JSON Schema. */
  type: string;
  description: string;
  place: ParamPlace;
  isRequired: boolean;
}>;

export type RestOperation = Readonly<{
  id: string;
  method: string;
  path: string;
  description: string;
  params: readonly RestParam[];
  uploads: readonly string[];
  /** Media types of the answer. */
  answers: readonly string[];
  /** Type of the results of an NDJSON stream. */
  lines: string | null;
}>;

const memberSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
});
const bodySchema = z.looseObject({
  properties: z.record(z.string(), memberSchema).optional(),
  required: z.array(z.string()).optional(),
});
const contentSchema = z.record(z.string(), z.looseObject({ schema: z.unknown().optional() }));
const operationSchema = z.looseObject({
  operationId: z.string(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: memberSchema,
      }),
    )
    .optional(),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contentSchema.optional() })),
});
type Read = z.infer<typeof operationSchema>;

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const typeOf = ({ type }: z.infer<typeof memberSchema>): string => {
  const names = [type ?? 'string'].flat();
  return names.find((name) => name !== 'null') ?? 'string';
};

/** An upload has one JSON type that is a file too; a body of members has only JSON. */
const uploadsOf = ({ requestBody }: Read): string[] => {
  const types = Object.keys(requestBody?.content ?? {});
  return types.length === 1 && types[0] === JSON_BODY ? [] : types;
};

/** Headers repeat members of the body. */
function givenParams({ parameters = [] }: Read): RestParam[] {
  return parameters.flatMap(({ name, in: place, required = false, description = '', schema }) =>
    place === 'path' || place === 'query'
      ? [{ name, type: typeOf(schema), description, place, isRequired: required }]
      : [],
  );
}

function bodyParams(read: Read): RestParam[] {
  if (uploadsOf(read).length > 0) return [];
  const schema = read.requestBody?.content[JSON_BODY]?.schema;
  const { properties = {}, required = [] } = bodySchema.parse(schema ?? {});
  return Object.entries(properties).map(([name, member]) => ({
    name,
    type: typeOf(member),
    description: member.description ?? '',
    place: 'body',
    isRequired: required.includes(name),
  }));
}

function answersOf({ responses }: Read) {
  const good = Object.entries(responses).find(([status]) => /^2/.test(status));
  return good?.[1].content ?? {};
}

const linesSchema = z.looseObject({
  oneOf: z.array(
    z.looseObject({
      properties: z.looseObject({ data: z.looseObject({ $ref: z.string() }).optional() }),
    }),
  ),
});

function linesOf(read: Read): string | null {
  const stream = answersOf(read)[NDJSON];
  if (stream === undefined) return null;
  const { oneOf } = linesSchema.parse(stream.schema);
  const refs = oneOf.flatMap(({ properties }) => properties.data?.$ref ?? []);
  return refs[0]?.split('/').at(-1) ?? null;
}

/** A member of the body with the name of a parameter is the same value. */
function paramsOf(read: Read): RestParam[] {
  const given = givenParams(read);
  const names = new Set(given.map(({ name }) => name));
  return [...given, ...bodyParams(read).filter(({ name }) => !names.has(name))];
}

export function readOpenApi(document: object): readonly RestOperation[] {
  const { paths } = documentSchema.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, read]) => ({
      id: read.operationId,
      method: method.toUpperCase(),
      path,
      description: read.description ?? '',
      params: paramsOf(read),
      uploads: uploadsOf(read),
      answers: Object.keys(answersOf(read)),
      lines: linesOf(read),
    })),
  );
}

/** Named types of the fields of an object. */
export const membersOf = (type: GraphQLObjectType): ReadonlyMap<string, GraphQLNamedType> =>
  new Map(Object.values(type.getFields()).map((field) => [field.name, getNamedType(field.type)]));
