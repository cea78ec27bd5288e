/** Operations of the contract: those of REST by its OpenAPI document, the others by GraphQL. */
import { getNamedType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { wordsIn } from '../../src/server/schema/english-names.js';
import { documentOf } from './document.js';
import type {
  FieldModel,
  OperationModel,
  PageModel,
  ParamModel,
  ResultModel,
  TypeRef,
} from './model.js';
import { membersOf, readOpenApi, type RestOperation } from './open-api.js';
import { namedAt, refOf } from './schema-model.js';

type Root = Readonly<{
  kind: 'query' | 'mutation' | 'subscription';
  type: string;
  field: GraphQLField<unknown, unknown>;
}>;

/** Called by the payment provider, not by clients. */
const NOT_FOR_CLIENTS = ['stripeWebhook'];

/** Their bytes have a published hash or signature. */
const EXACT_FILES = ['lawBundle', 'lawVectorsFile'];

/** Mutations that may be repeated: orders by their idempotency key, the others because they set a state. */
const REPEATABLE = ['createOrder', 'cancelOrder', 'setBillingDetails', 'setLetterhead'];

function rootsOf(schema: GraphQLSchema): ReadonlyMap<string, Root> {
  const all = (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
    const type = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }[kind];
    const fields = Object.values(type?.getFields() ?? {});
    return fields.map((field) => [field.name, { kind, type: type?.name ?? '', field }] as const);
  });
  return new Map(all);
}

const TEXT: TypeRef = { kind: 'scalar', name: 'String', lists: 0, isNullable: true };

/** Places of words whose parameters only REST has. */
const REST_WORDS: Readonly<Record<string, string>> = {
  alates: 'Query.changelog(alates:)',
  vorming: 'VerifiedFile.vorming',
};

/** Type of a parameter that GraphQL lacks. */
const SCALARS: Readonly<Record<string, string>> = {
  integer: 'Int',
  boolean: 'Boolean',
  number: 'Float',
};

/** @param type of JSON Schema */
const scalarOf = (type: string): TypeRef => ({ ...TEXT, name: SCALARS[type] ?? 'String' });

function paramsOf(rest: RestOperation, root: Root | undefined): ParamModel[] {
  return rest.params.map(({ name, type, place, isRequired, description }) => {
    const own = `${root?.type ?? 'Query'}.${rest.id}(${name}:)`;
    const coordinate = root === undefined ? (REST_WORDS[name] ?? own) : own;
    const argument = root?.field.args.find((one) => one.name === name);
    const ref = argument === undefined ? scalarOf(type) : refOf(argument.type);
    return {
      ...namedAt(coordinate, { name, description: argument?.description ?? description }),
      type: { ...ref, isNullable: !isRequired },
      place,
      isRequired,
    };
  });
}

function resultOf(rest: RestOperation, root: Root | undefined): ResultModel {
  if (EXACT_FILES.includes(rest.id)) return { kind: 'bytes' };
  if (rest.lines !== null) {
    return {
      kind: 'lines',
      type: { kind: 'object', name: rest.lines, lists: 0, isNullable: false },
    };
  }
  if (rest.answers.length !== 1 || !/json$/.test(rest.answers[0] ?? '')) return { kind: 'bytes' };
  if (root === undefined) return { kind: 'json' };
  return { kind: 'data', type: { ...refOf(root.field.type), isNullable: false } };
}

/** Paged lists: connections, and answers with one list. */
function pageOf(root: Root | undefined, params: readonly ParamModel[]): PageModel | null {
  const type = root === undefined ? null : getNamedType(root.field.type);
  if (!isObjectType(type)) return null;
  const members = membersOf(type);
  const has = (name: string): boolean => params.some(({ wire }) => wire === name);
  const edge = members.get('edges');
  if (has('after') && edge !== undefined) {
    const node = isObjectType(edge) ? edge.getFields()['node'] : undefined;
    return node === undefined ? null : { kind: 'connection', item: refOf(node.type) };
  }
  if (!has('kursor')) return null;
  const lists = Object.values(type.getFields()).filter(
    (field) => refOf(field.type).lists === 1 && refOf(field.type).kind === 'object',
  );
  const [list] = lists;
  if (lists.length !== 1 || list === undefined) return null;
  return {
    kind: 'cursor',
    items: list.name,
    item: { ...refOf(list.type), lists: 0, isNullable: false },
  };
}

function restOperation(rest: RestOperation, root: Root | undefined): OperationModel {
  const params = paramsOf(rest, root);
  const isRead = rest.method === 'GET' || root?.kind === 'query' || rest.lines !== null;
  return {
    wire: rest.id,
    words: wordsIn(rest.id),
    description: root?.field.description ?? rest.description,
    method: rest.method,
    path: rest.path,
    params,
    uploads: rest.uploads,
    isRepeatable: (isRead && rest.uploads.length === 0) || REPEATABLE.includes(rest.id),
    result: resultOf(rest, root),
    page: pageOf(root, params),
    document: null,
  };
}

function variablesOf({ type, field }: Root): ParamModel[] {
  return field.args.map((argument): ParamModel => {
    const model: FieldModel = {
      ...namedAt(`${type}.${field.name}(${argument.name}:)`, argument),
      type: refOf(argument.type),
    };
    const isRequired = !model.type.isNullable && argument.defaultValue === undefined;
    return {
      ...model,
      type: { ...model.type, isNullable: !isRequired },
      place: 'variable',
      isRequired,
    };
  });
}

function graphqlOperation(root: Root): OperationModel {
  const { kind, field } = root;
  const params = variablesOf(root);
  return {
    wire: field.name,
    words: wordsIn(field.name),
    description: field.description ?? '',
    method: 'POST',
    path: '/graphql',
    params,
    uploads: [],
    isRepeatable: kind === 'query',
    result: {
      kind: kind === 'subscription' ? 'events' : 'data',
      type: { ...refOf(field.type), isNullable: false },
    },
    page: pageOf(root, params),
    document: documentOf(kind, field),
  };
}

/** @param openApi the OpenAPI document */
export function operationsOf(schema: GraphQLSchema, openApi: object): readonly OperationModel[] {
  const roots = rootsOf(schema);
  const rest = readOpenApi(openApi).filter(({ id }) => !NOT_FOR_CLIENTS.includes(id));
  const named = new Set(rest.map(({ id }) => id));
  return [
    ...rest.map((one) => restOperation(one, roots.get(one.id))),
    ...[...roots.values()].filter(({ field }) => !named.has(field.name)).map(graphqlOperation),
  ].toSorted((a, b) => (a.wire < b.wire ? -1 : 1));
}
