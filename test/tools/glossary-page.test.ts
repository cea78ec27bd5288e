/** The glossary page of the guides. */
import { expect, test } from '@jest/globals';
import { GLOSSARY } from '../../src/server/schema/describe-schema.js';
import { glossaryPage } from '../../tools/docs/glossary-page.js';

const page = glossaryPage();

test('every Estonian word and value has a row that can be linked', () => {
  const rows = [...Object.entries(GLOSSARY.words), ...Object.entries(GLOSSARY.values)];
  const estonian = rows.filter(([, entry]) => typeof entry !== 'string').map(([key]) => key);
  expect(estonian.length).toBeGreaterThan(300);
  expect(estonian.filter((key) => !page.includes(`<a id="${key}"></a>`))).toEqual([]);
});

test('no two rows have the same address', () => {
  const addresses = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a row has the English term, the meaning, and the meanings at single places', () => {
  const row = page.split('\n').find((line) => line.includes('<a id="riik">')) ?? '';
  expect(row).toMatch(/`riik` \| country \| Target country/);
  expect(row).toContain('<br>`Query.changelog(riik:)`: Returns changes of this country');
});

test('values follow the term and the meaning of their type', () => {
  expect(page).toContain('### MakseStaatus\n\n(payment status) Whether an order is paid.');
  expect(page).toMatch(/<a id="MakseStaatus.tasutud"><\/a>`tasutud` \| paid \| /);
});
