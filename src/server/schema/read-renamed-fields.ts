/**
 * Wire names over English properties: a field that `@Field({ name })` renamed reads the property it stands for.
 * `simpleResolvers` leaves fields without a resolver, which keeps answers cheap, but then GraphQL looks for
 * the wire name itself; type-graphql's own resolvers would cost every field, not only the renamed ones.
 */
import { addResolversToSchema } from '@graphql-tools/schema';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';

/** What type-graphql keeps of the decorated classes, as far as it is read here. */
const storageSchema = z.object({
  objectTypes: z.array(
    z.object({
      name: z.string(),
      fields: z.array(z.object({ name: z.string(), schemaName: z.string() })).optional(),
    }),
  ),
});

type Renamed = Readonly<{ type: string; property: string; wireName: string }>;

/** @throws Error where type-graphql no longer keeps its storage in this place and form. */
function renamedFields(): Renamed[] {
  const storage = storageSchema.parse(Reflect.get(globalThis, 'TypeGraphQLMetadataStorage'));
  return storage.objectTypes.flatMap(({ name: type, fields = [] }) =>
    fields
      .filter(({ name, schemaName }) => name !== schemaName)
      .map(({ name, schemaName }) => ({ type, property: name, wireName: schemaName })),
  );
}

const propertyOf = (source: unknown, property: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, property) : undefined;

type Read = (source: unknown) => unknown;
type Readers = Record<string, Record<string, Readonly<{ resolve: Read }>>>;

/** What each reader reads. */
const properties = new WeakMap<object, string>();

/** The property that a resolver reads and does nothing else; null where it is not one of these readers. */
export const propertyReadBy = (resolve: object | undefined): string | null =>
  resolve === undefined ? null : (properties.get(resolve) ?? null);

function readerOf(property: string): Read {
  const read = (source: unknown): unknown => propertyOf(source, property);
  properties.set(read, property);
  return read;
}

/** Readers of the renamed fields that have no resolver of their own, by type and wire name. */
function readersFor(schema: GraphQLSchema): Readers {
  const readers: Readers = {};
  for (const { type, property, wireName } of renamedFields()) {
    const made = schema.getType(type);
    const field = isObjectType(made) ? made.getFields()[wireName] : undefined;
    if (field === undefined || field.resolve !== undefined) continue;
    // As a member, for a plain function would be bound, and no longer known by itself.
    readers[type] = { ...readers[type], [wireName]: { resolve: readerOf(property) } };
  }
  return readers;
}

/** Changes the schema in place; fields with a resolver of their own stay as they are. */
export const readRenamedFields = (schema: GraphQLSchema): GraphQLSchema =>
  addResolversToSchema({ schema, resolvers: readersFor(schema), updateResolversInPlace: true });
