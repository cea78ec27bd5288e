/** Random GraphQL operations from a schema, valid and invalid, with literals, variables, fragments and directives. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Lots } from './lots.js';

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

const TEXTS = [
  'a',
  'b',
  'j',
  'zz',
  '',
  'en',
  'et',
  'de',
  'xx',
  'ee',
  'EST',
  'A.5.24',
  'art 21(2)(c)',
  'backup',
  'dns',
  'energy_electricity',
  '2026-03-01T08:30:00Z',
  'kb_2000-01-01_00000000',
  '35.11',
  'ä\u0007',
  '__proto__',
];
const NUMBERS = [0, 1, 2, 3, 5, 20, 60, 100, 101, 250, -1, 2_147_483_648, 1.5];
const MOST_DEPTH = 5;
const SETS = 3;

const SCALARS: Readonly<Record<string, (lots: Lots) => unknown>> = {
  Int: (lots) => lots.of(NUMBERS),
  Float: (lots) => lots.of(NUMBERS),
  Boolean: (lots) => lots.under(2) === 0,
  JSONObject: (lots) => lots.of([{}, { a1: 'jah', b2: 'ei' }, { riskitase: 'R2' }]),
};

/** A value of the type, or rarely an invalid one. */
export function randomValue(type: GraphQLInputType, lots: Lots): unknown {
  if (lots.isRare()) return lots.of([null, 'x', 7, true, [], {}]);
  if (isNonNullType(type)) return randomValue(type.ofType, lots);
  if (isListType(type)) {
    const { ofType } = type;
    return lots.some(3, () => randomValue(ofType, lots));
  }
  if (isEnumType(type)) return lots.of(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const chosen = fields.filter((field) => isNonNullType(field.type) || lots.under(3) === 0);
    return Object.fromEntries(chosen.map((field) => [field.name, randomValue(field.type, lots)]));
  }
  return SCALARS[type.name]?.(lots) ?? lots.of(TEXTS);
}

/** GraphQL literal; enum values are unquoted. */
function literal(value: unknown, type: GraphQLNamedType): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, type)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(type) ? type.getFields() : {};
    const members = Object.entries(value).map(([name, one]) => {
      const inner = fields[name]?.type;
      return `${name}: ${literal(one, inner === undefined ? type : getNamedType(inner))}`;
    });
    return `{${members.join(', ')}}`;
  }
  return isEnumType(type) && typeof value === 'string' && value !== ''
    ? value
    : JSON.stringify(value);
}

class Draft {
  private readonly declared: string[] = [];
  private readonly sets: Record<string, unknown>[] = Array.from({ length: SETS }, () => ({}));
  private readonly fragments: string[] = [];

  constructor(private readonly lots: Lots) {}

  finished(root: GraphQLObjectType): RandomOperation {
    const fields = this.selection(root, 0);
    const declared = this.declared.length === 0 ? '' : `(${this.declared.join(', ')})`;
    return {
      query: [`query ${declared} ${fields}`, ...this.fragments].join('\n'),
      variables: this.sets,
    };
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const { lots } = this;
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        !VOLATILE.has(field.name) && (depth < MOST_DEPTH || isLeafType(getNamedType(field.type))),
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
export function randomOperation(schema: GraphQLSchema, lots: Lots): RandomOperation {
  const root = schema.getQueryType();
  if (root === null || root === undefined) throw new Error('a schema without queries');
  return new Draft(lots).finished(root);
}
