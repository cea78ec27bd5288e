/** GraphQL documents of operations that REST lacks, with every field that needs no argument. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { isMember } from './schema-model.js';

type Field = GraphQLField<unknown, unknown>;

/** Deeper fields are omitted, because the service limits the complexity of a request. */
const DEEPEST = 6;

/** A list of a list of the same type would be endless. */
function selection(type: GraphQLOutputType, above: readonly string[]): string | null {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return ' { __typename id }';
  if (!isObjectType(named)) return '';
  if (above.includes(named.name) || above.length === DEEPEST) return null;
  const inside = [...above, named.name];
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (!isMember(field)) return [];
    const rest = selection(field.type, inside);
    return rest === null ? [] : [`${field.name}${rest}`];
  });
  return fields.length === 0 ? null : ` { ${fields.join(' ')} }`;
}

/** @returns text of the operation with a variable for every argument */
export function documentOf(kind: 'query' | 'mutation' | 'subscription', field: Field): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${typeOf(name, type, field)}`);
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const inBrackets = (parts: readonly string[]): string =>
    parts.length === 0 ? '' : `(${parts.join(', ')})`;
  const fields = selection(field.type, []) ?? '';
  return `${kind}${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${fields} }`;
}

/** An argument with a default may be omitted, so its variable has the default too. */
function typeOf(name: string, type: GraphQLArgument['type'], { args }: Field): string {
  const own = args.find((one) => one.name === name)?.defaultValue;
  return own === undefined ? String(type) : `${String(type)} = ${JSON.stringify(own)}`;
}
