import { expect, test } from '@jest/globals';
import {
  isReformKind,
  SOLD_DOCUMENT_KINDS,
} from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import type { TagRow } from '../../../src/shared/template-fields.js';
import { pdfPages } from '../../support/pdf-a/pdf-text.js';
import { CASES, factsFor, factsOf, knowledge, textsIn } from './composed-fixture.js';
import { render } from './rendering-fixture.js';

const REFORM = 'nis2-com-2026-13';
const ENERGY = {
  organisatsioon: { nimi: 'Näidis Energia OÜ', reg_kood: '12345678' },
  sektor: 'energy_electricity',
  tootajad: 400,
  kaive_meur: 120,
  bilanss_meur: 90,
  reform: REFORM,
};
const PORTFOLIO = [
  { nimi: 'Large', tootajad: 400, sektor: 'energy_oil', kaive_meur: 120, bilanss_meur: 90 },
  { nimi: 'Larger', tootajad: 800, sektor: 'energy_oil', kaive_meur: 200, bilanss_meur: 200 },
  { nimi: 'Medium', tootajad: 100, sektor: 'energy_oil' },
  { nimi: 'DNS', tootajad: 20, erijuhud: ['dns_service_provider'] },
  { nimi: 'None', tootajad: 20, sektor: 'puudub' },
  { nimi: 'No sector', tootajad: 400 },
  { nimi: 'Unknown sector', tootajad: 400, sektor: 'enrgy' },
];

type Payload = Readonly<Record<string, unknown>>;
type Kind = 'reform_memo' | 'reform_table';

const tagsOf = (kind: Kind, payload: Payload, language: Language = 'en', country = 'ee'): TagRow =>
  planDocument({ kind, place: 1 }, factsFor({ ...payload }, country), language, knowledge).tags;

const rowsOf = (tags: TagRow, name: string): readonly TagRow[] => {
  const rows = tags[`${name}_rows`];
  return Array.isArray(rows) ? (rows as readonly TagRow[]) : [];
};

test('the memo states both classes, the rule, its reporting duties, stage and date', () => {
  const tags = tagsOf('reform_memo', ENERGY);
  expect(tags['draft_notice']).toMatch(/^Draft, not law: .*COM\(2026\) 13 .*19 September 2026/);
  const outcome = rowsOf(tags, 'reform_outcome');
  expect(outcome[0]).toEqual({
    field: 'Class under the Directive',
    in_force: 'essential entity',
    under_draft: 'important entity',
  });
  expect(outcome[1]?.['under_draft']).toBe(outcome[1]?.['in_force']);
  expect(outcome.at(-1)?.['under_draft']).toMatch(/^Under the draft: .*small mid-cap/);
  const facts = rowsOf(tags, 'reform_facts').map(({ value }) => value);
  expect(JSON.stringify(facts)).toMatch(
    /proposal, 20 January 2026[^]*2026\/0012\(COD\), eur-lex[^]*uri=COM:2026:13:FIN[^]*mrak\.at\//,
  );
  const [midCap, ...others] = rowsOf(tags, 'reform_changes');
  expect(midCap).toMatchObject({ effect: 'This rule decides the class.' });
  expect(midCap?.['reports']).toMatch(/.+; .+/);
  expect(others.map(({ effect }) => effect)).toContain(
    'Under the draft, electricity producers with a total output below 1 MW are out of scope; the output is not asked here.',
  );
  expect(rowsOf(tags, 'reform_unknown')).toHaveLength(5);
});

test.each([
  ['no headcount', { tootajad: null }],
  ['no sector', { sektor: null }],
  ['an unknown sector', { sektor: 'enrgy' }],
])('the memo states no class for %s', (_, change) => {
  const [row] = rowsOf(tagsOf('reform_memo', { ...ENERGY, ...change }), 'reform_outcome');
  expect(row).toMatchObject({
    in_force: 'not yet determined',
    under_draft: 'not yet determined',
  });
});

test('the table lists who changes class, by which rule, and the total per class', () => {
  const tags = tagsOf('reform_table', { reform: REFORM, portfell: PORTFOLIO });
  expect(
    rowsOf(tags, 'reform_totals').map(({ in_force, under_draft }) => [in_force, under_draft]),
  ).toEqual([
    ['3', '1'],
    ['1', '2'],
    ['1', '2'],
    ['2', '2'],
  ]);
  expect(rowsOf(tags, 'reform_movers')).toEqual([
    expect.objectContaining({ organisation: 'Large', under_draft: 'important entity' }),
    expect.objectContaining({
      organisation: 'DNS',
      under_draft: 'outside the scope of the Directive',
      rule: 'Under the draft: a micro or small DNS service provider is out of scope.',
    }),
  ]);
});

test('without a draft the memo has a marked blank and the classes in force', () => {
  const tags = tagsOf('reform_memo', { ...ENERGY, reform: null });
  expect(tags['draft_notice']).toBe('');
  expect(rowsOf(tags, 'reform_facts')).toEqual([{ field: 'Draft', value: '' }]);
  expect(rowsOf(tags, 'reform_outcome')[0]).toMatchObject({ under_draft: '–' });
});

test.each(LANGUAGES)(
  'no other document in %s mentions the draft',
  (language) => {
    for (const name of CASES) {
      const without = factsOf(name);
      const facts = { ...without, ...factsOfDraft };
      for (const kind of SOLD_DOCUMENT_KINDS.filter((one) => !isReformKind(one))) {
        const plan = (of: typeof facts) =>
          planDocument({ kind, place: 1 }, of, language, knowledge);
        expect(plan(facts)).toEqual(plan(without));
      }
    }
  },
  60_000,
);

const { reform, portfolio } = factsFor({ reform: REFORM, portfell: PORTFOLIO }, null);
const factsOfDraft = { reform, portfolio };

const TEMPLATE = /[{}]|undefined|\[object|NaN/;
const ISO_DATE = /(?<![\w/])\d{4}-\d{2}-\d{2}(?![\w/])/;
const CITATION = /(?<![\p{L}])arts? \d+\(|subparagraph/u;

test.each(LANGUAGES)(
  'the memo in %s has at most two pages, in the style of the language',
  async (language) => {
    const country = language === 'el' ? 'gr' : 'de';
    const texts = textsIn(tagsOf('reform_memo', ENERGY, language, country));
    const wrong = [TEMPLATE, ISO_DATE, ...(language === 'en' ? [] : [CITATION])];
    expect(texts.filter((text) => wrong.some((one) => one.test(text)))).toEqual([]);
    const { pdf } = await render('reform_memo', language, { payload: ENERGY, country });
    expect(pdfPages(pdf).length).toBeLessThanOrEqual(2);
  },
  60_000,
);
