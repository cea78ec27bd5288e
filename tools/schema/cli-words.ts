/** Words of the command line for wire values and fields: English from the glossary, others from `kb/texts` (D-281). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { elementsOf, type SchemaElement } from '../../src/server/schema/describe-schema.js';
import { termOf, wireNameOf } from '../../src/server/schema/english-names.js';
import { LANGUAGES } from '../../src/shared/language.js';

/** Enum → place of its words in `kb/texts/<language>/console.yaml`. */
const TEXTS: Readonly<Record<string, string>> = {
  Classification: 'class',
  SizeClass: 'size',
  TellimuseOlek: 'olek',
  VotmeStaatus: 'account.key',
  ArveLiik: 'account.kind',
  GapAnswer: 'gap.answer',
};

/** Word by language; English always. */
type Words = Readonly<Record<string, string>>;

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Texts of the console by language. */
function consoleTexts(): ReadonlyMap<string, unknown> {
  return new Map(
    LANGUAGES.map((language) => {
      const file = path.join(PROJECT_ROOT, 'kb/texts', language, 'console.yaml');
      return [language, parse(readFileSync(file, 'utf8')) as unknown];
    }),
  );
}

type Source = Readonly<{
  english: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, unknown>;
}>;

/** Words of one value. */
function wordsOfValue(enumName: string, value: string, { english, texts }: Source): Words {
  const place = TEXTS[enumName]?.split('.');
  const others = [...texts].flatMap(([language, all]) => {
    const word = place === undefined ? null : member(place.reduce(member, all), value);
    return typeof word === 'string' && language !== 'en' ? [[language, word] as const] : [];
  });
  const en = english.get(`${enumName}.${value}`) ?? value.replaceAll('_', ' ');
  return { en, ...Object.fromEntries(others) };
}

/** The command line does not show the lists of operators. */
const isShown = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && !/^(__|Operator)/.test(type.name);

/** `olek` → enums of all fields with that name, if one of their values is Estonian. */
function enumsOfFields(schema: GraphQLSchema, english: Source['english']) {
  const estonian = new Set([...english.keys()].map((coordinate) => coordinate.split('.')[0]));
  const all = Object.values(schema.getTypeMap())
    .filter(isShown)
    .flatMap((type) => Object.values(type.getFields()))
    .map(({ name, type }) => ({ name, type: getNamedType(type) }))
    .filter(({ type }) => isEnumType(type) && estonian.has(type.name));
  const named = Map.groupBy(all, ({ name }) => name);
  return [...named].map(([field, types]) => {
    const names = [...new Set(types.map(({ type }) => type.name))].sort();
    return [field, names] as const;
  });
}

type Enums = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** A field name decides the word, whatever the type of the answer. @throws Error otherwise */
function assertClear(field: string, names: readonly string[], enums: Enums): void {
  const entries = names.flatMap((name) => Object.entries(enums[name] ?? {}));
  for (const [value, { en }] of entries) {
    if (entries.every(([other, words]) => other !== value || words['en'] === en)) continue;
    throw new Error(`${field}: "${value}" has two English words`);
  }
}

const sorted = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

function enumWords(schema: GraphQLSchema, names: readonly string[], source: Source): Enums {
  return sorted(
    [...new Set(names)].map((name) => {
      const type = schema.getType(name);
      const values = isEnumType(type) ? type.getValues() : [];
      const words = values.map((one) => [one.name, wordsOfValue(name, one.name, source)] as const);
      return [name, Object.fromEntries(words)] as const;
    }),
  );
}

const isInput = ({ coordinate }: SchemaElement): boolean => /\(|Input\./.test(coordinate);

/** @returns source text of `schema/client/words.ts` */
export function cliWords(schema: GraphQLSchema, paymentEvent: string): string {
  const terms = elementsOf(schema).flatMap((element) => {
    const term = termOf(element);
    return term === null ? [] : [{ element, term }];
  });
  const english = new Map(terms.map(({ element, term }) => [element.coordinate, term]));
  const fields = enumsOfFields(schema, english);
  const source = { english, texts: consoleTexts() };
  const enums = enumWords(
    schema,
    fields.flatMap(([, names]) => names),
    source,
  );
  for (const [field, names] of fields) assertClear(field, names, enums);
  const given = terms.filter(({ element }) => isInput(element));
  const inputs = given.map(({ element, term }) => [wireNameOf(element), term] as const);
  const text = (value: object): string => JSON.stringify(value, null, 2);
  return `${paymentEvent}
/** Enum → wire value → word by language; English always. */
export const ENUM_WORDS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = ${text(enums)};

/** Field of an answer → its enums. */
export const FIELD_ENUMS: Readonly<Record<string, readonly string[]>> = ${text(sorted(fields))};

/** Field of a request → English term. */
export const FIELD_WORDS: Readonly<Record<string, string>> = ${text(sorted(inputs))};
`;
}
