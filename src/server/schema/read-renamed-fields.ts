/**
 * Maps wire names to properties of fields renamed by `@Field({ name })`. `simpleResolvers` creates no resolvers;
 * type-graphql's own would slow down every field.
 */
import { addResolversToSchema } from '@graphql-tools/schema';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';

/** The part of type-graphql's metadata used here. */
const storageSchema = z.object({
  objectTypes: z.array(
    z.object({
      name: z.string(),
      target: z.custom<object>((value) => typeof value === 'function'),
      fields: z.array(z.object({ name: z.string(), schemaName: z.string() })).optional(),
    }),
  ),
});

type Renamed = Readonly<{ type: string; property: string; wireName: string }>;

/** @throws Error if type-graphql's metadata storage has changed */
function renamedFields(): Renamed[] {
  const storage = storageSchema.parse(Reflect.get(globalThis, 'TypeGraphQLMetadataStorage'));
  const { objectTypes } = storage;
  return objectTypes.flatMap(({ name: type, target }) =>
    objectTypes
      // A type has the fields of its superclasses, too.
      .filter(
        (one) => one.target === target || Object.prototype.isPrototypeOf.call(one.target, target),
      )
      .flatMap(({ fields = [] }) => fields)
      .filter(({ name, schemaName }) => name !== schemaName)
      .map(({ name, schemaName }) => ({ type, property: name, wireName: schemaName })),
  );
}

/** `Type.wire_name` → property, of every renamed field. */
export const renamedProperties = (): ReadonlyMap<string, string> =>
  new Map(renamedFields().map(({ type, property, wireName }) => [`${type}.${wireName}`, property]));

const propertyOf = (source: unknown, property: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, property) : undefined;

type Read = (source: unknown) => unknown;
type Readers = Record<string, Record<string, Readonly<{ resolve: Read }>>>;

/** Reader → property. */
const properties = new WeakMap<object, string>();

/** Null if the resolver does more. */
export const propertyReadBy = (resolve: object | undefined): string | null =>
  resolve === undefined ? null : (properties.get(resolve) ?? null);

function readerOf(property: string): Read {
  const read = (source: unknown): unknown => propertyOf(source, property);
  properties.set(read, property);
  return read;
}

/** By type and wire name. */
function readersFor(schema: GraphQLSchema): Readers {
  const readers: Readers = {};
  for (const { type, property, wireName } of renamedFields()) {
    const made = schema.getType(type);
    const field = isObjectType(made) ? made.getFields()[wireName] : undefined;
    if (field === undefined || field.resolve !== undefined) continue;
    // A plain function would be bound and lose its identity.
    readers[type] = { ...readers[type], [wireName]: { resolve: readerOf(property) } };
  }
  return readers;
}

/** In place; existing resolvers are kept. */
export const readRenamedFields = (schema: GraphQLSchema): GraphQLSchema =>
  addResolversToSchema({ schema, resolvers: readersFor(schema), updateResolversInPlace: true });
