/** Type of a parity case, and cases that many operations share. */
import type { Mode, Role } from '../../src/shared/caller.js';

export type Values = Readonly<Record<string, unknown>>;

/** `key`: mode and role; none: no key; bad: a key that does not exist. */
export type ParityCase = Readonly<{
  operation: string;
  what: string;
  values: Values;
  key?: `${Mode} ${Role}` | 'none' | 'bad';
  acceptLanguage?: string;
}>;

export const of = (
  operation: string,
  cases: readonly Omit<ParityCase, 'operation'>[],
): ParityCase[] => cases.map((one) => ({ operation, ...one }));

const QUESTIONS = Array.from('abcdefghij').flatMap((letter) => [`${letter}1`, `${letter}2`]);

export const answersOf = (word: unknown): Values =>
  Object.fromEntries(QUESTIONS.map((question) => [question, word]));

export const LANGUAGE_CASES = [
  { what: 'in Estonian by default', values: {} },
  { what: 'in English', values: { keel: 'en' } },
  { what: 'in German, partly translated', values: { keel: 'de' } },
  { what: 'in an unknown language', values: { keel: 'xx' } },
  { what: 'with a language that is a prototype member', values: { keel: '__proto__' } },
] as const;

export const KEY_CASES = [
  { what: 'without a key', values: {}, key: 'none' },
  { what: 'with a bad key', values: {}, key: 'bad' },
  {
    what: 'with a bad key, in Estonian',
    values: {},
    key: 'bad',
    acceptLanguage: 'et-EE, en;q=0.5',
  },
  { what: 'with a live key', values: {}, key: 'live client' },
] as const;
