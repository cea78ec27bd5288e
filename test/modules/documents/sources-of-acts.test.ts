/** The list of sources names each act once. */
import { expect, test } from '@jest/globals';
import { actName } from '../../../src/modules/documents/domain/document-source.js';
import { SOLD_DOCUMENT_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { factsFor, knowledge } from './composed-fixture.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const PAYLOAD = { sektor: 'energy_electricity', tootajad: 300, uksuse_liigid: ['electricity_dso'] };

const rowsOf = (country: string, kind: (typeof SOLD_DOCUMENT_KINDS)[number]) => {
  const { tags } = planDocument({ kind, place: 1 }, factsFor(PAYLOAD, country), 'en', knowledge);
  const { source_rows: rows } = tags;
  return typeof rows === 'object' ? rows : [];
};

test.each(MEMBER_STATES)('in documents of %s no act has two titles or two rows', (country) => {
  const own = actName(knowledge.countries[country]);
  const regimes = knowledge.incident.national?.[country] ?? [];
  const others = regimes
    .flatMap(({ stages, recipientSource }) => [
      ...stages.map(({ source }) => source),
      recipientSource,
    ])
    .flatMap((source) => (source?.isNationalAct === true ? [source.title] : []))
    .filter((title) => title !== own);
  for (const kind of SOLD_DOCUMENT_KINDS) {
    const rows = rowsOf(country, kind);
    const titles = rows.map(({ act: title }) => title);
    const addresses = rows.map(({ url }) => textOf(url).replace(/#.*$/, ''));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(titles.filter((title) => others.some((other) => other === title))).toEqual([]);
  }
});

test('the Estonian act has one row, with the provisions of both records', () => {
  const rows = rowsOf('ee', 'incident_procedure').filter(({ act }) =>
    textOf(act).startsWith('Küberturvalisuse seadus'),
  );
  expect(rows.map(({ act }) => act)).toEqual(['Küberturvalisuse seadus (KüTS)']);
  expect(rows[0]?.['provision']).toMatch(/§ 7 lg 1 KüTS.*§ 8 lg 1 KüTS/);
});
