/**
 * Calls resolver methods directly where type-graphql's wrapper adds nothing: queries whose parameters are their arguments,
 * of built-in scalars, and the context. The wrapper rebuilds its parameters and makes every answer a promise.
 */
import {
  getNamedType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { z } from 'zod';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { JsonRecord } from '../../shared/json-record.js';

const parameterSchema = z.object({
  kind: z.string(),
  index: z.number(),
  propertyName: z.string().nullish(),
  getType: z.custom<() => unknown>((value) => typeof value === 'function').optional(),
});

/** The part of type-graphql's metadata used here. */
const querySchema = z.object({
  methodName: z.string(),
  schemaName: z.string(),
  target: z.custom<object>((value) => typeof value === 'function'),
  middlewares: z.array(z.unknown()).default([]),
  params: z.array(parameterSchema).default([]),
});

const storageSchema = z.object({ queries: z.array(querySchema) });

type QueryMetadata = z.infer<typeof querySchema>;
type Parameter = z.infer<typeof parameterSchema>;

type Read = (args: JsonRecord, context: RequestContext) => unknown;

const constructorOf = (type: unknown): (new () => object) | null =>
  // Classes with `@ArgsType()` are constructed without parameters.
  typeof type === 'function' ? (type as new () => object) : null;

function readerOf({ kind, propertyName, getType }: Parameter): Read | null {
  if (kind === 'context' && propertyName == null) return (_args, context) => context;
  const Made = kind === 'args' ? constructorOf(getType?.()) : null;
  return Made === null ? null : (args) => Object.assign(new Made(), args);
}

const hasPlainArguments = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type }) => isSpecifiedScalarType(getNamedType(type)));

/** Null if the wrapper is needed. */
function readersOf({ params, middlewares }: QueryMetadata): readonly Read[] | null {
  const ordered = params.toSorted((one, other) => one.index - other.index);
  const readers = ordered.map(readerOf).filter((read) => read !== null);
  const isWhole = readers.length === params.length && middlewares.length === 0;
  return isWhole && ordered.every(({ index }, at) => index === at) ? readers : null;
}

/** Marks fields whose resolvers do not read `info`. */
const PLAIN = 'plainResolver';

export const hasPlainResolver = ({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean => extensions[PLAIN] === true;

function methodOf(resolver: object, name: string): (...values: unknown[]) => unknown {
  const method: unknown = Reflect.get(resolver, name);
  if (typeof method !== 'function') throw new Error(`a resolver without ${name}`);
  return (...values): unknown => Reflect.apply(method, resolver, values);
}

/** In place. @param resolverOf called once for each query */
export function callPlainly(
  schema: GraphQLSchema,
  resolverOf: (resolverClass: unknown) => object,
): GraphQLSchema {
  const { queries } = storageSchema.parse(Reflect.get(globalThis, 'TypeGraphQLMetadataStorage'));
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const query of queries) {
    const field = fields[query.schemaName];
    const readers = readersOf(query);
    if (field === undefined || readers === null || !hasPlainArguments(field)) continue;
    let call: ((...values: unknown[]) => unknown) | null = null;
    field.resolve = (_root, args, context: RequestContext): unknown => {
      call ??= methodOf(resolverOf(query.target), query.methodName);
      return call(...readers.map((read) => read(args as JsonRecord, context))); // arguments by name
    };
    field.extensions = { ...field.extensions, [PLAIN]: true };
  }
  return schema;
}
