import path from 'node:path';
import { readFileSync } from 'node:fs';
import PizZip from 'pizzip';
import { expect, test } from '@jest/globals';
import { fillDocx } from '../../../src/platform/docx/docx-template.js';
import { PACKAGE_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import {
  documentReadiness,
  missingFacts,
} from '../../../src/modules/documents/domain/readiness.js';
import { tierAdvice } from '../../../src/modules/documents/domain/risk-tier.js';
import { standingOf } from '../../../src/modules/documents/domain/standing.js';
import { ReadinessService } from '../../../src/modules/documents/readiness.service.js';
import { fieldOf } from '../../../src/shared/graphql/missing-fact.graphql.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { message } from '../../../src/shared/message.js';
import {
  CASES,
  factsFor,
  factsOf,
  knowledge,
  known,
  packageOf,
  sentencesOf,
  textsIn,
} from './composed-fixture.js';

const inLanguages = CASES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

const blankIn = (language: Language): string =>
  knowledge.texts.localize(message('documents:paper.words.blank'), language);

test.each(inLanguages)('$name in $language is complete: at most 5 blanks', ({ name, language }) => {
  const texts = packageOf(factsOf(name), language).flatMap(({ tags }) => textsIn(tags));
  const blanks = texts.filter((text) => text.includes(blankIn(language)));
  expect(blanks).toEqual([]);
});

test.each(inLanguages)('$name in $language fills its template', ({ name, language }) => {
  for (const { template, tags, kind } of packageOf(factsOf(name), language)) {
    expect(template).toBe(`composed_${kind}`);
    const bytes = readFileSync(path.resolve('kb/templates', `${template}.docx`));
    const filled = fillDocx(bytes, tags, new Date('2026-11-23T00:00:00Z'));
    const xml = new PizZip(filled).file('word/document.xml')?.asText() ?? '';
    expect(xml.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/[{}]|undefined|\[object|NaN/);
    // A table without rows after its header would be an empty table.
    const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    for (const table of tables) {
      const rows = table.match(/<w:tr[ >]/g) ?? [];
      expect(table.includes('w:tblHeader') ? rows.length : 2).toBeGreaterThan(1);
    }
  }
});

const PAIRS = CASES.flatMap((a) => CASES.filter((b) => a !== b).map((b) => ({ a, b })));

test.each(PAIRS)('the packages of $a and $b differ in 40 % of their sentences', ({ a, b }) => {
  const [one, other] = [
    sentencesOf(packageOf(factsOf(a), 'en')),
    sentencesOf(packageOf(factsOf(b), 'en')),
  ];
  const own = [...one].filter((text) => !other.has(text));
  expect(own.length / one.size).toBeGreaterThanOrEqual(0.4);
});

const rowsOf = (name: (typeof CASES)[number], place: number, tag: string) => {
  const value = packageOf(factsOf(name), 'en')[place]?.tags[tag];
  return typeof value === 'string' || value === undefined ? [] : value;
};

test.each([
  ['electricity', 'essential entity (BSIG: besonders wichtige Einrichtung)', 'Annex I point 1(a)'],
  ['bakery', 'outside the scope of the Directive', undefined],
  ['managed-services', 'important entity', 'Annex I point 9'],
] as const)('the cover of %s states class and annex', (name, expected, annex) => {
  const rows = rowsOf(name, 0, 'cover_rows');
  expect(rows.find(({ field }) => field === 'Class')?.['value']).toBe(expected);
  expect(rows.find(({ field }) => field === 'Annex and point')?.['value']).toBe(annex);
  expect(rows.some(({ field }) => field === 'Competent authority')).toBe(true);
});

test('the statement of applicability lists the 93 controls with reason and evidence', () => {
  const rows = rowsOf('electricity', 4, 'controls_rows');
  expect(rows).toHaveLength(93);
  for (const row of rows) {
    for (const value of Object.values(row)) expect(value).not.toBe('');
  }
  const excluded = rows.filter(({ applies }) => applies === 'no').map(({ control }) => control);
  expect(excluded).toEqual(['A.8.4', 'A.8.25', 'A.8.28', 'A.8.30']);
});

test('Regulation (EU) 2024/2690 is cited only for entities that it binds', () => {
  const regulation = /2024\/2690/;
  const cited = (name: (typeof CASES)[number]) =>
    packageOf(factsOf(name), 'en')
      .flatMap(({ tags }) => {
        const rows = tags['source_rows'];
        return typeof rows === 'string' || rows === undefined ? [] : rows;
      })
      .some(({ act }) => typeof act === 'string' && regulation.test(act));
  expect(cited('managed-services')).toBe(true);
  expect(cited('electricity')).toBe(false);
  expect(cited('bakery')).toBe(false);
  expect(rowsOf('managed-services', 4, 'points_rows').length).toBeGreaterThan(40);
  expect(rowsOf('electricity', 4, 'points_rows')).toEqual([]);
});

test('stages come from the verified act, or else from the Directive; out of scope there are none', () => {
  expect(rowsOf('electricity', 1, 'terms_rows').map(({ source }) => source)).toContain(
    '§ 5d Abs. 3 Satz 1 Nr. 1',
  );
  expect(rowsOf('managed-services', 1, 'terms_rows').map(({ source }) => source)).toEqual([
    'art 23(4)(a)',
    'art 23(4)(b)',
    'art 23(4)(d)',
  ]);
  expect(rowsOf('bakery', 1, 'terms_rows')).toEqual([]);
});

test('no text is printed twice in a package', () => {
  for (const name of CASES) {
    const clauses = packageOf(factsOf(name), 'en').flatMap(({ tags }) =>
      Object.entries(tags)
        .filter(([tag]) => tag.endsWith('_clauses'))
        .flatMap(([, rows]) => (typeof rows === 'string' ? [] : rows.map(({ text }) => text))),
    );
    expect(new Set(clauses).size).toBe(clauses.length);
  }
});

test.each(Object.keys(known.applicability.sectors))('%s has its own risks', (sector) => {
  const facts = factsFor({ sektor: sector, tootajad: 300 }, 'ee');
  const [policy] = packageOf(facts, 'et');
  const rows = policy?.tags['risks_rows'];
  expect(rows).toBeInstanceOf(Array);
  const general = known.clauses.composition?.risks.filter(
    ({ sectors, sizes, isSuppliers }) =>
      sectors.length === 0 && !isSuppliers && (sizes.length === 0 || sizes.includes('large')),
  );
  expect(rows?.length).toBeGreaterThan(general?.length ?? 0);
});

test('provisions and dates are in the style of the language', () => {
  const [policy] = packageOf(factsOf('electricity'), 'de');
  const words = policy === undefined ? '' : textsIn(policy.tags).join('\n');
  expect(words).toContain('Art. 21 Abs. 1');
  expect(words).toContain('23. November 2026');
  expect(words).not.toMatch(/\bart \d|\d{4}-\d{2}-\d{2}(?!_)/);
});

test('without facts the documents are composed with marked blanks', () => {
  for (const { tags } of packageOf(factsFor({}, null), 'en')) {
    expect(textsIn(tags).join('\n')).not.toMatch(/undefined|null|NaN/);
  }
});

test.each(CASES)('%s is complete, without blanks', (name) => {
  const facts = factsOf(name);
  expect(missingFacts(PACKAGE_KINDS, facts)).toEqual([]);
  const blanks = packageOf(facts, 'en').flatMap((one) => documentReadiness(one).blanks);
  expect(blanks).toEqual([]);
});

test('an order without facts lists them and counts the blanks', () => {
  const facts = factsFor({}, null);
  expect(missingFacts(['re_signing'], facts).map(({ fact }) => fact)).toEqual(['name', 'earlier']);
  expect(missingFacts(PACKAGE_KINDS, facts)).toHaveLength(32);
  for (const document of packageOf(facts, 'en')) {
    expect(documentReadiness(document).blanks).not.toEqual([]);
  }
});

test.each([
  ['electricity', 'R4'],
  ['bakery', 'R1'],
  ['managed-services', 'R2'],
] as const)('the tier of %s is %s', (name, tier) => {
  const facts = factsOf(name);
  expect(tierAdvice(standingOf(knowledge, facts), facts)?.tier).toBe(tier);
});

test('no tier is recommended without sector and headcount', () => {
  const facts = factsFor({ sektor: 'energy' }, 'ee');
  expect(tierAdvice(standingOf(knowledge, facts), facts)).toBeNull();
});

test('a request that allows no blanks is refused with every missing field', () => {
  const service = new ReadinessService(knowledge, () => new Date('2026-11-23T10:00:00Z'));
  const request = { serviceKey: 'raamistikukaart', country: null, payload: null };
  expect(() => {
    service.assertComplete(request, fieldOf);
  }).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'payload.organisatsioon.nimi', type: 'missing' }],
    }),
  );
  const named = { organisatsioon: { nimi: 'A' } };
  service.assertComplete({ ...request, payload: named }, fieldOf);
});
