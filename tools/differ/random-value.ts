/** Random values of input types, valid and invalid, and their literals. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import type { SeededRandom } from './seeded-random.js';

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
  'hooldus',
  '2026-03-01T08:30:00Z',
  'kb_2000-01-01_00000000',
  '35.11',
  'ä\u0007',
  '__proto__',
];
const NUMBERS = [0, 1, 2, 3, 5, 20, 60, 100, 101, 250, -1, 2_147_483_648, 1.5];
const SCALARS: Readonly<Record<string, (lots: SeededRandom) => unknown>> = {
  Int: (lots) => lots.of(NUMBERS),
  Float: (lots) => lots.of(NUMBERS),
  Boolean: (lots) => lots.under(2) === 0,
  JSONObject: (lots) => lots.of([{}, { a1: 'jah', b2: 'ei' }, { riskitase: 'R2' }]),
};

/** A value of the type, or rarely an invalid one. */
export function randomValue(type: GraphQLInputType, lots: SeededRandom): unknown {
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
    const known = chosen.map((field) => [field.name, randomValue(field.type, lots)]);
    return Object.fromEntries(lots.isRare() ? [...known, ['unknown', 1]] : known);
  }
  return SCALARS[type.name]?.(lots) ?? lots.of(TEXTS);
}

/** GraphQL literal; enum values are unquoted. */
export function literal(value: unknown, type: GraphQLNamedType): string {
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
