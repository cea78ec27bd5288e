/** Parity cases of the law as data, and of verification, which is public too. */
import { LANGUAGE_CASES, of, type ParityCase } from './parity-case.js';

export const LAW_DATA_CASES: readonly ParityCase[] = [
  ...of('Query.countries', LANGUAGE_CASES),
  ...of('Query.country', [
    ...['ee', 'EL', 'fr', 'us'].map((country) => ({ what: country, values: { country } })),
    { what: 'three letters', values: { country: 'est' } },
    { what: 'without a key', values: { country: 'de', keel: 'de' }, key: 'none' as const },
  ]),
  ...of('Query.duties', [
    ...['ee', 'de', 'fr', 'gb'].map((country) => ({ what: country, values: { country } })),
    { what: 'with a calendar', values: { country: 'cz', from: '2026-01-31', keel: 'en' } },
    { what: 'from a day that does not exist', values: { country: 'cz', from: '2026-02-30' } },
  ]),
  ...of('Query.acts', LANGUAGE_CASES),
  ...of('Query.rules', [
    ...LANGUAGE_CASES,
    { what: 'of a country', values: { country: 'EL', keel: 'en' } },
    { what: 'of a kind', values: { kind: 'size' } },
    { what: 'of an unknown kind', values: { kind: 'law' } },
  ]),
  ...of('Query.rule', [
    ...['annex_i_large', 'size_micro', 'countries.ee.threshold', '__proto__', ''].map(
      (rule_code) => ({ what: `"${rule_code}"`, values: { rule_code } }),
    ),
    { what: 'a code of 101 characters', values: { rule_code: 'x'.repeat(101) } },
  ]),
  ...of('Query.verifyDocument', [
    ...['0000-0000-0000-0000', 'oooo oooo oooo oooo', 'no code'].map((kood) => ({
      what: `"${kood}"`,
      values: { kood },
    })),
    { what: 'without a key', values: { kood: '0000-0000-0000-0000' }, key: 'none' as const },
    { what: 'a code of 41 characters', values: { kood: 'x'.repeat(41) } },
  ]),
  ...of('Query.parameters', [
    ...LANGUAGE_CASES,
    { what: 'of a country', values: { country: 'de' } },
  ]),
];
