/** Operations that select every field that REST returns, generated from the schema. */
import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

export type OperationField = Readonly<{
  coordinate: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  isGraphqlOnly: boolean;
}>;

const isGraphqlOnly = (field: GraphQLField<unknown, unknown>): boolean =>
  field.extensions['graphqlOnly'] === true;

const fieldsOf = (
  kind: OperationField['kind'],
  root: GraphQLObjectType | null | undefined,
): OperationField[] =>
  Object.values(root?.getFields() ?? {}).map((field) => ({
    coordinate: `${root?.name ?? ''}.${field.name}`,
    kind,
    field,
    isGraphqlOnly: isGraphqlOnly(field),
  }));

export const operationsOf = (schema: GraphQLSchema): OperationField[] => [
  ...fieldsOf('query', schema.getQueryType()),
  ...fieldsOf('mutation', schema.getMutationType()),
];

function selection(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isInterfaceType(type)) return ` { ${Object.keys(type.getFields()).join(' ')} }`;
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter((field) => !isGraphqlOnly(field));
  return ` { ${fields.map((field) => `${field.name}${selection(field.type)}`).join(' ')} }`;
}

/** @param given names of the arguments that have a variable */
export function fullOperation({ kind, field }: OperationField, given: readonly string[]): string {
  const used = field.args.filter(
    ({ name, type, defaultValue }) =>
      given.includes(name) || (isNonNullType(type) && defaultValue === undefined),
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${selection(field.type)} }`;
}
