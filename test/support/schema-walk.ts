/** Paths through the schema, from an operation to any field, as GraphQL documents. */
import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type SchemaField = GraphQLField<unknown, unknown>;
/** `parent.field`; `isNarrowed`: a fragment is needed because the enclosing type is a union. */
export type Step = Readonly<{ parent: GraphQLObjectType; field: SchemaField; isNarrowed: boolean }>;
export type FieldPath = readonly [Step, ...Step[]];

export const coordinateOf = ({ parent, field }: Step): string => `${parent.name}.${field.name}`;

const isRequired = (arg: GraphQLArgument): boolean =>
  isNonNullType(arg.type) && arg.defaultValue === undefined;

const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );

const stepsOf = (parent: GraphQLObjectType, isNarrowed: boolean): Step[] =>
  Object.values(parent.getFields()).map((field) => ({ parent, field, isNarrowed }));

/** Steps that follow this field. Fields with required arguments are not reachable. */
function stepsAfter(schema: GraphQLSchema, { field }: Step): Step[] {
  const type = getNamedType(field.type);
  const members = isAbstractType(type)
    ? schema.getPossibleTypes(type)
    : [type].filter(isObjectType);
  return members
    .flatMap((member) => stepsOf(member, isAbstractType(type)))
    .filter((step) => !step.field.args.some(isRequired));
}

export const rootSteps = (schema: GraphQLSchema): Step[] =>
  rootsOf(schema).flatMap((root) => stepsOf(root, false));

/**
 * Shortest path to every field reachable through steps that `isOpen` admits; the last step need not be open.
 * Key: schema coordinate.
 */
export function fieldPathsOf(
  schema: GraphQLSchema,
  roots: readonly Step[],
  isOpen: (step: Step) => boolean,
): Map<string, FieldPath> {
  const fieldPaths = new Map<string, FieldPath>();
  let edge: FieldPath[] = roots.map((step) => [step]);
  while (edge.length > 0) {
    const fresh = edge.filter((fieldPath) => {
      const coordinate = coordinateOf(lastOf(fieldPath));
      if (fieldPaths.has(coordinate)) return false;
      fieldPaths.set(coordinate, fieldPath);
      return isOpen(lastOf(fieldPath));
    });
    edge = fresh.flatMap((fieldPath) =>
      stepsAfter(schema, lastOf(fieldPath)).map((step): FieldPath => [...fieldPath, step]),
    );
  }
  return fieldPaths;
}

export const lastOf = (fieldPath: FieldPath): Step => fieldPath.at(-1) ?? fieldPath[0];

const isLeaf = (field: SchemaField): boolean => {
  const type = getNamedType(field.type);
  return !isObjectType(type) && !isAbstractType(type);
};

/** @param given names of the operation's arguments that have a variable */
export function documentOf(
  schema: GraphQLSchema,
  fieldPath: FieldPath,
  given: readonly string[],
): string {
  const [root, ...rest] = fieldPath;
  const end = isLeaf(lastOf(fieldPath).field) ? '' : ' { __typename }';
  const inner = rest.reduceRight((within, { parent, field, isNarrowed }) => {
    const selected = `${field.name}${within}`;
    return isNarrowed ? ` { ... on ${parent.name} { ${selected} } }` : ` { ${selected} }`;
  }, end);
  const used = root.field.args.filter(({ name }) => given.includes(name));
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const kind =
    rootsOf(schema).indexOf(root.parent) === 0 ? 'query' : root.parent.name.toLowerCase();
  return `${kind} ${inBrackets(declared)} { ${root.field.name}${inBrackets(passed)}${inner} }`;
}
