/**
 * Adds formats and bounds to the printed schema as `@constraint`, by the names of graphql-constraint-directive. GraphQL itself
 * prints no applied directives, and introspection does not list them (D-324).
 */
import {
  isInputObjectType,
  isObjectType,
  parse,
  visit,
  type ASTNode,
  type GraphQLSchema,
} from 'graphql';
import { formatOf } from '../../src/server/schema/value-formats.js';
import type { InputBounds } from '../../src/shared/graphql/decorators.js';

type Target = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

/** Arguments in alphabetical order. */
function constraintOf(target: Target): string | null {
  // `@Bounds` is the only writer of this extension.
  const { pattern, ...numbers } = (target.extensions['bounds'] ?? {}) as InputBounds;
  const values: Readonly<Record<string, unknown>> = {
    ...numbers,
    format: formatOf(target) ?? undefined,
    pattern: pattern?.source,
  };
  const given = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return given.length === 0 ? null : `@constraint(${given.join(', ')})`;
}

/** Key: `Type.field` or `Type.field(argument:)`. */
function constraintsOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (coordinate: string, target: Target): void => {
    const constraint = constraintOf(target);
    if (constraint !== null) found.set(coordinate, constraint);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        note(`${type.name}.${field.name}`, field);
    }
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const coordinate = `${type.name}.${field.name}`;
      note(coordinate, field);
      for (const argument of field.args) note(`${coordinate}(${argument.name}:)`, argument);
    }
  }
  return found;
}

type Insertion = Readonly<{ at: number; text: string }>;

/** After the type of a field, or the default of an argument. */
function insertionsIn(printed: string, constraints: ReadonlyMap<string, string>): Insertion[] {
  const found: Insertion[] = [];
  let [type, field] = ['', ''];
  const note = (coordinate: string, { loc }: ASTNode): void => {
    const text = constraints.get(coordinate);
    if (text !== undefined && loc !== undefined) found.push({ at: loc.end, text });
  };
  const enterType = (node: Readonly<{ name: { value: string } }>): void => {
    [type, field] = [node.name.value, ''];
  };
  visit(parse(printed), {
    ObjectTypeDefinition: enterType,
    InputObjectTypeDefinition: enterType,
    DirectiveDefinition: () => false,
    FieldDefinition: (node) => {
      field = `.${node.name.value}`;
      note(`${type}${field}`, node.type);
    },
    InputValueDefinition: (node) => {
      const { value } = node.name;
      const coordinate = field === '' ? `${type}.${value}` : `${type}${field}(${value}:)`;
      note(coordinate, node.defaultValue ?? node.type);
    },
  });
  return found;
}

/** @param printed the schema, as GraphQL prints it */
export function withConstraints(printed: string, schema: GraphQLSchema): string {
  const insertions = insertionsIn(printed, constraintsOf(schema)).sort((a, b) => b.at - a.at);
  const marked = insertions.reduce(
    (text, { at, text: constraint }) => `${text.slice(0, at)} ${constraint}${text.slice(at)}`,
    printed,
  );
  return `${marked}\n`;
}
