/**
 * The REST operations as sofa-api generates them from the schema: one document and one path each.
 * sofa-api's own transport is not used: it reads values loosely, has no limits, and mounts `/webhook`
 * (see DECISIONS.md). Its routes are asked once, at start, for the document that they would run.
 */
import {
  getNamedType,
  isObjectType,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { createSofa, createSofaRouter } from 'sofa-api';
import type { Deprecation } from '../../shared/deprecation.js';
import type { AccessRule } from '../../shared/graphql/decorators.js';
import { accessOf } from '../auth/access.js';
import { deprecationOf } from '../schema/mark-deprecations.js';
import { restSchema } from './rest-schema.js';
import { ROUTES, type RestRoute } from '../routing/routes.js';

/** `fieldName`: the operation's only root field. */
export type RestOperation = Readonly<{
  coordinate: string;
  fieldName: string;
  route: RestRoute;
  field: GraphQLField<unknown, unknown>;
  access: AccessRule;
  /** Null where it will not end. */
  deprecation: Deprecation | null;
  document: DocumentNode;
}>;

/** Whether an argument is reported by the path alone. */
export const isInPath = (
  { route }: Pick<RestOperation, 'route'>,
  { name }: Pick<GraphQLArgument, 'name'>,
): boolean => route.path.includes(`:${name}`);

type SofaRouter = ReturnType<typeof createSofaRouter>;

export type GeneratedRest = Readonly<{
  operations: readonly RestOperation[];
  /** The part of the schema that REST shows, and types that it never comes to. */
  schema: GraphQLSchema;
}>;

const BASE = '/v1';

/** Answers every field with null, so that a generated handler runs to its end without our resolvers. */
const nothing = { data: new Proxy({}, { get: () => null }) };

function sofaRoutes(): Record<
  string,
  { method: RestRoute['method']; path: string; responseStatus: number }
> {
  return Object.fromEntries(
    Object.entries(ROUTES).map(([coordinate, { method, path, status }]) => [
      coordinate,
      { method, path, responseStatus: status },
    ]),
  );
}

function makeRouter(schema: GraphQLSchema, take: (document: DocumentNode) => void): SofaRouter {
  return createSofaRouter(
    createSofa({
      schema,
      basePath: BASE,
      routes: sofaRoutes(),
      openAPI: { endpoint: false },
      swaggerUI: { endpoint: false },
      execute: (args) => {
        take(args.document);
        return Promise.resolve(nothing);
      },
    }),
  );
}

type SofaHandler = (request: unknown, context: unknown) => Promise<unknown>;
type MadeRoute = Readonly<{ method: string; path: string; handler: SofaHandler }>;

/** fets keeps the routes it was given; their shape is checked here because the property is not typed. */
function madeRoutes(router: SofaRouter): readonly MadeRoute[] {
  const routes: unknown = Reflect.get(router, '__routes');
  if (!Array.isArray(routes)) throw new Error('sofa-api no longer tells its routes');
  return routes as MadeRoute[]; // each was made by sofa-api's own `router.route`
}

function fieldOf(schema: GraphQLSchema, coordinate: string): GraphQLField<unknown, unknown> {
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (field === undefined)
    throw new Error(`REST route ${coordinate} has no operation in the schema`);
  return field;
}

/** The rule of the operation, or the stricter one of the type it answers with. */
function accessRule(field: GraphQLField<unknown, unknown>): AccessRule {
  const own = accessOf(field);
  const ofType = accessOf(getNamedType(field.type));
  const rule = Array.isArray(ofType) ? ofType : own;
  if (rule === undefined) throw new Error(`operation ${field.name} has no @Access`);
  return rule;
}

/** @throws Error where the routes and the schema do not name the same operations. */
export async function generateRest(schema: GraphQLSchema): Promise<GeneratedRest> {
  const visible = restSchema(schema);
  let asked: DocumentNode | undefined;
  const router = makeRouter(visible, (document) => (asked = document));
  const operations: RestOperation[] = [];
  for (const [coordinate, route] of Object.entries(ROUTES)) {
    const made = madeRoutes(router).find(
      ({ method, path }) => method === route.method && path === route.path,
    );
    await made?.handler({ url: '', params: {}, body: null }, {});
    if (asked === undefined) throw new Error(`sofa-api made no route for ${coordinate}`);
    const field = fieldOf(visible, coordinate);
    operations.push({
      coordinate, route, field, fieldName: field.name, access: accessRule(field), deprecation: deprecationOf(field), document: asked,
    }); // prettier-ignore
    asked = undefined;
  }
  return { operations, schema: visible };
}
