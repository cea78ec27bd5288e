/** `node(id)` and global ids, as Relay reads them: https://relay.dev/graphql/objectidentification.htm (D-284). */
import {
  defaultFieldResolver,
  extendSchema,
  isInterfaceType,
  isObjectType,
  parse,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { ServiceError } from '../../shared/errors.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { fieldsOf, type Field } from '../../shared/graphql/fields-of.js';

/**
 * How an object of a type is read: the query with its own id as argument, or the query whose list contains it. `id`: field
 * with its own id; null for the caller's organisation.
 */
type NodeSource = Readonly<{ query: string; list: string | null; id: string | null }>;

export const NODE_SOURCES: Readonly<Record<string, NodeSource>> = {
  ApiKey: { query: 'apiKeys', list: 'votmed', id: 'key_id' },
  BillingInvoice: { query: 'organisation', list: 'arved', id: 'number' },
  OauthClient: { query: 'oauthClients', list: 'kliendid', id: 'client_id' },
  OauthGrant: { query: 'oauthGrants', list: 'load', id: 'grant_id' },
  Order: { query: 'order', list: null, id: 'order_id' },
  Organisation: { query: 'organisation', list: null, id: null },
  WebhookEndpoint: { query: 'webhookEndpoints', list: 'webhookid', id: 'webhook_id' },
};

const ID = '"Global id, which `node` accepts."\n    id: ID!';

const extensionOf = (type: string): string =>
  `extend type ${type} implements Node {\n    ${ID}\n  }`;

const EXTENSION = parse(`
  "Object with a global id. The id is opaque; it is another text than the object's own id."
  interface Node {
    ${ID}
  }
  ${Object.keys(NODE_SOURCES).map(extensionOf).join('\n  ')}
  extend type Query {
    "Object with this global id; null if there is none, or if it belongs to another organisation."
    node(
      "Global id."
      id: ID!
    ): Node
  }
`);

const MAX_ID_LENGTH = 300;

export const toGlobalId = (type: string, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/** Null if the text is no global id. */
export function fromGlobalId(text: string): Readonly<{ type: string; id: string }> | null {
  if (text.length > MAX_ID_LENGTH) return null;
  const [, type = '', id = ''] =
    /^(\w+):(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return Object.hasOwn(NODE_SOURCES, type) ? { type, id } : null;
}

export type ResolverCall = Readonly<{ context: RequestContext; info: GraphQLResolveInfo }>;

/** @throws Error if the type has no such field: a bug */
export const fieldIn = (schema: GraphQLSchema, type: string, name: string): Field => {
  const owner = schema.getType(type);
  const field = isObjectType(owner) ? fieldsOf(owner).find((one) => one.name === name) : undefined;
  if (field === undefined) throw new Error(`there is no field ${type}.${name}`);
  return field;
};

/** With the checks of the field: its resolver is the guarded one. */
async function read(
  field: Field,
  source: unknown,
  args: object,
  { context, info }: ResolverCall,
): Promise<unknown> {
  const resolve = field.resolve ?? defaultFieldResolver;
  const value: unknown = await resolve(source, { ...args }, context, {
    ...info,
    fieldName: field.name,
  });
  return value;
}

/** Type of each object that was found, for the interface. */
const found = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of an object that `readNode` returned. */
export const typeOfNode = (value: unknown): string | undefined =>
  isObject(value) ? found.get(value) : undefined;

/** @returns null if the object does not exist or belongs to another organisation; both look the same */
export async function readNode(
  type: string,
  id: string,
  call: ResolverCall,
): Promise<object | null> {
  const source = NODE_SOURCES[type];
  const node = source === undefined ? null : await lookUp(type, source, id, call);
  if (!isObject(node)) return null;
  found.set(node, type);
  return node;
}

async function lookUp(
  type: string,
  source: NodeSource,
  id: string,
  call: ResolverCall,
): Promise<unknown> {
  const { schema } = call.info;
  const query = fieldIn(schema, 'Query', source.query);
  if (source.id === null) {
    return id === callerOf(call.context).accountId ? read(query, undefined, {}, call) : null;
  }
  if (source.list === null)
    return orNull(() => read(query, undefined, { [source.id ?? '']: id }, call));
  const owner = await read(query, undefined, {}, call);
  const list = await read(fieldIn(schema, listOwner(query), source.list), owner, {}, call);
  return itemWith(id, { type, source, list }, call);
}

/** Name of the type of a query. */
const listOwner = ({ type }: Field): string => String(type).replaceAll(/[[\]!]/g, '');

type Listed = Readonly<{ type: string; source: NodeSource; list: unknown }>;

async function itemWith(
  id: string,
  { type, source, list }: Listed,
  call: ResolverCall,
): Promise<unknown> {
  if (!Array.isArray(list)) return null;
  const own = fieldIn(call.info.schema, type, source.id ?? '');
  for (const item of list) if ((await read(own, item, {}, call)) === id) return item as unknown;
  return null;
}

async function orNull(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const isGraphqlOnly = { graphqlOnly: true };

/** Global id of an object of a type. */
function addId(schema: GraphQLSchema, type: string, { id }: NodeSource): void {
  const field = fieldIn(schema, type, 'id');
  field.extensions = isGraphqlOnly;
  field.resolve = async (source, _args, context, info) => {
    if (id === null) return toGlobalId(type, callerOf(context).accountId);
    const own = await read(fieldIn(schema, type, id), source, {}, { context, info });
    return toGlobalId(type, String(own));
  };
}

/** @returns another schema with the same resolvers; before it is guarded */
export function withNodes(schema: GraphQLSchema): GraphQLSchema {
  if (schema.getQueryType()?.getFields()['organisation'] === undefined) return schema;
  const extended = extendSchema(schema, EXTENSION);
  const node = fieldIn(extended, 'Query', 'node');
  node.extensions = { ...isGraphqlOnly, access: 'any', scope: 'account:read' };
  node.resolve = async (_source, { id }, context, info) => {
    const wanted = fromGlobalId(String(id));
    return wanted === null ? null : readNode(wanted.type, wanted.id, { context, info });
  };
  const type = extended.getType('Node');
  if (isInterfaceType(type)) type.resolveType = typeOfNode;
  for (const [name, source] of Object.entries(NODE_SOURCES)) addId(extended, name, source);
  return extended;
}
