/** Checks of the English names of the contract, which every client offers (D-280). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { PROJECT_ROOT } from '../../src/config/env.js';
import {
  elementsOf,
  GLOSSARY,
  meaningOf,
  type SchemaElement,
} from '../../src/server/schema/describe-schema.js';
import {
  englishWordsOf,
  termOf,
  wireNameOf,
  wordsIn,
} from '../../src/server/schema/english-names.js';

/** English words in wire names that no description contains. */
const OTHER_WORDS = path.join(PROJECT_ROOT, 'tools/schema/english-words.json');

/** Language codes and letters, such as `LocalizedName.bg` and `MeasureKey.a`, are names in every language. */
const MIN_WORD_LENGTH = 3;

/** All words of the descriptions, which are English, apart from quoted wire words. */
function knownWords(): ReadonlySet<string> {
  const meanings = Object.values(GLOSSARY).flatMap((section) =>
    Object.values(section).map((entry) => meaningOf(entry).replaceAll(/`[^`]*`/g, ' ')),
  );
  const others = JSON.parse(readFileSync(OTHER_WORDS, 'utf8')) as readonly string[];
  return new Set([...others, ...meanings.flatMap(wordsIn)]);
}

const isWord = (word: string): boolean => word.length >= MIN_WORD_LENGTH && !/\d/.test(word);

/** A wire name is English, or the glossary has its term. */
function untranslated(element: SchemaElement, known: ReadonlySet<string>): string[] {
  if (termOf(element) !== null) return [];
  const strange = wordsIn(wireNameOf(element)).filter((word) => isWord(word) && !known.has(word));
  return strange.map(
    (word) =>
      `${element.coordinate}: "${word}" needs a term in the glossary, or a place in english-words.json if it is English`,
  );
}

/** `Order.olek` → `Order`; `Query.scoping(riik:)` → `Query.scoping()`; the name of a type → ''. */
const scopeOf = ({ coordinate }: SchemaElement): string =>
  coordinate.endsWith(':)')
    ? coordinate.replace(/\(.*/, '()')
    : (/^(.*)\./.exec(coordinate)?.[1] ?? '');

/** @param schema complete @returns names that are not English, and English names that two elements of one type share */
export function englishErrors(schema: GraphQLSchema): string[] {
  const elements = elementsOf(schema);
  const known = knownWords();
  const named = Map.groupBy(
    elements,
    (element) => `${scopeOf(element)} ${englishWordsOf(element).join('_')}`,
  );
  const shared = [...named.values()].filter((same) => same.length > 1);
  return [
    ...elements.flatMap((element) => untranslated(element, known)),
    ...shared.map(
      (same) => `one English name: ${same.map(({ coordinate }) => coordinate).join(', ')}`,
    ),
  ];
}
