/** Random GraphQL operations from a schema, valid and invalid, with literals, variables, fragments and directives. */
import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { SeededRandom } from './seeded-random.js';
import { literal, randomValue } from './random-value.js';

export type RandomOperation = Readonly<{
  query: string;
  variables: readonly Readonly<Record<string, unknown>>[];
}>;

/** Fields whose values differ between requests. */
const VOLATILE = new Set([
  'health',
  'status',
  'kasutus',
  'kasutus_paevad',
  'loodud',
  'organisationExport',
  'testClock',
  'testEvents',
  'timestamp',
  'uptime_s',
  'usage',
]);

const MAX_DEPTH = 5;
const SETS = 3;

class Draft {
  private readonly declared: string[] = [];
  private readonly sets: Record<string, unknown>[] = Array.from({ length: SETS }, () => ({}));
  private readonly fragments: string[] = [];

  constructor(private readonly lots: SeededRandom) {}

  finished(root: GraphQLObjectType): RandomOperation {
    const fields = this.selection(root, 0);
    const declared = this.declared.length === 0 ? '' : `(${this.declared.join(', ')})`;
    return {
      query: [`query ${declared} ${fields}`, ...this.fragments].join('\n'),
      variables: this.sets,
    };
  }

  finishedChange(field: GraphQLField<unknown, unknown>): RandomOperation {
    const text = this.field(field, 0);
    const declared = this.declared.length === 0 ? '' : `(${this.declared.join(', ')})`;
    return {
      query: [`mutation ${declared} { ${text} }`, ...this.fragments].join('\n'),
      variables: this.sets,
    };
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const { lots } = this;
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        !VOLATILE.has(field.name) && (depth < MAX_DEPTH || isLeafType(getNamedType(field.type))),
    );
    if (fields.length === 0) return '{ __typename }';
    const most = depth === 0 ? 1 : 4;
    const chosen = lots.some(most, () => lots.of(fields)).map((field) => this.field(field, depth));
    const all = [lots.of([...chosen, '__typename']), ...chosen];
    const text = all.join(' ');
    if (depth > 0 && lots.under(8) === 0) return `{ ${this.fragment(type, text)} }`;
    return `{ ${text} }`;
  }

  private fragment(type: GraphQLObjectType, text: string): string {
    if (this.lots.under(2) === 0) return `... on ${type.name} { ${text} }`;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
    return `...${name}`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args
      .filter((one) => isNonNullType(one.type) || this.lots.under(3) === 0)
      .map((one) => `${one.name}: ${this.argument(one)}`);
    const args = given.length === 0 ? '' : `(${given.join(', ')})`;
    const alias = this.lots.under(6) === 0 ? `x${this.lots.under(3)}: ` : '';
    return `${alias}${field.name}${args}${this.directive()}${this.inner(getNamedType(field.type), depth)}`;
  }

  private inner(type: GraphQLNamedType, depth: number): string {
    if (isObjectType(type)) return ` ${this.selection(type, depth + 1)}`;
    if (!isUnionType(type)) return '';
    const parts = type
      .getTypes()
      .map((one) => `... on ${one.name} ${this.selection(one, depth + 1)}`);
    return ` { ${parts.join(' ')} }`;
  }

  private directive(): string {
    if (this.lots.under(15) !== 0) return '';
    const name = this.lots.of(['include', 'skip']);
    if (this.lots.under(2) === 0) return ` @${name}(if: ${this.lots.of(['true', 'false'])})`;
    const variable = this.declare('Boolean!', () => this.lots.under(2) === 0);
    return ` @${name}(if: $${variable})`;
  }

  private argument({ type }: GraphQLArgument): string {
    const { lots } = this;
    const named = getNamedType(type);
    if (lots.under(2) === 0) return literal(randomValue(type, lots), named);
    const byDefault = lots.under(5) === 0 ? ` = ${literal(randomValue(type, lots), named)}` : '';
    return `$${this.declare(`${String(type)}${byDefault}`, () => randomValue(type, lots))}`;
  }

  private declare(type: string, make: () => unknown): string {
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${type}`);
    for (const set of this.sets) if (!this.lots.isRare()) set[name] = make();
    return name;
  }
}

/** @throws Error if the schema has no queries */
export function randomOperation(schema: GraphQLSchema, lots: SeededRandom): RandomOperation {
  const root = schema.getQueryType();
  if (root === null || root === undefined) throw new Error('a schema without queries');
  return new Draft(lots).finished(root);
}

/** @param name of a field of the mutation type @throws Error if there is none */
export function randomChange(
  schema: GraphQLSchema,
  name: string,
  lots: SeededRandom,
): RandomOperation {
  const field = schema.getMutationType()?.getFields()[name];
  if (field === undefined) throw new Error(`no mutation ${name}`);
  return new Draft(lots).finishedChange(field);
}
