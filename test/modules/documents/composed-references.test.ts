/** Provisions that the documents of a package refer to. */
import { expect, test } from '@jest/globals';
import type { Language } from '../../../src/shared/language.js';
import { factsOf, packageOf, type CaseName } from './composed-fixture.js';

const rowsOf = (name: CaseName, language: Language, place: number, tag: string) => {
  const value = packageOf(factsOf(name), language)[place]?.tags[tag];
  return typeof value === 'string' || value === undefined ? [] : value;
};

test.each([
  ['A.5.19', 'art 21(2)(d)'],
  ['A.5.20', 'art 21(2)(d)'],
  ['A.5.17', 'art 21(2)(j)'],
  ['A.5.35', 'art 21(2)(f)'],
  ['A.8.16', 'art 21(2)(b)'],
  ['A.8.34', 'art 21(2)(a)'],
])('control %s is listed under its measure: %s', (control, provision) => {
  const rows = rowsOf('managed-services', 'en', 4, 'controls_rows');
  const row = rows.find((one) => one['control'] === control);
  expect(row?.['reason']).toMatch(provision);
});

test('a provision that contains the abbreviation of its act is cited without the title', () => {
  const sources = rowsOf('electricity', 'de', 0, 'standing_clauses').map(({ source }) => source);
  expect(sources).toContain('§ 28 Abs. 1 Nr. 4 BSIG');
  expect(JSON.stringify(sources)).not.toContain('Gesetz über das Bundesamt');
});

test('a sentence that names its provision is not followed by a citation of it', () => {
  const rows = rowsOf('electricity', 'de', 1, 'notification_clauses');
  expect(rows.length).toBeGreaterThan(0);
  for (const { text, source } of rows) {
    if (source !== '') expect(text).not.toContain(source);
  }
});
