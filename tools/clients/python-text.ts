/** Names, literals and comments of Python. */
import { englishText } from '../../src/server/schema/english-names.js';
import { snake } from './model.js';

/** https://docs.python.org/3/reference/lexical_analysis.html#keywords, as far as names of the contract meet them. */
const KEYWORDS = [
  'class',
  'from',
  'in',
  'is',
  'not',
  'or',
  'and',
  'global',
  'import',
  'pass',
  'with',
  'as',
  'def',
];

/** `class` → `class_`. */
export const memberName = (words: readonly string[]): string => {
  const name = snake(words);
  return KEYWORDS.includes(name) ? `${name}_` : name;
};

export const text = (value: string | null): string =>
  value === null ? 'None' : JSON.stringify(value);

export const docstring = (description: string, indent: string): string => {
  const plain = englishText(description, snake).replaceAll('\\', '\\\\').replaceAll('"', "'");
  return `${indent}"""${plain}"""\n`;
};

export const comment = (description: string): string =>
  `    #: ${englishText(description, snake).replaceAll('\n', ' ')}\n`;
