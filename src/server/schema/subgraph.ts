/**
 * Federation 2 subgraph: `_service` and `_entities` beside the contract (D-284).
 * Source: https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/subgraph-spec
 */
import { extendSchema, isUnionType, parse, printSchema, type GraphQLSchema } from 'graphql';
import { invalid } from '../../shared/errors.js';
import { checkField } from '../auth/guard-schema.js';
import {
  fieldIn,
  fromGlobalId,
  NODE_SOURCES,
  readNode,
  typeOfNode,
  type ResolverCall,
} from './nodes.js';
import { withoutOperators } from './visible-schema.js';
import { isRecord } from '../../shared/json-record.js';

const TYPES = Object.keys(NODE_SOURCES);

const EXTENSION = parse(`
  "Reference to an entity: \`__typename\` and the fields of one of its keys."
  scalar _Any
  "Object with a key."
  union _Entity = ${TYPES.join(' | ')}
  "Description of the subgraph."
  type _Service {
    "Schema in SDL, with the directives of Federation 2."
    sdl: String!
  }
  extend type Query {
    "Schema of this subgraph, for composition."
    _service: _Service!
    "Entities by their keys; null for each that does not exist or belongs to another organisation."
    _entities("At most 50 references." representations: [_Any!]!): [_Entity]!
  }
`);

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])';

/** References of one request; a router asks for a page at once. */
const MAX_ITEMS = 50;

const keysOf = (type: string): string => {
  const own = NODE_SOURCES[type]?.id;
  // Both keys return the same object.
  return ['id', ...(own == null ? [] : [own])].map((key) => `@key(fields: "${key}")`).join(' ');
};

/** @param schema the contract, without the members of the subgraph */
function subgraphSdl(schema: GraphQLSchema): string {
  const keyed = TYPES.reduce(
    (text, type) =>
      text.replace(
        `type ${type} implements Node {`,
        `type ${type} implements Node ${keysOf(type)} {`,
      ),
    printSchema(schema),
  );
  // Types that other subgraphs have in the same form.
  const shared = keyed.replace('type PageInfo {', 'type PageInfo @shareable {');
  return `${LINK}\n\n${shared}\n`;
}

/** Null if the reference has no key of its type. */
async function entityOf(reference: unknown, call: ResolverCall): Promise<object | null> {
  if (!isRecord(reference)) return null;
  const { __typename: type, id: globalId } = reference;
  if (typeof type !== 'string' || !Object.hasOwn(NODE_SOURCES, type)) return null;
  const own = reference[NODE_SOURCES[type]?.id ?? ''];
  if (typeof own === 'string') return readNode(type, own, call);
  const wanted = typeof globalId === 'string' ? fromGlobalId(globalId) : null;
  return wanted?.type === type ? readNode(type, wanted.id, call) : null;
}

/** @throws VALIDATION_FAILED for too many references */
async function entitiesOf(references: unknown, call: ResolverCall): Promise<(object | null)[]> {
  const all = Array.isArray(references) ? references : [];
  if (all.length > MAX_ITEMS) {
    throw invalid({
      field: 'representations',
      type: 'too_long',
      params: { max_length: MAX_ITEMS },
    });
  }
  return Promise.all(all.map((one: unknown) => entityOf(one, call)));
}

/** @param schema guarded @returns the schema of a subgraph, with the same resolvers */
export function asSubgraph(schema: GraphQLSchema): GraphQLSchema {
  const extended = extendSchema(schema, EXTENSION);
  const sdl = subgraphSdl(withoutOperators(schema));
  const service = fieldIn(extended, 'Query', '_service');
  service.extensions = { graphqlOnly: true, access: 'public' };
  service.resolve = () => ({ sdl });
  const entities = fieldIn(extended, 'Query', '_entities');
  entities.extensions = {
    graphqlOnly: true,
    access: 'any',
    scope: 'account:read',
    listLength: MAX_ITEMS,
  };
  entities.resolve = (_source, { representations }, context, info) => {
    checkField(entities, context);
    return entitiesOf(representations, { context, info });
  };
  const entity = extended.getType('_Entity');
  if (isUnionType(entity)) entity.resolveType = typeOfNode;
  return extended;
}
